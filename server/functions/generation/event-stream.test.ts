import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GenerationEvent } from '#contract/generation-events.ts';
import { openEventStream } from './event-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const snapshot = (title: string): GenerationEvent => ({
  event: 'partial',
  data: { generationId: 'g', recipe: { title, ingredients: [], instructions: [], tips: [] } },
});
const recipe: GenerationEvent = { event: 'recipe', data: { generationId: 'g' } };

test('sends a heartbeat every 15 seconds until it is closed', async () => {
  const events = openEventStream();
  const text = events.response.text();
  await vi.advanceTimersByTimeAsync(45_000);
  events.send(recipe);
  events.close();
  await vi.advanceTimersByTimeAsync(60_000);
  const comment = ': still cooking\n\n';
  expect(await text).toBe(`${comment.repeat(3)}event: recipe\ndata: {"generationId":"g"}\n\n`);
  expect(vi.getTimerCount()).toBe(0);
});

test('a stalled reader misses snapshots, but never the latest one or the end', async () => {
  const events = openEventStream();
  const long = 'x'.repeat(10_000);
  for (let count = 0; count < 500; count += 1) events.send(snapshot(`${count} ${long}`));
  await vi.advanceTimersByTimeAsync(600_000); // heartbeats are not queued either
  const reader = (events.response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  const read = async () => decoder.decode((await reader.read()).value);
  const titles = [await read(), await read(), await read()].map((text) => text.slice(0, 80));
  expect(titles[0]).toContain('"title":"0 ');
  expect(titles.at(-1)).toContain('"title":"499 ');
  events.send(recipe);
  events.close();
  expect(await read()).toContain('event: recipe');
  expect((await reader.read()).done).toBe(true);
});

test('a later event replaces an unread snapshot', async () => {
  const events = openEventStream();
  const long = 'x'.repeat(20_000);
  for (const title of ['first', 'second']) events.send(snapshot(title + long));
  events.send({ event: 'status', data: { generationId: 'g', phase: 'repairing' } });
  events.close();
  const text = await events.response.text();
  expect(text).toContain('first');
  expect(text).not.toContain('second');
  expect(text).toContain('repairing');
});

test('reports a disconnected reader once, and keeps no timer or event for it', async () => {
  const events = openEventStream();
  const over = vi.fn();
  events.whenOver(over);
  await events.response.body?.cancel();
  events.send(recipe);
  events.close();
  expect(over).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
