/** A record from a file, on its way to the replay page. */

const LARGEST = 2_000_000;

class Upload {
  /** The file's own text: numbers of 64 bits would not survive being parsed here and written again. */
  record = $state.raw<string | null>(null);

  /** Takes a file; false where it is no JSON object of a sensible size. */
  async read(file: File): Promise<boolean> {
    if (file.size > LARGEST) return false;
    try {
      const text = await file.text();
      const data: unknown = JSON.parse(text);
      if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
      this.record = text;
      return true;
    } catch {
      return false;
    }
  }
}

export const upload = new Upload();
