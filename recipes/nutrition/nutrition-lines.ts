import type { Nutrition } from '../recipe.ts';

/** Returns the energy and nutrients of a serving, one line each. */
export function nutritionLines(nutrition: Nutrition): string[] {
  return [
    `Energy: ${nutrition.energyKcal} kcal`,
    `Protein: ${nutrition.proteinG} g`,
    `Carbohydrate: ${nutrition.carbohydrateG} g (of which sugars ${nutrition.sugarsG} g)`,
    `Fat: ${nutrition.fatG} g (of which saturates ${nutrition.saturatesG} g)`,
    `Fibre: ${nutrition.fibreG} g`,
    `Sodium: ${nutrition.sodiumMg} mg`,
  ];
}
