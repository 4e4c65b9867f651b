import type { CookbookDish, DishIngredient, Segment } from '../cookbook/dish.ts';

/** Rounds to the nearest quarter, the smallest share of a spoon or piece that a kitchen can measure. */
const toQuarter = (value: number): number => Math.max(0.25, Math.round(value * 4) / 4);

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
  const change = (segment: Segment): Segment => {
    if (segment.kind !== 'ingredient' || !segment.amount) return segment;
    const one = dish.ingredients[segment.ingredient];
    if (!one || !isMeant(one)) return segment;
    const value = toQuarter(segment.amount.value * factor);
    if (value === segment.amount.value) return segment;
    names.add(one.name);
    return { ...segment, amount: { ...segment.amount, value } };
  };
  const steps = dish.steps.map((step) => ({ ...step, segments: step.segments.map(change) }));
  return { dish: { ...dish, steps }, names: [...names] };
}
