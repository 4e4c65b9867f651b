type Content = { name: string; ingredients: readonly string[]; instructions: readonly string[] };

/** Normalizes a name for comparison: "Lemon  Soup" becomes "lemon soup". */
export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Returns two 32-bit hashes by cyrb53: enough to tell ten thousand recipes of one cook apart. */
function hash(text: string): string {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 2654435761);
    second = Math.imul(second ^ code, 1597334677);
  }
  return `${(first >>> 0).toString(36)}-${(second >>> 0).toString(36)}`;
}

/** Returns an equal fingerprint for recipes with the same name (see foldName), ingredients and steps. */
export function fingerprintOf({ name, ingredients, instructions }: Content): string {
  return hash(JSON.stringify([foldName(name), ingredients, instructions]));
}
