import { Worker } from 'node:worker_threads';
import type { Pictured } from '#recipes/photographer/photograph.ts';
import type { WorkerAnswer, WorkerTask } from './picture-worker.ts';

export type Drawn = Extract<WorkerAnswer, { picture: Uint8Array }>;

type Waiting = {
  recipe: Pictured;
  signal: AbortSignal;
  resolve: (drawn: Drawn) => void;
  reject: (reason: unknown) => void;
};

/** No picture takes so long: a thread that does is stuck, and is ended. */
const stuckAfterMs = 60_000;
/** A thread that has nothing to draw gives its memory back. */
const idleAfterMs = 60_000;
const longestQueue = 50;

/** More recipes wait for their picture than can be drawn in a time that anybody would wait. */
class TooManyWaiting extends Error {
  constructor() {
    super(`${longestQueue} recipes wait for their picture already.`);
    this.name = 'TooManyWaiting';
  }
}

/**
 * One thread that draws one recipe after another, so that the server's own never stalls and its memory is bounded. It begins with the
 * first recipe, ends when nothing came for a while, and begins anew where it broke.
 */
export function createDrawingWorker() {
  const queue: Waiting[] = [];
  let thread: Worker | undefined;
  let current: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function end(reason: Error): void {
    const broken = thread;
    const lost = current;
    thread = undefined;
    current = undefined;
    clearTimeout(timer);
    broken?.removeAllListeners();
    void broken?.terminate();
    lost?.reject(reason);
  }

  function wait(ms: number, reason: string): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end(new Error(reason));
      next();
    }, ms);
    timer.unref();
  }

  function settle(answer: WorkerAnswer): void {
    if (answer.id !== lastId) return;
    const asked = current;
    current = undefined;
    if ('problem' in answer) asked?.reject(new Error(answer.problem));
    else asked?.resolve(answer);
    next();
  }

  function begin(): Worker {
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', settle);
    worker.on('error', (error) => {
      end(error instanceof Error ? error : new Error(String(error)));
      next();
    });
    worker.on('exit', (code) => {
      end(new Error(`The thread that draws ended with ${code}.`));
      next();
    });
    return worker;
  }

  function next(): void {
    if (current) return;
    let waiting = queue.shift();
    while (waiting?.signal.aborted) {
      waiting.reject(waiting.signal.reason);
      waiting = queue.shift();
    }
    if (!waiting) {
      if (thread) wait(idleAfterMs, 'nothing to draw');
      return;
    }
    current = waiting;
    thread ??= begin();
    lastId += 1;
    const task: WorkerTask = { id: lastId, recipe: waiting.recipe };
    thread.postMessage(task);
    wait(stuckAfterMs, `A picture was not drawn within ${stuckAfterMs} ms.`);
  }

  return {
    /** @throws TooManyWaiting, the signal's reason while it waits in the queue, or what went wrong in the thread */
    draw(recipe: Pictured, { signal }: { signal: AbortSignal }): Promise<Drawn> {
      return new Promise((resolve, reject) => {
        if (queue.length >= longestQueue) return reject(new TooManyWaiting());
        queue.push({ recipe, signal, resolve, reject });
        next();
      });
    },
  };
}

export type DrawingWorker = ReturnType<typeof createDrawingWorker>;
