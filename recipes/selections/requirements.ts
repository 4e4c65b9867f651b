import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import type { Tag } from '../pantry/tags.ts';
import type { Difficulty } from '../recipe.ts';
import type { RemixTask } from '../remix-task.ts';

/** A food that the cook has or mentions. */
export type UseUp = {
  ingredientIds: string[];
  /** As worded in the wish, with its amount: "half a cabbage". */
  text: string;
  /** The name alone: "cabbage". */
  name: string;
  /** The amount, if the wish states one. */
  grams?: number;
  /** Whether it is already cooked: "leftover roast lamb". */
  isCooked: boolean;
};

export type Course =
  | 'breakfast'
  | 'lunch'
  | 'dinner'
  | 'dessert'
  | 'snack'
  | 'soup'
  | 'salad'
  | 'side'
  | 'appetizer'
  | 'drink';

/** Bounds per serving. All are inclusive. */
export type Limits = {
  maxEnergyKcal?: number;
  minProteinG?: number;
  maxFatG?: number;
  maxSaturatesG?: number;
  maxCarbohydrateG?: number;
  /** Carbohydrate without fibre. */
  maxNetCarbohydrateG?: number;
  maxSugarsG?: number;
  minFibreG?: number;
  maxSodiumMg?: number;
};

/** What a swap puts in: its name, and its ingredient ids if the pantry knows it. */
export type Wanted = { name: string; ingredientIds: ReadonlySet<string> };

/** Something that the recipe must not contain, derived from a chosen diet, allergen or avoid. */
export type Ban = {
  label: 'Dietary Constraints' | 'Allergens' | 'Avoid';
  /** The category name as shown to the cook. */
  name: string;
  tags: ReadonlySet<Tag>;
  ingredientIds: ReadonlySet<string>;
  /** Made foods that are banned by name. */
  madeFoods: ReadonlySet<string>;
  /** Method words that must not occur in a step. */
  phrases: readonly string[];
  /** Pairs that must not occur together in one dish (kosher: meat and milk). */
  together: readonly (readonly [Tag, Tag])[];
  /** Whether "may contain" counts: true for allergens, where the label must be read. */
  mayContainMatters: boolean;
  /** Tags that pass with a note to read the label (vegetarian: animal rennet in a cheese). */
  labelTags?: ReadonlySet<Tag>;
  /** Ingredients, or tags of ingredients, that pass up to this many grams per serving (low FODMAP: rinsed tinned chickpeas). */
  helpings?: Readonly<Record<string, number>>;
  /** Ingredients that the list may contain and the nutrition counts, but that no tip may suggest adding (low sodium: a pinch of salt). */
  notOffered?: ReadonlySet<string>;
  /** Ingredients that do not break the diet, but that a cook who knows the diet uses only as a last resort. */
  shunned?: ReadonlySet<string>;
  /** Whether a cook who knows the diet avoids deep-frying. */
  shunsFrying?: boolean;
};

/** A bound on nutrition: a diet's bound is enforced, a macronutrient target's is only aimed at. */
export type NutritionGoal = {
  name: string;
  limits: Limits;
  hard: boolean;
  /** Tighter bounds within `limits` that the chef aims at. */
  aim?: Limits;
};

export const spiceLevels = ['none', 'mild', 'medium', 'hot', 'extra-hot'] as const;
export type SpiceLevel = (typeof spiceLevels)[number];

/** What a wish asks for that no choice can express. */
type Wants = {
  /** What the meal is for: "Birthday", "Picnic". */
  occasions: string[];
  /** Equipment that should be used and equipment that is missing: "air fryer", "oven". */
  equipment: { with: string[]; without: string[] };
  /** For example "crispy", "creamy". */
  textures: string[];
  /** Foods that the cook has, with the amount as worded: "half a cabbage". */
  useUp: UseUp[];
  /** The wish without the words that say something else: the query for looking up a dish. Empty when nothing is left. */
  dishWords: string;
  /** Words of `dishWords` for an occasion, style or texture: optional in a match, since a dish's name may contain them. */
  spareWords: string;
  /** Foods that the wish mentions, in its own words. */
  mentioned: UseUp[];
  /** What the dish must not be, by words of its name, course, cuisine or occasion. */
  notKinds: string[];
  /** Diets that the wish names and that may also be part of a dish's name: "vegetarian". */
  diets: string[];
  /** The wish without restrictions and without the foods that the dish should contain. */
  wantedText: string;
  /** The wish as written; empty if there is none. */
  text: string;
};

/** The meaning of the selections: everything that the chef composes from and the checks judge against. */
export type Requirements = {
  course: Course | undefined;
  cuisines: string[];
  styles: string[];
  techniques: string[];
  plating: string[];
  difficulty: Difficulty | undefined;
  spice: SpiceLevel | undefined;
  /** Ingredient ids, most wanted first. */
  prefer: string[];
  bans: Ban[];
  goals: NutritionGoal[];
  maxTotalMinutes: number | undefined;
  /** From "Over 2 hours": a preference for something slow, never a bound. */
  leastTotalMinutes?: number | undefined;
  maxCookMinutes: number | undefined;
  maxPrepMinutes: number | undefined;
  servings: number | undefined;
  /** Soft choices that we do not understand: passed to a model unchanged, listed by the chef. */
  notUnderstood: { label: ConstraintLabel; name: string }[];
  /** What the wish asks for beyond the choices. */
  wants: Wants;
  /** The remix task, and the food wanted in place of what a swap takes out. */
  remix?: RemixTask & { wanted?: Wanted };
};

/** A choice under diet, allergen or avoid, or a part of the wish, that maps to nothing known. */
export type UnknownBan = { label: Ban['label'] | 'your wish'; name: string };
