import { expect, test } from 'vitest';
import { askModel, modelSettings } from '#tests/support/ask-model.ts';
import { recordedFetch } from '#tests/support/recorded-fetch.ts';
import { createTestChef } from '#tests/support/test-chef.ts';
import { createModels } from '../registry.ts';

const settings = modelSettings({
  MODEL: 'anthropic:claude-sonnet-4-5',
  ANTHROPIC_API_KEY: 'sk-ant-1',
  MODEL_TEMPERATURE: '0.3',
});

/** The Messages API sends the type of each event twice: beside the data and in it. */
const events = (...data: { type: string }[]) =>
  data.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');

const start = {
  type: 'message_start',
  message: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-4-5',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 21, output_tokens: 1 },
  },
};
const piece = (index: number, delta: object) => ({ type: 'content_block_delta', index, delta });
const open = (index: number, content_block: object) => ({
  type: 'content_block_start',
  index,
  content_block,
});
const close = (index: number) => ({ type: 'content_block_stop', index });
const end = (stop_reason: string) => [
  {
    type: 'message_delta',
    delta: { stop_reason, stop_sequence: null },
    usage: { output_tokens: 9 },
  },
  { type: 'message_stop' },
];
const said = [
  open(0, { type: 'thinking', thinking: '', signature: '' }),
  piece(0, { type: 'thinking_delta', thinking: 'No celery.' }),
  close(0),
  open(1, { type: 'text', text: '' }),
  { type: 'ping' },
  piece(1, { type: 'text_delta', text: '# Lentil' }),
  piece(1, { type: 'text_delta', text: ' Soup' }),
];

async function answerTo(recorded: ReturnType<typeof recordedFetch>) {
  const { recipes } = await createModels(settings, createTestChef(), recorded.fetch);
  return askModel(recipes);
}

test('streams the text without the reasoning, and reports the token counts', async () => {
  const recorded = recordedFetch([{ body: events(start, ...said, close(1), ...end('end_turn')) }]);
  expect(await answerTo(recorded)).toEqual({
    pieces: ['# Lentil', ' Soup'],
    text: '# Lentil Soup',
    tokens: [{ inputTokens: 21, outputTokens: 9 }],
    error: undefined,
  });
  const [asked] = recorded.asked;
  expect(asked?.url).toBe('https://api.anthropic.com/v1/messages');
  expect(asked?.headers.get('x-api-key')).toBe('sk-ant-1');
  expect(asked?.body).toMatchObject({
    model: 'claude-sonnet-4-5',
    stream: true,
    temperature: 0.3,
    messages: [{ role: 'user', content: [{ type: 'text' }] }],
  });
});

const problem = (type: string, message: string) => ({ type: 'error', error: { type, message } });

test('a wrong key is reported and not retried', async () => {
  const recorded = recordedFetch([
    { status: 401, body: problem('authentication_error', 'invalid x-api-key') },
  ]);
  const { error } = await answerTo(recorded);
  expect(error).toMatchObject({
    kind: 'unauthorised',
    message: expect.stringMatching(/^anthropic:claude-sonnet-4-5 .*\(401\): invalid x-api-key$/),
  });
  expect(recorded.asked).toHaveLength(1);
});

test('a rate-limited request is retried after the time that the provider gives', async () => {
  const recorded = recordedFetch([
    {
      status: 429,
      headers: { 'retry-after': '0.01' },
      body: problem('rate_limit_error', 'Slow down'),
    },
    { body: events(start, ...said, close(1), ...end('end_turn')) },
  ]);
  expect(await answerTo(recorded)).toMatchObject({ text: '# Lentil Soup', error: undefined });
});

test('a low credit balance is rejected and not retryable', async () => {
  const recorded = recordedFetch([
    { status: 400, body: problem('invalid_request_error', 'Your credit balance is too low.') },
  ]);
  expect((await answerTo(recorded)).error).toMatchObject({ kind: 'rejected', retryable: false });
});

test.each([
  [
    'is overloaded before the first word',
    [start, problem('overloaded_error', 'Overloaded')],
    'unavailable',
  ],
  [
    'is overloaded amid its words',
    [start, ...said, problem('overloaded_error', 'Overloaded')],
    'interrupted',
  ],
  ['breaks off', [start, ...said], 'interrupted'],
  ['will not write it', [start, ...said, close(1), ...end('refusal')], 'content-filtered'],
])('a model that %s', async (_what, data, kind) => {
  const { error } = await answerTo(recordedFetch([{ body: events(...data) }]));
  expect(error).toMatchObject({ name: 'ModelError', kind });
});
