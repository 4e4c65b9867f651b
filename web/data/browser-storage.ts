/**
 * Runs `use` with localStorage. Returns null if the browser denies access (blocked site data, a full disk): even reading the global
 * `localStorage` can throw. Nothing is stored then, and the page still works.
 */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  // The server renders pages without storage: nothing to warn about.
  if (!('localStorage' in globalThis)) return null;
  try {
    return use(localStorage);
  } catch (cause) {
    console.warn('The browser keeps nothing for this site.', cause);
    return null;
  }
}

/** @returns the stored text, or null if there is none */
export function readStored(key: string): string | null {
  return withStorage((storage) => storage.getItem(key));
}

/**
 * Reads a value that was stored as JSON. Another version of the app or the user may have written it, so the caller must check its shape.
 * @returns null if nothing is stored, or if the text is not valid JSON (truncated, or not written by this app)
 */
export function readStoredJson(key: string): unknown {
  return parseStored(readStored(key));
}

/** Parses a stored text that the caller already has, such as one from another tab's storage event. */
export function parseStored(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string) {
  withStorage((storage) => storage.setItem(key, value));
}

export function removeStored(key: string) {
  withStorage((storage) => storage.removeItem(key));
}

/** @returns the stored keys that start with `beginning` */
export function storedKeys(beginning: string): string[] {
  const keys = withStorage((storage) => Object.keys(storage)) ?? [];
  return keys.filter((key) => key.startsWith(beginning));
}
