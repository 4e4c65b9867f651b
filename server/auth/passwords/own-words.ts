import type { Settings } from '../../settings/settings.ts';

/** The owner of a password: facts about them that an attacker may know. */
export type PasswordOwner = {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  name?: unknown;
};

/** Words from the product's name and topic (listed in docs/operating.md). */
const productWords = ['saffron', 'table', 'recipe', 'kitchen', 'cook', 'chef', 'password'];

/** Shorter words occur in many good passwords by chance. */
const minWordLength = 3;
/** Pieces of an address are often not words: "ead" from cook-1ead2 occurs in "thread". */
const minPieceLength = 4;
/** A password needs at least this many letters besides these words; fewer hardly form another word. */
const minOtherLetters = 4;

/** Normalises text for comparison: NFKC, lower case. */
export function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function partsOf(text: string): string[] {
  return plain(text).split(/\P{L}+/u);
}

/** Returns the labels of the site's host name; none for an IP address. */
function hostWords(siteUrl: string): string[] {
  const host = new URL(siteUrl).hostname;
  return /^[\d.]+$|:/.test(host) ? [] : host.split('.');
}

/** Returns the words that a password must not consist of: product, site and owner names, and the operator's PASSWORD_WORDS. */
export function forbiddenWordsOf(
  { http, auth }: Pick<Settings, 'http' | 'auth'>,
  { email, phone, name }: PasswordOwner,
): string[] {
  const local = plain(email?.split('@')[0] ?? '');
  const words = [
    ...productWords,
    ...hostWords(http.siteUrl),
    ...auth.passwordWords.map(plain),
    ...[local, ...partsOf(local).filter((piece) => piece.length >= minPieceLength)],
    phone?.replace(/\D/g, '') ?? '',
    ...(typeof name === 'string' ? partsOf(name) : []),
  ];
  return [...new Set(words)].filter((word) => word.length >= minWordLength);
}

/** Returns whether a password is little more than these words with digits and signs around them, as in "SaffronTable2026!". */
export function consistsOfWords(words: readonly string[], password: string): boolean {
  const whole = plain(password);
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ' '), whole);
  if (rest === whole) return false;
  return (rest.match(/\p{L}/gu)?.length ?? 0) < minOtherLetters;
}
