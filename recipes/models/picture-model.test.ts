import { afterEach, expect, test } from 'vitest';
import { modelSettings } from '#tests/support/ask-model.ts';
import { type Answerer, sendJson, startHttpServer } from '#tests/support/http-server.ts';
import { recordedFetch } from '#tests/support/recorded-fetch.ts';
import { createTestChef } from '#tests/support/test-chef.ts';
import { createModels } from './registry.ts';

let server: Awaited<ReturnType<typeof startHttpServer>> | undefined;
afterEach(() => server?.close());

/** The smallest picture: one pixel of PNG. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const drawn = { created: 1, data: [{ b64_json: pixel }] };
const signal = () => AbortSignal.timeout(5000);

async function painter(answer: Answerer, provider: string, path = '/v1') {
  server = await startHttpServer(answer);
  const models = await createModels(
    modelSettings({
      MODEL: 'ollama:unused',
      PICTURE_MODEL: `${provider}:painter-1`,
      PICTURE_BASE_URL: `${server.origin}${path}`,
      PICTURE_API_KEY: 'brush-quince',
    }),
    createTestChef(),
  );
  if (!models.pictures) throw new Error('There is no picture model.');
  return models.pictures;
}

test.each(['openai', 'openai-compatible'])('%s returns the drawn picture', async (provider) => {
  const model = await painter((_asked, response) => sendJson(response, 200, drawn), provider);
  expect(model).toMatchObject({ provider, name: 'painter-1' });
  const picture = await model.draw('A bowl of soup.', { signal: signal() });
  expect(Buffer.from(picture.bytes).toString('base64')).toBe(pixel);
  expect(picture.mediaType).toBe('image/png');
  const [asked] = server?.asked ?? [];
  expect(asked).toMatchObject({
    path: '/v1/images/generations',
    headers: { authorization: 'Bearer brush-quince' },
  });
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({
    model: 'painter-1',
    prompt: 'A bowl of soup.',
    n: 1,
  });
});

test.each([
  [401, 'unauthorised'],
  [429, 'rate-limited'],
  [500, 'unavailable'],
  [400, 'rejected'],
])('%i is reported without the key and not retried', async (status, kind) => {
  const model = await painter(
    (_asked, response) =>
      sendJson(response, status, { error: { message: 'Not with brush-quince' } }),
    'openai',
  );
  const failure = await model.draw('Soup.', { signal: signal() }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'ModelError', kind });
  expect(String(failure)).not.toContain('quince');
  expect(server?.asked).toHaveLength(1);
});

test('loads a picture that the answer names by URL, also from a server found under /v1', async () => {
  const bytes = Buffer.from(pixel, 'base64');
  const model = await painter(
    ({ path, headers }, response) => {
      if (path === '/files/dish.png') return void response.end(bytes);
      if (path !== '/v1/images/generations') return sendJson(response, 404, { error: 'no' });
      sendJson(response, 200, { data: [{ url: `http://${headers.host}/files/dish.png` }] });
    },
    'openai-compatible',
    '',
  );
  const picture = await model.draw('Soup.', { signal: signal() });
  expect(Buffer.from(picture.bytes)).toEqual(bytes);
});

test('fails when the answer contains no picture', async () => {
  const model = await painter(
    (_asked, response) => sendJson(response, 200, { created: 1, data: [] }),
    'openai',
  );
  await expect(model.draw('Soup.', { signal: signal() })).rejects.toThrow(/No image/);
});

test('an abort rejects with the reason of the signal', async () => {
  const model = await painter(() => undefined, 'openai');
  const reason = new Error('the time is up');
  const stop = new AbortController();
  const drawing = model.draw('Soup.', { signal: stop.signal });
  stop.abort(reason);
  await expect(drawing).rejects.toBe(reason);
});

test('draws with Google through its own protocol', async () => {
  const content = {
    role: 'model',
    parts: [{ inlineData: { mimeType: 'image/png', data: pixel } }],
  };
  const recorded = recordedFetch([{ body: { candidates: [{ content, finishReason: 'STOP' }] } }]);
  const { pictures } = await createModels(
    modelSettings({
      MODEL: 'ollama:unused',
      PICTURE_MODEL: 'google:gemini-2.5-flash-image',
      GOOGLE_GENERATIVE_AI_API_KEY: 'AIza-1',
    }),
    createTestChef(),
    recorded.fetch,
  );
  const picture = await pictures?.draw('A bowl of soup.', { signal: signal() });
  expect(picture?.mediaType).toBe('image/png');
  expect(recorded.asked[0]?.url).toBe(
    'https://generativelanguage.googleapis.com/v1beta/models/gemini-2.5-flash-image:generateContent',
  );
});
