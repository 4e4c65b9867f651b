import { generateRecipe } from '#recipes/generate.ts';
import { maxRecentTitles, type Usage } from '#recipes/generation/outcome.ts';
import { statementAsService } from '../../database/statement-as-service.ts';
import type { Services } from '../../services.ts';
import { choosePicture } from '../pictures/choose-picture.ts';
import type { Photographer } from '../pictures/photographer.ts';
import { closeGeneration, type Made } from './close-generation.ts';
import type { Generation } from './generation.ts';
import type { GenerationPlan } from './plan-generation.ts';
import type { RunningGeneration } from './running-generations.ts';

/** `log` is the logger of the request, so that the log lines of a generation can be found by its request id. */
type GenerationDependencies = Services & { photographers: readonly Photographer[] };

const recentTitles = statementAsService<{ title: string | null }>(
  `select result -> 'recipe' ->> 'title' as title from public.generations
   where user_id = (select user_id from public.generations where id = $1::uuid) and result is not null
   order by created_at desc limit ${maxRecentTitles}`,
  { readOnly: true },
);

/** Counts the model's tokens, repairs and time to first words, whether or not a recipe resulted. */
function countUsage(
  { generations: seen }: Services['metrics'],
  model: string,
  { tokens, timings, repaired }: Usage,
): void {
  seen.tokens.inc({ model, direction: 'input' }, tokens.inputTokens);
  seen.tokens.inc({ model, direction: 'output' }, tokens.outputTokens);
  if (repaired) seen.repairs.inc({ model });
  const { firstWordsMs } = timings;
  if (firstWordsMs !== undefined) seen.firstWords.observe({ model }, firstWordsMs / 1000);
}

/** Generates the recipe, then its picture. No transaction is open meanwhile. */
async function makeRecipe(
  dependencies: GenerationDependencies,
  generation: Generation,
  { constraints, remix }: GenerationPlan,
  running: RunningGeneration,
): Promise<Made> {
  const { database, metrics, models, stopping, photographers } = dependencies;
  const { id } = generation;
  const timeOut = AbortSignal.timeout(models.timeoutMs);
  // Aborts on timeout, on cancellation by the cook, or when the process stops.
  const signal = AbortSignal.any([timeOut, stopping, running.signal]);

  // Only a model that chooses among dishes can leave out the cook's latest ones.
  const isChoosing = models.recipes.dishFinder !== undefined && !constraints.remix;
  const recent = isChoosing ? await recentTitles(database, [id]) : [];
  const outcome = await generateRecipe({
    constraints,
    recentTitles: recent.flatMap(({ title }) => title ?? []),
    model: models.recipes,
    seed: id,
    signal,
    timeoutMs: models.timeoutMs,
    onProgress: running.publish,
  });
  countUsage(metrics, generation.model, outcome);
  if (outcome.ok) {
    const task = { generationId: id, recipe: outcome.recipe, selections: constraints.selections };
    const picture = await choosePicture(photographers, task, dependencies, signal);
    return { outcome, picture, remix };
  }
  // The cause of an abort takes precedence over the reason that the engine reports.
  if (running.signal.aborted) return { outcome, reason: 'cancelled' };
  if (stopping.aborted) return { outcome, reason: 'interrupted' };
  return { outcome, reason: timeOut.aborted ? 'timed-out' : outcome.reason };
}

/**
 * Runs an opened generation to its end, and measures it. Closes the generation on every error, too.
 * @returns the closed generation, completed or failed
 */
export async function runGeneration(
  dependencies: GenerationDependencies,
  generation: Generation,
  plan: GenerationPlan,
  running: RunningGeneration,
): Promise<Generation> {
  const { generations: seen } = dependencies.metrics;
  const { model } = generation;
  const startedAtMs = performance.now();
  let outcome = 'not-closed';
  seen.running.inc();
  try {
    const making = makeRecipe(dependencies, generation, plan, running);
    const closed = await closeGeneration(dependencies, generation, making);
    outcome = closed.status === 'completed' ? closed.status : (closed.reason ?? 'unexpected');
    return closed;
  } finally {
    seen.running.dec();
    seen.duration.observe({ model, outcome }, (performance.now() - startedAtMs) / 1000);
  }
}
