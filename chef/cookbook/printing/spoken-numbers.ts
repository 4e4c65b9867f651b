const words = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
];
const tens: Readonly<Record<string, number>> = {
  'twenty-four': 24,
  thirty: 30,
  'thirty-two': 32,
  'thirty-six': 36,
  forty: 40,
  'forty-eight': 48,
};

/** Matches a whole number of two or more, in digits or in words, as steps count pieces. The pattern has one group. */
export const countPattern = String.raw`(\d{1,3}(?![\d/×½¼¾]|[.,]\d|\s?×)|${[...Object.keys(tens), ...words.slice(2).toReversed()].join('|')})`;

/** Reads a count: "twelve" → 12. */
export function readCount(text: string): number {
  const word = text.toLowerCase();
  return tens[word] ?? (words.includes(word) ? words.indexOf(word) : Number(word));
}

/** Writes a count in the style of another: in words up to twenty when the other is a word. */
export function writeCount(value: number, like: string): string {
  const word = /^\d/.test(like) ? undefined : words[value];
  if (word === undefined) return String(value);
  return /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
