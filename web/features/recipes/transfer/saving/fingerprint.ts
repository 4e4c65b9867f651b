type Content = { name: string; ingredients: readonly string[]; instructions: readonly string[] };

/** A name as people compare it: "Lemon  Soup" is "lemon soup". */
export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Two numbers of 32 bits by cyrb53: enough to tell ten thousand recipes of one cook apart. */
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

/** The same for recipes that a cook would call the same: name, ingredients and steps. */
export function fingerprintOf({ name, ingredients, instructions }: Content): string {
  return hash(JSON.stringify([foldName(name), ingredients, instructions]));
}
