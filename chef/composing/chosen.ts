import type { KitchenAmount } from '#recipes/measures/round-amount.ts';
import type { Ingredient } from '#recipes/pantry/pantry.ts';

/** An ingredient in its slot, measured and cut. */
export type Chosen = { slot: string; ingredient: Ingredient; amount: KitchenAmount; cut: string };
