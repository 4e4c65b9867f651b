/**
 * What the browser keeps for us on this device. A browser may refuse (blocked site data, a full disk) by throwing
 * at the very word localStorage: then nothing is kept, and the page works all the same.
 */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch (cause) {
    console.warn('The browser keeps nothing for this site.', cause);
    return null;
  }
}

/** @returns the kept text, or null where nothing is kept */
export function readStored(key: string): string | null {
  return withStorage((storage) => storage.getItem(key));
}

/**
 * The value that was written as JSON. By whatever version or hand it stands there: whoever asks looks at its shape.
 * @returns null where nothing is kept, or what is kept is no JSON: cut short, or not ours
 */
export function readStoredJson(key: string): unknown {
  return parseStored(readStored(key));
}

/** The same of a text that is at hand already: another tab said so. */
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

/** @returns the names under which something is kept that begin so */
export function storedKeys(beginning: string): string[] {
  const keys = withStorage((storage) => Object.keys(storage)) ?? [];
  return keys.filter((key) => key.startsWith(beginning));
}
