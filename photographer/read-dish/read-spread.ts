import type { HandledFood } from './read-base.ts';
import { tintOf } from './tint-of.ts';

/** Returns the colour of the drizzle poured over the dish at the end, in sRGB hex; undefined if there is none. */
export function drizzleOf(foods: readonly HandledFood[]): string | undefined {
  const poured = foods.filter(
    ({ poured, ingredient }) =>
      poured && !ingredient.kinds.has('oil') && !ingredient.kinds.has('herb'),
  );
  for (const { ingredient } of poured) {
    const { kinds, roles } = ingredient;
    const isThick = [
      'cream',
      'yoghurt',
      'syrup',
      'sauce',
      'chocolate',
      'seed',
      'nut butter',
      'coconut milk',
      'sweet',
      'mayonnaise',
    ];
    if (isThick.some((kind) => kinds.has(kind)) || roles.has('tahini'))
      return tintOf(ingredient)?.colour ?? '#c98a3a';
  }
  return undefined;
}

const spreadKinds = ['nut butter', 'cream', 'yoghurt', 'mayonnaise'];
const spreadIds =
  /^(?:cream-cheese|light-cream-cheese|mascarpone|ricotta|cottage-cheese|hummus|tahini|peanut-butter|vegan-cream-cheese|labneh|frosting|lemon-curd|jam|pesto|chocolate-hazelnut-spread|garlic-herb-cheese|goat-cheese)$/;
const leastSpreadG = 40;

/** Returns the colour of the heaviest spreadable food: creams, mashed and blended foods. */
export function spreadOf(foods: readonly HandledFood[]): string | undefined {
  const spreads = foods.filter(
    ({ ingredient, mashed, treatment, grams }) =>
      grams >= leastSpreadG &&
      (mashed ||
        treatment === 'blended' ||
        spreadIds.test(ingredient.id) ||
        spreadKinds.some((kind) => ingredient.kinds.has(kind))),
  );
  const [heaviest] = [...spreads].sort((one, other) => other.grams - one.grams);
  return heaviest && tintOf(heaviest.ingredient)?.colour;
}
