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

/** `log` is the logger of the request, so that the log lines of a generation can be found by its request id. */
type GenerationDependencies = Services & { photographers: readonly Photographer[] };

/** Returns the loggable part of an error. A provider's error may carry the request with its prompt and API key: these are left out. */
function described(cause: unknown): object | undefined {
  if (cause === undefined) return undefined;
  if (!(cause instanceof Error)) return { message: String(cause) };
  return { type: cause.name, message: cause.message, stack: cause.stack };
}

/** Returns the result for a deleted account. The generation's row and its credit are deleted too, so there is nothing to close. */
function accountDeletedResult(generation: Generation): Generation {
  const detail = 'The account was deleted.';
  return { ...generation, status: 'failed', result: null, reason: 'cancelled', detail };
}

/** A running generation with the signals that can abort it. */
type Run = {
  dependencies: GenerationDependencies;
  generation: Generation;
  plan: GenerationPlan;
  running: RunningGeneration;
  timeOut: AbortSignal;
  /** Aborts on timeout, on cancellation by the cook, or when the process stops. */
  signal: AbortSignal;
};

type Failure = GenerationOutcome & { ok: false };
type Success = GenerationOutcome & { ok: true };

/** Returns the failure reason. The cause of an abort takes precedence over the reason that the engine reports. */
function reasonOf({ dependencies, running, timeOut }: Run, outcome: Failure): string {
  if (running.signal.aborted) return 'cancelled';
  if (dependencies.stopping.aborted) return 'interrupted';
  return timeOut.aborted ? 'timed-out' : outcome.reason;
}

/** @returns undefined when another request or process has closed the generation meanwhile */
async function keepRecipe({ dependencies, generation, plan, signal }: Run, outcome: Success) {
  const { id } = generation;
  const { selections } = plan.constraints;
  const task = { generationId: id, recipe: outcome.recipe, selections };
  const picture = await choosePicture(dependencies.photographers, task, dependencies, signal);
  const remix = storedRemixOf(plan);
  const closed = await completeGeneration(dependencies, id, outcome, { picture, remix });
  return closed?.status === 'completed' ? closed : undefined;
}

/** Fails a generation that has no recipe, or whose recipe came after it was closed. Its usage is recorded in both cases. */
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

/** Fails a generation after an unexpected error: the log gets the full error, the admin a pointer to the log, the client whether to retry. */
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
 * Runs an opened generation to its end. No transaction is open while the model works. Closes the generation on every error, too.
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
    // Imported by the first generation, not at startup: see `whenCalled` in functions/index.ts.
    const { generateRecipe } = await import('#recipes/generate.ts');
    const { database } = dependencies;
    // Only a model that chooses among dishes can leave out the cook's latest ones.
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
