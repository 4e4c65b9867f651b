import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Course } from '#recipes/selections/requirements.ts';
import type { Kitchen } from './kitchen.ts';
import type { Step } from './step.ts';

/** One place in a dish, filled with foods of a list. */
export type Slot = {
  /** A name in `larder.ts`. */
  list: string;
  /** The number of different foods: minimum, maximum. */
  pick: readonly [number, number];
  /** When set, only foods that can be eaten raw. */
  method?: 'raw';
  /** The cut, for foods that allow another cut; "uncut" leaves the food whole. */
  cut?: string;
  /** The slot may stay empty when no allowed food fits. */
  optional?: boolean;
  /** Grams per serving: minimum, usual, maximum. Without it, the fixed dose of a seasoning. */
  grams?: readonly [low: number, typical: number, high: number];
  /** Share of a seasoning's usual dose; defaults to 1. */
  factor?: number;
  /** Ids of foods without any of the 14 allergens and nothing from animals, which can always fill the slot. */
  universal?: readonly string[];
  /** A further condition on the food. */
  only?: (ingredient: Ingredient) => boolean;
};

/** A kind of dish: its slots, its method and its titles. All of them are cold and easy. */
export type Archetype = {
  id: string;
  /** The courses that it serves, the most suitable first. */
  courses: readonly Course[];
  slots: Record<string, Slot>;
  /** Possible titles; one is chosen. */
  titles: (kitchen: Kitchen) => string[];
  /** One sentence about how it tastes and eats. */
  describe: (kitchen: Kitchen) => string;
  method: (kitchen: Kitchen) => Step[];
  /** Two or three tips about this dish. */
  tips: (kitchen: Kitchen) => string[];
  /** How it is served, for the photo: "in a shallow bowl". */
  vessel: string;
  /** The dish is blended, so that its foods are not visible. */
  isSmooth?: true;
  /** How common the dish is; defaults to 1. */
  weight?: number;
};
