import { z } from 'zod';

/**
 * The events that generate-recipe sends to clients that accept `text/event-stream`, in this order: one or more `status`, snapshots
 * as `partial`, and finally either `recipe` or `error`. Comment lines between them keep the connection open.
 *
 * A stream may end without `recipe` or `error` (a lost connection): the same call with the same Idempotency-Key reattaches,
 * and starts with the latest status and snapshot.
 */

const generationPhases = ['writing', 'checking', 'repairing', 'finishing'] as const;
export type GenerationPhase = (typeof generationPhases)[number];

const generationId = z.string();

/** The finished lines of a recipe in progress. Each line has passed the checks for diet, allergens and foods to avoid. */
const partialRecipeSchema = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  tips: z.array(z.string()),
});
export type PartialRecipe = z.infer<typeof partialRecipeSchema>;

const schemas = {
  /** `repairing`: the lines shown so far are being replaced; discard them. */
  status: z.object({ generationId, phase: z.enum(generationPhases) }),
  /** The full snapshot every time, not a difference. */
  partial: z.object({ generationId, recipe: partialRecipeSchema }),
  /** The plain JSON answer of the function; its consumer defines the other fields. */
  recipe: z.looseObject({ generationId }),
  /** The plain body of a failure, and the HTTP status it would have had. */
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
    return undefined; // not JSON: the schema rejects it
  }
}

/**
 * Reads one server-sent event.
 * @param name its `event` field; `text` its `data` field
 * @returns undefined for an event that this version does not know
 */
export function readGenerationEvent(name: string, text: string): GenerationEvent | undefined {
  if (!Object.hasOwn(schemas, name)) return undefined;
  const event = name as keyof Events;
  const parsed = schemas[event].safeParse(parseJson(text));
  return parsed.success ? ({ event, data: parsed.data } as GenerationEvent) : undefined;
}
