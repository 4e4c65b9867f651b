import { canonicalSpelling } from './spellings.ts';

/** One word of a text in normalised form (singular, no accents, canonical spelling), with its position in the text. */
export type Word = {
  word: string;
  start: number;
  end: number;
  /** Whether only spaces or hyphens separate it from the word before, so that both may be one name. */
  joined: boolean;
};

const irregularSingulars: Record<string, string> = {
  // "Ladies' fingers" are okra, "lady fingers" biscuits.
  ladies: 'ladies',
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  knives: 'knife',
  calves: 'calf',
  chillies: 'chilli',
  chilies: 'chili',
  chiles: 'chile',
  cookies: 'cookie',
  brownies: 'brownie',
  smoothies: 'smoothie',
  veggies: 'veggie',
  pies: 'pie',
  queenies: 'queenie',
  quiches: 'quiche',
  brioches: 'brioche',
  mussels: 'mussel',
  molasses: 'molasses',
  octopuses: 'octopus',
  octopi: 'octopus',
  avocadoes: 'avocado',
  toes: 'toe',
  ties: 'tie',
  caches: 'cache',
  ceviches: 'ceviche',
  pastiches: 'pastiche',
  bass: 'bass',
};
/** Matches Italian and other plurals that end in -is: "kiwis", not "haggis". */
const endsInI =
  /^(?:kiwi|chilli|chili|zucchini|panini|salami|ravioli|calamari|martini|daiquiri|spaghetti|nigiri|onigiri|roti|puri|chapati|pierogi|bellini|lupini|porcini|crostini|cannoli|tortellini|brownie|broccoli|gnocchi|sushi|blini|biscotti|cappuccini|yogi|bhaji)s$/;

/** Returns the singular of an English food word. Words that only look plural stay unchanged. */
export function singular(word: string): string {
  const irregular = irregularSingulars[word];
  if (irregular) return irregular;
  if (endsInI.test(word)) return word.slice(0, -1);
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

// Letters that NFKD does not decompose. All others lose their accent as a combining mark.
const plainLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};
const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

// Cyrillic and Greek letters that look like Latin ones: typed by accident, or to evade a check.
const lookalikes: Record<string, string> = Object.fromEntries(
  Array.from(
    'аaеeоoрpсcхxуyіiѕsјjһhԁdѵvοoαaνvιiκkρpτtυu'.matchAll(/(.)(.)/gu),
    ([, other = '', latin = '']) => [other, latin],
  ),
);
const lookalikePattern = new RegExp(`[${Object.keys(lookalikes).join('')}]`, 'gu');

/** Returns the token in lower case without accents, ligatures, full-width forms or invisible characters. */
function plain(token: string): string {
  if (isAscii(token)) return token.toLowerCase();
  const latin = /[a-z]/i.test(token)
    ? token.toLowerCase().replace(lookalikePattern, (letter) => lookalikes[letter] ?? letter)
    : token.toLowerCase();
  return latin
    .replace(/[æœøßłđı]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/gu, '');
}

// A soft hyphen, a zero-width character or the asterisks of "**pea**nut" do not split a word; it may contain one apostrophe.
const tokenPattern =
  /&|[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060\ufeff]+(?:\*{1,3}[\p{L}\p{M}]+)*(?:['’](?!s\b)[\p{L}\p{M}]+)?/gu;
/** Matches an article that is not part of the word: "d'amandes", "l'huile", "all'uovo". */
const articlePattern = /^(?:[dlnsmcj]|qu|un|all|dell|nell|sull)['’]/;

/** Cache of normalised words: texts about food use the same few thousand words. */
const forms = new Map<string, string>();
const maxForms = 20_000;

/** Returns the normalised form of a word, or an empty string if it has no letter or digit. */
function formOf(token: string): string {
  const known = forms.get(token);
  if (known !== undefined) return known;
  // An ampersand is read as "and": "half & half", "M&Ms".
  const raw =
    token === '&' ? 'and' : plain(token).replace(articlePattern, '').replace(/['’*]/g, '');
  const form = canonicalSpelling(singular(raw));
  if (forms.size < maxForms) forms.set(token, form);
  return form;
}

/** Returns the words of a text in order. Drops a possessive 's; hyphens separate words. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const found of text.matchAll(tokenPattern)) {
    const word = formOf(found[0]);
    const isPossessive = word === 's' && /['’]/.test(text[found.index - 1] ?? '');
    if (isPossessive || word === '') continue;
    const start = found.index;
    const gap = text.slice(words.at(-1)?.end ?? 0, start);
    const joined = gap === ' ' || /^(?:['’]s?)?%?[\s\-‐‑‒]*$/.test(gap);
    words.push({ word, start, end: start + found[0].length, joined });
  }
  return words;
}

/** Returns the normalised words of a text, joined by spaces. Two texts that name the same food give the same string. */
export function phraseOf(text: string): string {
  return wordsOf(text)
    .map(({ word }) => word)
    .join(' ');
}

/** Returns whether a text contains a phrase word for word. Returns false for a phrase without words. */
export function holdsPhrase(text: string, phrase: string): boolean {
  const wanted = phraseOf(phrase);
  return wanted !== '' && ` ${phraseOf(text)} `.includes(` ${wanted} `);
}
