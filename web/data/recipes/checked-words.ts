import { listInWords } from '#contract/list-in-words.ts';
import type { RecipeDetails } from './recipe-details.ts';

/** "Tree Nuts" in the middle of a sentence; what is all capitals stays: "Low-FODMAP". */
const inSentence = (name: string): string =>
  name.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());

/** "Not spicy" of a wish is no food. */
const without = (name: string): string =>
  /^(?:spicy|hot)$/.test(name) ? `nothing ${name}` : `no ${name === 'nut' ? 'nuts' : name}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What was looked for and not found, as what it means: "No peanuts, no tree nuts in this recipe. Suits a vegan diet." What a check could not
 * decide from the words alone is no such claim: it is one of the notes.
 * @returns null where nothing was checked
 */
export function checkedWords({ checks }: Pick<RecipeDetails, 'checks'>): string | null {
  const passed = checks.filter(({ outcome }) => outcome === 'passed');
  const subjectsOf = (...of: string[]) => [
    ...new Set(
      passed.filter(({ check }) => of.includes(check)).map(({ subject }) => inSentence(subject)),
    ),
  ];
  const subjects = subjectsOf('allergens', 'avoid');
  // "Nut-free" in a wish is a ban on nuts: it says nothing new beside both kinds.
  const isSaid = (name: string) =>
    /^nuts?$/.test(name) && ['peanuts', 'tree nuts'].every((one) => subjects.includes(one));
  const lacks = subjects.filter((name) => !isSaid(name)).map(without);
  const diets = subjectsOf('dietary').map((name) => name.replace(/ diet$/, ''));
  const sentences = [
    ...(lacks.length > 0 ? [`${capital(lacks.join(', '))} in this recipe.`] : []),
    ...(diets.length > 0 ? [`Suits a ${listInWords(diets)} diet.`] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
}
