import type { Nutrition } from '../../recipe.ts';
import type { Course } from '../../selections/requirements.ts';
import { type DishKind, ownName } from './dish-kind.ts';
import type { Oddity, Plausible } from './plausible.ts';
import { eatenGramsOf, portionsOf } from './portions.ts';
import type { WeighedLine } from './weigh-lines.ts';
import { readableAmount } from './words.ts';

/** The usual range of grams per serving, as listed: raw meat, dry pasta and no water. */
const weights: Record<Course, readonly [number, number]> = {
  breakfast: [50, 900],
  lunch: [80, 1200],
  dinner: [90, 1300],
  dessert: [25, 650],
  snack: [12, 500],
  soup: [60, 1300],
  salad: [60, 1000],
  side: [30, 700],
  appetizer: [20, 600],
  drink: [40, 1200],
};
const unknown: readonly [number, number] = [15, 1500];
const absurdG = 4000;
const enoughMatched = 0.8;
/** Bones and shells that are cooked for flavour, and big birds with planned leftovers. */
const notAllEaten =
  /\b(?:bones?|carcass|trotters?|whole (?:chicken|turkey|goose|duck|salmon)|shell[- ]on)\b/i;

/** Grams of one small sweet: a caramel, a truffle, a square of barfi. */
const leastPieceG = 8;
/** Whether the steps make as many pieces as there are servings: "cut it into 24 small pieces". */
const isInPieces = ({ instructions, servings }: Plausible): boolean =>
  servings >= 8 &&
  instructions.some((step) =>
    new RegExp(
      String.raw`\b(?:cut|slice|roll|shape|divide|form|break)\b[^.;]{0,60}\b(?:in)?to (?:about )?${servings} (?:[\p{L}-]+ ){0,2}(?:pieces|squares|diamonds|balls|bars|truffles|bites|rectangles|cubes|sweets)\b`,
      'iu',
    ).test(step),
  );

const servingsIn = (count: number): string => (count === 1 ? 'one serving' : `${count} servings`);

/** Finds servings that weigh far more or far less than is usual for their course. */
export function findOddPortions(
  recipe: Plausible,
  lines: readonly WeighedLine[],
  kind: DishKind,
  nutrition: Nutrition,
): Oddity[] {
  if (kind.isStore || lines.length < 2) return [];
  const portions = portionsOf(lines, recipe.servings, kind);
  const each = eatenGramsOf(lines) / portions;
  const [least, most] =
    (kind.isBatch && [15, 700]) || (kind.course && weights[kind.course]) || unknown;
  const say = (reason: string, weight: Oddity['weight'] = 'odd'): Oddity[] => [
    {
      where: 'recipe',
      text: `${servingsIn(recipe.servings)} of ${readableAmount(each)}`,
      match: String(recipe.servings),
      reason,
      weight,
    },
  ];
  const meant = `The ingredients weigh about ${readableAmount(each)} a serving for ${servingsIn(recipe.servings)}.`;
  const hasBones = recipe.ingredients.some((line) => notAllEaten.test(line));
  if (each > most * (hasBones ? 2 : 1.5)) {
    return say(
      `${meant} That is far more than one person eats.`,
      each > absurdG ? 'repairable' : 'odd',
    );
  }
  // Tea is mostly water, so drinks are weighed with water.
  const served = kind.course === 'drink' ? eatenGramsOf(lines, true) / portions : each;
  const enough = isInPieces(recipe) ? Math.min(least, leastPieceG) : least;
  if (nutrition.matchedShare >= enoughMatched && served < enough) {
    return say(`${meant} That is hardly enough for so many.`);
  }
  return [];
}

const eggDish =
  /\b(?:omelettes?|omelets?|frittata|scrambled eggs?|fried eggs?|shakshuka|tortilla espa[nñ]ola|poached eggs|boiled eggs|devilled eggs|egg salad)\b/i;

/** Finds egg dishes with fewer than one egg for two: "1 egg" in a frittata for twelve. */
export function findFewEggs(recipe: Plausible, lines: readonly WeighedLine[]): Oddity[] {
  if (!eggDish.test(ownName(recipe.title ?? ''))) return [];
  const held = lines.filter(({ ingredient }) => ingredient.id === 'egg');
  const [line] = held;
  const eggs = held.reduce((sum, { grams }) => sum + grams, 0) / 50;
  if (!line || eggs >= recipe.servings / 2.2) return [];
  const reason = `“${line.text}” is little for a dish of eggs that is to serve ${recipe.servings}.`;
  return [{ where: 'ingredients', text: line.text, match: line.text, reason, weight: 'odd' }];
}
