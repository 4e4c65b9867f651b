import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Course } from '#recipes/selections/requirements.ts';
import type { Kitchen } from './kitchen.ts';
import type { Step } from './step.ts';

/** One place in a dish that foods of a list can fill. */
export type Slot = {
  /** A name in `larder.ts`. */
  list: string;
  /** How many different ones: at least, at most. */
  pick: readonly [number, number];
  /** Where said, only foods that can be eaten as they are. */
  method?: 'raw';
  /** How it is cut, where its kind allows another cut; "uncut" for not at all. */
  cut?: string;
  /** May stay empty when nothing allowed fits. */
  optional?: boolean;
  /** Grams per serving: the least, the usual, the most. Without, the dose of a seasoning, which never moves. */
  grams?: readonly [low: number, typical: number, high: number];
  /** Share of the usual dose of a seasoning; 1 where nothing is said. */
  factor?: number;
  /** Ids that hold none of the 14 allergens and nothing from animals: what always can fill it. */
  universal?: readonly string[];
  /** A further condition on the food. */
  only?: (ingredient: Ingredient) => boolean;
};

/** A kind of dish: what goes into it, how it is made, and how it is called. All of them are cold and easy. */
export type Archetype = {
  id: string;
  /** The courses that it serves; it suits the later ones less. */
  courses: readonly Course[];
  slots: Record<string, Slot>;
  /** What it may be called; one is chosen. */
  titles: (kitchen: Kitchen) => string[];
  /** One sentence on how it eats. */
  describe: (kitchen: Kitchen) => string;
  method: (kitchen: Kitchen) => Step[];
  /** Two or three pieces of advice about this very dish. */
  tips: (kitchen: Kitchen) => string[];
  /** How it looks on the table, for the photograph: "in a shallow bowl". */
  vessel: string;
  /** Blended, so that its foods are not seen. */
  isSmooth?: true;
  /** How common it is; 1 where nothing is said. */
  weight?: number;
};
