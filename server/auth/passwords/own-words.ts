import type { Settings } from '../../settings.ts';

/** Whom a password is for: what anybody may know of them is no secret. */
export type PasswordOwner = {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  name?: unknown;
};

/** What the product is called, and what it is about (docs/operating.md names them). */
const productWords = ['saffron', 'table', 'recipe', 'kitchen', 'cook', 'chef', 'password'];

/** A shorter one stands in many a good password by chance. */
const minWordLength = 3;
/** Pieces of an address are often no word: "ead" of cook-1ead2 stands in "thread". */
const minPieceLength = 4;
/** So many letters besides such words are hardly a word of one's own. */
const minOtherLetters = 4;

/** One spelling for what reads alike. */
export function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function partsOf(text: string): string[] {
  return plain(text).split(/\P{L}+/u);
}

/** The host's names, but for addresses of machines: 127.0.0.1 is nobody's name. */
function hostWords(siteUrl: string): string[] {
  const host = new URL(siteUrl).hostname;
  return /^[\d.]+$|:/.test(host) ? [] : host.split('.');
}

/** What a password must not be made of: the names of the product, of the site and of its owner, and what the operator adds. */
export function ownWordsOf(
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

/** Whether a password is hardly more than such words, with digits and signs about them: "SaffronTable2026!". */
export function isMadeOf(words: readonly string[], password: string): boolean {
  const whole = plain(password);
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ' '), whole);
  if (rest === whole) return false;
  return (rest.match(/\p{L}/gu)?.length ?? 0) < minOtherLetters;
}
