import type { Logger } from 'pino';
import { type GenerationOutcome, generateRecipe } from '#recipes/generate.ts';
import type { Constraints } from '#recipes/models/model.ts';
import type { Services } from '../../services.ts';
import { choosePicture } from './choose-picture.ts';
import type { Generation, StoredResult } from './reserve.ts';

type Finished = Pick<Generation, 'status' | 'result' | 'reason' | 'detail'>;

async function complete(
  services: Services,
  id: string,
  outcome: GenerationOutcome & { ok: true },
): Promise<Finished | undefined> {
  const result: StoredResult = {
    recipe: outcome.recipe,
    text: outcome.text,
    imageUrl: choosePicture(outcome.recipe),
    timings: outcome.timings,
  };
  const { inputTokens, outputTokens } = outcome.tokens;
  const [row] = await services.database.asService(
    (transaction) => transaction<Finished[]>`
      select status, result, reason, detail from private.complete_generation(${id},
        ${transaction.json(result as never)}, ${transaction.json(outcome.timings)},
        ${inputTokens}, ${outputTokens})`,
  );
  return row;
}

/** Closes a generation without a recipe; the credit goes back, once, whoever else tries. */
async function failGeneration(
  services: Services,
  id: string,
  reason: string,
  detail: string,
): Promise<Finished | undefined> {
  const [row] = await services.database.asService(
    (transaction) => transaction<Finished[]>`
      select status, result, reason, detail
      from private.fail_generation(${id}, ${reason}, ${detail})`,
  );
  return row;
}

/**
 * Runs an opened generation to its end: no transaction is open while the model works. Never leaves it running, whatever
 * is thrown.
 * @returns the closed generation, completed or failed
 */
export async function runGeneration(
  services: Services,
  log: Logger,
  task: { id: string; constraints: Constraints },
): Promise<Finished | undefined> {
  const { models, stopping } = services;
  const timeOut = AbortSignal.timeout(models.timeoutMs);
  try {
    const outcome = await generateRecipe({
      constraints: task.constraints,
      model: models.recipes,
      seed: task.id,
      signal: AbortSignal.any([timeOut, stopping]),
    });
    if (outcome.ok) return await complete(services, task.id, outcome);
    const reason = stopping.aborted
      ? 'interrupted'
      : timeOut.aborted
        ? 'timed-out'
        : outcome.reason;
    log.warn({ generationId: task.id, reason, err: outcome.cause }, 'a generation failed');
    return await failGeneration(services, task.id, reason, outcome.message);
  } catch (error) {
    log.error({ generationId: task.id, err: error }, 'a generation broke off');
    return failGeneration(services, task.id, 'unexpected', String(error));
  }
}
