import type { Nutrition } from '#recipes/recipe.ts';

type Nutrient = Exclude<
  keyof Nutrition,
  'matchedShare' | 'unmatched' | 'incomplete' | 'energyIsDoubtful'
>;

const properties: Record<Nutrient, { name: string; unit: string }> = {
  energyKcal: { name: 'calories', unit: 'kcal' },
  proteinG: { name: 'proteinContent', unit: 'g' },
  fatG: { name: 'fatContent', unit: 'g' },
  saturatesG: { name: 'saturatedFatContent', unit: 'g' },
  carbohydrateG: { name: 'carbohydrateContent', unit: 'g' },
  sugarsG: { name: 'sugarContent', unit: 'g' },
  fibreG: { name: 'fiberContent', unit: 'g' },
  sodiumMg: { name: 'sodiumContent', unit: 'mg' },
};

/** Below this share of known mass, a number without a caveat would mislead. */
const leastMatchedShare = 0.8;

/**
 * Returns the nutrients of one serving as schema.org/NutritionInformation.
 * @returns undefined if too much of the recipe is unknown: schema.org cannot express "at least"
 */
export function schemaNutrition(nutrition: Nutrition | null) {
  if (!nutrition || nutrition.matchedShare < leastMatchedShare) return undefined;
  const known = Object.entries(properties).filter(
    ([nutrient]) => !nutrition.incomplete?.includes(nutrient as Nutrient),
  );
  return {
    '@type': 'NutritionInformation',
    servingSize: '1 serving',
    ...Object.fromEntries(
      known.map(([nutrient, { name, unit }]) => [
        name,
        `${Math.round(nutrition[nutrient as Nutrient])} ${unit}`,
      ]),
    ),
  };
}
