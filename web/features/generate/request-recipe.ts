import { z } from 'zod';
import type { PartialRecipe } from '#contract/generation-events.ts';
import { type Notice, notices } from '#contract/notices.ts';
import { type Remix, remixBaseSchema, remixSchema } from '#contract/remix.ts';
import { recipeSchema } from '#recipes/recipe.ts';
import { isProxyError } from '../../data/fetch-with-retries.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { type FunctionRefusal, noticeOfRefusal } from './failure-notice.ts';
import { readGenerationStream } from './read-generation-stream.ts';
import type { Selection } from './selection.ts';

/**
 * The server starts its 60-second timeout (spec §9) when it receives the request. Without this grace period, the client would time
 * out before the server's own answer (timed out, credit refunded) could arrive.
 */
const networkGraceMs = 2_000;
const attachAgainAfterMs = 1_000;
/** The maximum number of attempts while a proxy reports that no server is behind it and the generation has not started. */
const mostTriesBeforeItBegan = 4;
/** The maximum number of orders if the server process dies or stops; the credit is refunded each time. */
const mostOrders = 3;

export const answerSchema = z.object({
  recipe: recipeSchema,
  imageUrl: z.string().nullish(),
  /** The model that wrote the recipe: `provider:name`. */
  model: z.string().nullish(),
  generationId: z.string(),
  balance: z.int().optional(),
  /** The base of a remix and the requested change; absent if the recipe is not a remix. Invalid values are treated as absent. */
  base: remixBaseSchema.optional().catch(undefined),
  remix: remixSchema.optional().catch(undefined),
});
export type GenerationAnswer = z.infer<typeof answerSchema>;

export type RecipeRequest = {
  prompt: string;
  selections: Selection;
  /** Free text, passed on as data. */
  q: string;
  /** Makes the recipe from an existing one with one change; the selections then contain only what must be left out. */
  remix?: Remix | undefined;
  /** The same key refers to the same generation, so a retry is not charged again. */
  idempotencyKey: string;
};

/** The phase of a generation and the part of the recipe that has arrived. */
export type Progress = {
  phase: 'writing' | 'checking' | 'repairing' | 'finishing' | 'reconnecting';
  generationId: string | null;
  recipe: PartialRecipe | null;
};
type Watch = (progress: Partial<Progress>) => void;

export type RecipeOutcome =
  | { kind: 'made'; answer: GenerationAnswer }
  /** `settled` is false if the outcome is unknown: a retry must use the same key. */
  | {
      kind: 'failed';
      notice: Notice;
      settled: boolean;
      /** The server process ended during the generation and the credit was refunded: a new generation can be requested at once. */
      interrupted?: boolean;
      /** True: the server closed it and refunded the credit. False: the outcome is unknown. Undefined: no credit was taken. */
      isCreditBack?: boolean | undefined;
    };

const refusalSchema = z
  .object({ error: z.string(), code: z.string(), title: z.string(), status: z.int() })
  .partial();

async function refusalOf(response: Response): Promise<FunctionRefusal> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = refusalSchema.safeParse(body);
  return { ...(parsed.success ? parsed.data : {}), status: response.status };
}

function outcomeOfAnswer(data: unknown): RecipeOutcome {
  const parsed = answerSchema.safeParse(data);
  if (parsed.success) return { kind: 'made', answer: parsed.data };
  console.warn('The answer of generate-recipe could not be read.', parsed.error);
  return { kind: 'failed', notice: notices.noContent, settled: true };
}

function outcomeOfRefusal(refusal: FunctionRefusal): RecipeOutcome {
  const interrupted = refusal.code === 'interrupted';
  // Below 500, nothing was started or the cook cancelled. A failure with which the server closed the generation has a title. A failure
  // without a title comes from a database or a proxy, and the generation may still be running.
  const isCreditBack = refusal.status >= 500 ? refusal.title !== undefined : undefined;
  const notice = noticeOfRefusal(refusal);
  return { kind: 'failed', notice, settled: true, interrupted, isCreditBack };
}

/** @returns undefined if the connection was lost before the end; the generation continues on the server */
async function followStream(
  response: Response,
  onProgress: Watch,
): Promise<RecipeOutcome | undefined> {
  try {
    for await (const { event, data } of readGenerationStream(response)) {
      if (event === 'recipe') return outcomeOfAnswer(data);
      if (event === 'error') {
        return outcomeOfRefusal(data);
      }
      if (event === 'partial') onProgress(data);
      // The repaired recipe replaces what was shown of the first attempt.
      else onProgress({ ...data, ...(data.phase === 'repairing' ? { recipe: null } : {}) });
    }
  } catch (error) {
    console.warn('The stream of the recipe broke off.', error);
  }
  return undefined;
}

type Lost = {
  outcome: undefined;
  /** `began`: the generation is running; `between`: a proxy could not reach the server; `nowhere`: the request did not get that far. */
  after: 'began' | 'between' | 'nowhere';
};
type Attempt = { outcome: RecipeOutcome } | Lost;

async function askOnce(
  request: RecipeRequest,
  onProgress: Watch,
  signal: AbortSignal,
): Promise<Attempt> {
  const supabase = await getSupabase();
  const { prompt, selections, q, remix } = request;
  const { data, error } = await supabase.functions.invoke('generate-recipe', {
    body: { prompt, options: { selections, ...(q && { q }), ...(remix && { remix }) } },
    headers: { 'Idempotency-Key': request.idempotencyKey, Accept: 'text/event-stream' },
    signal,
  });
  if (!error && data instanceof Response) {
    const outcome = await followStream(data, onProgress);
    return outcome ? { outcome } : { outcome, after: 'began' };
  }
  if (!error) return { outcome: outcomeOfAnswer(data) };
  if (error.context instanceof Response) {
    if (isProxyError(error.context)) return { outcome: undefined, after: 'between' };
    return { outcome: outcomeOfRefusal(await refusalOf(error.context)) };
  }
  console.warn('The recipe did not arrive.', error);
  return { outcome: undefined, after: 'nowhere' };
}

type Follow = {
  /** The server's time limit for a generation. */
  timeLimitMs: number;
  onProgress: Watch;
  /** Aborts when the user leaves the page; the generation continues on the server. */
  signal: AbortSignal;
};

/** Requests one generation and follows its stream; reconnects with the same key after a lost connection. */
async function followOrder(
  request: RecipeRequest,
  { timeLimitMs, onProgress, signal }: Follow,
): Promise<RecipeOutcome> {
  const timeOut = AbortSignal.timeout(timeLimitMs + networkGraceMs);
  const over = AbortSignal.any([timeOut, signal]);
  let attached = false;
  for (let tries = 1; ; tries += 1) {
    const attempt = await askOnce(request, onProgress, over);
    if (attempt.outcome) return attempt.outcome;
    if (timeOut.aborted) return { kind: 'failed', notice: notices.timedOut, settled: false };
    attached ||= attempt.after === 'began';
    const goesOn = attached || (attempt.after === 'between' && tries < mostTriesBeforeItBegan);
    if (!goesOn || signal.aborted) {
      const notice = attempt.after === 'between' ? notices.generationFailed : notices.unexpected;
      return { kind: 'failed', notice, settled: false };
    }
    onProgress({ phase: 'reconnecting' });
    await new Promise((resolve) => setTimeout(resolve, attachAgainAfterMs));
  }
}

/** Returns the key of a repeated order, derived from the first key, so that a reloaded page finds the same order again. */
const keyOfOrder = (key: string, order: number): string => (order > 1 ? `${key}.${order}` : key);

/**
 * Requests one recipe and follows it while it is written. If the server process dies, the recipe is requested again. Never
 * throws: a failure is returned with the notice to show.
 */
export async function requestRecipe(
  request: RecipeRequest,
  follow: Follow,
): Promise<RecipeOutcome> {
  for (let order = 1; ; order += 1) {
    const idempotencyKey = keyOfOrder(request.idempotencyKey, order);
    const outcome = await followOrder({ ...request, idempotencyKey }, follow);
    const isBroken = outcome.kind === 'failed' && outcome.interrupted;
    if (!isBroken || order === mostOrders || follow.signal.aborted) return outcome;
    // The next order writes a new recipe: clear what was shown of this one.
    follow.onProgress({ phase: 'reconnecting', recipe: null });
  }
}
