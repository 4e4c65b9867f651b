import { z } from 'zod';

/**
 * The shape of a recipe in all parts of the application. Times are whole minutes, nutrition is per serving, and the
 * lists hold plain text without markup.
 */

export const difficultyLevels = ['Easy', 'Medium', 'Hard'] as const;
export type Difficulty = (typeof difficultyLevels)[number];

/** The nutrients that are calculated, in the order in which they are printed. */
export const nutrientNames = [
  'energyKcal',
  'proteinG',
  'fatG',
  'saturatesG',
  'carbohydrateG',
  'sugarsG',
  'fibreG',
  'sodiumMg',
] as const;
export type NutrientName = (typeof nutrientNames)[number];

export const nutritionSchema = z.object({
  energyKcal: z.number().nonnegative(),
  proteinG: z.number().nonnegative(),
  fatG: z.number().nonnegative(),
  saturatesG: z.number().nonnegative(),
  carbohydrateG: z.number().nonnegative(),
  sugarsG: z.number().nonnegative(),
  fibreG: z.number().nonnegative(),
  sodiumMg: z.number().nonnegative(),
  /** Share (0 to 1) of the recipe's mass that matches foods of the pantry. The nutrition of the rest is unknown, not zero. */
  matchedShare: z.number().min(0).max(1),
  /** The ingredient lines that could not be counted. */
  unmatched: z.array(z.string()),
  /** Nutrients that the source of at least one food does not state: their numbers are lower bounds. */
  incomplete: z.array(z.enum(nutrientNames)).optional(),
  /** Energy and nutrients of the sources disagree by more than 12 % (Atwater). */
  energyIsDoubtful: z.literal(true).optional(),
});
export type Nutrition = z.infer<typeof nutritionSchema>;

const checkNames = [
  'dietary',
  'allergens',
  'avoid',
  'limits',
  'grounding',
  'food-safety',
  'plausibility',
] as const;
export type CheckName = (typeof checkNames)[number];

const findingSchema = z.object({
  where: z.enum(['title', 'description', 'ingredients', 'instructions', 'tips', 'recipe']),
  /** The line that was judged. */
  text: z.string(),
  /** The words in the line that caused the finding. */
  match: z.string(),
  reason: z.string(),
  /**
   * The basis of the finding: the list or a step adds the food, a step mentions it without adding it, a tip or
   * serving suggestion offers it, or a title or description names it. Absent when the finding is not about a single food.
   */
  restsOn: z.enum(['enters', 'mentioned', 'offered', 'named']).optional(),
});
export type Finding = z.infer<typeof findingSchema>;

const verdictSchema = z.object({
  check: z.enum(checkNames),
  /** What was checked, as text for the user: "Checked for: milk, eggs". */
  subject: z.string(),
  outcome: z.enum(['passed', 'noted', 'failed']),
  /**
   * The severity of a failure after the model's one repair: `blocking` is never served, `repairable` is served with a
   * note. A failure without a severity is blocking.
   */
  severity: z.enum(['blocking', 'repairable']).optional(),
  findings: z.array(findingSchema),
});
export type Verdict = z.infer<typeof verdictSchema>;

export const recipeSchema = z.object({
  title: z.string().min(1).max(200),
  description: z.string().max(2000),
  ingredients: z.array(z.string().min(1).max(300)).max(80),
  instructions: z.array(z.string().min(1).max(2000)).max(60),
  prepTimeMinutes: z.int().min(0).max(10_080),
  cookTimeMinutes: z.int().min(0).max(10_080),
  servings: z.int().min(1).max(100),
  difficulty: z.enum(difficultyLevels),
  tips: z.array(z.string().min(1).max(1000)).max(20),
  nutrition: nutritionSchema.nullable(),
  photoPrompt: z.string().max(2000),
  checks: z.array(verdictSchema),
  /** Notes for every cook of the recipe: a temperature that the answer did not give, a label to read. */
  notes: z.array(z.string()),
  /** Private to the cook who made the recipe: which choices gave way, and what was changed for the others. Old recipes have none. */
  cookNotes: z.array(z.string()).optional(),
  /** Names of descriptive choices that this dish does not follow. */
  notFollowed: z.array(z.string()).optional(),
});
export type Recipe = z.infer<typeof recipeSchema>;
