import type { RemixBase, RemixChange } from '#contract/remix.ts';
import { readIngredientLine } from '../measures/read-line.ts';
import { countLine } from '../nutrition/count-nutrition.ts';
import { matchFoods } from '../pantry/lexicon.ts';
import { holdsPhrase, phraseOf } from '../pantry/words.ts';
import type { Ban, Wanted } from '../selections/requirements.ts';

type Swap = RemixChange & { kind: 'swap' };

/** What a swap takes out: the line of the list, the food in it, and what may then be nowhere in the dish. */
export type SwappedOut = { line: string; name: string; ban: Ban };

/**
 * The very food is banned, not its family: who swaps onion for shallot wants the shallot. What the pantry does not know
 * is looked for by its words.
 */
function banOn(name: string, line: string): Ban {
  const foods = matchFoods(name).filter(({ entry }) => entry.kind !== 'mask');
  // Who says "chicken" of "500 g chicken thighs" means those.
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

/** The line that is meant: the one that is given whole, else the first in which the food is named. */
function lineOf(out: string, ingredients: readonly string[]): string | undefined {
  const lines = ingredients.filter((line) => !readIngredientLine(line).isHeader);
  const whole = lines.find((line) => line.trim() === out);
  return whole ?? lines.find((line) => holdsPhrase(line, out));
}

/** @returns undefined where the base's list does not have it */
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
