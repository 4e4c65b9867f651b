import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { type Answerer, startHttpServer } from '#tests/support/http-server.ts';
import { ApiError } from '../../errors.ts';
import { readSettings } from '../../settings/settings.ts';
import type { ObjectStore } from '../object-store.ts';
import { openS3Calls, type S3Settings } from './s3-calls.ts';
import { createS3ObjectStore } from './s3-object-store.ts';
import { S3Failure } from './s3-problems.ts';

const secret = 'a-secret-that-nobody-may-read';
const name = { bucket: 'avatars', path: 'a/b.webp' };
const object = { bytes: new TextEncoder().encode('PIXELS'), contentType: 'image/webp' };
/** The timeout for servers that respond. They respond well before it, even if this process pauses for a moment. */
const patientMs = 30_000;
/** The timeout for servers that do not respond. */
const impatientMs = 300;

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** Starts a server that responds as the test says, and opens a store that uses it. */
async function serve(answer: Answerer, maxReceiveMs = patientMs) {
  const server = await startHttpServer(answer);
  closings.push(server.close);
  return { ...openStore(server.origin, maxReceiveMs), asked: server.asked };
}

function openStore(endpoint: string, maxReceiveMs = patientMs) {
  const { objects } = readSettings({
    S3_BUCKET: 'table',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'known-key',
    S3_SECRET_ACCESS_KEY: secret,
    S3_TIMEOUT_MS: String(maxReceiveMs),
  });
  const logged: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const log = pino(stream);
  const stop = new AbortController();
  const calls = openS3Calls(objects as S3Settings, log, stop.signal);
  return { store: createS3ObjectStore(calls, ''), stop, log, logged };
}

async function problemOf(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw new Error('It went well, or was refused in other words.', { cause: error });
}

const everyCall: [string, (store: ObjectStore) => Promise<unknown>][] = [
  ['put', (store) => store.put(name, object)],
  ['find', (store) => store.find(name)],
  ['read', (store) => store.read(name)],
  ['remove', (store) => store.remove(name)],
  ['list', (store) => Array.fromAsync(store.list(name.bucket))],
  ['listBuckets', (store) => store.listBuckets()],
  ['ping', (store) => store.ping()],
];

const sayError = (status: number, code: string, more = ''): Answerer => {
  return (_asked, response) => {
    const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>It is so. ${secret}</Message>${more}</Error>`;
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
  };
};

describe.each(everyCall)('%s', (_call, take) => {
  test('fails soon with 503 if the store is down', async () => {
    // Nobody listens on port 1. The port of a closed server may belong to a server of another test file a moment later.
    const problem = await problemOf(take(openStore('http://127.0.0.1:1').store));
    expect(problem).toMatchObject({ status: 503, code: 'storage_unavailable' });
    expect(problem.cause).toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('fails in time if the store never responds', async () => {
    const { store, asked } = await serve(() => {}, impatientMs);
    // Count timer ticks, not clock time: while this process is paused, no timeout is checked either.
    let limitsPassed = 0;
    const counting = setInterval(() => {
      limitsPassed += 1;
    }, impatientMs);
    const problem = await problemOf(take(store));
    clearInterval(counting);
    expect(problem.status).toBe(503);
    // Two timeouts, whatever the pauses between the attempts; the rest is slack for a busy machine.
    expect(limitsPassed).toBeLessThan(10);
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  test('is tried at most three times if the store responds SlowDown', async () => {
    const { store, asked } = await serve(sayError(503, 'SlowDown'));
    expect(await problemOf(take(store))).toMatchObject({ status: 503 });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  test('fails at once if the store denies access, and reveals no keys', async () => {
    const more = `<AWSAccessKeyId>known-key</AWSAccessKeyId><StringToSign>${secret}</StringToSign>`;
    const { store, asked, log, logged } = await serve(sayError(403, 'AccessDenied', more));
    const problem = await problemOf(take(store));
    expect(problem).toMatchObject({ status: 500, code: 'storage_refused' });
    expect(problem.message).not.toContain('It is so');
    log.error({ err: problem.cause }, 'as a door logs it');
    expect(logged.join()).toContain('S3Failure');
    expect(`${logged}${JSON.stringify(problem)}`).not.toMatch(/a-secret|known-key|StringToSign/);
    expect(asked).toHaveLength(1);
  });

  test('is aborted when the process stops', async () => {
    const { store, stop } = await serve(() => stop.abort());
    expect(await problemOf(take(store))).toMatchObject({ status: 503 });
    expect((await problemOf(take(store))).cause).toMatchObject({ code: 'AbortError' });
  });
});

const sendPart = (answer: string, length: number, type = 'image/webp'): Answerer => {
  return (_asked, response, count) => {
    response.writeHead(200, { 'content-type': type, 'content-length': length });
    if (count === 1) response.write(answer.slice(0, 2), () => response.destroy());
    else response.end(answer);
  };
};

test.each([
  [400, 'RequestTimeout', 503],
  [409, 'OperationAborted', 503],
  [429, 'TooManyRequests', 503],
  [500, 'InternalError', 503],
  [301, 'PermanentRedirect', 500],
  [400, 'ExpiredToken', 500],
  [404, 'NoSuchBucket', 500],
])('%i %s is reported as %i', async (status, code, told) => {
  const { store } = await serve(sayError(status, code));
  expect(await problemOf(store.put(name, object))).toMatchObject({ status: told });
});

describe('a faulty response', () => {
  test('is requested again if the connection breaks', async () => {
    const { store, asked } = await serve(sendPart('PIXELS', 6));
    const read = await store.read(name);
    expect(await new Response(read?.body).text()).toBe('PIXELS');
    expect(asked).toHaveLength(2);
  });

  test('is cut to the requested range if the server sends more', async () => {
    const { store } = await serve((_asked, response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 6 }).end('PIXELS');
    });
    const read = await store.read(name, { start: 1, end: 3 });
    expect(read?.sizeBytes).toBe(6);
    expect(await new Response(read?.body).text()).toBe('IXE');
  });

  test('is given up if it stalls', async () => {
    const { store } = await serve((_asked, response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 6 });
      response.write('PI');
    }, impatientMs);
    expect(await problemOf(store.read(name))).toMatchObject({ status: 503 });
  });

  test('of a large object fails for its reader if it breaks off', async () => {
    const { store } = await serve((_asked, response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 2_000_000 });
      response.write(Buffer.alloc(500_000), () => response.destroy());
    });
    const read = await store.read(name);
    await expect(new Response(read?.body).arrayBuffer()).rejects.toThrow();
  });

  test('cannot set an unsafe content type or a foreign content tag', async () => {
    const { store } = await serve((_asked, response) => {
      response.writeHead(200, {
        'content-type': 'text/html; x="<script>"',
        'content-length': 6,
        etag: '"abc"',
        'last-modified': 'Sun, 22 Nov 2026 00:00:00 GMT',
        'x-amz-meta-content-tag': 'no tag of ours',
      });
      response.end('PIXELS');
    });
    const read = await store.read(name);
    expect(read).toMatchObject({ contentType: 'application/octet-stream', etag: '"s3-abc"' });
    expect(await new Response(read?.body).text()).toBe('PIXELS');
  });

  test('is rejected if a truncated list has no continuation token', async () => {
    const { store } = await serve((_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end('<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>');
    });
    const problem = await problemOf(Array.fromAsync(store.list('avatars')));
    expect(problem.cause).toBeInstanceOf(S3Failure);
    expect(problem.cause).toMatchObject({ code: 'NoNextPage' });
  });

  test('is reported as 503 if it is an HTML error page', async () => {
    const { store } = await serve((_asked, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>');
    });
    expect(await problemOf(store.read(name))).toMatchObject({ status: 503 });
  });
});
