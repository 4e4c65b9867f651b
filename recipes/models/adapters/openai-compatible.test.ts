import { afterEach, describe, expect, test } from 'vitest';
import { askModel, modelSettings } from '#tests/support/ask-model.ts';
import {
  type Answerer,
  chatChunks,
  sendEvents,
  sendJson,
  startHttpServer,
} from '#tests/support/http-server.ts';
import { createTestChef } from '#tests/support/test-chef.ts';
import { createModels } from '../registry.ts';

let server: Awaited<ReturnType<typeof startHttpServer>>;
afterEach(() => server.close());

/** Starts a server with this answer, and creates its model from its address and these variables. */
async function plugIn(
  answer: Answerer,
  { path = '/v1', ...variables }: Record<string, string> = {},
) {
  server = await startHttpServer(answer);
  const settings = modelSettings({ MODEL_BASE_URL: `${server.origin}${path}`, ...variables });
  return (await createModels(settings, createTestChef())).recipes;
}

const models = { object: 'list', data: [{ id: 'nomic-embed-text' }, { id: 'gemma3:4b' }] };

/** Lists two models, and answers every chat request with two pieces. */
const wellBehaved: Answerer = ({ path }, response) => {
  if (path.endsWith('/models')) return sendJson(response, 200, models);
  sendEvents(response, chatChunks(['# Lentil', ' Soup']));
  response.end();
};

describe('a server configured by its address alone', () => {
  test('is asked for its models once, and the first text model is used', async () => {
    const model = await plugIn(wellBehaved);
    expect(model.name).toBe('first-of-the-server');
    const first = await askModel(model);
    await askModel(model);
    expect(first).toEqual({
      pieces: ['# Lentil', ' Soup'],
      text: '# Lentil Soup',
      tokens: [{ inputTokens: 11, outputTokens: 7 }],
      error: undefined,
    });
    expect(server.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/models',
      'POST /v1/chat/completions',
      'POST /v1/chat/completions',
    ]);
    expect(model.name).toBe('gemma3:4b');
    const question = JSON.parse(server.asked[1]?.body ?? '');
    expect(question).toMatchObject({
      model: 'gemma3:4b',
      stream: true,
      messages: [{ role: 'user', content: expect.stringContaining('lentil soup') }],
    });
    expect(server.asked[1]?.headers.authorization).toBeUndefined();
  });

  test('that lists no models gets the model name "default"', async () => {
    const model = await plugIn(({ path }, response) => {
      if (path.endsWith('/models')) return sendJson(response, 404, { detail: 'Not Found' });
      sendEvents(response, chatChunks(['Soup']));
      response.end();
    });
    expect((await askModel(model)).text).toBe('Soup');
    expect(model.name).toBe('default');
  });

  test.each(['x'.repeat(151), 'a\u0000b'])(
    'with an unusable model name gets the model name "default"',
    async (id) => {
      const model = await plugIn((asked, response, count) => {
        if (asked.path.endsWith('/models')) return sendJson(response, 200, { data: [{ id }] });
        return wellBehaved(asked, response, count);
      });
      expect((await askModel(model)).text).toBe('# Lentil Soup');
      expect(model.name).toBe('default');
    },
  );

  test('is found under /v1 when the address has no /v1', async () => {
    const model = await plugIn(
      (asked, response, count) => {
        if (!asked.path.startsWith('/v1/')) return sendJson(response, 404, { error: 'no' });
        return wellBehaved(asked, response, count);
      },
      { path: '' },
    );
    expect((await askModel(model)).text).toBe('# Lentil Soup');
    await askModel(model);
    expect(server.asked.map(({ path }) => path)).toEqual([
      '/models',
      '/v1/models',
      '/v1/chat/completions',
      '/v1/chat/completions',
    ]);
  });

  test('whose model has changed is asked for its models again', async () => {
    let name = 'old';
    const model = await plugIn(({ path, body }, response) => {
      if (path.endsWith('/models')) return sendJson(response, 200, { data: [{ id: name }] });
      if (!body.includes(`"${name}"`))
        return sendJson(response, 404, { error: { message: 'gone' } });
      sendEvents(response, chatChunks([name]));
      response.end();
    });
    await askModel(model);
    name = 'new';
    expect((await askModel(model)).error).toMatchObject({ kind: 'not-found', retryable: false });
    expect((await askModel(model)).text).toBe('new');
  });
});

const plain =
  (answer: unknown): Answerer =>
  (_asked, response) =>
    sendJson(response, 200, answer);
const events =
  (...lines: unknown[]): Answerer =>
  (_asked, response) => {
    sendEvents(response, lines);
    response.end();
  };

describe('a server that deviates from the protocol', () => {
  test.each<[string, object, { inputTokens: number; outputTokens: number }[]]>([
    [
      'as text',
      { prompt_tokens: '12', completion_tokens: '7' },
      [{ inputTokens: 12, outputTokens: 7 }],
    ],
    [
      'in halves',
      { prompt_tokens: 12.5, completion_tokens: 7.2 },
      [{ inputTokens: 13, outputTokens: 7 }],
    ],
    ['in nonsense', { prompt_tokens: 1e15, completion_tokens: -7 }, []],
    ['in words', { prompt_tokens: 'many', completion_tokens: { of: 'them' } }, []],
  ])('that counts tokens %s still delivers the recipe', async (_how, usage, expected) => {
    const [beginning, words, end] = chatChunks(['Soup']);
    const model = await plugIn(events(beginning, words, end, { choices: [], usage }, '[DONE]'), {
      MODEL: 'any',
    });
    const answer = await askModel(model);
    expect(answer).toMatchObject({ text: 'Soup', error: undefined, tokens: expected });
  });

  test.each<[string, Answerer, string]>([
    [
      'answers in one piece though a stream was asked for',
      plain({
        choices: [{ message: { role: 'assistant', content: 'Soup' }, finish_reason: 'stop' }],
      }),
      'Soup',
    ],
    [
      'answers in one piece without a finish',
      plain({ choices: [{ message: { content: 'Soup' } }] }),
      'Soup',
    ],
    [
      'never says why it ends, but that it does',
      events({ choices: [{ delta: { content: 'Soup' } }] }, '[DONE]'),
      'Soup',
    ],
    [
      'sends signs of life and roles of its own',
      events(
        { type: 'ping' },
        { choices: [{ delta: { role: 'model', content: 'So' } }] },
        { status: 'busy' },
        { choices: [{ delta: { content: 'up' }, finish_reason: 'stop' }] },
      ),
      'Soup',
    ],
    [
      'sends plain text pieces',
      events({ choices: [{ text: 'Soup', finish_reason: 'stop' }] }),
      'Soup',
    ],
    [
      'thinks aloud in a field of its own',
      events(
        { choices: [{ delta: { reasoning_content: 'Hm, celery?' } }] },
        { choices: [{ delta: { content: 'Soup' }, finish_reason: 'stop' }] },
      ),
      'Soup',
    ],
    [
      'says nothing at all',
      events({ choices: [{ delta: {}, finish_reason: 'stop' }] }, '[DONE]'),
      '',
    ],
    ['says nothing and ends without a word', events(), ''],
  ])('that %s', async (_ways, answer, text) => {
    for (const MODEL of ['soup', 'openai:soup']) {
      const model = await plugIn(answer, { MODEL });
      expect(await askModel(model), MODEL).toMatchObject({ text, error: undefined });
      expect(server.asked).toHaveLength(1);
      await server.close();
    }
  });

  test('that rejects stream_options is asked again without it', async () => {
    const model = await plugIn(
      (asked, response, count) => {
        if (asked.body.includes('stream_options')) {
          return sendJson(response, 422, {
            detail: [{ loc: ['body', 'stream_options'], msg: 'Extra inputs' }],
          });
        }
        return wellBehaved(asked, response, count);
      },
      { MODEL: 'soup' },
    );
    expect((await askModel(model)).text).toBe('# Lentil Soup');
    await askModel(model);
    expect(server.asked).toHaveLength(3);
  });

  test('that sends a web page fails with not-found', async () => {
    const model = await plugIn(
      (_asked, response) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.end('<!doctype html><title>Welcome</title>');
      },
      { MODEL: 'soup' },
    );
    const { error } = await askModel(model);
    expect(error).toMatchObject({ kind: 'not-found', message: expect.stringMatching(/web page/) });
  });

  test('behind a gateway gets the key and the query of its address', async () => {
    const model = await plugIn(wellBehaved, {
      path: '/deployments/one?api-version=2026-01-01',
      MODEL: 'meta-llama/Llama-3:free',
      MODEL_API_KEY: 'gateway-key-123',
    });
    await askModel(model);
    const [asked] = server.asked;
    expect(asked?.path).toBe('/deployments/one/chat/completions?api-version=2026-01-01');
    expect(asked?.headers.authorization).toBe('Bearer gateway-key-123');
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({ model: 'meta-llama/Llama-3:free' });
  });
});

test('yields each piece of text as soon as it arrives', async () => {
  let goOn = () => {};
  const heard = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const model = await plugIn(
    async (_asked, response) => {
      const [opening, first, ...rest] = chatChunks(['# Soup', ' and bread']);
      sendEvents(response, [opening, first]);
      await heard; // the rest is only sent once the first words have been read
      sendEvents(response, rest);
      response.end();
    },
    { MODEL: 'ollama:llama3.1:8b' },
  );
  const request = {
    prompt: 'Soup.',
    constraints: { selections: {}, wish: '' },
    seed: '',
    signal: AbortSignal.timeout(5000),
  };
  const pieces: string[] = [];
  for await (const piece of model.generate(request)) {
    pieces.push(piece);
    goOn();
  }
  expect(pieces).toEqual(['# Soup', ' and bread']);
  expect(JSON.parse(server.asked[0]?.body ?? '')).toMatchObject({ model: 'llama3.1:8b' });
});
