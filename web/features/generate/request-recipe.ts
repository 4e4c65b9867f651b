import { z } from 'zod';
import type { PartialRecipe } from '#contract/generation-events.ts';
import { type Notice, notices } from '#contract/notices.ts';
import { type Remix, remixBaseSchema, remixSchema } from '#contract/remix.ts';
import { recipeSchema } from '#recipes/recipe.ts';
import { isFromBetween } from '../../data/ask-again.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { type FunctionRefusal, noticeOfRefusal } from './failure-notice.ts';
import { readGenerationStream } from './read-generation-stream.ts';
import type { Selection } from './selection.ts';

/**
 * The server counts its 60 seconds (spec §9) from when the request reached it, so that its own answer (that the time is
 * over and the credit is back) could not arrive within ours without this grace.
 */
const networkGraceMs = 2_000;
const attachAgainAfterMs = 1_000;
/** How often an order that never began is sent again, where a proxy says that there was nobody behind it. */
const mostTriesBeforeItBegan = 4;
/** How often it is ordered anew where its process died or stopped: the credit came back each time. */
const mostOrders = 3;

export const answerSchema = z.object({
  recipe: recipeSchema,
  imageUrl: z.string().nullish(),
  /** Who wrote it: `provider:name`. */
  model: z.string().nullish(),
  generationId: z.string(),
  balance: z.int().optional(),
  /** What it was made from, and what was to change. A recipe of its own has neither; what cannot be read is as good as none. */
  base: remixBaseSchema.optional().catch(undefined),
  remix: remixSchema.optional().catch(undefined),
});
export type GenerationAnswer = z.infer<typeof answerSchema>;

export type RecipeRequest = {
  prompt: string;
  selections: Selection;
  /** Free text, as data. */
  q: string;
  /** Makes it from a recipe that stands, with one change; then only what must stay out is chosen. */
  remix?: Remix | undefined;
  /** The same key asks for the same generation: a retry costs nothing more. */
  idempotencyKey: string;
};

/** How far a generation is, and what of the recipe has arrived. */
export type Progress = {
  phase: 'writing' | 'checking' | 'repairing' | 'finishing' | 'reconnecting';
  generationId: string | null;
  recipe: PartialRecipe | null;
};
type Watch = (progress: Partial<Progress>) => void;

export type RecipeOutcome =
  | { kind: 'made'; answer: GenerationAnswer }
  /** `settled` is false where nobody knows what became of it: asking again must use the same key. */
  | {
      kind: 'failed';
      notice: Notice;
      settled: boolean;
      /** Its process ended over it, and the credit is back: another one can be asked at once. */
      interrupted?: boolean;
      /** True: the server closed it and gave the credit back. False: nobody said what became of it. Undefined: none was taken. */
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
  // Below 500 nothing was begun, or the cook took it back. A failure with which the server closed the generation has a title; where it has
  // none, a database or a proxy speaks, and the generation may go on.
  const isCreditBack = refusal.status >= 500 ? refusal.title !== undefined : undefined;
  const notice = noticeOfRefusal(refusal);
  return { kind: 'failed', notice, settled: true, interrupted, isCreditBack };
}

/** @returns undefined where the connection was lost before the end: the generation itself goes on */
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
      // What was shown of the first attempt is not what comes.
      else onProgress({ ...data, ...(data.phase === 'repairing' ? { recipe: null } : {}) });
    }
  } catch (error) {
    console.warn('The stream of the recipe broke off.', error);
  }
  return undefined;
}

type Lost = {
  outcome: undefined;
  /** `began`: it runs; `between`: a proxy found nobody behind it; `nowhere`: it never got so far. */
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
    if (isFromBetween(error.context)) return { outcome: undefined, after: 'between' };
    return { outcome: outcomeOfRefusal(await refusalOf(error.context)) };
  }
  console.warn('The recipe did not arrive.', error);
  return { outcome: undefined, after: 'nowhere' };
}

type Follow = {
  /** What the server gives a generation. */
  timeLimitMs: number;
  onProgress: Watch;
  /** Aborts when nobody looks any more: the generation itself goes on. */
  signal: AbortSignal;
};

/** Asks for one generation and follows it; where the connection is lost it attaches again, with the same key. */
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

/** The same order once more has a key of its own that follows from the first: a page that was reloaded finds it again. */
const keyOfOrder = (key: string, order: number): string => (order > 1 ? `${key}.${order}` : key);

/**
 * Asks the server for one recipe and follows it while it is written. Where the process that cooked it died, it is ordered anew. Never
 * throws: what went wrong comes back as the notice to show.
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
    // What was shown of it is not what comes.
    follow.onProgress({ phase: 'reconnecting', recipe: null });
  }
}
