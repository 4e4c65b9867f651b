import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import type { Amount, CookbookDish, DishIngredient } from '../cookbook/dish.ts';

/** Whether an ingredient makes a dish hot. */
export const isHot = ({ pantryId, role }: Pick<DishIngredient, 'pantryId' | 'role'>): boolean =>
  role === 'heat' || ingredient(pantryId).tags.has('hot');

/** How hot a teaspoon, or a piece where it is counted, of each food is, in teaspoons of chilli flakes. */
const heatOfOne: Readonly<Record<string, number>> = {
  ...{ 'chilli-flakes': 1, cayenne: 1.5, 'chilli-powder': 0.5, gochugaru: 0.35 },
  ...{
    'red-chilli': 0.5,
    'green-chilli': 0.5,
    'birds-eye-chilli': 2,
    jalapeno: 0.4,
    'scotch-bonnet': 2,
  },
  ...{ 'dried-chilli': 0.5, 'hot-sauce': 0.5, tabasco: 0.5, sriracha: 0.2, sambal: 0.35 },
  ...{ harissa: 0.25, gochujang: 0.15, 'chilli-oil': 0.3, 'pepper-paste': 0.15 },
  ...{ 'padron-pepper': 0.02, poblano: 0.1, 'tinned-green-chillies': 0.05, salsa: 0.05 },
  ...{ 'aleppo-pepper': 0.35, 'sweet-chilli-sauce': 0.05 },
};
/** The same for a hot food that is not in the table. */
const heatOfOther = 0.3;

const teaspoonsOf: Readonly<Record<string, number>> = {
  ...{ tsp: 1, tbsp: 3, pinch: 1 / 16, ml: 1 / 5, g: 1 / 3 },
};

function unitsIn({ value, unit }: Amount, { id, grams }: Ingredient): number {
  const each = heatOfOne[id] ?? heatOfOther;
  if (unit === 'g' && grams.piece !== undefined) return each * (value / grams.piece);
  return each * value * (unit === null ? 1 : (teaspoonsOf[unit] ?? 1));
}

const isMildByName = /\b(?:mild|sweet)\b/i;

/** Returns how hot a serving of a dish is, in teaspoons of chilli flakes: 0 without hot foods, about ½ when it is very hot. */
export function heatOf({ ingredients, steps, servings }: CookbookDish): number {
  let sum = 0;
  for (const { segments } of steps)
    for (const one of segments) {
      if (one.kind !== 'ingredient' || !one.amount) continue;
      const item = ingredients[one.ingredient];
      if (!item || item.isOptional || !isHot(item)) continue;
      const units = unitsIn(one.amount, ingredient(item.pantryId));
      sum += isMildByName.test(item.name) ? units / 3 : units;
    }
  return sum / servings;
}
