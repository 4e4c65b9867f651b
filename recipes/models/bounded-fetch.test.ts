import { afterEach, expect, test } from 'vitest';
import { askModel, modelSettings } from '#tests/support/ask-model.ts';
import {
  type Answerer,
  chatChunks,
  sendEvents,
  startHttpServer,
} from '#tests/support/http-server.ts';
import { createTestChef } from '#tests/support/test-chef.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { createModels } from './registry.ts';

let server: Awaited<ReturnType<typeof startHttpServer>>;
afterEach(() => server.close());

const megabyte = 'x'.repeat(1024 * 1024);

/** Sends this beginning, then more data until the client disconnects. */
const endless =
  (status: number, contentType: string, beginning: string): Answerer =>
  (_asked, response) => {
    response.writeHead(status, { 'content-type': contentType });
    response.write(beginning);
    const more = () => {
      while (!response.destroyed && response.write(megabyte));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  };

test.each<[string, Answerer]>([
  ['an event without an end', endless(200, 'text/event-stream', 'data: {"choices":[{"delta":')],
  ['an answer in one piece without an end', endless(200, 'application/json', '{"choices":"')],
  ['a refusal without an end', endless(400, 'application/json', '{"error":"')],
])('%s is aborted with a ModelError', async (_what, answer) => {
  server = await startHttpServer(answer);
  const settings = modelSettings({ MODEL_BASE_URL: `${server.origin}/v1`, MODEL: 'any' });
  const { recipes } = await createModels(settings, createTestChef());
  const answered = await askModel(recipes);
  expect(answered).toMatchObject({
    text: '',
    error: { name: 'ModelError', kind: 'unavailable', retryable: false },
  });
  expect(server.asked).toHaveLength(1);
});

test('passes a body within the limit unchanged, and fails on a longer one', async () => {
  server = await startHttpServer((_asked, response) => {
    sendEvents(response, chatChunks(['Soup']));
    response.end();
  });
  const whole = await (await fetch(server.origin)).text();
  const response = await boundedFetch(fetch, whole.length)(server.origin);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(await response.text()).toBe(whole);
  const longer = await boundedFetch(fetch, whole.length - 1)(server.origin);
  await expect(longer.text()).rejects.toThrow('sent more than');
});
