import { Worker } from 'node:worker_threads';
import type { Pictured } from '#recipes/photographer/photograph.ts';
import type { WorkerAnswer, WorkerTask } from './picture-worker.ts';

type Drawn = Extract<WorkerAnswer, { picture: Uint8Array }>;

type Waiting = {
  recipe: Pictured;
  /** Called when its turn has come: from then on it is drawn to its end, whoever still waits for it. */
  begins: () => void;
  resolve: (drawn: Drawn) => void;
  reject: (reason: unknown) => void;
};

/** No picture takes so long: a thread that does is stuck, and is ended. */
const usuallyStuckAfterMs = 60_000;
/** A thread that has nothing to draw gives its memory back. */
const idleAfterMs = 60_000;
const maxQueueLength = 50;
/** Several times what a picture takes beside its pixels; what wants more ends the thread and not the process. */
const maxHeapMb = 256;
/** A picture is made of few and large pieces: more room for small ones would only stay empty. */
const maxYoungHeapMb = 4;

/** Starts the thread that answers each `WorkerTask` with a `WorkerAnswer`. */
export const startPictureThread = (): Worker =>
  new Worker(new URL('./picture-worker.ts', import.meta.url), {
    resourceLimits: {
      maxOldGenerationSizeMb: maxHeapMb,
      maxYoungGenerationSizeMb: maxYoungHeapMb,
    },
  });

const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error(String(reason));

/** More recipes wait for their picture than can be drawn in a time that anybody would wait. */
class TooManyWaiting extends Error {
  constructor() {
    super(`${maxQueueLength} recipes wait for their picture already.`);
    this.name = 'TooManyWaiting';
  }
}

/**
 * One thread that draws one recipe after another, so that the server's own never stalls and its memory is bounded. It begins with the
 * first recipe, ends when nothing came for a while, and begins anew where it broke.
 */
export class DrawingWorker {
  readonly #startThread: () => Worker;
  readonly #stuckAfterMs: number;
  readonly #queue: Waiting[] = [];
  #thread: Worker | undefined;
  #current: Waiting | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;

  /** @param startThread starts what answers each `WorkerTask` with a `WorkerAnswer` */
  constructor({ startThread = startPictureThread, stuckAfterMs = usuallyStuckAfterMs } = {}) {
    this.#startThread = startThread;
    this.#stuckAfterMs = stuckAfterMs;
  }

  /** @throws TooManyWaiting, the signal's reason while it waits in the queue, or what went wrong in the thread */
  draw(recipe: Pictured, { signal }: { signal: AbortSignal }): Promise<Drawn> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      if (this.#queue.length >= maxQueueLength) return reject(new TooManyWaiting());
      // Leaves at once, so that those who gave up do not keep out those who come.
      const leave = () => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(signal.reason);
      };
      const begins = () => signal.removeEventListener('abort', leave);
      const waiting: Waiting = { recipe, begins, resolve, reject };
      signal.addEventListener('abort', leave, { once: true });
      this.#queue.push(waiting);
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    this.#current = this.#queue.shift();
    if (!this.#current) {
      if (this.#thread) this.#endAfter(idleAfterMs, 'nothing to draw');
      return;
    }
    this.#current.begins();
    this.#lastId += 1;
    const task: WorkerTask = { id: this.#lastId, recipe: this.#current.recipe };
    try {
      this.#thread ??= this.#begin();
      this.#thread.postMessage(task);
      const stuckAfterMs = this.#stuckAfterMs;
      this.#endAfter(stuckAfterMs, `A picture was not drawn within ${stuckAfterMs} ms.`);
    } catch (error) {
      this.#goOnAnew(error); // the system gave no thread, say: the next recipe may find one
    }
  }

  #begin(): Worker {
    const thread = this.#startThread();
    thread.unref();
    thread.on('message', (answer: WorkerAnswer) => this.#handleAnswer(answer));
    thread.on('error', (error) => this.#goOnAnew(error));
    thread.on('messageerror', (error) => this.#goOnAnew(error));
    thread.on('exit', (code) => this.#goOnAnew(`The thread that draws ended with ${code}.`));
    return thread;
  }

  #handleAnswer(answer: WorkerAnswer): void {
    if (answer.id !== this.#lastId) return;
    const asked = this.#current;
    this.#current = undefined;
    if ('problem' in answer) asked?.reject(new Error(answer.problem));
    else asked?.resolve(answer);
    this.#next();
  }

  #endAfter(ms: number, reason: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#goOnAnew(reason), ms);
    this.#timer.unref();
  }

  /** Ends the thread, gives up what it was drawing, and draws what waits in a new one. */
  #goOnAnew(reason: unknown): void {
    const broken = this.#thread;
    const lost = this.#current;
    this.#thread = undefined;
    this.#current = undefined;
    clearTimeout(this.#timer);
    broken?.removeAllListeners();
    broken?.on('error', () => {}); // its last words may come late, and an error that nobody hears ends the process
    void broken?.terminate();
    lost?.reject(asError(reason));
    this.#next();
  }
}
