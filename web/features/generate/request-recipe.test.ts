import { FunctionsHttpError } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Progress, requestRecipe } from './request-recipe.ts';

const invoke = vi.hoisted(() => vi.fn());
vi.mock('../../data/supabase-client.ts', () => ({
  getSupabase: async () => ({ functions: { invoke } }),
}));

const recipe = {
  title: 'Lemon Dal',
  description: 'Bright.',
  ingredients: ['200 g red lentils'],
  instructions: ['Simmer the lentils.'],
  prepTimeMinutes: 5,
  cookTimeMinutes: 20,
  servings: 2,
  difficulty: 'Easy',
  tips: [],
  nutrition: null,
  photoPrompt: '',
  checks: [],
  notes: [],
};
const made = { recipe, generationId: 'g1', imageUrl: null, balance: 4 };
const request = { prompt: 'p', selections: {}, q: '', idempotencyKey: 'k' };
const partial = (title: string) => ({
  generationId: 'g1',
  recipe: { title, ingredients: [], instructions: [], tips: [] },
});

const print = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Returns a response that streams these pieces; `broken` ends the stream with a network error. */
function streamOf(pieces: string[], { broken = false } = {}) {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream({
    pull(controller) {
      const piece = bytes.shift();
      if (piece) controller.enqueue(piece);
      else if (broken) controller.error(new TypeError('network error'));
      else controller.close();
    },
  });
  return { data: new Response(body), error: null };
}

function ask(signal = new AbortController().signal) {
  const seen: Partial<Progress>[] = [];
  const outcome = requestRecipe(request, {
    timeLimitMs: 5_000,
    onProgress: (progress) => seen.push(progress),
    signal,
  });
  return { seen, outcome };
}

beforeEach(() => {
  invoke.mockReset();
});

/** Expects one console warning per failure. */
function expectWarnings(count: number) {
  expect(console.warn).toHaveBeenCalledTimes(count);
  vi.mocked(console.warn).mockClear();
}

describe('requestRecipe', () => {
  test('reads the stream regardless of how it is split into chunks', async () => {
    const text =
      print('status', { generationId: 'g1', phase: 'writing' }) +
      ': still here\n\n' +
      print('partial', partial('Crème brûlée')) +
      print('status', { generationId: 'g1', phase: 'checking' }) +
      print('recipe', made);
    for (const size of [1, 7, text.length]) {
      const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      invoke.mockResolvedValueOnce(streamOf(pieces));
      const { seen, outcome } = ask();
      expect(await outcome).toMatchObject({ kind: 'made', answer: { generationId: 'g1' } });
      expect(seen).toEqual([
        { generationId: 'g1', phase: 'writing' },
        partial('Crème brûlée'),
        { generationId: 'g1', phase: 'checking' },
      ]);
    }
  });

  test('clears the partial recipe when the recipe is repaired', async () => {
    const stream = [
      print('partial', partial('Paella')),
      print('status', { generationId: 'g1', phase: 'repairing' }),
      print('recipe', made),
    ];
    invoke.mockResolvedValueOnce(streamOf(stream));
    const { seen, outcome } = ask();
    await outcome;
    expect(seen.at(-1)).toEqual({ generationId: 'g1', phase: 'repairing', recipe: null });
  });

  test('an error event in the stream is settled and returns its notice', async () => {
    const failure = { error: 'x', message: 'x', code: 'timed_out', status: 504 };
    invoke.mockResolvedValueOnce(streamOf([print('error', failure)]));
    expect(await ask().outcome).toMatchObject({
      kind: 'failed',
      settled: true,
      notice: { title: 'Timed out' },
    });
  });

  test('a cancelled generation returns an info notice, not an error', async () => {
    const taken = {
      error: 'Back.',
      message: 'Back.',
      code: 'cancelled',
      title: 'Off',
      status: 409,
    };
    invoke.mockResolvedValueOnce(streamOf([print('error', taken)]));
    expect(await ask().outcome).toMatchObject({ notice: { title: 'Off', tone: 'info' } });
  });

  test('reconnects after a lost connection with the same idempotency key', async () => {
    const status = print('status', { generationId: 'g1', phase: 'writing' });
    invoke
      .mockResolvedValueOnce(streamOf([status], { broken: true }))
      .mockResolvedValueOnce({ data: null, error: new TypeError('still offline') })
      .mockResolvedValueOnce(streamOf([status, print('recipe', made)]));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { seen, outcome } = ask();
    await vi.waitFor(() => expect(invoke).toHaveBeenCalledTimes(3), {
      interval: 500,
      timeout: 5_000,
    });
    vi.useRealTimers();
    expect(await outcome).toMatchObject({ kind: 'made' });
    expectWarnings(2);
    expect(seen).toContainEqual({ phase: 'reconnecting' });
    const keys = invoke.mock.calls.map(([, options]) => options.headers['Idempotency-Key']);
    expect(keys).toEqual(['k', 'k', 'k']);
  });

  test('a request that never reached the server is unsettled and is not retried', async () => {
    invoke.mockResolvedValueOnce({ data: null, error: new TypeError('offline') });
    expect(await ask().outcome).toMatchObject({ settled: false, notice: { tone: 'error' } });
    expectWarnings(1);
    expect(invoke).toHaveBeenCalledTimes(1);
  });

  const broken = print('error', {
    error: 'x',
    message: 'x',
    code: 'interrupted',
    title: 'Off',
    status: 503,
  });
  const keysAsked = () =>
    invoke.mock.calls.map(([, options]) => options.headers['Idempotency-Key'] as string);

  test('an interrupted generation is requested again with a key derived from the first', async () => {
    const stream = [print('partial', partial('Paella')), broken];
    invoke
      .mockResolvedValueOnce(streamOf(stream))
      .mockResolvedValueOnce(streamOf([print('recipe', made)]));
    const { seen, outcome } = ask();
    expect(await outcome).toMatchObject({ kind: 'made' });
    expect(keysAsked()).toEqual(['k', 'k.2']);
    expect(seen.at(-1)).toEqual({ phase: 'reconnecting', recipe: null });
  });

  test('gives up after the third interruption', async () => {
    invoke.mockImplementation(async () => streamOf([broken]));
    expect(await ask().outcome).toMatchObject({ settled: true, notice: { title: 'Off' } });
    expect(keysAsked()).toEqual(['k', 'k.2', 'k.3']);
  });

  /** A proxy's own error response, without an answer from the server. */
  const fromBetween = () => ({
    data: null,
    error: new FunctionsHttpError(new Response('<h1>502 Bad Gateway</h1>', { status: 502 })),
  });

  test('retries with the same key after a 502 from a proxy, four attempts at most', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    invoke
      .mockResolvedValueOnce(fromBetween())
      .mockResolvedValueOnce(streamOf([print('recipe', made)]));
    const once = ask();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await once.outcome).toMatchObject({ kind: 'made' });
    expect(keysAsked()).toEqual(['k', 'k']);
    invoke.mockReset().mockImplementation(async () => fromBetween());
    const never = ask();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await never.outcome).toMatchObject({ settled: false, notice: { tone: 'error' } });
    expect(keysAsked()).toEqual(['k', 'k', 'k', 'k']);
  });

  test('a refusal before the stream starts is read from the JSON response', async () => {
    const response = Response.json({ error: 'x', code: 'already_running' }, { status: 409 });
    invoke.mockResolvedValueOnce({ data: null, error: new FunctionsHttpError(response) });
    expect(await ask().outcome).toMatchObject({ settled: true, notice: { title: 'Please wait' } });
  });

  test('accepts a plain JSON answer without a stream', async () => {
    invoke.mockResolvedValueOnce({ data: made, error: null });
    expect(await ask().outcome).toMatchObject({ kind: 'made', answer: { balance: 4 } });
  });

  test('does not reconnect after the page was left', async () => {
    const leaving = new AbortController();
    invoke.mockImplementationOnce(async () => {
      leaving.abort();
      return streamOf([print('status', { generationId: 'g1', phase: 'writing' })], {
        broken: true,
      });
    });
    await ask(leaving.signal).outcome;
    expectWarnings(1);
    expect(invoke).toHaveBeenCalledTimes(1);
  });
});
