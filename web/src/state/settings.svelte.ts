/** The reader's choices on this device: reactive and saved. */

export type Theme = "auto" | "light" | "dark";

interface Choices {
  theme: Theme;
  sound: boolean;
  confirm: boolean;
  muted: string[];
}

const SAVED = "pentapolis.settings";
const DEFAULTS: Choices = { theme: "auto", sound: true, confirm: false, muted: [] };

class Settings {
  private choices = $state<Choices>({ ...DEFAULTS, ...saved() });

  get theme(): Theme {
    return this.choices.theme;
  }
  set theme(theme: Theme) {
    this.change({ theme });
    this.show();
  }

  /** A tone when it is my turn. */
  get sound(): boolean {
    return this.choices.sound;
  }
  set sound(sound: boolean) {
    this.change({ sound });
  }

  /** Ask before a move is played. */
  get confirm(): boolean {
    return this.choices.confirm;
  }
  set confirm(confirm: boolean) {
    this.change({ confirm });
  }

  /** Is the chat of this table muted? */
  isMuted(table: string): boolean {
    return this.choices.muted.includes(table);
  }

  mute(table: string, muted: boolean): void {
    const others = this.choices.muted.filter((id) => id !== table).slice(-50);
    this.change({ muted: muted ? [...others, table] : others });
  }

  /** Puts the theme on the page. */
  show(): void {
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }

  private change(some: Partial<Choices>): void {
    Object.assign(this.choices, some);
    localStorage.setItem(SAVED, JSON.stringify(this.choices));
  }
}

function saved(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(SAVED) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
