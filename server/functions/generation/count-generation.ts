import type { Usage } from '#recipes/generation/outcome.ts';
import type { Services } from '../../services.ts';
import type { Generation } from './reserve.ts';

type Metrics = Services['metrics'];

/** Counts the model's tokens, repairs and time to first words, whether or not a recipe resulted. */
export function countUsage(
  { generations: seen }: Metrics,
  model: string,
  { tokens, timings, repaired }: Usage,
): void {
  seen.tokens.inc({ model, direction: 'input' }, tokens.inputTokens);
  seen.tokens.inc({ model, direction: 'output' }, tokens.outputTokens);
  if (repaired) seen.repairs.inc({ model });
  const { firstWordsMs } = timings;
  if (firstWordsMs !== undefined) seen.firstWords.observe({ model }, firstWordsMs / 1000);
}

/** Counts a running generation of this process, and measures its duration by outcome. */
export async function countRun(
  { generations: seen }: Metrics,
  model: string,
  run: () => Promise<Generation>,
): Promise<Generation> {
  const startedAtMs = performance.now();
  let outcome = 'not-closed';
  seen.running.inc();
  try {
    const closed = await run();
    outcome = closed.status === 'completed' ? closed.status : (closed.reason ?? 'unexpected');
    return closed;
  } finally {
    seen.running.dec();
    seen.duration.observe({ model, outcome }, (performance.now() - startedAtMs) / 1000);
  }
}
