import { JSONParseError } from 'ai';
import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

const circumstances = {
  label: 'x:y',
  secrets: ['top/secret+key'],
  prompt: 'Write a recipe for Ada, who eats no celery at all.',
  spoke: false,
};
const failed = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(`connect ${code}`), { code }) });

test.each([
  ['ECONNREFUSED', true],
  ['ECONNRESET', true],
  ['EAI_AGAIN', true], // the name server is busy
  ['UND_ERR_SOCKET', true],
  ['ENOTFOUND', false], // the name does not exist
  ['CERT_HAS_EXPIRED', false],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', false],
  ['ERR_INVALID_URL', false],
])('%s is retryable: %s', (code, retryable) => {
  expect(explainFailure(failed(code), circumstances)).toMatchObject({
    kind: 'unavailable',
    retryable,
  });
});

test.each<[unknown, string]>([
  [{ type: 'overloaded_error', message: 'Overloaded' }, 'unavailable'],
  [{ code: 'rate_limit_exceeded', message: 'Slow down' }, 'rate-limited'],
  [{ code: 503, message: 'Later' }, 'unavailable'],
  [{ code: '429', message: 'Later' }, 'rate-limited'],
  [{ type: 'authentication_error', message: 'Who are you?' }, 'unauthorised'],
  ['just a word', 'unavailable'],
  [undefined, 'unavailable'],
  [null, 'unavailable'],
])('an error in a stream, %j, becomes %s', (error, kind) => {
  expect(explainFailure(error, circumstances)).toMatchObject({ name: 'ModelError', kind });
});

test.each([
  ['a key', 'Not with top/secret+key.', 'Not with [key].'],
  ['a masked key', 'Incorrect: sk-proj-ab***********9z', 'Incorrect: [key]'],
  ['the query of an address', 'GET https://host/v1?key=abc failed', 'GET https://host/v1 failed'],
  ['lines', 'One\n\n  two', 'One two'],
  ['too much', 'x'.repeat(900), `${'x'.repeat(200)}…`],
])('the message does not repeat %s', (_what, message, quoted) => {
  expect(explainFailure({ code: 400, message }, circumstances).message).toBe(
    `x:y does not take our request (400): ${quoted}`,
  );
});

test('omits a provider message that contains the prompt', () => {
  const message = `Cannot read: ${circumstances.prompt}`;
  expect(explainFailure({ code: 400, message }, circumstances).message).toBe(
    'x:y does not take our request (400).',
  );
});

test('keeps no cause and no other fields of the original error', () => {
  const error = explainFailure(failed('ECONNRESET'), circumstances);
  expect(error.cause).toBeUndefined();
  expect(Object.keys(error).toSorted()).toEqual(
    ['kind', 'name', 'retryable', 'retryAfterMs', 'status', 'summary'].toSorted(),
  );
});

test('an unreadable answer is neither quoted nor retryable', () => {
  const error = new JSONParseError({
    text: '{"soup for Ada',
    cause: new SyntaxError('Unexpected end'),
  });
  const explained = explainFailure(error, circumstances);
  expect(explained).toMatchObject({ kind: 'unavailable', retryable: false });
  expect(explained.message).toBe('x:y cannot answer now: what it sent cannot be read.');
});
