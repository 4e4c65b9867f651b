import { z } from 'zod';
import { difficultyLevels } from '#recipes/recipe.ts';
import { dishRoleNames } from './roles.ts';

/**
 * A dish of the cookbook, read from one .cook file. Times are whole minutes; the names of course, cuisine, style, technique and
 * spice level are those of the starting catalogue.
 */

const minutes = z.int().min(0).max(20_160);
const names = z.array(z.string().min(1));

/** An amount in the unit that the file names. Without a unit it counts pieces. */
const amountSchema = z.object({
  value: z.number().positive(),
  unit: z.string().nullable(),
  /** Whether it is the same for any number of servings: `{=1}`. */
  isFixed: z.boolean(),
});
export type Amount = z.infer<typeof amountSchema>;

/** A part of a step: words, or something that can be scaled, swapped or looked up. */
const segmentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('ingredient'),
    /** Index in the dish's ingredients. */
    ingredient: z.int(),
    /** Absent when no amount is given: "salt". */
    amount: amountSchema.optional(),
    /** The name used at this place. */
    text: z.string(),
  }),
  /** A later mention of an ingredient, which takes no more of it. */
  z.object({ kind: z.literal('mention'), ingredient: z.int(), text: z.string() }),
  z.object({
    kind: z.literal('timer'),
    lowMinutes: z.number(),
    highMinutes: z.number(),
    /** What happens during it: heat, handwork, waiting, or something beside another timer. */
    passes: z.enum(['cook', 'work', 'wait', 'meanwhile']),
    text: z.string(),
  }),
  z.object({ kind: z.literal('cookware'), text: z.string() }),
  z.object({
    kind: z.literal('dish'),
    /** The path of another dish that is made as a part of this one. */
    path: z.string(),
    amount: amountSchema.optional(),
    /** The name used at this place. When absent: "the" and the other dish's own name. */
    text: z.string().optional(),
  }),
]);
export type Segment = z.infer<typeof segmentSchema>;

const stepSchema = z.object({
  /** The heading above the step, when the file has parts. */
  part: z.string().optional(),
  segments: z.array(segmentSchema),
});
export type DishStep = z.infer<typeof stepSchema>;

const useSchema = z.object({ step: z.int(), amount: amountSchema.optional() });

const ingredientSchema = z.object({
  name: z.string().min(1),
  pantryId: z.string().min(1),
  role: z.enum(dishRoleNames),
  isOptional: z.boolean(),
  /** How it is prepared before the step: "finely chopped". */
  notes: names,
  uses: z.array(useSchema).min(1),
});
export type DishIngredient = z.infer<typeof ingredientSchema>;

/** A substitute for an ingredient, and what changes with it. */
const swapSchema = z.object({
  ingredient: z.int(),
  /** A line of a list: "200 g smoked tofu". Without an amount it takes as much as of the replaced food. */
  line: z.string().min(1),
  pantryId: z.string().min(1),
  changes: z.string().min(1),
});

export const viewNames = ['above', 'angle', 'side'] as const;
export const distanceNames = ['close', 'medium', 'wide'] as const;

const lookSchema = z.object({
  vessel: z.string().min(1),
  arrangement: z.string().min(1),
  colours: names.min(1),
  cut: z.string().optional(),
  sauce: z.string().optional(),
  garnish: z.string().optional(),
  view: z.enum(viewNames),
  distance: z.enum(distanceNames),
});

export const dishSchema = z.object({
  /** The path of its file below cookbook/, without the extension: "sauces/bechamel". */
  path: z.string().min(1),
  title: z.string().min(1).max(200),
  also: names,
  /** Wishes that it answers without being named in them: "hot crispy snack for a rainy day". */
  wishes: names,
  cuisine: z.string().optional(),
  region: z.string().optional(),
  courses: names,
  styles: names,
  techniques: names,
  occasions: names,
  spiceLevel: z.string(),
  equipment: names,
  servings: z.int().min(1).max(100),
  /** The numbers of servings that it can sensibly be made for. */
  goodFor: z.object({ from: z.int().min(1), to: z.int().min(1) }),
  /** What it yields, when it is a part of other dishes or is not counted in portions: 1 l, 2 loaves. */
  makes: amountSchema.optional(),
  /** The name that the steps of other dishes use: "béchamel". */
  called: z.string(),
  prepMinutes: minutes,
  cookMinutes: minutes,
  waitMinutes: minutes,
  difficulty: z.enum(difficultyLevels),
  difficultyReason: z.string().min(1),
  description: z.string().min(1).max(2000),
  ingredients: z.array(ingredientSchema).min(1),
  steps: z.array(stepSchema).min(1),
  swaps: z.array(swapSchema),
  variations: z.array(z.object({ title: z.string().min(1), changes: z.string().min(1) })),
  tips: names,
  look: lookSchema,
});
export type CookbookDish = z.infer<typeof dishSchema>;

/** Returns the minutes of each timer for heat, in the order of the steps. */
export const heatMinutesOf = (steps: readonly DishStep[]): number[] =>
  steps.flatMap(({ segments }) =>
    segments.flatMap((one) =>
      one.kind === 'timer' && one.passes === 'cook' ? [one.highMinutes] : [],
    ),
  );

/** Returns the minutes from the first cut to the table. */
export const minutesToTableOf = ({
  prepMinutes,
  cookMinutes,
  waitMinutes,
}: Pick<CookbookDish, 'prepMinutes' | 'cookMinutes' | 'waitMinutes'>): number =>
  prepMinutes + cookMinutes + waitMinutes;

/** Whether it is a lunch or a dinner. */
export const isMeal = ({ courses }: Pick<CookbookDish, 'courses'>): boolean =>
  courses.some((course) => course === 'Lunch' || course === 'Dinner');

/** Whether it is neither a dessert nor a drink. */
export const isSavoury = ({ courses }: Pick<CookbookDish, 'courses'>): boolean =>
  !courses.some((course) => course === 'Dessert' || course === 'Drink');

/** Whether a dish is made as a part of others: a dough, a sauce, a stock. Its file needs no course. */
export const isPart = ({ path }: Pick<CookbookDish, 'path'>): boolean =>
  /^(?:doughs|sauces|stocks|spice-mixes)\//.test(path);
