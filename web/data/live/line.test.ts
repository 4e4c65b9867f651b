import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLine, firstWaitMs, type Line, longestWaitMs } from './line.ts';
import type { LiveListener } from './live-channel.ts';

const dal = { table: 'recipes', type: 'UPDATE', recipeId: 'dal' } as const;
let opened: { listener: LiveListener; close: ReturnType<typeof vi.fn<() => void>> }[];
let answers: ReturnType<typeof vi.fn<() => Promise<boolean>>>;
let joins: number;
let heard: string[];
let line: Line;
let refuse: boolean;

const latest = () => {
  const last = opened.at(-1);
  if (!last) throw new Error('nothing was opened');
  return last;
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  opened = [];
  joins = 0;
  heard = [];
  refuse = false;
  answers = vi.fn(async () => true);
  line = createLine({
    async open(listener) {
      if (refuse) throw new Error('refused');
      const close = vi.fn();
      opened.push({ listener, close });
      return { close };
    },
    answers,
    onJoined: () => {
      joins += 1;
    },
    onHeard: ({ recipeId }) => heard.push(recipeId),
    random: () => 1,
  });
});
afterEach(() => {
  line.disconnect();
  vi.useRealTimers();
  vi.mocked(console.warn).mockClear();
});

test('two connect calls open one channel, without a health check first', async () => {
  line.connect();
  line.connect();
  await pass(0);
  expect(opened).toHaveLength(1);
  expect(answers).not.toHaveBeenCalled();
  latest().listener.joined();
  latest().listener.heard(dal);
  expect(joins).toBe(1);
  expect(heard).toEqual(['dal']);
});

test('a lost channel is closed and reopened after a health check, and joins again', async () => {
  line.connect();
  await pass(0);
  const first = latest();
  first.listener.joined();
  first.listener.lost('gone');
  expect(first.close).toHaveBeenCalledOnce();
  await pass(firstWaitMs - 1);
  expect(opened).toHaveLength(1);
  await pass(1);
  expect(answers).toHaveBeenCalledOnce();
  expect(opened).toHaveLength(2);
  latest().listener.joined();
  expect(joins).toBe(2);
  // Events of the old channel are ignored.
  first.listener.heard(dal);
  first.listener.lost('again');
  expect(heard).toEqual([]);
  expect(latest().close).not.toHaveBeenCalled();
});

test('a failing health check is repeated with backoff, and no channel is opened', async () => {
  answers.mockResolvedValue(false);
  line.connect();
  await pass(0);
  latest().listener.lost('gone');
  await pass(firstWaitMs * (1 + 2 + 4));
  expect(answers).toHaveBeenCalledTimes(3);
  expect(opened).toHaveLength(1);
  await pass(2 * 60 * 60_000);
  const calls = answers.mock.calls.length;
  await pass(longestWaitMs);
  expect(answers.mock.calls.length - calls).toBe(1);
  expect(opened).toHaveLength(1);
  answers.mockResolvedValue(true);
  await pass(longestWaitMs);
  expect(opened).toHaveLength(2);
  expect(console.warn).toHaveBeenCalled();
});

test('the backoff grows when the server accepts and then drops the connection', async () => {
  line.connect();
  await pass(0);
  const startedAt = Date.now();
  while (opened.length < 6) {
    const { listener } = latest();
    listener.joined();
    const before = opened.length;
    listener.lost('thrown out');
    while (opened.length === before) await pass(100);
  }
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(firstWaitMs * (1 + 2 + 4 + 8 + 16));
});

test('a lost connection that was stable is retried after the first wait', async () => {
  refuse = true;
  line.connect();
  await pass(60_000);
  refuse = false;
  await pass(longestWaitMs);
  latest().listener.joined();
  await pass(60_000);
  latest().listener.lost('the server was restarted');
  const before = opened.length;
  await pass(firstWaitMs);
  expect(opened).toHaveLength(before + 1);
});

test('disconnect while opening or waiting leaves no channel open and stops the retries', async () => {
  line.connect();
  line.disconnect();
  await pass(longestWaitMs);
  expect(opened).toHaveLength(0);
  line.connect();
  await pass(0);
  latest().listener.lost('gone');
  line.disconnect();
  await pass(longestWaitMs);
  expect(opened).toHaveLength(1);
  answers.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 500, true)));
  line.connect();
  await pass(firstWaitMs);
  line.disconnect();
  await pass(longestWaitMs);
  expect(opened).toHaveLength(1);
  expect(latest().close).toHaveBeenCalledOnce();
});

test('a channel that is lost while it opens is closed', async () => {
  line.connect();
  await pass(0);
  line.disconnect();
  const close = vi.fn();
  let finish = () => {};
  const slow = createLine({
    open: (listener) =>
      new Promise((resolve) => {
        finish = () => {
          listener.lost('at once');
          resolve({ close });
        };
      }),
    answers,
    onJoined: () => {},
    onHeard: () => {},
    random: () => 1,
  });
  slow.connect();
  await pass(0);
  finish();
  await pass(0);
  expect(close).toHaveBeenCalledOnce();
  slow.disconnect();
});
