import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { recipeKeys } from '../../../../data/recipes/recipe-queries.ts';
import type { FoundRecipe, Refusal } from '../imported/outcome.ts';
import { readInWorker } from '../reading/read-in-worker.ts';
import { foldName } from '../saving/fingerprint.ts';
import { type ImportPlan, planImport } from '../saving/plan-import.ts';
import { readSaved } from '../saving/read-saved.ts';
import { saveBatch } from '../saving/save-batch.ts';
import { type SavingJob, saveRecipes, startJob } from '../saving/save-recipes.ts';
import { type Interruption, whyInterrupted } from './interruption.ts';
import { useAbortableWork } from './use-abortable-work.ts';

export type ImportState =
  | { step: 'choose' }
  | { step: 'reading'; share: number; foundCount: number }
  | { step: 'comparing' }
  | { step: 'unreadable'; text: string }
  | { step: 'preview'; plan: ImportPlan }
  | { step: 'saving'; doneCount: number; total: number }
  | { step: 'stopped'; savedCount: number; total: number; why: Interruption }
  | { step: 'done'; savedCount: number; refused: Refusal[] };

async function readPlan(
  cookId: string,
  files: File[],
  show: (state: ImportState) => void,
  signal: AbortSignal,
): Promise<ImportPlan> {
  const found: FoundRecipe[] = [];
  const refused: Refusal[] = [];
  await readInWorker(
    files,
    (report) => {
      for (const one of report.found) found.push(one);
      for (const one of report.refused) refused.push(one);
      show({ step: 'reading', share: report.share, foundCount: found.length });
    },
    signal,
  );
  show({ step: 'comparing' });
  const names = new Set(found.map(({ recipe }) => foldName(recipe.name)));
  return planImport(found, refused, await readSaved(cookId, names, signal));
}

function refetchRecipes(client: QueryClient, cookId: string) {
  void client.invalidateQueries({ queryKey: recipeKeys.ofCook(cookId) });
  void client.invalidateQueries({ queryKey: recipeKeys.ratings(cookId) });
}

/** Runs an import from the choice of files to the last saved recipe, and handles every interruption. */
export function useImport(cookId: string) {
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const { begin, stop } = useAbortableWork();
  const job = useRef<SavingJob>(undefined);

  async function choose(files: File[]) {
    if (files.length === 0) return;
    const signal = begin();
    const show = (next: ImportState) => !signal.aborted && setState(next);
    show({ step: 'reading', share: 0, foundCount: 0 });
    try {
      show({ step: 'preview', plan: await readPlan(cookId, files, show, signal) });
    } catch (cause) {
      if (signal.aborted) return;
      console.warn('The files could not be read.', cause);
      show({ step: 'unreadable', text: whyInterrupted(cause).text });
    }
  }

  async function goOn() {
    const current = job.current;
    if (!current) return;
    const signal = begin();
    const show = ({ savedCount, refused, total }: SavingJob) =>
      setState({ step: 'saving', doneCount: savedCount + refused.length, total });
    show(current);
    try {
      await saveRecipes(current, (batch) => saveBatch(cookId, batch), show, signal);
      setState({ step: 'done', savedCount: current.savedCount, refused: current.refused });
    } catch (cause) {
      if (!signal.aborted) console.warn('The import was interrupted.', cause);
      const { savedCount, total } = current;
      setState({ step: 'stopped', savedCount, total, why: whyInterrupted(cause) });
    } finally {
      refetchRecipes(client, cookId);
    }
  }

  return {
    state,
    choose,
    goOn,
    /** @param withDuplicates true to also import recipes that already exist */
    confirm(plan: ImportPlan, withDuplicates: boolean) {
      job.current = startJob(withDuplicates ? [...plan.ready, ...plan.duplicates] : plan.ready);
      return goOn();
    },
    /** Stops saving after the request that is running. */
    stop,
    restart() {
      begin();
      setState({ step: 'choose' });
    },
  };
}
