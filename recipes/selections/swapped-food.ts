import type { RemixBase, RemixChange } from '#contract/remix.ts';
import { readIngredientLine } from '../measures/read-line.ts';
import { countLine } from '../nutrition/count-nutrition.ts';
import { matchFoods } from '../pantry/lexicon.ts';
import { holdsPhrase, phraseOf } from '../pantry/words.ts';
import type { Ban, Wanted } from './requirements.ts';

type Swap = RemixChange & { kind: 'swap' };

/** What a swap takes out: the line of the list, the food in it, and the ban for the whole dish. */
export type SwappedOut = { line: string; name: string; ban: Ban };

/**
 * Bans the food itself, not its family: a cook who swaps onion for shallot wants the shallot. A food that is not in the pantry
 * is banned by its words.
 */
function banOn(name: string, line: string): Ban {
  const foods = matchFoods(name).filter(({ entry }) => entry.kind !== 'mask');
  // "chicken" said of the line "500 g chicken thighs" also means the thighs.
  const listed = foods.length > 0 ? countLine(line).ingredient?.id : undefined;
  return {
    label: 'Avoid',
    name,
    tags: new Set(),
    ingredientIds: new Set([
      ...foods.flatMap(({ entry }) => [...entry.ingredientIds]),
      ...(listed === undefined ? [] : [listed]),
    ]),
    madeFoods: new Set(
      foods.flatMap(({ entry }) => (entry.kind === 'compound' ? [entry.name] : [])),
    ),
    phrases: foods.length === 0 ? [name] : [],
    together: [],
    mayContainMatters: false,
  };
}

/** Returns the line whose whole text is given, else the first line that names the food. */
function lineOf(out: string, ingredients: readonly string[]): string | undefined {
  const lines = ingredients.filter((line) => !readIngredientLine(line).isHeader);
  const whole = lines.find((line) => line.trim() === out);
  return whole ?? lines.find((line) => holdsPhrase(line, out));
}

/** @returns undefined when the base's list does not contain the food */
export function readSwappedOut(
  { out }: Swap,
  { ingredients }: Pick<RemixBase, 'ingredients'>,
): SwappedOut | undefined {
  const line = lineOf(out, ingredients);
  if (line === undefined) return undefined;
  const said = line.trim() === out ? readIngredientLine(line).food : out;
  const name = said.trim().toLowerCase();
  return phraseOf(name) === '' ? undefined : { line, name, ban: banOn(name, line) };
}

export function readWanted({ in: wanted }: Swap): Wanted | undefined {
  if (wanted === undefined) return undefined;
  const foods = matchFoods(wanted).filter(({ entry }) => entry.kind !== 'mask');
  const ids = foods.flatMap(({ entry }) => [...entry.ingredientIds]);
  return { name: wanted.toLowerCase(), ingredientIds: new Set(ids) };
}
