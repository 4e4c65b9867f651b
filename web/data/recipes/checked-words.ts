import { listInWords } from '#contract/list-in-words.ts';
import type { RecipeDetails } from './recipe-details.ts';

/** Lowercases a name for use within a sentence: "tree nuts". Words in capitals stay: "low-FODMAP". */
const inSentence = (name: string): string =>
  name.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());

/** Returns "no …" for a food. "Spicy" and "hot", from a wish such as "not spicy", are no foods: "nothing spicy". */
const without = (name: string): string =>
  /^(?:spicy|hot)$/.test(name) ? `nothing ${name}` : `no ${name === 'nut' ? 'nuts' : name}`;

/** What a wish for children leaves out: drinks that they do not get, which is no finding about the food. */
const notForChildren = ['alcoholic drinks', 'coffee'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns what the checks found absent, in words: "No peanuts, no tree nuts in this recipe. Suits a vegan diet." Last comes what children
 * do not get. A check that could not decide from the words alone is left out; it is one of the notes.
 * @returns null if no check of allergens, avoids or diets passed
 */
export function checkedWords({ checks }: Pick<RecipeDetails, 'checks'>): string | null {
  const passed = checks.filter(({ outcome }) => outcome === 'passed');
  const subjectsOf = (...of: string[]) => [
    ...new Set(
      passed.filter(({ check }) => of.includes(check)).map(({ subject }) => inSentence(subject)),
    ),
  ];
  const subjects = subjectsOf('allergens', 'avoid');
  const has = (...names: string[]) => names.every((one) => subjects.includes(one));
  // "Nut-free" in a wish bans nuts, which is redundant if peanuts and tree nuts are both listed.
  const isSaid = (name: string) => /^nuts?$/.test(name) && has('peanuts', 'tree nuts');
  const isForChildren = has(...notForChildren);
  const isLack = (name: string) =>
    !isSaid(name) && !(isForChildren && notForChildren.includes(name));
  const lacks = subjects.filter(isLack).map(without);
  const diets = subjectsOf('dietary').map((name) => name.replace(/ diet$/, ''));
  const sentences = [
    ...(lacks.length > 0 ? [`${capital(lacks.join(', '))} in this recipe.`] : []),
    ...(diets.length > 0 ? [`Suits a ${listInWords(diets)} diet.`] : []),
    ...(isForChildren ? ['Made for children: no alcohol, no coffee.'] : []),
  ];
  return sentences.join(' ') || null;
}
