import type { Refusal } from '../imported/outcome.ts';
import { cutBatches } from './cut-batches.ts';
import type { RecipeToImport } from './plan-import.ts';
import { RecipeRefused } from './save-batch.ts';

/** The progress of an import. The import can be resumed after every interruption. */
export type SavingJob = {
  total: number;
  savedCount: number;
  refused: Refusal[];
  waiting: RecipeToImport[][];
};

type Save = (batch: readonly RecipeToImport[]) => Promise<void>;

export function startJob(recipes: readonly RecipeToImport[]): SavingJob {
  return { total: recipes.length, savedCount: 0, refused: [], waiting: cutBatches(recipes) };
}

function halves(batch: RecipeToImport[]): RecipeToImport[][] {
  const middle = Math.ceil(batch.length / 2);
  return [batch.slice(0, middle), batch.slice(middle)];
}

/** Isolates a refused recipe by halving its batch, so that the other recipes are still saved. */
function setAside(job: SavingJob, batch: RecipeToImport[], cause: RecipeRefused): void {
  const [one] = batch;
  if (batch.length > 1) job.waiting.unshift(...halves(batch));
  else if (one)
    job.refused.push({
      name: one.recipe.name,
      from: 'The server',
      reason: `It wasn't accepted: ${cause.message}`,
    });
}

/**
 * Saves the waiting batches, one request after the other. A retry creates no duplicates: a batch whose response was lost
 * is sent with the same ids.
 * @param onProgress called after each request
 * @throws the error that interrupts it; the job keeps its progress and can be resumed
 */
export async function saveRecipes(
  job: SavingJob,
  save: Save,
  onProgress: (job: SavingJob) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let batch = job.waiting[0]; batch; batch = job.waiting[0]) {
    signal.throwIfAborted();
    try {
      await save(batch);
      job.savedCount += batch.length;
      job.waiting.shift();
    } catch (cause) {
      if (!(cause instanceof RecipeRefused)) throw cause;
      job.waiting.shift();
      setAside(job, batch, cause);
    }
    onProgress(job);
  }
}
