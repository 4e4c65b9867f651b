import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchWithRetries, isProxyError } from './fetch-with-retries.ts';

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

/** Longer than all pauses together. A fixed time, because timers left behind by another test file of this worker may never end. */
const longEnoughMs = 2_000;

/** Makes one call; `fetch` returns these responses in turn. */
async function ask(answers: Response[], path: string, init?: RequestInit) {
  const fetched = vi.fn(async () => answers.shift() ?? gone());
  vi.stubGlobal('fetch', fetched);
  const asked = fetchWithRetries(path, init);
  await vi.advanceTimersByTimeAsync(longEnoughMs);
  return { status: (await asked).status, times: fetched.mock.calls.length };
}

const upsert = { Prefer: 'resolution=ignore-duplicates,return=minimal' };

describe('a gateway error (502–504 from a proxy)', () => {
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
  ])('%s %s is retried', async (method, path, headers) => {
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
  ])('%s %s is not retried, because it may have been carried out', async (method, path) => {
    expect(await ask([gone(), ours(200)], path, { method })).toEqual({ status: 502, times: 1 });
  });

  test('is returned after three tries', async () => {
    expect(await ask([], '/rest/v1/recipes')).toEqual({ status: 502, times: 3 });
  });

  test('is recognized by its missing request id', () => {
    expect(isProxyError(gone())).toBe(true);
    expect(isProxyError(ours(502))).toBe(false);
    expect(isProxyError(new Response('', { status: 500 }))).toBe(false);
  });
});

/** A response whose body breaks off in the middle of the JSON. */
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

describe('a response that breaks off', () => {
  test('is requested again and arrives complete', async () => {
    const whole = Response.json([{ balance: 9 }], { status: 206, headers: { 'x-total': '1' } });
    const answers = [broken(), whole];
    vi.stubGlobal('fetch', async () => answers.shift());
    const asked = fetchWithRetries('/rest/v1/credits?select=balance');
    await vi.advanceTimersByTimeAsync(longEnoughMs);
    const response = await asked;
    expect([response.status, response.headers.get('x-total')]).toEqual([206, '1']);
    expect(await response.json()).toEqual([{ balance: 9 }]);
  });

  test('is not retried when the request may have been carried out', async () => {
    const answers = [broken(), ours(200)];
    expect(await ask(answers, '/rest/v1/recipes', { method: 'POST' })).toMatchObject({ times: 1 });
  });

  test('on every try rejects with the error of the last one', async () => {
    vi.stubGlobal('fetch', async () => broken());
    const asked = fetchWithRetries('/rest/v1/recipes');
    await vi.advanceTimersByTimeAsync(longEnoughMs);
    await expect((await asked).json()).rejects.toThrow('network error');
  });
});

test('an error of the server itself is not retried', async () => {
  expect(await ask([ours(503)], '/rest/v1/recipes')).toEqual({ status: 503, times: 1 });
});

test('an abort during the pause rejects and stops the retries', async () => {
  vi.stubGlobal('fetch', async () => gone());
  const leaving = new AbortController();
  const asked = fetchWithRetries('/rest/v1/recipes', { signal: leaving.signal });
  const left = expect(asked).rejects.toThrow('left');
  leaving.abort(new Error('left'));
  await vi.advanceTimersByTimeAsync(longEnoughMs);
  await left;
});
