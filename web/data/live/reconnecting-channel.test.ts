import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveListener } from './live-channel.ts';
import { firstWaitMs, maxWaitMs } from './reconnect-backoff.ts';
import { createReconnectingChannel, type ReconnectingChannel } from './reconnecting-channel.ts';

const dal = { table: 'recipes', type: 'UPDATE', recipeId: 'dal' } as const;
let opened: { listener: LiveListener; close: ReturnType<typeof vi.fn<() => void>> }[];
let isServerReachable: ReturnType<typeof vi.fn<() => Promise<boolean>>>;
let joins: number;
let heard: string[];
let channel: ReconnectingChannel;
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
  isServerReachable = vi.fn(async () => true);
  channel = createReconnectingChannel({
    async open(listener) {
      if (refuse) throw new Error('refused');
      const close = vi.fn();
      opened.push({ listener, close });
      return { close };
    },
    isServerReachable,
    onJoined: () => {
      joins += 1;
    },
    onChange: ({ recipeId }) => heard.push(recipeId),
    random: () => 1,
  });
});
afterEach(() => {
  channel.disconnect();
  vi.useRealTimers();
  vi.mocked(console.warn).mockClear();
});

test('two connect calls open one channel, without a health check first', async () => {
  channel.connect();
  channel.connect();
  await pass(0);
  expect(opened).toHaveLength(1);
  expect(isServerReachable).not.toHaveBeenCalled();
  latest().listener.joined();
  latest().listener.changed(dal);
  expect(joins).toBe(1);
  expect(heard).toEqual(['dal']);
});

test('a lost channel is closed and reopened after a health check, and joins again', async () => {
  channel.connect();
  await pass(0);
  const first = latest();
  first.listener.joined();
  first.listener.lost('gone');
  expect(first.close).toHaveBeenCalledOnce();
  await pass(firstWaitMs - 1);
  expect(opened).toHaveLength(1);
  await pass(1);
  expect(isServerReachable).toHaveBeenCalledOnce();
  expect(opened).toHaveLength(2);
  latest().listener.joined();
  expect(joins).toBe(2);
  // Events of the old channel are ignored.
  first.listener.changed(dal);
  first.listener.lost('again');
  expect(heard).toEqual([]);
  expect(latest().close).not.toHaveBeenCalled();
});

test('a failing health check is repeated with backoff, and no channel is opened', async () => {
  isServerReachable.mockResolvedValue(false);
  channel.connect();
  await pass(0);
  latest().listener.lost('gone');
  await pass(firstWaitMs * (1 + 2 + 4));
  expect(isServerReachable).toHaveBeenCalledTimes(3);
  expect(opened).toHaveLength(1);
  await pass(2 * 60 * 60_000);
  const calls = isServerReachable.mock.calls.length;
  await pass(maxWaitMs);
  expect(isServerReachable.mock.calls.length - calls).toBe(1);
  expect(opened).toHaveLength(1);
  isServerReachable.mockResolvedValue(true);
  await pass(maxWaitMs);
  expect(opened).toHaveLength(2);
  expect(console.warn).toHaveBeenCalled();
});

test('the backoff grows when the server accepts and then drops the connection', async () => {
  channel.connect();
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
  channel.connect();
  await pass(60_000);
  refuse = false;
  await pass(maxWaitMs);
  latest().listener.joined();
  await pass(60_000);
  latest().listener.lost('the server was restarted');
  const before = opened.length;
  await pass(firstWaitMs);
  expect(opened).toHaveLength(before + 1);
});

test('disconnect while opening or waiting leaves no channel open and stops the retries', async () => {
  channel.connect();
  channel.disconnect();
  await pass(maxWaitMs);
  expect(opened).toHaveLength(0);
  channel.connect();
  await pass(0);
  latest().listener.lost('gone');
  channel.disconnect();
  await pass(maxWaitMs);
  expect(opened).toHaveLength(1);
  isServerReachable.mockImplementation(
    () => new Promise((resolve) => setTimeout(resolve, 500, true)),
  );
  channel.connect();
  await pass(firstWaitMs);
  channel.disconnect();
  await pass(maxWaitMs);
  expect(opened).toHaveLength(1);
  expect(latest().close).toHaveBeenCalledOnce();
});

test('a channel that is lost while it opens is closed', async () => {
  channel.connect();
  await pass(0);
  channel.disconnect();
  const close = vi.fn();
  let finish = () => {};
  const slow = createReconnectingChannel({
    open: (listener) =>
      new Promise((resolve) => {
        finish = () => {
          listener.lost('at once');
          resolve({ close });
        };
      }),
    isServerReachable,
    onJoined: () => {},
    onChange: () => {},
    random: () => 1,
  });
  slow.connect();
  await pass(0);
  finish();
  await pass(0);
  expect(close).toHaveBeenCalledOnce();
  slow.disconnect();
});
