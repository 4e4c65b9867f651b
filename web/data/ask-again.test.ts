import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchOverGaps, isFromBetween } from './ask-again.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const gone = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 });
const ours = (status: number) =>
  new Response('{}', { status, headers: { 'x-request-id': 'one-of-ours' } });

/** Longer than all pauses together. Timers that another file of this worker left behind go on without end, so the time is named. */
const longEnoughMs = 2_000;

/** Asks once, with these answers in turn. */
async function ask(answers: Response[], path: string, init?: RequestInit) {
  const fetched = vi.fn(async () => answers.shift() ?? gone());
  vi.stubGlobal('fetch', fetched);
  const asked = fetchOverGaps(path, init);
  await vi.advanceTimersByTimeAsync(longEnoughMs);
  return { status: (await asked).status, times: fetched.mock.calls.length };
}

const upsert = { Prefer: 'resolution=ignore-duplicates,return=minimal' };

describe('an answer from between', () => {
  test.each([
    ['GET', '/rest/v1/recipes?select=id', {}],
    ['PATCH', '/rest/v1/profiles?id=eq.1', {}],
    ['DELETE', '/rest/v1/favorite_recipes?recipe_id=eq.1', {}],
    ['POST', '/rest/v1/favorite_recipes', upsert],
    ['POST', '/rest/v1/rpc/get_recipes_with_ratings', {}],
    ['POST', '/functions/v1/create-checkout', {}],
    ['POST', '/rest/v1/rpc/adjust_credits', {}],
    ['POST', '/auth/v1/signup', {}],
    ['POST', '/storage/v1/object/avatars/1/avatar.webp', { 'x-upsert': 'true' }],
    ['POST', '/storage/v1/object/list/avatars', {}],
    ['DELETE', '/storage/v1/object/avatars', {}],
  ])('%s %s is asked again', async (method, path, headers) => {
    expect(await ask([gone(), ours(200)], path, { method, headers })).toEqual({
      status: 200,
      times: 2,
    });
  });

  test.each([
    ['POST', '/rest/v1/recipes'],
    ['POST', '/rest/v1/rpc/import_catalogue'],
    ['POST', '/functions/v1/refund-purchase'],
    ['POST', '/functions/v1/generate-recipe'],
    ['POST', '/auth/v1/verify'],
    ['POST', '/storage/v1/object/avatars/1/avatar.webp'],
    ['POST', '/storage/v1/object/move'],
  ])('%s %s is not: it may have been done', async (method, path) => {
    expect(await ask([gone(), ours(200)], path, { method })).toEqual({ status: 502, times: 1 });
  });

  test('that never ends is told after three tries', async () => {
    expect(await ask([], '/rest/v1/recipes')).toEqual({ status: 502, times: 3 });
  });

  test('is what carries no id of ours', () => {
    expect(isFromBetween(gone())).toBe(true);
    expect(isFromBetween(ours(502))).toBe(false);
    expect(isFromBetween(new Response('', { status: 500 }))).toBe(false);
  });
});

/** Half of a list of recipes, and then nothing any more. */
const broken = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{"balance":'));
        controller.error(new TypeError('network error'));
      },
    }),
    { headers: { 'x-request-id': 'one-of-ours', 'content-type': 'application/json' } },
  );

describe('an answer that breaks off', () => {
  test('is asked for again, and comes whole', async () => {
    const whole = Response.json([{ balance: 9 }], { status: 206, headers: { 'x-total': '1' } });
    const answers = [broken(), whole];
    vi.stubGlobal('fetch', async () => answers.shift());
    const asked = fetchOverGaps('/rest/v1/credits?select=balance');
    await vi.advanceTimersByTimeAsync(longEnoughMs);
    const response = await asked;
    expect([response.status, response.headers.get('x-total')]).toEqual([206, '1']);
    expect(await response.json()).toEqual([{ balance: 9 }]);
  });

  test('stays as it is where it may have been done', async () => {
    const answers = [broken(), ours(200)];
    expect(await ask(answers, '/rest/v1/recipes', { method: 'POST' })).toMatchObject({ times: 1 });
  });

  test('each time is told by the last one', async () => {
    vi.stubGlobal('fetch', async () => broken());
    const asked = fetchOverGaps('/rest/v1/recipes');
    await vi.advanceTimersByTimeAsync(longEnoughMs);
    await expect((await asked).json()).rejects.toThrow('network error');
  });
});

test('what the server itself answers stands', async () => {
  expect(await ask([ours(503)], '/rest/v1/recipes')).toEqual({ status: 503, times: 1 });
});

test('whoever leaves in the pause is not waited for', async () => {
  vi.stubGlobal('fetch', async () => gone());
  const leaving = new AbortController();
  const asked = fetchOverGaps('/rest/v1/recipes', { signal: leaving.signal });
  const left = expect(asked).rejects.toThrow('left');
  leaving.abort(new Error('left'));
  await vi.advanceTimersByTimeAsync(longEnoughMs);
  await left;
});
