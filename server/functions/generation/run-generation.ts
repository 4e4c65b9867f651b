import type { GenerationOutcome, Usage } from '#recipes/generation/outcome.ts';
import { sqlStateOf } from '../../errors.ts';
import { toApiError } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import { choosePicture } from '../pictures/choose-picture.ts';
import type { Photographer } from '../pictures/photographer.ts';
import { completeGeneration, failGeneration } from './close-generation.ts';
import { countUsage } from './count-generation.ts';
import { type GenerationPlan, storedRemixOf } from './generation-plan.ts';
import { recentTitles } from './recent-titles.ts';
import type { Generation } from './reserve.ts';
import type { RunningGeneration } from './running-generation.ts';

/** `log` is the request's, so that what is said of a generation can be found by it. */
type GenerationDependencies = Services & { photographers: readonly Photographer[] };

/** What a provider threw may carry the request with its prompt and key: only what it says goes on. */
function described(cause: unknown): object | undefined {
  if (cause === undefined) return undefined;
  if (!(cause instanceof Error)) return { message: String(cause) };
  return { type: cause.name, message: cause.message, stack: cause.stack };
}

/** The result where the account was deleted: the row went with it, and the credit before it, so there is nothing to close. */
function accountDeletedResult(generation: Generation): Generation {
  const detail = 'The account was deleted.';
  return { ...generation, status: 'failed', result: null, reason: 'cancelled', detail };
}

/** One generation on its way, and what ends it before its time. */
type Run = {
  dependencies: GenerationDependencies;
  generation: Generation;
  plan: GenerationPlan;
  running: RunningGeneration;
  timeOut: AbortSignal;
  /** Of the three who may end it: the time, its cook, and the process that stops. */
  signal: AbortSignal;
};

type Failure = GenerationOutcome & { ok: false };
type Success = GenerationOutcome & { ok: true };

/** Who ended it says more than what the engine made of that. */
function reasonOf({ dependencies, running, timeOut }: Run, outcome: Failure): string {
  if (running.signal.aborted) return 'cancelled';
  if (dependencies.stopping.aborted) return 'interrupted';
  return timeOut.aborted ? 'timed-out' : outcome.reason;
}

/** @returns nothing where somebody else has closed the generation by now */
async function keepRecipe({ dependencies, generation, plan, signal }: Run, outcome: Success) {
  const { id } = generation;
  const { selections } = plan.constraints;
  const task = { generationId: id, recipe: outcome.recipe, selections };
  const picture = await choosePicture(dependencies.photographers, task, dependencies, signal);
  const remix = storedRemixOf(plan);
  const closed = await completeGeneration(dependencies, id, outcome, { picture, remix });
  return closed?.status === 'completed' ? closed : undefined;
}

/** Fails a generation without a recipe, or with one that came after it was closed. Its usage is recorded all the same. */
function failWithoutRecipe(run: Run, outcome: GenerationOutcome, usage: Usage) {
  const { dependencies, generation } = run;
  const { id, model } = generation;
  const reason = outcome.ok ? 'cancelled' : reasonOf(run, outcome);
  const detail = outcome.ok ? 'The recipe came too late.' : outcome.message;
  const note = outcome.ok ? detail : outcome.note;
  const err = outcome.ok ? undefined : described(outcome.cause);
  dependencies.log.warn({ generationId: id, model, reason, ...usage, err }, 'generation failed');
  return failGeneration(dependencies, id, { reason, detail, note, usage });
}

async function close(run: Run, outcome: GenerationOutcome) {
  const { tokens, timings, repaired } = outcome;
  const usage = { tokens, timings, repaired };
  countUsage(run.dependencies.metrics, run.generation.model, usage);
  const kept = outcome.ok ? await keepRecipe(run, outcome) : undefined;
  return kept ?? failWithoutRecipe(run, outcome, usage);
}

/** Fails a generation after an unexpected error: the log gets all of it, the admin a pointer to the log, the client whether to retry. */
async function failUnexpectedly(
  { dependencies, generation }: Run,
  error: unknown,
): Promise<Generation> {
  if (sqlStateOf(error) === 'STNTF') return accountDeletedResult(generation);
  const { id } = generation;
  dependencies.log.error({ generationId: id, err: described(error) }, 'generation crashed');
  const closed = await failGeneration(dependencies, id, {
    // Treat a transient database outage as retryable.
    reason: toApiError(error).status === 503 ? 'interrupted' : 'unexpected',
    detail: String(error),
    note: `${error instanceof Error ? error.name : 'Error'}: see the log.`,
  });
  return { ...generation, ...closed };
}

/**
 * Runs an opened generation to its end: no transaction is open while the model works. Never leaves it running, whatever
 * is thrown.
 * @returns the closed generation, completed or failed
 */
export async function runGeneration(
  dependencies: GenerationDependencies,
  generation: Generation,
  plan: GenerationPlan,
  running: RunningGeneration,
): Promise<Generation> {
  const { models, stopping } = dependencies;
  const timeOut = AbortSignal.timeout(models.timeoutMs);
  const signal = AbortSignal.any([timeOut, stopping, running.signal]);
  const run = { dependencies, generation, plan, running, timeOut, signal };
  try {
    // Read with the first generation, not with the start: see the door.
    const { generateRecipe } = await import('#recipes/generate.ts');
    const { database } = dependencies;
    // Only an author that chooses among dishes can leave out what the cook had last.
    const isChoosing = models.recipes.dishFinder !== undefined && !plan.constraints.remix;
    const titles = isChoosing ? await recentTitles(database, generation.id) : [];
    const outcome = await generateRecipe({
      constraints: plan.constraints,
      recentTitles: titles,
      model: models.recipes,
      seed: generation.id,
      signal,
      timeoutMs: models.timeoutMs,
      onProgress: running.publish,
    });
    return { ...generation, ...(await close(run, outcome)) };
  } catch (error) {
    return failUnexpectedly(run, error);
  }
}
