import { z } from 'zod';
import { constraintLabels } from '#contract/constraint-labels.ts';

/** What is asked once, by the names of the database, in the order in which it is asked. */
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
  /** As the category was called when it was chosen. */
  name: z.string(),
  /** Null where the category was deleted since. */
  categoryId: z.string().nullable(),
});
export type KitchenChoice = z.infer<typeof choiceSchema>;

export const kitchenSchema = z.object({
  /** Null: not asked, which is not "nothing". */
  answers: z.record(z.enum(kitchenQuestions), answerSchema.nullable()),
  choices: z.array(choiceSchema),
  /** How many usually eat. */
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

/** Whether no question was put to the cook yet. */
export const isUnasked = ({ answers }: Kitchen): boolean =>
  kitchenQuestions.every((question) => answers[question] === null);
