import { canonicalSpelling } from './spellings.ts';

/** One word of a text, singular, without accents and in one spelling, with its place in the text. */
export type Word = {
  word: string;
  start: number;
  end: number;
  /** Whether only space or a hyphen parts it from the word before, so that both may be one name. */
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
/** Italian and other plurals in -is: "kiwis", not "haggis". */
const endsInI =
  /^(?:kiwi|chilli|chili|zucchini|panini|salami|ravioli|calamari|martini|daiquiri|spaghetti|nigiri|onigiri|roti|puri|chapati|pierogi|bellini|lupini|porcini|crostini|cannoli|tortellini|brownie|broccoli|gnocchi|sushi|blini|biscotti|cappuccini|yogi|bhaji)s$/;

/** The singular of an English food word; words that only look plural stay as they are. */
export function singular(word: string): string {
  const irregular = irregularSingulars[word];
  if (irregular) return irregular;
  if (endsInI.test(word)) return word.slice(0, -1);
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

// Letters that NFKD leaves alone; everything else loses its accent as a combining mark.
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

// Cyrillic and Greek letters that look like Latin ones: typed by accident, or to slip past a check.
const lookalikes: Record<string, string> = Object.fromEntries(
  Array.from(
    'аaеeоoрpсcхxуyіiѕsјjһhԁdѵvοoαaνvιiκkρpτtυu'.matchAll(/(.)(.)/gu),
    ([, other = '', latin = '']) => [other, latin],
  ),
);
const lookalikePattern = new RegExp(`[${Object.keys(lookalikes).join('')}]`, 'gu');

/** Lower case without accents, ligatures, full-width forms or invisible characters. */
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

// A soft hyphen, a zero-width character or the stars of "**pea**nut" do not part a word; one apostrophe may stand inside.
const tokenPattern =
  /&|[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060\ufeff]+(?:\*{1,3}[\p{L}\p{M}]+)*(?:['’](?!s\b)[\p{L}\p{M}]+)?/gu;
/** "d'amandes", "l'huile", "all'uovo": the article is no part of the word. */
const articlePattern = /^(?:[dlnsmcj]|qu|un|all|dell|nell|sull)['’]/;

/** Texts speak of food with the same few thousand words, over and over: their forms are remembered. */
const forms = new Map<string, string>();
const maxForms = 20_000;

/** The one form under which a word is known; empty where nothing of it is a letter or digit. */
function formOf(token: string): string {
  const known = forms.get(token);
  if (known !== undefined) return known;
  // An ampersand is read as the word that it stands for: "half & half", "M&Ms".
  const raw =
    token === '&' ? 'and' : plain(token).replace(articlePattern, '').replace(/['’*]/g, '');
  const form = canonicalSpelling(singular(raw));
  if (forms.size < maxForms) forms.set(token, form);
  return form;
}

/** The words of a text in order. A possessive 's is dropped; hyphens part words. */
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

/** The words of a text as one line: two texts that say the same food have the same. */
export function phraseOf(text: string): string {
  return wordsOf(text)
    .map(({ word }) => word)
    .join(' ');
}

/** Whether a text says a phrase, word for word; a phrase without a word is nowhere. */
export function holdsPhrase(text: string, phrase: string): boolean {
  const wanted = phraseOf(phrase);
  return wanted !== '' && ` ${phraseOf(text)} `.includes(` ${wanted} `);
}
