/** My turn: in the window's title, and as a short tone. */

import { settings } from "./settings.svelte";

const SOON = 4000;

/** Call while a component is made.  `owed`: is it my turn?  `title`: what the window is called then, and else. */
export function watchTurn(owed: () => boolean, title: () => { mine: string; other: string }): void {
  let was: boolean | null = null;
  let left = 0;
  $effect(() => {
    const mine = owed();
    if (was === null) left = Date.now();
    else if (was && !mine) left = Date.now();
    // no tone where the turn came back at once, as it does against bots, to somebody who is looking
    else if (!was && mine && settings.sound && (document.hidden || Date.now() - left > SOON)) tone();
    was = mine;
  });
  $effect(() => {
    const { mine, other } = title();
    document.title = owed() ? `● ${mine}` : other;
  });
  $effect(() => () => void (document.title = "Pentapolis"));
}

let audio: AudioContext | null = null;

/** Two soft notes. */
function tone(): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") return; // nobody has touched the page yet
  const start = audio.currentTime;
  [659.3, 880].forEach((frequency, n) => note(audio as AudioContext, frequency, start + n * 0.14));
}

function note(context: AudioContext, frequency: number, at: number): void {
  const [oscillator, volume] = [context.createOscillator(), context.createGain()];
  oscillator.type = "triangle";
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.15, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + 0.4);
}

/** Browsers allow sound only after a touch or key; the first one wakes the sound up. */
export function allowSound(): void {
  const wake = (): void => {
    audio ??= new AudioContext();
    void audio.resume();
  };
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}
