import type { GenerationOutcome } from '#recipes/generation/outcome.ts';
import { sqlStateOf } from '../../errors.ts';
import { toApiError } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import { choosePicture } from '../pictures/choose-picture.ts';
import type { Photographer } from '../pictures/photographer.ts';
import { completeGeneration, failGeneration } from './close-generation.ts';
import { countSpent } from './count-generation.ts';
import { type Order, storedRemixOf } from './order.ts';
import type { Generation } from './reserve.ts';
import type { RunningGeneration } from './running-generation.ts';

/** `log` is the request's, so that what is said of a generation can be found by it. */
type Studio = Services & { photographers: readonly Photographer[] };

/** What a provider threw may carry the request with its prompt and key: only what it says goes on. */
function described(cause: unknown): object | undefined {
  if (cause === undefined) return undefined;
  if (!(cause instanceof Error)) return { message: String(cause) };
  return { type: cause.name, message: cause.message, stack: cause.stack };
}

/** Its row went with the account of its cook, and the credit before it: nothing is left to close, and nobody to tell. */
function goneWithItsCook(generation: Generation): Generation {
  const detail = 'The account was deleted.';
  return { ...generation, status: 'failed', result: null, reason: 'cancelled', detail };
}

/**
 * Runs an opened generation to its end: no transaction is open while the model works. Never leaves it running, whatever
 * is thrown.
 * @returns the closed generation, completed or failed
 */
export async function runGeneration(
  services: Studio,
  generation: Generation,
  order: Order,
  running: RunningGeneration,
): Promise<Generation> {
  const { constraints } = order;
  const { models, stopping, photographers, log } = services;
  const { id } = generation;
  const timeOut = AbortSignal.timeout(models.timeoutMs);
  const signal = AbortSignal.any([timeOut, stopping, running.signal]);

  function reasonOf(outcome: GenerationOutcome & { ok: false }): string {
    if (running.signal.aborted) return 'cancelled';
    if (stopping.aborted) return 'interrupted';
    return timeOut.aborted ? 'timed-out' : outcome.reason;
  }

  async function close(outcome: GenerationOutcome) {
    const { tokens, timings, repaired } = outcome;
    const spent = { tokens, timings, repaired };
    countSpent(services.metrics, generation.model, spent);
    if (outcome.ok) {
      const picture = await choosePicture(
        photographers,
        { generationId: id, recipe: outcome.recipe, selections: constraints.selections },
        services,
        signal,
      );
      const remix = storedRemixOf(order);
      const closed = await completeGeneration(services, id, outcome, { picture, remix });
      if (closed?.status === 'completed') return closed;
    }
    // Not a recipe, or one that came when somebody else had closed it: what it took is kept all the same.
    const reason = outcome.ok ? 'cancelled' : reasonOf(outcome);
    const detail = outcome.ok ? 'The recipe came too late.' : outcome.message;
    const note = outcome.ok ? detail : outcome.note;
    const err = outcome.ok ? undefined : described(outcome.cause);
    log.warn(
      { generationId: id, model: generation.model, reason, ...spent, err },
      'a generation failed',
    );
    return failGeneration(services, id, { reason, detail, note, spent });
  }

  try {
    // Read with the first generation, not with the start: see the door.
    const { generateRecipe } = await import('#recipes/generate.ts');
    const outcome = await generateRecipe({
      constraints,
      model: models.recipes,
      seed: id,
      signal,
      timeoutMs: models.timeoutMs,
      onProgress: running.publish,
    });
    return { ...generation, ...(await close(outcome)) };
  } catch (error) {
    if (sqlStateOf(error) === 'STNTF') return goneWithItsCook(generation);
    log.error({ generationId: id, err: described(error) }, 'a generation broke off');
    const closed = await failGeneration(services, id, {
      // A database that was away for a moment is no riddle: whoever waits may ask again.
      reason: toApiError(error).status === 503 ? 'interrupted' : 'unexpected',
      detail: String(error),
      note: `${error instanceof Error ? error.name : 'Error'}: see the log.`,
    });
    return { ...generation, ...closed };
  }
}
