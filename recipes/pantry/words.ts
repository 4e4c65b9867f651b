/** One word of a text, singular and without accents, with its place in the text. */
export type Word = {
  word: string;
  start: number;
  end: number;
  /** Whether only space or a hyphen parts it from the word before, so that both may be one name. */
  joined: boolean;
};

const IRREGULAR: Record<string, string> = {
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
  quiches: 'quiche',
  brioches: 'brioche',
  mussels: 'mussel',
  molasses: 'molasses',
};

/** The singular of an English food word; words that only look plural stay as they are. */
export function singular(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

// Letters that NFKD leaves alone; everything else loses its accent as a combining mark.
const PLAIN_LETTERS: Record<string, string> = { æ: 'a', œ: 'o', ø: 'o', ß: 's', ł: 'l', đ: 'd' };

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Lower case without accents, of the same length as the text, so that places stay true. */
function plain(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  let out = '';
  for (const character of text) {
    const lower = character.toLowerCase();
    const letter = PLAIN_LETTERS[lower] ?? lower.normalize('NFKD').replace(/\p{M}/gu, '');
    out += (letter || ' ').slice(0, character.length).padEnd(character.length, ' ');
  }
  return out;
}

/** The words of a text in order. A possessive 's is dropped; hyphens part words. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const found of plain(text).matchAll(/[\p{L}\p{N}]+(?:['’](?!s\b)\p{L}+)?/gu)) {
    const raw = found[0].replace(/['’]/g, '');
    const isPossessive = raw === 's' && /['’]/.test(text[found.index - 1] ?? '');
    if (isPossessive) continue;
    const start = found.index;
    const gap = text.slice(words.at(-1)?.end ?? 0, start);
    const joined = /^(['’]s)?[\s\-‐‑]*$/.test(gap);
    words.push({ word: singular(raw), start, end: start + found[0].length, joined });
  }
  return words;
}
