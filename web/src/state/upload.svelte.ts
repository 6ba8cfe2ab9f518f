/** A record from a file, on its way to the replay page. */

const LARGEST = 2_000_000;

class Upload {
  record = $state.raw<Record<string, unknown> | null>(null);

  /** Takes a file; false where it is no JSON object of a sensible size. */
  async read(file: File): Promise<boolean> {
    if (file.size > LARGEST) return false;
    try {
      const data: unknown = JSON.parse(await file.text());
      if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
      this.record = data as Record<string, unknown>;
      return true;
    } catch {
      return false;
    }
  }
}

export const upload = new Upload();
