import { inNumber } from '#recipes/measures/scale/plural.ts';
import type { CookbookDish, DishIngredient, Segment } from '../cookbook/dish.ts';

/** Rounds to what a kitchen can measure: five grams or millilitres of much, a quarter of a spoon or a piece. */
function toMeasure(value: number, unit: string | null): number {
  const isWeighed = unit === 'g' || unit === 'ml';
  if (isWeighed && value >= 20) return Math.round(value / 5) * 5;
  return isWeighed && value >= 5 ? Math.round(value) : Math.max(0.25, Math.round(value * 4) / 4);
}

/**
 * Scales the amounts of some foods of a dish in every step that uses them.
 * @returns the dish and the `names` of the foods whose amount changed; no names when the steps give no amounts
 */
export function scaleFoods(
  dish: CookbookDish,
  isMeant: (one: DishIngredient) => boolean,
  factor: number,
): { dish: CookbookDish; names: string[] } {
  const names = new Set<string>();
  // "2 green chillies" halved are "1 green chilli".
  const counted = new Map<number, string>();
  const change = (segment: Segment): Segment => {
    if (segment.kind !== 'ingredient' || !segment.amount) return segment;
    const one = dish.ingredients[segment.ingredient];
    if (!one || !isMeant(one)) return segment;
    const value = toMeasure(segment.amount.value * factor, segment.amount.unit);
    if (value === segment.amount.value) return segment;
    names.add(one.name);
    const amount = { ...segment.amount, value };
    if (amount.unit !== null) return { ...segment, amount };
    const inCount = (name: string) =>
      inNumber(` ${name}`, segment.amount?.value ?? 1, value).trim();
    counted.set(segment.ingredient, inCount(one.name));
    return { ...segment, amount, text: inCount(segment.text) };
  };
  const steps = dish.steps.map((step) => ({ ...step, segments: step.segments.map(change) }));
  const ingredients = dish.ingredients.map((one, at) => {
    const name = counted.get(at);
    return name === undefined ? one : { ...one, name };
  });
  return { dish: { ...dish, ingredients, steps }, names: [...names] };
}
