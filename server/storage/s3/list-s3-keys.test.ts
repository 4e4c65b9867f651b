import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { readSettings } from '../../settings/settings.ts';
import { openObjectStore } from '../open-object-store.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

test('lists every object of a bucket with several pages exactly once', async () => {
  const { objects } = readSettings(s3.variables);
  const log = pino({ level: 'silent' });
  const store = await openObjectStore(objects, log, new AbortController().signal);
  const bucket = 'recipe-pictures';
  const paths = Array.from({ length: 1100 }, (_, index) => `many/${index} +.webp`);
  await s3.lay(paths.map((path) => `${bucket}/${path}`));
  const listed = await Array.fromAsync(store.list(bucket, 'many/'));
  expect(listed.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});
