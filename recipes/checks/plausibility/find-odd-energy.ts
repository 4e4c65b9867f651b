import type { Nutrition } from '../../recipe.ts';
import type { DishKind } from './dish-kind.ts';
import type { Oddity, Plausible } from './plausible.ts';
import type { WeighedLine } from './weigh-lines.ts';

const enoughMatched = 0.8;
/** Energy per serving that is odd for any course. There is no limit per course, because rich and light dishes differ too much. */
const moreThanAMealKcal = 2000;

/** Finds implausible energy per serving. Judges only recipes in which most of the mass was counted. */
export function findOddEnergy(
  recipe: Plausible,
  kind: DishKind,
  nutrition: Nutrition,
  lines: readonly WeighedLine[],
): Oddity[] {
  const { energyKcal, matchedShare } = nutrition;
  // Fat that stays in the pan counts as eaten if its line does not say that it is for frying.
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
