import type { Refusal } from '../reading/outcome.ts';
import { cutBatches } from './cut-batches.ts';
import type { RecipeToImport } from './plan-import.ts';
import { RecipeRefused } from './save-batch.ts';

/** Where an import stands. It can be gone on with as often as it was interrupted. */
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

/** One recipe that the server does not take must not keep back its neighbours: they are sent without it. */
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
 * Saves what is waiting, one request after the other. What was saved is never sent as new again: a batch whose answer was lost
 * is sent with the same ids.
 * @param onProgress told after each request
 * @throws whatever interrupts it; the job stands where it was and can be gone on with
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
