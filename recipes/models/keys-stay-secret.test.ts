import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { askModel } from '#tests/support/ask-model.ts';
import { type Answerer, chatChunks, sendEvents, sendJson } from '#tests/support/http-server.ts';
import { modelOf } from '#tests/support/model-of-server.ts';
import type { ProviderName } from './providers.ts';

const apiKey = 'planted-key-quince-must-never-be-seen';
const bothWays: ProviderName[] = ['openai', 'openai-compatible'];

const refuse =
  (status: number, error: object): Answerer =>
  (_asked, response) =>
    sendJson(response, status, { error });

describe('keys and prompts are not leaked', () => {
  const prompt = 'Write a recipe for lentil soup without celery, for Ada in Zurich.';
  const echo: [string, Answerer][] = [
    [
      'a refusal that repeats the key',
      refuse(401, { message: `Incorrect API key provided: ${apiKey}.` }),
    ],
    [
      'a refusal that repeats a part of it',
      refuse(401, { message: 'Incorrect API key: sk-plan****************seen' }),
    ],
    [
      'a refusal that repeats the request',
      ({ body, headers }, response) =>
        sendJson(response, 400, {
          error: { message: `Cannot read ${prompt} of ${headers.authorization}` },
          body,
        }),
    ],
    [
      'a torn stream',
      (_asked, response) => {
        sendEvents(response, chatChunks(['Soup']).slice(0, 2));
        setTimeout(() => response.destroy(), 10);
      },
    ],
    [
      'an error in the stream',
      (_asked, response) => {
        sendEvents(response, [
          ...chatChunks(['Soup']).slice(0, 2),
          { error: { message: `${apiKey} is tired` } },
        ]);
        response.end();
      },
    ],
  ];
  test.each(echo)('by %s', async (_what, answer) => {
    const printed: unknown[] = [];
    const spies = (['log', 'info', 'debug'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation((...words) => void printed.push(words)),
    );
    for (const provider of bothWays) {
      const { model, asked, close } = await modelOf(answer, provider, apiKey);
      const { error } = await askModel(model, { prompt });
      expect(asked[0]?.headers.authorization).toBe(`Bearer ${apiKey}`);
      const seen = `${inspect(error, { depth: 10, showHidden: true })} ${JSON.stringify(error)} ${inspect(printed)}`;
      expect(error).toBeInstanceOf(Error);
      expect(seen).not.toMatch(/quince|sk-plan|seen|Bearer|Zurich/);
      expect(printed).toEqual([]);
      await close();
    }
    for (const spy of spies) spy.mockRestore();
  });
});
