/** RFC 6902 patches.  The old document stays as it was; what a patch does not touch is shared with the new one. */

export type Operation = { op: string; path: string; value?: unknown; from?: string };

/** The document after all operations; throws where one does not fit. */
export function applyPatch<T>(document: T, operations: readonly Operation[]): T {
  return operations.reduce<unknown>(applyOne, document) as T;
}

function applyOne(document: unknown, operation: Operation): unknown {
  const keys = pointer(operation.path);
  switch (operation.op) {
    case "add":
      return changed(document, keys, (parent, key) => add(parent, key, operation.value), operation.value);
    case "replace":
      return changed(document, keys, (parent, key) => replace(parent, key, operation.value), operation.value);
    case "remove":
      return changed(document, keys, remove, null);
    case "copy":
      return applyOne(document, { op: "add", path: operation.path, value: read(document, operation.from) });
    case "move": {
      const value = read(document, operation.from);
      const without = applyOne(document, { op: "remove", path: operation.from ?? "" });
      return applyOne(without, { op: "add", path: operation.path, value });
    }
    case "test":
      if (JSON.stringify(read(document, operation.path)) !== JSON.stringify(operation.value)) throw misfit(operation.path);
      return document;
    default:
      throw new Error(`patch: unknown operation ${operation.op}`);
  }
}

function pointer(path: string): string[] {
  if (path === "") return [];
  if (!path.startsWith("/")) throw misfit(path);
  return path.slice(1).split("/").map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

type Parent = unknown[] | Record<string, unknown>;

/** A copy in which `edit` has changed the last key's parent; parents on the way are copied, the rest shared. */
function changed(node: unknown, keys: string[], edit: (parent: Parent, key: string) => void, whole: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return whole;
  if (typeof node !== "object" || node === null) throw misfit(key);
  const copy: Parent = Array.isArray(node) ? [...(node as unknown[])] : { ...(node as Record<string, unknown>) };
  if (rest.length === 0) edit(copy, key);
  else set(copy, key, changed(get(copy, key), rest, edit, whole));
  return copy;
}

function add(parent: Parent, key: string, value: unknown): void {
  if (Array.isArray(parent)) parent.splice(key === "-" ? parent.length : place(key, parent.length), 0, value);
  else parent[key] = value;
}

function replace(parent: Parent, key: string, value: unknown): void {
  get(parent, key);
  set(parent, key, value);
}

function remove(parent: Parent, key: string): void {
  get(parent, key);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

function get(parent: Parent, key: string): unknown {
  if (Array.isArray(parent)) return parent[place(key, parent.length - 1)];
  if (!Object.hasOwn(parent, key)) throw misfit(key);
  return parent[key];
}

function set(parent: Parent, key: string, value: unknown): void {
  if (Array.isArray(parent)) parent[Number(key)] = value;
  else parent[key] = value;
}

function read(document: unknown, path = ""): unknown {
  return pointer(path).reduce<unknown>((node, key) => {
    if (typeof node !== "object" || node === null) throw misfit(path);
    return get(node as Parent, key);
  }, document);
}

function place(key: string, last: number): number {
  const index = /^(0|[1-9]\d*)$/.test(key) ? Number(key) : -1;
  if (index < 0 || index > last) throw misfit(key);
  return index;
}

function misfit(path: string): Error {
  return new Error(`patch: ${path} does not fit the document`);
}
