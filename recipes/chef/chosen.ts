import type { KitchenAmount } from '../measures/round-amount.ts';
import type { Ingredient } from '../pantry/pantry.ts';

/** An ingredient in its slot, measured and cut. */
export type Chosen = { slot: string; ingredient: Ingredient; amount: KitchenAmount; cut: string };
