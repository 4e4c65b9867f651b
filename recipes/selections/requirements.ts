import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import type { Tag } from '../pantry/tags.ts';
import type { Difficulty } from '../recipe.ts';
import type { RemixTask } from '../remix/remix-task.ts';

/** Food that the cook has or names. */
export type UseUp = {
  ingredientIds: string[];
  /** As the wish says it, with its amount: "half a cabbage". */
  text: string;
  /** Its name alone: "cabbage". */
  name: string;
  /** How much of it there is, where the wish says so. */
  grams?: number;
  /** Whether it is cooked already: "leftover roast lamb". */
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

/** What a swap puts in, by name and, where the pantry knows it, by ingredient. */
export type Wanted = { name: string; ingredientIds: ReadonlySet<string> };

/** Something that the recipe may not hold: what a chosen diet, allergen or avoid comes down to. */
export type Ban = {
  label: 'Dietary Constraints' | 'Allergens' | 'Avoid';
  /** The category as the cook knows it. */
  name: string;
  tags: ReadonlySet<Tag>;
  ingredientIds: ReadonlySet<string>;
  /** Made foods that are meant by name. */
  madeFoods: ReadonlySet<string>;
  /** Words of a method that may not stand in a step. */
  phrases: readonly string[];
  /** Pairs that may not meet in one dish (kosher: meat and milk). */
  together: readonly (readonly [Tag, Tag])[];
  /** Whether "may contain" counts: true for allergens, where a label has to be read. */
  mayContainMatters: boolean;
  /** What is let pass with a note to read the label (vegetarian: animal rennet in a cheese). */
  labelTags?: ReadonlySet<Tag>;
  /** Ingredients, or kinds of them by their tag, that pass up to so many grams a serving (low FODMAP: rinsed chickpeas from a tin). */
  helpings?: Readonly<Record<string, number>>;
  /** Ingredients that the list may hold and the numbers count, but that no tip may offer on top (low sodium: a pinch of salt). */
  notOffered?: ReadonlySet<string>;
  /** What is no breach, but what a cook who knows the diet takes only where nothing else is left. */
  shunned?: ReadonlySet<string>;
};

/** A bound on nutrition: a diet's is kept, a macronutrient target's is aimed at. */
export type NutritionGoal = {
  name: string;
  limits: Limits;
  hard: boolean;
  /** Tighter bounds that the chef aims at within them. */
  aim?: Limits;
};

export const spiceLevels = ['none', 'mild', 'medium', 'hot', 'extra-hot'] as const;
export type SpiceLevel = (typeof spiceLevels)[number];

/** What a wish asks for that no choice stands for. */
type Wants = {
  /** "Birthday", "Picnic": what it is for. */
  occasions: string[];
  /** What the kitchen has and should be used, and what it lacks: "air fryer", "oven". */
  equipment: { with: string[]; without: string[] };
  /** "crispy", "creamy". */
  textures: string[];
  /** Foods that the cook has, with the amount as it was said: "half a cabbage". */
  useUp: UseUp[];
  /** The wish without what says something else: what a dish is looked up by. Empty where nothing is left. */
  dishWords: string;
  /** Words among them that say an occasion, a style, a texture: a dish's name may hold them, and need not. */
  spareWords: string;
  /** Foods that the wish mentions, as it calls them. */
  mentioned: UseUp[];
  /** What the dish must not be, by words of its name, its course, cuisine or occasion. */
  notKinds: string[];
  /** Diets that the wish names, which may stand in the name of a dish too: "vegetarian". */
  diets: string[];
  /** The wish as it was written; empty without one. */
  text: string;
};

/** What the selections mean: everything that the chef composes by and the checks judge by. */
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
  /** "Over 2 hours": a wish for something slow, never a bound. */
  leastTotalMinutes?: number | undefined;
  maxCookMinutes: number | undefined;
  maxPrepMinutes: number | undefined;
  servings: number | undefined;
  /** Soft choices that mean nothing to us: passed to a model as they are, named by the chef. */
  notUnderstood: { label: ConstraintLabel; name: string }[];
  /** What the wish asks for beside what the choices could say. */
  wants: Wants;
  /** What the recipe is to be a change of, and what is wanted in the place of what a swap takes out. */
  remix?: RemixTask & { wanted?: Wanted };
};

/** A choice in a diet, allergen or avoid group, or a stretch of the wish, that maps to nothing known. */
export type UnknownBan = { label: Ban['label'] | 'your wish'; name: string };
