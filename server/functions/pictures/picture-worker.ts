import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { PlateCircle } from '#contract/plate-circle.ts';
import { type Pictured, photograph } from '#photographer/photograph.ts';
import { encodeRendering } from './encode-rendering.ts';

export type WorkerTask = { id: number; recipe: Pictured };
export type WorkerAnswer =
  | { id: number; picture: Uint8Array; thumbnail: Uint8Array; plate: PlateCircle }
  | { id: number; problem: string };

/** Draws one recipe in the worker thread, while the server's main thread only waits for the answer. */
async function answer({ id, recipe }: WorkerTask): Promise<WorkerAnswer> {
  try {
    const taken = photograph(recipe);
    return { id, ...(await encodeRendering(taken)), plate: taken.plate };
  } catch (error) {
    return { id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (task: WorkerTask) => {
  void answer(task).then((said) => parentPort?.postMessage(said));
});

// Flush the compile cache now, if it is enabled: the thread is terminated from outside and would never flush it at exit.
flushCompileCache();
