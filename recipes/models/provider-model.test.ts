import { afterEach, describe, expect, test } from 'vitest';
import { askModel } from '#tests/support/ask-model.ts';
import { type Answerer, chatChunks, sendEvents, sendJson } from '#tests/support/http-server.ts';
import { modelOf, unreachableModel } from '#tests/support/model-of-server.ts';
import type { ProviderName } from './providers.ts';

let at: Awaited<ReturnType<typeof modelOf>> | undefined;
afterEach(() => at?.close());

const ask = async (...given: Parameters<typeof modelOf>) => {
  await at?.close();
  at = await modelOf(...given);
  return at;
};

const refuse =
  (status: number, error: object = { message: 'No.' }, headers = {}): Answerer =>
  (_asked, response) =>
    sendJson(response, status, { error }, headers);

/** Fails this many times, then answers. */
const failing =
  (failures: number, fail: Answerer): Answerer =>
  (asked, response, count) => {
    if (count <= failures) return fail(asked, response, count);
    sendEvents(response, chatChunks(['Soup']));
    response.end();
  };

const bothWays: ProviderName[] = ['openai', 'openai-compatible'];

describe.each(bothWays)('a failing server behind %s', (provider) => {
  test.each<[string, number, object, object]>([
    ['a wrong key', 401, { message: 'Incorrect API key provided' }, { kind: 'unauthorised' }],
    ['a key without rights', 403, { message: 'Not for you' }, { kind: 'unauthorised' }],
    ['no such model', 404, { message: 'The model does not exist' }, { kind: 'not-found' }],
    ['a prompt that is too long', 413, { message: 'Too long' }, { kind: 'rejected' }],
    ['a request it does not read', 400, { message: 'Bad temperature' }, { kind: 'rejected' }],
    ['a request it does not like', 422, { message: 'Unprocessable' }, { kind: 'rejected' }],
    [
      'a filter',
      400,
      { message: 'Filtered', code: 'content_filter' },
      { kind: 'content-filtered' },
    ],
    [
      'an empty purse',
      429,
      { message: 'You exceeded your quota', code: 'insufficient_quota' },
      { kind: 'rate-limited' },
    ],
    ['a bill', 402, { message: 'Insufficient credits' }, { kind: 'rate-limited' }],
  ])('%s is not retried (%i)', async (_what, status, error, expected) => {
    const { model, tries } = await ask(refuse(status, error), provider);
    const answer = await askModel(model);
    expect(answer.error).toMatchObject({
      name: 'ModelError',
      retryable: false,
      status,
      ...expected,
    });
    expect(String(answer.error)).toContain(`${provider}:some-model`);
    expect(tries()).toBe(1);
  });

  test.each([408, 409, 429, 500, 502, 503, 504, 529])(
    'after %i twice the third try succeeds',
    async (status) => {
      const { model, pauses, tries } = await ask(failing(2, refuse(status)), provider);
      expect(await askModel(model)).toMatchObject({ text: 'Soup', error: undefined });
      expect(tries()).toBe(3);
      expect(pauses).toEqual([500, 1000]);
    },
  );

  test('gives up after three tries', async () => {
    const { model, tries } = await ask(refuse(500), provider);
    expect((await askModel(model)).error).toMatchObject({ kind: 'unavailable', retryable: true });
    expect(tries()).toBe(3);
  });

  test('a connection lost before the first token is retried', async () => {
    const { model, tries } = await ask(
      failing(1, (_asked, response) => void response.destroy()),
      provider,
    );
    expect(await askModel(model)).toMatchObject({ text: 'Soup', error: undefined });
    expect(tries()).toBe(2);
  });

  test('waits for retry-after, in seconds and as a date', async () => {
    const inSeconds = await ask(failing(1, refuse(429, {}, { 'retry-after': '7' })), provider);
    await askModel(inSeconds.model);
    expect(inSeconds.pauses).toEqual([7000]);
    const date = new Date(Date.now() + 9000).toUTCString();
    const asDate = await ask(failing(1, refuse(503, {}, { 'retry-after': date })), provider);
    await askModel(asDate.model);
    expect(asDate.pauses[0]).toBeGreaterThanOrEqual(Date.parse(date) - Date.now());
    expect(asDate.pauses[0]).toBeLessThanOrEqual(9000);
  });

  test('fails at once when retry-after is longer than the maximum pause', async () => {
    const { model, tries } = await ask(refuse(429, {}, { 'retry-after': '3600' }), provider);
    const { error } = await askModel(model);
    expect(error).toMatchObject({ kind: 'rate-limited', retryAfterMs: 3_600_000 });
    expect(tries()).toBe(1);
  });

  test.each<[string, Answerer]>([
    [
      'torn',
      (_asked, response) => {
        sendEvents(response, chatChunks(['# Soup', '\n200 g le']).slice(0, 3));
        setTimeout(() => response.destroy(), 20);
      },
    ],
    [
      'ended without a finish',
      (_asked, response) => {
        sendEvents(response, chatChunks(['# Soup', '\n200 g le']).slice(0, 3));
        response.end();
      },
    ],
    [
      'cut within a chunk',
      (_asked, response) => {
        sendEvents(response, chatChunks(['# Soup', '\n200 g le']).slice(0, 3));
        response.end('data: {"choices":[{"delta":{"conte');
      },
    ],
    [
      'followed by an error',
      (_asked, response) => {
        sendEvents(response, [
          ...chatChunks(['# Soup', '\n200 g le']).slice(0, 3),
          { error: { message: 'Out of memory', type: 'server_error' } },
        ]);
        response.end();
      },
    ],
  ])('an answer that is %s is interrupted and not retried', async (_how, answer) => {
    const { model, tries } = await ask(answer, provider);
    const { text, error } = await askModel(model);
    expect(text).toBe('# Soup\n200 g le');
    expect(error).toMatchObject({ kind: 'interrupted', retryable: false });
    expect(tries()).toBe(1);
  });

  test('an error in the stream before the first token is retried', async () => {
    const overloaded: Answerer = (_asked, response) => {
      sendEvents(response, [{ error: { message: 'Overloaded', type: 'overloaded_error' } }]);
      response.end();
    };
    const { model, tries } = await ask(failing(1, overloaded), provider);
    expect(await askModel(model)).toMatchObject({ text: 'Soup', error: undefined });
    expect(tries()).toBe(2);
  });

  test('reports a content filter that stops the answer', async () => {
    const { model } = await ask((_asked, response) => {
      sendEvents(response, [
        {
          id: '1',
          object: 'chat.completion.chunk',
          created: 1,
          model: 'm',
          choices: [{ index: 0, delta: { role: 'assistant', content: 'I' }, finish_reason: null }],
        },
        {
          id: '1',
          object: 'chat.completion.chunk',
          created: 1,
          model: 'm',
          choices: [{ index: 0, delta: {}, finish_reason: 'content_filter' }],
        },
        '[DONE]',
      ]);
      response.end();
    }, provider);
    expect((await askModel(model)).error).toMatchObject({
      kind: 'content-filtered',
      retryable: false,
    });
  });

  test('an answer at the length limit is interrupted, and its tokens are reported', async () => {
    const { model } = await ask((_asked, response) => {
      const chunks = JSON.stringify(chatChunks(['# Soup'])).replace('"stop"', '"length"');
      sendEvents(response, JSON.parse(chunks));
      response.end();
    }, provider);
    expect(await askModel(model)).toEqual({
      pieces: ['# Soup'],
      text: '# Soup',
      tokens: [{ inputTokens: 11, outputTokens: 7 }],
      error: expect.objectContaining({ kind: 'interrupted', retryable: false }),
    });
  });

  test('an abort ends a stalled stream with the reason of the signal', async () => {
    const { model } = await ask((_asked, response) => {
      sendEvents(response, chatChunks(['# Soup']).slice(0, 2));
    }, provider);
    const reason = new Error('the time is up');
    const stop = new AbortController();
    const pieces: string[] = [];
    const listen = async () => {
      const asked = {
        prompt: 'Soup.',
        constraints: { selections: {}, wish: '' },
        seed: '',
        signal: stop.signal,
      };
      for await (const piece of model.generate(asked)) {
        pieces.push(piece);
        setTimeout(() => stop.abort(reason), 10);
      }
    };
    await expect(listen()).rejects.toBe(reason);
    expect(pieces).toEqual(['# Soup']);
  });

  test('closes the connection when the consumer stops reading', async () => {
    let hungUp: () => void = () => {};
    const closed = new Promise<void>((resolve) => {
      hungUp = resolve;
    });
    const { model } = await ask((_asked, response) => {
      response.on('close', hungUp);
      sendEvents(response, chatChunks(['# Soup']).slice(0, 2));
    }, provider);
    const asked = {
      prompt: 'Soup.',
      constraints: { selections: {}, wish: '' },
      seed: '',
      signal: AbortSignal.timeout(5000),
    };
    for await (const piece of model.generate(asked)) {
      expect(piece).toBe('# Soup');
      break;
    }
    await closed;
  });
});

test('reports the tokens of a failed answer if the server sent them', async () => {
  const { model } = await ask((_asked, response) => {
    const usage = { prompt_tokens: 11, completion_tokens: 3, total_tokens: 14 };
    sendEvents(response, [
      ...chatChunks(['# Soup']).slice(0, 2),
      { choices: [], usage },
      { error: { message: 'Out of memory' } },
    ]);
    response.end();
  }, 'openai-compatible');
  const { tokens, error } = await askModel(model);
  expect(error).toMatchObject({ kind: 'interrupted' });
  expect(tokens).toEqual([{ inputTokens: 11, outputTokens: 3 }]);
});

test('an unreachable server is reported as unavailable after two retries', async () => {
  const { model, pauses } = await unreachableModel();
  const { error } = await askModel(model);
  expect(error).toMatchObject({
    kind: 'unavailable',
    message: expect.stringMatching(/ECONNREFUSED/),
  });
  expect(pauses).toHaveLength(2);
});
