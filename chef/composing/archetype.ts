import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Difficulty } from '#recipes/recipe.ts';
import type { Course } from '#recipes/selections/requirements.ts';
import type { Kitchen } from './kitchen.ts';
import type { Step } from './step.ts';

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
  /** Grams per serving: the least, the usual, the most. Goes before the table of doses; the amounts move within it. */
  grams?: readonly [low: number, typical: number, high: number];
  /** Part of a formula: grows with the servings and is never moved towards a goal. */
  fixed?: true;
  /** Ids that hold none of the 14 allergens and nothing from animals: what always can fill it. */
  universal?: readonly string[];
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

/**
 * Weighs the parts of a tested formula.
 * @param filled ingredient ids by slot
 * @returns grams in all by slot, 0 for a part that these swaps leave out; slots that are not named keep their own amounts.
 * Undefined where the swaps do not go together, or there is no sensible batch for so many.
 */
export type Weigh = (
  filled: Readonly<Record<string, string>>,
  servings: number,
) => Readonly<Record<string, number>> | undefined;

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
  /** A tested baking formula: nothing but its named swaps may change. */
  formula?: true;
  /** What the formula weighs once its slots are filled. */
  weigh?: Weigh;
  /** More than this one pan, tin or tray does not hold. */
  maxServings?: number;
  /** How common it is; 1 where nothing is said. */
  weight?: number;
  /** Whether chilli belongs into it. */
  takesHeat?: boolean;
  /** Dishes of one family count as the same dish where variety is wanted. */
  family?: string;
};
