import type { Amount, DishIngredient } from '#chef/cookbook/dish.ts';
import { gramsOfOne } from '#chef/cookbook/printing/amounts.ts';
import { ingredient } from '#recipes/pantry/pantry.ts';
import type { StandIn } from './stand-in.ts';

const gramsPerUnit = (id: string, unit: string): number => {
  const food = ingredient(id);
  return gramsOfOne({ value: 1, unit }, food) ?? 1;
};

/** Rounds an amount to what a kitchen can measure: tens of grams, quarters of a spoon. */
export const tidied = (value: number, unit: string | null): number => {
  if (unit === 'g' || unit === 'ml') {
    if (value >= 100) return Math.round(value / 10) * 10;
    return value >= 20 ? Math.round(value / 5) * 5 : Math.max(1, Math.round(value));
  }
  return Math.max(0.25, Math.round(value * 4) / 4);
};

/** Returns the amount of the stand-in that replaces an amount of the other food; undefined when that cannot be weighed. */
export function amountOf(amount: Amount, old: DishIngredient, to: StandIn): Amount | undefined {
  const ratio = to.ratio ?? 1;
  // A cook measures oil in spoons.
  const isOil = /(?:^|(?<!-in)-)oil$/.test(to.id);
  const unit = to.unit ?? (amount.unit === 'g' && isOil ? 'tbsp' : amount.unit);
  if (unit === amount.unit) {
    const value = ratio === 1 ? amount.value : tidied(amount.value * ratio, amount.unit);
    return { ...amount, value };
  }
  const grams = gramsOfOne(amount, ingredient(old.pantryId));
  if (grams === undefined) return undefined;
  const wanted = (grams * ratio) / (unit === 'g' || !unit ? 1 : gramsPerUnit(to.id, unit));
  if (unit === 'tbsp') return inSpoons(amount, wanted);
  return { ...amount, unit, value: tidied(wanted, unit) };
}

/** Chooses the unit for a spooned amount: millilitres above 6 tbsp, teaspoons below 0.75 tbsp. */
function inSpoons(amount: Amount, tablespoons: number): Amount {
  if (tablespoons > 6) return { ...amount, unit: 'ml', value: tidied(tablespoons * 15, 'ml') };
  if (tablespoons < 0.75)
    return { ...amount, unit: 'tsp', value: Math.max(0.5, Math.round(tablespoons * 6) / 2) };
  return { ...amount, unit: 'tbsp', value: Math.round(tablespoons * 2) / 2 };
}
