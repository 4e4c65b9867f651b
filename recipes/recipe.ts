import { z } from 'zod';

/**
 * What a recipe is, for every room. Times are whole minutes, nutrition is per serving, and the
 * lists hold plain text: no markup reaches this shape.
 */

export const difficultyLevels = ['Easy', 'Medium', 'Hard'] as const;
export type Difficulty = (typeof difficultyLevels)[number];

/** The nutrients that are counted, in the order in which they are printed. */
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
  /** Share (0 to 1) of the recipe's mass that the pantry knows; the rest is unknown, not zero. */
  matchedShare: z.number().min(0).max(1),
  /** The ingredient lines that could not be counted. */
  unmatched: z.array(z.string()),
  /** Nutrients that the source of some food does not state: their numbers are "at least". */
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
  /** The words in it that decided. */
  match: z.string(),
  reason: z.string(),
  /**
   * What the finding rests on: the food enters by the list or a step, a step mentions it without bringing it in, a tip or
   * serving suggestion offers it, or a title or description names it. Absent where a finding is about no single food.
   */
  restsOn: z.enum(['enters', 'mentioned', 'offered', 'named']).optional(),
});
export type Finding = z.infer<typeof findingSchema>;

const verdictSchema = z.object({
  check: z.enum(checkNames),
  /** What was checked, in words for a person: "Checked for: milk, eggs". */
  subject: z.string(),
  outcome: z.enum(['passed', 'noted', 'failed']),
  /**
   * How bad a failure is, once the model has had its one repair: `blocking` is never served, `repairable` is served with a
   * note. A failure that does not say it is blocking.
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
  /** Things that everybody who cooks it should see: a temperature that the answer did not give, a label to read. */
  notes: z.array(z.string()),
  /** For its own cook alone, never public: which choices gave way, and what was changed for the others. Old recipes have none. */
  cookNotes: z.array(z.string()).optional(),
  /** Names of choices that only describe a dish, and do not describe this one. */
  notFollowed: z.array(z.string()).optional(),
});
export type Recipe = z.infer<typeof recipeSchema>;
