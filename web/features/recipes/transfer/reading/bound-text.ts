/** What neither a database nor a file of UTF-8 can hold. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Characters as the database counts them. */
function lengthOf(text: string): number {
  return [...text].length;
}

export function isLonger(text: string, most: number): boolean {
  // A character has two code units at most: what is far too long is not counted to its end.
  return text.length > most && (text.length > 2 * most || lengthOf(text) > most);
}

/** The first characters of a text, however long the rest is. */
function firstOf(text: string, most: number): string {
  return [...text.slice(0, 2 * most)].slice(0, most).join('');
}

/** The beginning of a text that is too long, cut between two words, with a sign that it goes on. */
export function shorten(text: string, most: number): string {
  if (!isLonger(text, most)) return text;
  const start = firstOf(text, most - 1);
  return `${start.replace(/\s+\S{0,40}$/, '')}…`;
}

/** Cuts a text that is too long into several, at the end of a sentence where there is one: nothing is lost. */
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
