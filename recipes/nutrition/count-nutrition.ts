import { foodsIn } from '../classify/foods-in.ts';
import { gramsOf } from '../measures/grams-of.ts';
import { type IngredientLine, readIngredientLine } from '../measures/read-line.ts';
import { type Ingredient, ingredient } from '../pantry/pantry.ts';
import type { Nutrition } from '../recipe.ts';
import { birdAsSaid, gramsOfBones } from './bones-and-shells.ts';
import { energyAddsUp } from './energy-adds-up.ts';
import { packedFood } from './packed-food.ts';
import { portionsOf } from './portions.ts';
import { incompleteIn, sumNutrients } from './sum-nutrients.ts';

/** One ingredient line with the ingredient that it matches and its weight in grams as listed. */
export type CountedLine = {
  line: string;
  /** The parsed line. */
  read: IngredientLine;
  ingredient: Ingredient | undefined;
  grams: number | undefined;
};

const alternativePattern = /\b(?:or|and|with|in|from|for|plus)\b|[,(/]/;
/** Words that make the last of several names the food: "dried egg noodles", "garlic-infused olive oil". */
const headPattern = /(?:oil|yolks?|whites?|noodles|dough|cookies?|bread|juice|soup|powder)$/i;

/** Returns the ingredient that the words name: butter for "butter or oil", noodles for "egg noodles". */
function ingredientIn(words: string): Ingredient | undefined {
  const named = (text: string) =>
    foodsIn(text).filter(
      ({ entry }) => entry.kind === 'ingredient' && entry.ingredientIds.length > 0,
    );
  const inPhrase = named(words.split(alternativePattern)[0] ?? '');
  const last = inPhrase.at(-1);
  const food = last && headPattern.test(last.text) ? last : (inPhrase[0] ?? named(words)[0]);
  const id = food?.entry.ingredientIds[0];
  return id === undefined ? undefined : ingredient(id);
}

/** Returns the ingredient of a line. The pack is part of the name: "green lentils" are dry, a tin of them is cooked. */
function ingredientOf(line: IngredientLine): Ingredient | undefined {
  const { food, name } = line;
  return packedFood(line) ?? birdAsSaid(line, ingredientIn(food) ?? ingredientIn(name));
}

function readAndWeigh(line: string): CountedLine {
  const read = readIngredientLine(line);
  if (read.isHeader) return { line, read, ingredient: undefined, grams: undefined };
  const known = ingredientOf(read);
  return {
    line,
    read,
    ingredient: known,
    grams: known && (gramsOfBones(read, known) ?? gramsOf(read, known)),
  };
}

// Cache: the chef, the checks and the count read the same lines repeatedly, and the result for a line never changes.
const rememberedLines = 4000;
const remembered = new Map<string, CountedLine>();

/** Reads and weighs one line. The checks and the count share the cached result. */
export function countLine(line: string): CountedLine {
  const known = remembered.get(line);
  if (known) return known;
  if (remembered.size >= rememberedLines) remembered.clear();
  const counted = readAndWeigh(line);
  remembered.set(line, counted);
  return counted;
}

/** Lines without an amount that weigh next to nothing: "salt and pepper to taste", "oil for greasing". */
const negligibleRoles = ['salt', 'pepper', 'herb', 'spice', 'dried-herb', 'garnish', 'liquid'];
const negligibleUse = /\b(?:to taste|greas|dust|brush|garnish|decorat|sprinkl)/i;

const isNegligible = ({ read, ingredient: item }: CountedLine): boolean =>
  read.amount === undefined &&
  (negligibleUse.test(read.name) || negligibleRoles.some((role) => item?.roles.has(role)));

/** Assumed weight of a line that cannot be weighed, so that it lowers the matched share. */
const unreadLineG = 50;

/** Returns the weight in grams of a line without a known food: the stated weight, or the assumed one. */
function unknownGrams({ read, grams }: CountedLine): number {
  if (grams !== undefined) return grams;
  if (read.statedGrams !== undefined) return read.statedGrams;
  const isMetric = read.amount !== undefined && read.unit && /^(?:g|ml)$/.test(read.unit.base);
  return isMetric ? (read.amount ?? 0) * (read.unit?.factor ?? 0) : unreadLineG;
}

/** Headings whose lines below are poured away: "For the brine:", "For the pickle". */
const pouredAway =
  /\bfor (?:the |quick[- ])*(?:\w+ )?(?:brin(?:e|ing)|cur(?:e|ing)|pickl\w*|crust)\b/i;

/** Returns the lines to count. The use in a heading ("for the brine") is appended to the name of each line below it. */
function linesToCount(lines: readonly string[]): CountedLine[] {
  let use = '';
  return lines.flatMap((line) => {
    const one = countLine(line);
    const isHeading = one.read.isHeader || /:\s*$/.test(line);
    if (isHeading) use = pouredAway.exec(line)?.[0] ?? '';
    if (one.read.isHeader || one.read.optional) return [];
    if (use === '' || isHeading) return [one];
    return [{ ...one, read: { ...one.read, name: `${one.read.name}, ${use}` } }];
  });
}

/**
 * Returns the nutrition per serving of the printed ingredient lines, with the share of the mass that matches the pantry. Lines
 * that cannot be counted are in `unmatched`, nutrients that some source does not state are in `incomplete`. Headers and
 * optional lines are skipped. The same lines give the same numbers in any order.
 * @param instructions the steps, if known: they say what is strained off, poured away or fried in oil
 */
export function countNutrition(
  lines: readonly string[],
  servings: number,
  instructions: readonly string[] = [],
): Nutrition {
  const counted = linesToCount(lines);
  const weighed = counted.flatMap(({ line, read, ingredient: item, grams }) =>
    item && grams !== undefined ? [{ line, read, ingredient: item, grams }] : [],
  );
  const portions = portionsOf(weighed, { servings: Math.max(1, servings), instructions });
  const unmatched = counted.filter((one) => one.grams === undefined && !isNegligible(one));
  const known = portions.reduce((sum, { grams }) => sum + grams, 0);
  const total = unmatched.reduce((sum, one) => sum + unknownGrams(one), known);
  const incomplete = incompleteIn(portions);
  return {
    ...sumNutrients(portions, Math.max(1, servings)),
    matchedShare: total === 0 ? 0 : Math.round((known / total) * 100) / 100,
    unmatched: unmatched.map(({ line }) => line),
    ...(incomplete.length > 0 && { incomplete }),
    ...(!energyAddsUp(portions) && { energyIsDoubtful: true as const }),
  };
}
