import { z } from 'zod';

/**
 * What generate-recipe sends to those who ask for `text/event-stream`, in this order: one `status` or more, snapshots as
 * `partial`, and at the end either `recipe` or `error`. Between them come comment lines that keep the connection open.
 *
 * A stream may end without `recipe` and `error` (a lost connection): the same call with the same Idempotency-Key attaches
 * again, and begins with the latest status and snapshot.
 */

const generationPhases = ['writing', 'checking', 'repairing', 'finishing'] as const;
export type GenerationPhase = (typeof generationPhases)[number];

const generationId = z.string();

/** The finished lines of a recipe that is being written: each has passed the checks of diet, allergens and avoid. */
const partialRecipeSchema = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  tips: z.array(z.string()),
});
export type PartialRecipe = z.infer<typeof partialRecipeSchema>;

const schemas = {
  /** `repairing`: what was shown so far is not what comes, and is to be forgotten. */
  status: z.object({ generationId, phase: z.enum(generationPhases) }),
  /** The whole snapshot, each time. */
  partial: z.object({ generationId, recipe: partialRecipeSchema }),
  /** The plain JSON answer of the function; its reader knows what stands in it. */
  recipe: z.looseObject({ generationId }),
  /** The plain body of a failure, and the HTTP status that it would have had. */
  error: z.object({
    error: z.string(),
    message: z.string(),
    code: z.string(),
    title: z.string().optional(),
    status: z.int(),
  }),
};

type Events = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };
export type GenerationEvent = {
  [Name in keyof Events]: { event: Name; data: Events[Name] };
}[keyof Events];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no event of ours: the schema refuses it
  }
}

/**
 * Reads one server-sent event.
 * @param name its `event` field; `text` its `data` field
 * @returns undefined where it is none that this version knows
 */
export function readGenerationEvent(name: string, text: string): GenerationEvent | undefined {
  if (!Object.hasOwn(schemas, name)) return undefined;
  const event = name as keyof Events;
  const parsed = schemas[event].safeParse(parseJson(text));
  return parsed.success ? ({ event, data: parsed.data } as GenerationEvent) : undefined;
}
