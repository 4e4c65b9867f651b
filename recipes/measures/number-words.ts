const words: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
};
const numberWord = Object.keys(words).join('|');
const digits = (word: string): string => words[word.toLowerCase()] ?? word;

/** Number words at the beginning of a line and their digits. The first rule that matches is used. */
const rules: readonly (readonly [RegExp, string | ((match: string, word: string) => string)])[] = [
  [/^half (?:a )?dozen\s+(?:of\s+)?/i, '6 '],
  [/^(?:a|one) dozen\s+(?:of\s+)?/i, '12 '],
  [
    new RegExp(`^(${numberWord}|\\d+)\\s+dozen\\s+(?:of\\s+)?`, 'i'),
    (_, word) => `${Number(digits(word)) * 12} `,
  ],
  [
    new RegExp(`^(${numberWord})\\s+and\\s+(?:a|one)\\s+half\\s+`, 'i'),
    (_, word) => `${digits(word)}½ `,
  ],
  [
    /^(\d+)\s+(?:and|&)\s+(?:a\s+half\s+|(?=[¼½¾⅓⅔]|\d\/\d))/i,
    (whole, word) => `${word}${/half/i.test(whole) ? '½ ' : ' '}`,
  ],
  [/^an?\s+(\p{L}+)\s+and\s+a\s+half\s+(?:of\s+)?/iu, (_, word) => `1½ ${word} `],
  [/^(?:a\s+|one\s+)?half(?![\s-]*(?:and|&|n)\b)[\s-]+(?:of\s+)?(?:an?\s+|the\s+)?/i, '½ '],
  [/^three[\s-]quarters?\s+(?:of\s+)?(?:an?\s+)?/i, '¾ '],
  [/^(?:an?\s+|one[\s-])?quarter[\s-]+(?:of\s+)?(?:an?\s+)?/i, '¼ '],
  [/^two[\s-]thirds?\s+(?:of\s+)?(?:an?\s+)?/i, '⅔ '],
  [/^(?:an?\s+|one[\s-])third\s+(?:of\s+)?(?:an?\s+)?/i, '⅓ '],
  [/^a (?:little|bit of|touch of|hint of|tad of|lot of|lots of)(?: bit of)?\s+/i, ''],
  [/^a few\s+/i, '3 '],
  [/^several\s+/i, '4 '],
  [/^(?:a )?couple\s+(?:of\s+)?/i, '2 '],
  [/^an?\s+(?=\d)/i, ''],
  [/^(?:an?|une?|eine?)\s+(?=\p{L}|\()/iu, '1 '],
  [new RegExp(`^(${numberWord})(?=[\\s-])`, 'i'), (_, word) => digits(word)],
];

/** Writes the number at the beginning of a text in digits: "one and a half cups" → "1½ cups", "half a dozen eggs" → "6 eggs". */
export function numberWordsInDigits(text: string): string {
  for (const [pattern, into] of rules) {
    const found = pattern.exec(text);
    if (!found) continue;
    const number = typeof into === 'string' ? into : into(found[0], found[1] ?? '');
    const rest = text.slice(found[0].length);
    // "two to three onions", "one or two chillies": also convert the upper end of a range.
    const upper = new RegExp(`^(\\s*(?:to|or|–|-)\\s*)(${numberWord})\\b`, 'i').exec(rest);
    if (!upper) return number + rest;
    return `${number}${upper[1]}${digits(upper[2] ?? '')}${rest.slice(upper[0].length)}`;
  }
  return text;
}
