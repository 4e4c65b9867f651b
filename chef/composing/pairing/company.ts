import { type Ingredient, pantry } from '#recipes/pantry/pantry.ts';
import { varietyOf } from './colours.ts';
import { pairScore } from './pairing.ts';

/** Factor on the likelihood of a food beside another, by their pair score. */
const factorOfScore: Record<number, number> = { [-3]: 0, [-1]: 0.18, 0: 1, 1: 1.5, 2: 2.6 };
/** Maximum factor, so that a food with many good pairs is not the only choice. */
const most = 8;

const cooked = [...pantry.values()].filter(({ minutes }) => Object.keys(minutes).length > 0);
const size = cooked.length;
const numberOf = new Map(cooked.map((item, at) => [item, at]));
const factors = new Float32Array(size * size);
for (const [from, one] of cooked.entries()) {
  for (const [to, other] of cooked.entries()) {
    factors[from * size + to] = (factorOfScore[pairScore(one, other)] ?? 1) * varietyOf(one, other);
  }
}

/** The foods in a dish so far, and how well another food goes with them. */
export type Company = {
  readonly items: readonly Ingredient[];
  add(item: Ingredient): void;
  has(item: Ingredient): boolean;
  /** 1 when the food is neutral; 0 when it never goes with one of the foods in the dish. */
  welcome(item: Ingredient): number;
};

/** Creates the company of an empty dish. */
export function createCompany(): Company {
  const items: Ingredient[] = [];
  const welcomes = new Float32Array(size).fill(1);
  return {
    items,
    add(item) {
      items.push(item);
      const row = (numberOf.get(item) ?? -1) * size;
      if (row < 0) return;
      for (let at = 0; at < size; at++)
        welcomes[at] = (welcomes[at] ?? 1) * (factors[row + at] ?? 1);
    },
    has: (item) => items.includes(item),
    welcome(item) {
      const at = numberOf.get(item);
      return at === undefined ? 1 : Math.min(most, welcomes[at] ?? 1);
    },
  };
}
