import type { Portion } from './sum-nutrients.ts';

const tolerance = 0.12;

/** Returns the grams of alcohol in 100 g of a drink, from the energy that its other nutrients do not explain (7 kcal/g). */
function alcoholPer100g({ ingredient }: Portion): number {
  if (!ingredient.tags.has('alcohol')) return 0;
  const { energyKcal, proteinG, carbohydrateG, fatG } = ingredient.per100g;
  const explained = 4 * (proteinG ?? 0) + 4 * (carbohydrateG ?? 0) + 9 * (fatG ?? 0);
  return Math.max(0, ((energyKcal ?? 0) - explained) / 7);
}

/**
 * Returns whether the energy of a dish matches its protein, carbohydrate, fat and alcohol (Atwater factors 4, 4, 9, 7 kcal/g)
 * within 12 %. Tables count fibre with anything from 0 to 4 kcal/g, so both ends are allowed.
 */
export function energyAddsUp(foods: readonly Portion[]): boolean {
  const sums = { energy: 0, least: 0, most: 0 };
  for (const food of foods) {
    const per = food.per100g ?? food.ingredient.per100g;
    const factors =
      4 * (per.proteinG ?? 0) +
      4 * (per.carbohydrateG ?? 0) +
      9 * (per.fatG ?? 0) +
      7 * alcoholPer100g(food);
    sums.energy += ((per.energyKcal ?? 0) * food.grams) / 100;
    sums.most += (factors * food.grams) / 100;
    sums.least += ((factors - 4 * (per.fibreG ?? 0)) * food.grams) / 100;
  }
  return sums.energy >= sums.least * (1 - tolerance) && sums.energy <= sums.most * (1 + tolerance);
}
