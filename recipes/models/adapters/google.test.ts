import { expect, test } from 'vitest';
import { askModel, modelSettings } from '#tests/support/ask-model.ts';
import { recordedFetch } from '#tests/support/recorded-fetch.ts';
import { createTestChef } from '#tests/support/test-chef.ts';
import { createModels } from '../registry.ts';

const settings = modelSettings({
  MODEL: 'google:gemini-2.5-flash',
  GOOGLE_GENERATIVE_AI_API_KEY: 'AIza-1',
  MODEL_MAX_OUTPUT_TOKENS: '3000',
});

const events = (...data: object[]) =>
  data.map((event) => `data: ${JSON.stringify(event)}\r\n\r\n`).join('');

const piece = (part: object, finishReason?: string) => ({
  candidates: [
    {
      content: { parts: [part], role: 'model' },
      index: 0,
      ...(finishReason ? { finishReason } : {}),
    },
  ],
  usageMetadata: { promptTokenCount: 31, candidatesTokenCount: 8, totalTokenCount: 39 },
  modelVersion: 'gemini-2.5-flash',
});

async function answerTo(recorded: ReturnType<typeof recordedFetch>) {
  const { recipes } = await createModels(settings, createTestChef(), recorded.fetch);
  return askModel(recipes);
}

test('streams the text without the reasoning, and reports the token counts', async () => {
  const recorded = recordedFetch([
    {
      body: events(
        piece({ text: 'No celery.', thought: true }),
        piece({ text: '# Lentil' }),
        piece({ text: ' Soup' }, 'STOP'),
      ),
    },
  ]);
  expect(await answerTo(recorded)).toEqual({
    pieces: ['# Lentil', ' Soup'],
    text: '# Lentil Soup',
    tokens: [{ inputTokens: 31, outputTokens: 8 }],
    error: undefined,
  });
  const [asked] = recorded.asked;
  expect(asked?.url).toBe(
    'https://generativelanguage.googleapis.com/v1beta/models/gemini-2.5-flash:streamGenerateContent?alt=sse',
  );
  expect(asked?.headers.get('x-goog-api-key')).toBe('AIza-1');
  expect(asked?.body).toMatchObject({
    contents: [{ role: 'user', parts: [{ text: expect.stringContaining('lentil soup') }] }],
    generationConfig: { maxOutputTokens: 3000 },
  });
});

const problem = (code: number, status: string, message: string, details: object[] = []) => ({
  error: { code, status, message, details },
});

test.each([
  [401, problem(401, 'UNAUTHENTICATED', 'Request had invalid credentials.')],
  // Google currently reports a wrong key like this.
  [400, problem(400, 'INVALID_ARGUMENT', 'API key not valid.', [{ reason: 'API_KEY_INVALID' }])],
])('a wrong key (%i) is reported and not retried', async (status, body) => {
  const recorded = recordedFetch([{ status, body }]);
  const { error } = await answerTo(recorded);
  expect(error).toMatchObject({ kind: 'unauthorised', retryable: false, status });
  expect(recorded.asked).toHaveLength(1);
});

test('a rate-limited request is retried after the delay in the body', async () => {
  const quota = problem(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', [{ retryDelay: '0.02s' }]);
  const recorded = recordedFetch([
    { status: 429, body: quota },
    { body: events(piece({ text: 'Soup' }, 'STOP')) },
  ]);
  expect(await answerTo(recorded)).toMatchObject({ text: 'Soup', error: undefined });
  expect(recorded.asked).toHaveLength(2);
});

test('a retry delay that is too long is reported without waiting', async () => {
  const quota = problem(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', [{ retryDelay: '34s' }]);
  const recorded = recordedFetch([{ status: 429, body: quota }]);
  expect((await answerTo(recorded)).error).toMatchObject({
    kind: 'rate-limited',
    retryAfterMs: 34_000,
  });
  expect(recorded.asked).toHaveLength(1);
});

test.each([
  ['breaks off', [piece({ text: 'Soup' })], 'interrupted'],
  [
    'is stopped for safety',
    [piece({ text: 'Soup' }), piece({ text: '' }, 'SAFETY')],
    'content-filtered',
  ],
  [
    'fails amid its words',
    [piece({ text: 'Soup' }), problem(503, 'UNAVAILABLE', 'Later.')],
    'interrupted',
  ],
])('a model that %s', async (_what, data, kind) => {
  const { error } = await answerTo(recordedFetch([{ body: events(...data) }]));
  expect(error).toMatchObject({ name: 'ModelError', kind });
});
