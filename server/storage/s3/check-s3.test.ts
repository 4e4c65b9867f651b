import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHttpServer } from '#tests/support/http-server.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { readSettings } from '../../settings/settings.ts';
import { openObjectStore } from '../open-object-store.ts';
import { StoreRefuses } from './check-s3.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

async function openWith(variables: Record<string, string>) {
  const logged: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const { objects } = readSettings({ ...s3.variables, ...variables });
  const store = await openObjectStore(objects, pino(stream), new AbortController().signal);
  return { store, logged: () => logged.join('') };
}

describe('the check at the start', () => {
  test('writes to the bucket, and leaves nothing in it', async () => {
    const { store, logged } = await openWith({ S3_PREFIX: 'tried' });
    expect(await store.listBuckets()).toEqual([]);
    expect(logged()).toBe('');
  });

  test.each([
    [{ S3_BUCKET: 'not-there' }, /bucket not-there at 127.+ does not exist there/],
    [{ S3_ACCESS_KEY_ID: 'nobody' }, /S3_ACCESS_KEY_ID is not known/],
    [{ S3_SECRET_ACCESS_KEY: 'wrong' }, /S3_SECRET_ACCESS_KEY is not the secret/],
  ])('fails with an explanation if S3 refuses %j', async (variables, sentence) => {
    const opening = openWith(variables);
    await expect(opening).rejects.toThrow(StoreRefuses);
    await expect(opening).rejects.toThrow(sentence);
  });

  test.each([
    ['PUT', /We may not write \(s3:PutObject\) there/],
    ['GET /table/probe', /We may not read \(s3:GetObject\) there/],
    ['GET /table/?', /We may not list \(s3:ListBucket\) there/],
    ['DELETE', /We may not delete \(s3:DeleteObject\) there/],
  ])('names the missing permission: %s', async (forbidden, sentence) => {
    const server = await startHttpServer(({ method, path }, response) => {
      if (!`${method} ${path}`.startsWith(forbidden)) {
        const isList = path.startsWith('/table/?');
        response.end(isList ? '<ListBucketResult></ListBucketResult>' : '');
        return;
      }
      response.writeHead(403, { 'content-type': 'application/xml' });
      response.end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>');
    });
    const opening = openWith({ S3_BUCKET: 'table', S3_ENDPOINT: server.origin });
    await expect(opening).rejects.toThrow(sentence);
    await server.close();
  });

  test('continues if S3 does not respond: it may become reachable later', async () => {
    // Nobody listens on port 1. The port of a closed server may belong to a server of another test file a moment later.
    const unreachable = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_TIMEOUT_MS: '300' };
    const { store, logged } = await openWith(unreachable);
    expect(logged()).toMatch(/object store unreachable: pictures are missing until it answers/);
    await expect(store.ping()).rejects.toThrow("We can't reach the pictures right now.");
  });
});
