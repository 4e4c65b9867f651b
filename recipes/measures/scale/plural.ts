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
/** Foods with the same word in the singular and plural. */
const same = new Set(
  'asparagus bass broccoli celery cod corn fennel fish garlic ginger haddock kale okra pork rice salmon sea spinach squid tofu trout tuna'.split(
    ' ',
  ),
);

const isPlural = (word: string): boolean => /[^su]s$/.test(word) && word.length > 3;

/** Returns the plural of an English food word: onion → onions, leaf → leaves, radish → radishes, berry → berries. */
export function plural(word: string): string {
  const lower = word.toLowerCase();
  const irregular = irregularPlurals[lower];
  if (irregular) return word.slice(0, 1) + irregular.slice(1);
  if (same.has(lower) || isPlural(lower) || /us$/.test(lower)) return word;
  if (/(?:ch|sh|ss|x|z)$/.test(lower)) return `${word}es`;
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** What ends the noun phrase after a count: a comma, a bracket, a preposition. */
const phraseEnd = /\s*(?:[,;(/]|\s(?:or|and|with|for|to|from|in|of|per|plus|at|cut|such)\s|$)/;
/** The noun of a phrase: its last word, or "loaf" in "1 loaf ciabatta". */
const lastWord = /(loaf|loaves|\p{L}+)((?<=loa(?:f|ves)).*|\P{L}*)$/u;

/**
 * Puts the noun in the text after a count into the singular or plural: (" large onion, diced", 2) → " large onions, diced".
 * @param was the count before; the text is unchanged if both counts need the same form
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
