import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { type Notice, notices } from '#contract/notices.ts';
import { recipeSchema } from '#recipes/recipe.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { type FunctionRefusal, noticeOfRefusal } from './failure-notice.ts';
import type { Selection } from './selection.ts';

/**
 * The server counts its 60 seconds (spec §9) from when the request reached it, so that its own answer (that the time is
 * over and the credit is back) could not arrive within ours without this grace.
 */
const networkGraceMs = 2_000;

export const answerSchema = z.object({
  recipe: recipeSchema,
  imageUrl: z.string().nullish(),
  generationId: z.string(),
  balance: z.int().optional(),
});
export type GenerationAnswer = z.infer<typeof answerSchema>;

export type RecipeRequest = {
  prompt: string;
  selections: Selection;
  /** Free text, as data. */
  q: string;
  /** The same key asks for the same generation: a retry costs nothing more. */
  idempotencyKey: string;
};

export type RecipeOutcome =
  | { kind: 'made'; answer: GenerationAnswer }
  /** `settled` is false where nobody knows what became of it: asking again must use the same key. */
  | { kind: 'failed'; notice: Notice; settled: boolean };

async function refusalOf(response: Response): Promise<FunctionRefusal> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = z
    .object({ error: z.string(), code: z.string(), title: z.string() })
    .partial()
    .safeParse(body);
  return { status: response.status, ...(parsed.success ? parsed.data : {}) };
}

function outcomeOfAnswer(data: unknown): RecipeOutcome {
  const parsed = answerSchema.safeParse(data);
  if (parsed.success) return { kind: 'made', answer: parsed.data };
  console.warn('The answer of generate-recipe could not be read.', parsed.error);
  return { kind: 'failed', notice: notices.noContent, settled: true };
}

/** Asks the server for one recipe. Never throws: what went wrong comes back as the notice to show. */
export async function requestRecipe(request: RecipeRequest): Promise<RecipeOutcome> {
  const timeOut = AbortSignal.timeout(limits.generationTimeoutMs + networkGraceMs);
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke('generate-recipe', {
    body: {
      prompt: request.prompt,
      options: { selections: request.selections, ...(request.q ? { q: request.q } : {}) },
    },
    headers: { 'Idempotency-Key': request.idempotencyKey },
    signal: timeOut,
  });
  if (!error) return outcomeOfAnswer(data);
  if (error.context instanceof Response) {
    return {
      kind: 'failed',
      notice: noticeOfRefusal(await refusalOf(error.context)),
      settled: true,
    };
  }
  console.warn('The recipe did not arrive.', error);
  const notice = timeOut.aborted ? notices.timedOut : notices.unexpected;
  return { kind: 'failed', notice, settled: false };
}
