import type { Nutrition } from '../../recipe.ts';
import type { Course } from '../../selections/requirements.ts';
import type { DishKind } from './dish-kind.ts';
import type { Asked, Oddity, Plausible } from './plausible.ts';
import type { WeighedLine } from './weigh-lines.ts';

/** What a serving of each course usually holds, in kcal. A salad or a starter may be a meal of its own. */
const usualEnergyKcal: Record<Course, readonly [number, number]> = {
  breakfast: [250, 650],
  lunch: [350, 750],
  dinner: [400, 850],
  soup: [120, 450],
  salad: [80, 750],
  side: [80, 450],
  appetizer: [80, 450],
  dessert: [150, 500],
  snack: [80, 350],
  drink: [50, 350],
};
const names: Record<Course, string> = {
  breakfast: 'a breakfast',
  lunch: 'a lunch',
  dinner: 'a dinner',
  soup: 'a soup',
  salad: 'a salad',
  side: 'a side dish',
  appetizer: 'a starter',
  dessert: 'a dessert',
  snack: 'a snack',
  drink: 'a drink',
};
/** Tables of foods and cooks differ by this much; only what lies beyond is worth a sentence. */
const doubt = 0.25;
const farLess = 0.35;
const enoughMatched = 0.8;
/** More than this is odd whatever the course. */
const moreThanAMealKcal = 1600;
/** Something filling that comes to the plate without being listed. */
const servedBeside =
  /\b(?:serve[ds]?|eat|good|goes)\b[^.]{0,60}\b(?:rice|bread|pasta|potato(?:es)?|noodles|couscous|toast|mash|naan|tortillas?|polenta|quinoa|fries|chips|salad|baguette|rolls)\b/i;

/** Energy that no serving of its course has: only where the course is known, and most of the mass was counted. */
export function findOddEnergy(
  recipe: Plausible,
  kind: DishKind,
  nutrition: Nutrition,
  lines: readonly WeighedLine[],
  asked: Asked | undefined,
): Oddity[] {
  const { energyKcal, matchedShare } = nutrition;
  // What stays in the pan is counted as eaten where its line does not say that it is for frying.
  if (lines.some(({ isAside, ingredient }) => isAside && (ingredient.per100g.fatG ?? 0) > 75))
    return [];
  if (kind.isStore || matchedShare < enoughMatched || nutrition.energyIsDoubtful) return [];
  const say = (reason: string): Oddity[] => [
    {
      where: 'recipe',
      text: `${energyKcal} kcal a serving`,
      match: 'energy',
      reason,
      weight: 'odd',
    },
  ];
  const oneForAll = kind.isBatch && recipe.servings <= 2;
  if (energyKcal > moreThanAMealKcal && !oneForAll) {
    return say(`About ${energyKcal} kcal a serving is more than any meal holds.`);
  }
  if (!kind.course || oneForAll) return [];
  const [least, most] = usualEnergyKcal[kind.course];
  const usual = `${names[kind.course]} usually has ${least} to ${most}`;
  if (energyKcal > most * (1 + doubt))
    return say(`About ${energyKcal} kcal a serving is much: ${usual}.`);
  // A title says less than a choice: tacos may be a starter, and half a recipe comes with rice.
  const bound = asked?.course ? least * (1 - doubt) : least * farLess;
  const wantsLittle = asked?.goals.some(({ limits }) => limits.maxEnergyKcal !== undefined);
  const hasMore = recipe.instructions.some((step) => servedBeside.test(step));
  if (energyKcal < bound && !wantsLittle && !hasMore && matchedShare >= 0.9) {
    return say(`About ${energyKcal} kcal a serving is little: ${usual}.`);
  }
  return [];
}
