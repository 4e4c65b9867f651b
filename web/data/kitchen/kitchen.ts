import { z } from 'zod';
import { constraintLabels } from '#contract/constraint-labels.ts';

/** The questions that are asked once, by their database names, in display order. */
export const kitchenQuestions = [
  'never',
  'rather_not',
  'diet',
  'servings',
  'units',
  'heat',
] as const;
export type KitchenQuestion = (typeof kitchenQuestions)[number];

const choosingQuestions = ['never', 'rather_not', 'diet', 'heat'] as const;
/** A question that is answered with categories. */
export type ChoosingQuestion = (typeof choosingQuestions)[number];

const answerSchema = z.enum(['nothing', 'these', 'not_now']);
export type KitchenAnswer = z.infer<typeof answerSchema>;

const choiceSchema = z.object({
  question: z.enum(choosingQuestions),
  /** The label of the group in which it was chosen. */
  label: z.enum(constraintLabels),
  /** The category's name at the time of the choice. */
  name: z.string(),
  /** Null if the category has been deleted since. */
  categoryId: z.string().nullable(),
});
export type KitchenChoice = z.infer<typeof choiceSchema>;

export const kitchenSchema = z.object({
  /** Null: not asked, which differs from the answer "nothing". */
  answers: z.record(z.enum(kitchenQuestions), answerSchema.nullable()),
  choices: z.array(choiceSchema),
  /** The usual number of eaters. */
  servings: z.int().nullable(),
  units: z.enum(['metric', 'us']).nullable(),
});
/** What a cook answered about their kitchen. */
export type Kitchen = z.infer<typeof kitchenSchema>;

export const unaskedKitchen: Kitchen = {
  answers: {
    never: null,
    rather_not: null,
    diet: null,
    servings: null,
    units: null,
    heat: null,
  },
  choices: [],
  servings: null,
  units: null,
};

/** Returns whether the cook has not been asked any question yet. */
export const isUnasked = ({ answers }: Kitchen): boolean =>
  kitchenQuestions.every((question) => answers[question] === null);
