import { singular } from '../../pantry/words.ts';

const irregularPlurals: Record<string, string> = {
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  calf: 'calves',
  potato: 'potatoes',
  tomato: 'tomatoes',
  mango: 'mangoes',
  chilli: 'chillies',
  chili: 'chilies',
};
/** Foods that a list counts by the same word. */
const same = new Set(
  'asparagus bass broccoli celery cod corn fennel fish garlic ginger haddock kale okra pork rice salmon sea spinach squid tofu trout tuna'.split(
    ' ',
  ),
);

const isPlural = (word: string): boolean => /[^su]s$/.test(word) && word.length > 3;

/** The plural of an English food word: onion → onions, leaf → leaves, radish → radishes, berry → berries. */
export function plural(word: string): string {
  const lower = word.toLowerCase();
  const irregular = irregularPlurals[lower];
  if (irregular) return word.slice(0, 1) + irregular.slice(1);
  if (same.has(lower) || isPlural(lower) || /us$/.test(lower)) return word;
  if (/(?:ch|sh|ss|x|z)$/.test(lower)) return `${word}es`;
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** What stands between a count and the end of its noun: a comma, a bracket, a preposition. */
const phraseEnd = /\s*(?:[,;(/]|\s(?:or|and|with|for|to|from|in|of|per|plus|at|cut|such)\s|$)/;
/** The noun of a phrase: its last word, or the loaf of "1 loaf ciabatta". */
const lastWord = /(loaf|loaves|\p{L}+)((?<=loa(?:f|ves)).*|\P{L}*)$/u;

/**
 * The text after a count with its noun in the number that fits: (" large onion, diced", 2) → " large onions, diced".
 * @param was how many there were before: a noun that stays in its number is not touched
 */
export function inNumber(text: string, was: number, now: number): string {
  if (now > 1 === was > 1) return text;
  const end = phraseEnd.exec(text)?.index ?? text.length;
  const phrase = text.slice(0, end).replace(lastWord, (_, word: string, rest: string) => {
    const other = now > 1 ? plural(word) : singular(word.toLowerCase());
    return (now > 1 ? other : word.slice(0, 1) + other.slice(1)) + rest;
  });
  return phrase + text.slice(end);
}
