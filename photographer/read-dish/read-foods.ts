import { countLine } from '#recipes/nutrition/count-nutrition.ts';
import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Cut } from '../looks/treatment.ts';

/** One ingredient line whose food is in the pantry. */
export type ListedFood = {
  ingredient: Ingredient;
  grams: number;
  cut: Cut | undefined;
  /** The line in lower case, for details that the other fields do not hold. */
  line: string;
};

const cuts: readonly (readonly [Cut, RegExp])[] = [
  ['grated', /\b(?:grated|shredded|shaved|ribbons|spirali[sz]ed|julienned|matchsticks|zest)\b/],
  ['mashed', /\b(?:mashed|pur[eé]ed|crushed)\b/],
  ['torn', /\b(?:torn|crumbled|flaked|pulled)\b/],
  ['strips', /\b(?:strips|batons|sticks|fingers|wedges|chips)\b/],
  ['sliced', /\b(?:sliced|slices|rings|rounds|coins|half[- ]moons)\b/],
  ['halved', /\b(?:halved|halves|quartered|quarters)\b/],
  ['diced', /\b(?:diced|cubed|cubes|dice|finely chopped|minced)\b/],
  ['chunks', /\b(?:chunks|pieces|florets|bite-sized)\b/],
  ['chopped', /\bchopped\b/],
  ['whole', /\bwhole\b|\bcobs?\b|\bracks?\b/],
];

/** The assumed grams of a food without a weight: "a handful", "to taste", "for serving". */
const unweighedG = 15;

const cutIn = (line: string): Cut | undefined => cuts.find(([, words]) => words.test(line))?.[0];

/**
 * Returns the foods of a list of ingredient lines. Headers and foods that are not in the pantry are left out; a food that is listed
 * twice is returned once with the sum of its weights.
 */
export function readFoods(lines: readonly string[]): ListedFood[] {
  const foods = new Map<string, ListedFood>();
  for (const line of lines) {
    const { ingredient, grams = unweighedG, read } = countLine(line);
    if (!ingredient || read.isHeader) continue;
    const known = foods.get(ingredient.id);
    const words = line.toLowerCase();
    foods.set(ingredient.id, {
      ingredient,
      grams: grams + (known?.grams ?? 0),
      cut: known?.cut ?? cutIn(words),
      line: known ? `${known.line} ${words}` : words,
    });
  }
  return [...foods.values()];
}
