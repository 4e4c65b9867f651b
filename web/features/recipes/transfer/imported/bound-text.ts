/** Removes what neither a database nor a UTF-8 file can store: NUL characters and lone surrogates. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Counts characters as the database does. */
function lengthOf(text: string): number {
  return [...text].length;
}

export function isLonger(text: string, most: number): boolean {
  // A character has at most two code units, so a text that is far too long need not be counted.
  return text.length > most && (text.length > 2 * most || lengthOf(text) > most);
}

/** Returns the first characters of a text, without reading the rest. */
function firstOf(text: string, most: number): string {
  return [...text.slice(0, 2 * most)].slice(0, most).join('');
}

/** Shortens a text that is too long: cuts it between two words and adds an ellipsis. */
export function shorten(text: string, most: number): string {
  if (!isLonger(text, most)) return text;
  const start = firstOf(text, most - 1);
  return `${start.replace(/\s+\S{0,40}$/, '')}…`;
}

/** Splits a text that is too long into several, at the end of a sentence if possible. No words are lost. */
export function splitLong(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (isLonger(rest, most)) {
    const start = firstOf(rest, most);
    const sentence = /^[\s\S]*[.!?。！？](?=\s)/u.exec(start)?.[0];
    const word = /^[\s\S]*\S(?=\s)/u.exec(start)?.[0];
    const part = [sentence, word].find((one) => one !== undefined && one.length * 2 > most);
    parts.push(part ?? start);
    rest = rest.slice((part ?? start).length).trimStart();
  }
  return rest === '' && parts.length > 0 ? parts : [...parts, rest];
}
