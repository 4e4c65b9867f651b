import { checkRecipe, problemsOf } from './checks/check-recipe.ts';
import type { Constraints, RecipeModel, TokenCounts } from './models/model.ts';
import { countNutrition } from './nutrition/count-nutrition.ts';
import { buildPrompt, buildRepairPrompt } from './prompt/build-prompt.ts';
import { type ReadRecipe, readRecipe } from './reading/read-recipe.ts';
import type { Recipe } from './recipe.ts';
import type { Requirements } from './selections/requirements.ts';
import { explainUnknown, understand } from './selections/understand.ts';

/** Why there is no recipe. None of them is charged. */
export const FAILURES = [
  'cannot-honour',
  'timed-out',
  'cancelled',
  'empty',
  'refused',
  'unreadable',
  'check-failed',
  'provider-error',
] as const;
export type Failure = (typeof FAILURES)[number];

export type Generated = {
  ok: true;
  recipe: Recipe;
  /** The answer as the model wrote it. */
  text: string;
  repaired: boolean;
  tokens: TokenCounts | undefined;
  /** Milliseconds of the model's part and of our own. */
  timings: { modelMs: number; engineMs: number };
};
export type NotGenerated = { ok: false; reason: Failure; detail: string; cause?: unknown };

export type GenerationRequest = {
  constraints: Constraints;
  model: RecipeModel;
  /** The same seed gives the chef's same recipe. */
  seed: string;
  timeoutMs: number;
  /** Aborts when the cook cancels. */
  signal?: AbortSignal;
  /** Time limits are set with this; tests hand over their own, so that they need not wait. */
  abortAfter?: (timeoutMs: number) => AbortSignal;
};

/** The whole answer of a model, or a stop when the signal aborts: a stalled stream must not hold us. */
async function readAnswer(
  model: RecipeModel,
  request: Parameters<RecipeModel['generate']>[0],
): Promise<string> {
  const { signal } = request;
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const collected = (async () => {
    let text = '';
    for await (const chunk of model.generate(request)) text += chunk;
    return text;
  })();
  // Whoever loses the race may still fail later; that failure has nobody left to tell.
  collected.catch(() => undefined);
  stopped.catch(() => undefined);
  signal.throwIfAborted();
  return Promise.race([collected, stopped]);
}

/** Checks what was read, and counts its nutrition. */
export function finishRecipe(read: ReadRecipe, requirements: Requirements): Recipe {
  const nutrition = countNutrition(read.ingredients, read.servings);
  const { verdicts, notes } = checkRecipe(read, nutrition, requirements);
  const { missing: _missing, ...recipe } = read;
  return { ...recipe, nutrition, checks: verdicts, notes };
}

type Attempt = { text: string; recipe: Recipe; problems: string[] } | NotGenerated;

function readAttempt(text: string, requirements: Requirements): Attempt {
  const reading = readRecipe(text);
  switch (reading.outcome) {
    case 'empty':
      return { ok: false, reason: 'empty', detail: 'The model returned an empty response.' };
    case 'refused':
      return { ok: false, reason: 'refused', detail: reading.text };
    case 'unreadable':
      return {
        ok: false,
        reason: 'unreadable',
        detail: `No recipe in the answer: ${reading.missing.join(', ')}`,
      };
    case 'recipe': {
      const recipe = finishRecipe(reading.recipe, requirements);
      return { text, recipe, problems: problemsOf(recipe.checks) };
    }
  }
}

/**
 * Selections → prompt → model → read → check → one repair at most → recipe. Expected failures are
 * returned with their reason; a recipe that breaks a diet, an allergen or an avoid is never returned.
 */
export async function generateRecipe(
  request: GenerationRequest,
): Promise<Generated | NotGenerated> {
  const { constraints, model, seed, timeoutMs, abortAfter = AbortSignal.timeout } = request;
  const understood = understand(constraints);
  if (!understood.ok) {
    return { ok: false, reason: 'cannot-honour', detail: explainUnknown(understood.unknown) };
  }
  const { requirements } = understood;

  const timeLimit = abortAfter(timeoutMs);
  const signal = request.signal ? AbortSignal.any([timeLimit, request.signal]) : timeLimit;
  const timings = { modelMs: 0, engineMs: 0 };
  let tokens: TokenCounts | undefined;
  const onTokens = (counts: TokenCounts) => {
    tokens = {
      inputTokens: (tokens?.inputTokens ?? 0) + counts.inputTokens,
      outputTokens: (tokens?.outputTokens ?? 0) + counts.outputTokens,
    };
  };
  async function attempt(prompt: string, attemptSeed: string): Promise<Attempt> {
    const startedMs = performance.now();
    const text = await readAnswer(model, {
      prompt,
      constraints,
      seed: attemptSeed,
      signal,
      onTokens,
    });
    const answeredMs = performance.now();
    const result = readAttempt(text, requirements);
    timings.modelMs += answeredMs - startedMs;
    timings.engineMs += performance.now() - answeredMs;
    return result;
  }

  const served = (
    { text, recipe }: { text: string; recipe: Recipe },
    repaired: boolean,
  ): Generated => ({ ok: true, recipe, text, repaired, tokens, timings });

  try {
    const prompt = buildPrompt(constraints.selections, constraints.wish);
    const first = await attempt(prompt, seed);
    if ('ok' in first) return first;
    if (first.problems.length === 0) return served(first, false);
    const second = await attempt(buildRepairPrompt(prompt, first.problems), `${seed}·repair`);
    if ('ok' in second) return second;
    if (second.problems.length === 0) return served(second, true);
    return { ok: false, reason: 'check-failed', detail: second.problems.join(' ') };
  } catch (cause) {
    if (timeLimit.aborted)
      return { ok: false, reason: 'timed-out', detail: `No answer within ${timeoutMs} ms`, cause };
    if (request.signal?.aborted)
      return { ok: false, reason: 'cancelled', detail: 'The cook cancelled', cause };
    return {
      ok: false,
      reason: 'provider-error',
      detail: cause instanceof Error ? cause.message : String(cause),
      cause,
    };
  }
}
