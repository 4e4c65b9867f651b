import type { Nutrition } from '../../recipe.ts';
import type { DishKind } from './dish-kind.ts';
import type { Oddity, Plausible } from './plausible.ts';
import type { WeighedLine } from './weigh-lines.ts';

const enoughMatched = 0.8;
/** More than this is odd whatever the course. What is usual for a course is not judged: rich and light dishes differ too much. */
const moreThanAMealKcal = 2000;

/** Energy that no serving has: only where most of the mass was counted. */
export function findOddEnergy(
  recipe: Plausible,
  kind: DishKind,
  nutrition: Nutrition,
  lines: readonly WeighedLine[],
): Oddity[] {
  const { energyKcal, matchedShare } = nutrition;
  // What stays in the pan is counted as eaten where its line does not say that it is for frying.
  const hasFryingFat = lines.some(
    ({ isAside, ingredient }) => isAside && (ingredient.per100g.fatG ?? 0) > 75,
  );
  const isCounted = matchedShare >= enoughMatched && !nutrition.energyIsDoubtful;
  const isOneForAll = kind.isBatch && recipe.servings <= 2;
  if (hasFryingFat || kind.isStore || !isCounted || isOneForAll) return [];
  if (energyKcal <= moreThanAMealKcal) return [];
  return [
    {
      where: 'recipe',
      text: `${energyKcal} kcal a serving`,
      match: 'energy',
      reason: `About ${energyKcal} kcal a serving is more than any meal holds.`,
      weight: 'odd',
    },
  ];
}
