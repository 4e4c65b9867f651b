import type { Ingredient } from '../pantry/pantry.ts';
import type { Difficulty } from '../recipe.ts';
import type { Course } from '../selections/requirements.ts';
import type { Kitchen } from './kitchen.ts';

/** One place in a dish that ingredients of a list can fill. */
export type Slot = {
  list: string;
  /** How many different ones: at least, at most. */
  pick: readonly [number, number];
  /** How it is cooked: only ingredients with minutes for it fit ("raw": can be eaten as it is). */
  method?: string;
  /** Share of the usual dose; 1 where nothing is said. */
  factor?: number;
  /** How it is cut, where its kind allows another cut. */
  cut?: string;
  /** May stay empty when nothing allowed fits. */
  optional?: boolean;
  /** A further condition on the ingredient. */
  only?: (ingredient: Ingredient) => boolean;
};

export type Technique =
  | 'grilling'
  | 'baking'
  | 'roasting'
  | 'braising'
  | 'stir-frying'
  | 'steaming'
  | 'searing'
  | 'slow-cooking'
  | 'air-frying'
  | 'poaching'
  | 'simmering'
  | 'pickling'
  | 'blending'
  | 'no-cook';

/** One step of a method. Minutes are the cook's own; `alongside` runs while other steps go on. */
export type Step = {
  kind: 'prep' | 'cook' | 'rest';
  minutes: number;
  text: string;
  alongside?: boolean;
};

/** A kind of dish: what goes into it, how it is made, and how it is called. */
export type Archetype = {
  id: string;
  courses: readonly Course[];
  /** Names of cuisines that it belongs to; without, it is at home anywhere. */
  cuisines?: readonly string[];
  techniques: readonly Technique[];
  /** What it is like: matched with the style that was asked for. */
  styles: readonly string[];
  difficulty: Difficulty;
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
};
