import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answerer, sendJson, startHttpServer } from '#tests/support/http-server.ts';
import { NumberNotServed } from './sms-carrier.ts';
import { createTwilioCarrier } from './twilio-carrier.ts';

const message = { to: '4915112345678', text: 'Your code is 012345 & more' };
let answer: Answerer;
let server: Awaited<ReturnType<typeof startHttpServer>>;

beforeEach(async () => {
  answer = (_asked, response) => sendJson(response, 201, { sid: 'SM0123456789', status: 'queued' });
  server = await startHttpServer((asked, response, count) => answer(asked, response, count));
});
afterEach(() => server.close());

function carrier(from = '+4930123456', patienceMs = 10_000) {
  const account = { accountSid: 'AC42', authToken: 'of-the-account', from };
  return createTwilioCarrier({ ...account, apiUrl: `${server.origin}/` }, patienceMs);
}

async function failure(from?: string, patienceMs?: number): Promise<Error> {
  const outcome = await carrier(from, patienceMs)
    .send(message)
    .catch((error: unknown) => error);
  if (!(outcome instanceof Error)) throw new Error('The message went out.');
  return outcome;
}

test('posts the message with the account credentials and returns its SID', async () => {
  expect(await carrier().send(message)).toEqual({ messageId: 'SM0123456789' });
  const [asked] = server.asked;
  expect(asked).toMatchObject({
    method: 'POST',
    path: '/2010-04-01/Accounts/AC42/Messages.json',
    headers: {
      authorization: `Basic ${Buffer.from('AC42:of-the-account').toString('base64')}`,
      'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
    },
  });
  expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
    To: '+4915112345678',
    From: '+4930123456',
    Body: message.text,
  });
});

test('sends a messaging service as MessagingServiceSid instead of From', async () => {
  await carrier('MG0011223344').send(message);
  const form = new URLSearchParams(server.asked[0]?.body);
  expect(form.get('MessagingServiceSid')).toBe('MG0011223344');
  expect(form.has('From')).toBe(false);
});

test.each<[string, Answerer, RegExp]>([
  [
    'a refusal with an error code',
    (_asked, response) =>
      sendJson(response, 401, { code: 20003, message: 'Not for +4915112345678' }),
    /HTTP 401, code 20003$/,
  ],
  [
    'an HTML page of a proxy',
    (_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<h1>Hello +4915112345678</h1>');
    },
    /HTTP 200$/,
  ],
  [
    'a redirect',
    (_asked, response) => {
      response.writeHead(307, { location: 'http://127.0.0.1:1/' });
      response.end();
    },
    /could not be reached$/,
  ],
  [
    'a dropped connection',
    (asked, response) => {
      expect(asked.method).toBe('POST');
      response.destroy();
    },
    /could not be reached$/,
  ],
])('rejects with an error that omits the phone number: %s', async (_name, badAnswer, expected) => {
  answer = badAnswer;
  const error = await failure();
  expect(error.message).toMatch(expected);
  expect(error).not.toBeInstanceOf(NumberNotServed);
  expect(`${error.stack} ${error.cause}`).not.toMatch(/15112345678|012345|of-the-account/);
});

test('throws NumberNotServed for a number that takes no messages', async () => {
  answer = (_asked, response) =>
    sendJson(response, 400, { code: 21211, message: "Invalid 'To' number +4915112345678" });
  const error = await failure();
  expect(error).toBeInstanceOf(NumberNotServed);
  expect(error.message).toMatch(/HTTP 400, code 21211$/);
  expect(String(error.stack)).not.toContain('15112345678');
});

test('times out when the server does not answer', async () => {
  answer = () => {};
  const error = await failure(undefined, 50);
  expect(error.message).toMatch(/did not answer in time$/);
  expect(error.cause).toMatchObject({ name: 'TimeoutError' });
});
