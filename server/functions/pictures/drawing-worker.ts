import { Worker } from 'node:worker_threads';
import type { Pictured } from '#photographer/photograph.ts';
import type { WorkerAnswer, WorkerTask } from './picture-worker.ts';

type Drawn = Extract<WorkerAnswer, { picture: Uint8Array }>;

type Waiting = {
  recipe: Pictured;
  /** Called when drawing starts. From then on an abort has no effect: the picture is drawn to its end. */
  begins: () => void;
  resolve: (drawn: Drawn) => void;
  reject: (reason: unknown) => void;
};

/** No picture takes this long: a thread that does is stuck and is terminated. */
const usuallyStuckAfterMs = 60_000;
/** An idle thread is terminated after this time to free its memory. */
const idleAfterMs = 60_000;
const maxQueueLength = 50;
/** Several times what a picture needs beside its pixels. Exceeding it ends the thread, not the process. */
const maxHeapMb = 256;
/** A picture consists of few, large objects: a larger young generation would stay empty. */
const maxYoungHeapMb = 4;

/** Starts a thread that answers each `WorkerTask` with a `WorkerAnswer`. */
export const startPictureThread = (): Worker =>
  new Worker(new URL('./picture-worker.ts', import.meta.url), {
    resourceLimits: {
      maxOldGenerationSizeMb: maxHeapMb,
      maxYoungGenerationSizeMb: maxYoungHeapMb,
    },
  });

const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error(String(reason));

/** The queue is full: more recipes wait for their picture than can be drawn in an acceptable time. */
class TooManyWaiting extends Error {
  constructor() {
    super(`${maxQueueLength} recipes wait for their picture already.`);
    this.name = 'TooManyWaiting';
  }
}

/**
 * Draws one recipe after another in a single worker thread, so that the server's main thread never stalls and memory is bounded. The
 * thread starts with the first recipe, ends after an idle time, and is replaced when it breaks.
 */
export class DrawingWorker {
  readonly #startThread: () => Worker;
  readonly #stuckAfterMs: number;
  readonly #queue: Waiting[] = [];
  #thread: Worker | undefined;
  #current: Waiting | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;

  /** @param startThread starts a thread that answers each `WorkerTask` with a `WorkerAnswer` */
  constructor({ startThread = startPictureThread, stuckAfterMs = usuallyStuckAfterMs } = {}) {
    this.#startThread = startThread;
    this.#stuckAfterMs = stuckAfterMs;
  }

  /** Draws a recipe. @throws TooManyWaiting, the signal's reason if aborted in the queue, or the error of the thread */
  draw(recipe: Pictured, { signal }: { signal: AbortSignal }): Promise<Drawn> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      if (this.#queue.length >= maxQueueLength) return reject(new TooManyWaiting());
      // An aborted recipe leaves the queue at once, so that it does not take the place of a new one.
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
      this.#goOnAnew(error); // for example, the system could not start a thread: the next recipe retries
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

  /** Ends the thread, rejects the picture that it was drawing, and continues the queue in a new thread. */
  #goOnAnew(reason: unknown): void {
    const broken = this.#thread;
    const lost = this.#current;
    this.#thread = undefined;
    this.#current = undefined;
    clearTimeout(this.#timer);
    broken?.removeAllListeners();
    broken?.on('error', () => {}); // the thread may still emit an error, and an unhandled `error` event ends the process
    void broken?.terminate();
    lost?.reject(asError(reason));
    this.#next();
  }
}
