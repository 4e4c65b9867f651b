import { EventEmitter, getEventListeners, once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { further } from '#tests/lanes.ts';
import { DrawingWorker, startPictureThread } from './drawing-worker.ts';
import type { WorkerTask } from './picture-worker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const plate = { x: 600, y: 400, radius: 300 };

/** A fake thread. The test triggers its answers. */
class Thread extends EventEmitter {
  readonly tasks: WorkerTask[] = [];
  readonly terminate = vi.fn(async () => 0);
  unref() {}
  postMessage(task: WorkerTask) {
    this.tasks.push(task);
  }
  answer() {
    const { id = 0 } = this.tasks.at(-1) ?? {};
    this.emit('message', { id, picture: new Uint8Array(1), thumbnail: new Uint8Array(1), plate });
  }
}

function scene(start: () => Thread = () => new Thread()) {
  const threads: Thread[] = [];
  const worker = new DrawingWorker({
    startThread: () => {
      threads.push(start());
      return threads.at(-1) as unknown as Worker;
    },
  });
  const draw = (title: string, signal = new AbortController().signal) =>
    worker.draw({ title, ingredients: [], instructions: [] }, { signal });
  const asked = () => threads.map(({ tasks }) => tasks.map(({ recipe }) => recipe.title));
  return { threads, draw, asked };
}

test('draws one recipe after another in one thread, and ends the idle thread', async () => {
  const { threads, draw, asked } = scene();
  const [first, second] = [draw('one'), draw('two')];
  expect(asked()).toEqual([['one']]);
  threads[0]?.answer();
  expect((await first).plate).toEqual(plate);
  expect(asked()).toEqual([['one', 'two']]);
  threads[0]?.answer();
  await second;
  vi.runOnlyPendingTimers();
  expect(threads[0]?.terminate).toHaveBeenCalledOnce();
  void draw('three');
  expect(asked()).toEqual([['one', 'two'], ['three']]);
});

const idleMs = 60_000;

test('a request just before the idle timeout reuses the thread', async () => {
  const { threads, draw } = scene();
  const first = draw('one');
  threads[0]?.answer();
  await first;
  vi.advanceTimersByTime(idleMs - 1);
  const second = draw('two');
  vi.advanceTimersByTime(1);
  expect(threads[0]?.terminate).not.toHaveBeenCalled();
  threads[0]?.answer();
  expect((await second).plate).toEqual(plate);
  expect(threads).toHaveLength(1);
});

test('a request while the thread is terminating starts a new thread', async () => {
  const { threads, draw } = scene();
  const first = draw('one');
  threads[0]?.answer();
  await first;
  let second: ReturnType<typeof draw> | undefined;
  threads[0]?.terminate.mockImplementation(async () => {
    second = draw('two');
    return 1;
  });
  vi.advanceTimersByTime(idleMs);
  threads[0]?.emit('exit', 1);
  expect(threads).toHaveLength(2);
  threads[1]?.answer();
  expect((await second)?.plate).toEqual(plate);
});

test('an ended thread leaves no listener and no timer', async () => {
  const { threads, draw } = scene();
  const { signal } = new AbortController();
  const first = draw('one', signal);
  threads[0]?.answer();
  await first;
  vi.advanceTimersByTime(idleMs);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  expect(threads[0]?.eventNames()).toEqual(['error']); // only the handler for a late error of the ended thread
  expect(vi.getTimerCount()).toBe(0);
});

test('a new thread replaces an ended one and draws the same picture', further, async () => {
  const threads: Worker[] = [];
  const startThread = () => {
    const thread = startPictureThread();
    threads.push(thread);
    return thread;
  };
  const worker = new DrawingWorker({ startThread });
  const soup = {
    title: 'Tomato soup',
    ingredients: ['500 g tomatoes'],
    instructions: ['Simmer.'],
  };
  const { signal } = new AbortController();
  const first = await worker.draw(soup, { signal });
  const [thread] = threads;
  if (!thread) throw new Error('no thread was begun');
  vi.advanceTimersByTime(idleMs);
  // Added after the worker called `removeAllListeners`, so this listener still gets the exit event.
  const ended = once(thread, 'exit');
  const second = await worker.draw(soup, { signal });
  await ended;
  expect(threads).toHaveLength(2);
  expect(Buffer.from(second.picture).equals(Buffer.from(first.picture))).toBe(true);
  vi.advanceTimersByTime(idleMs);
});

test('an aborted request leaves the queue at once and frees its place', async () => {
  const { threads, draw, asked } = scene();
  const first = draw('one');
  const over = new AbortController();
  const left = Array.from({ length: 50 }, () => draw('left', over.signal));
  await expect(draw('too many')).rejects.toThrow('50 recipes wait');
  over.abort(new Error('gone'));
  for (const waiting of left) await expect(waiting).rejects.toThrow('gone');
  const last = draw('last');
  threads[0]?.answer();
  await first;
  expect(asked()).toEqual([['one', 'last']]);
  threads[0]?.answer();
  await last;
  await expect(draw('late', AbortSignal.abort(new Error('before')))).rejects.toThrow('before');
});

test('an abort does not stop a picture that is being drawn, and the queue continues', async () => {
  const { threads, draw } = scene();
  const over = new AbortController();
  const first = draw('one', over.signal);
  const second = draw('two');
  over.abort();
  threads[0]?.answer();
  expect((await first).plate).toEqual(plate);
  threads[0]?.answer();
  expect((await second).plate).toEqual(plate);
});

test.each<[string, (thread: Thread) => unknown, string]>([
  ['is stuck', () => vi.runOnlyPendingTimers(), 'not drawn within'],
  ['throws', (thread) => thread.emit('error', new Error('out of memory')), 'out of memory'],
  ['exits', (thread) => thread.emit('exit', 3), 'ended with 3'],
  ['sends an unreadable message', (thread) => thread.emit('messageerror', new Error('odd')), 'odd'],
])(
  'when the thread %s, its picture fails and a new thread draws the next one',
  async (_what, breakIt, words) => {
    const { threads, draw } = scene();
    const lost = draw('lost').catch((error: Error) => error.message);
    const next = draw('next');
    const [broken] = threads;
    if (!broken) throw new Error('no thread was begun');
    breakIt(broken);
    expect(await lost).toContain(words);
    expect(broken.terminate).toHaveBeenCalled();
    threads[1]?.answer();
    expect((await next).plate).toEqual(plate);
    // Late events of the broken thread must neither end the process nor the new thread.
    broken.emit('error', new Error('late'));
    broken.emit('exit', 1);
    expect(threads[1]?.terminate).not.toHaveBeenCalled();
  },
);

test('ignores an answer to an earlier task', async () => {
  const { threads, draw } = scene();
  const first = draw('one');
  const [thread] = threads;
  thread?.emit('message', { id: 0, problem: 'of another time' });
  thread?.answer();
  expect((await first).plate).toEqual(plate);
});

test('when no thread can be started, the picture fails and the next one retries', async () => {
  const start = vi.fn((): Thread => {
    throw new Error('no threads left');
  });
  const { threads, draw } = scene(start);
  await expect(draw('one')).rejects.toThrow('no threads left');
  start.mockImplementation(() => new Thread());
  const second = draw('two');
  threads[0]?.answer();
  expect((await second).plate).toEqual(plate);
});
