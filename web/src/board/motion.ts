/** Movement, for readers who have not asked for none. */

export function moves(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Plays keyframes once on an element, or nothing where motion is not wanted. */
export function animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  if (moves()) element.animate(frames, { easing: "cubic-bezier(0.2, 0.8, 0.2, 1)", ...options });
}
