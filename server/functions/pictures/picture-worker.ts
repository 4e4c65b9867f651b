import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { PlateCircle } from '#contract/plate-circle.ts';
import { type Pictured, photograph } from '#recipes/photographer/photograph.ts';
import { encodePhotograph } from './encode-photograph.ts';

export type WorkerTask = { id: number; recipe: Pictured };
export type WorkerAnswer =
  | { id: number; picture: Uint8Array; thumbnail: Uint8Array; plate: PlateCircle }
  | { id: number; problem: string };

/** What the worker's thread does: draws one recipe after another. The server's own thread only waits for it. */
async function answer({ id, recipe }: WorkerTask): Promise<WorkerAnswer> {
  try {
    const taken = photograph(recipe);
    return { id, ...(await encodePhotograph(taken)), plate: taken.plate };
  } catch (error) {
    return { id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (task: WorkerTask) => {
  void answer(task).then((said) => parentPort?.postMessage(said));
});

// Written now, where it is kept at all: the thread is ended from outside, and would not come to it.
flushCompileCache();
