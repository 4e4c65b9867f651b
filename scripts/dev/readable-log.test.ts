import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createLogger } from '#server/process/logger.ts';
import { createReadableLog } from './readable-log.ts';

test('prints log entries as readable lines, with request fields and error stacks', async () => {
  const printed = new PassThrough();
  const readable = createReadableLog(printed);
  const log = createLogger({ logLevel: 'info' }, readable);
  readable.write('\nSaffron Table is ready: http://localhost:3000\n');
  log.info({ requestId: '3f2b7c1e', route: '/rest/v1/:table', status: 200 }, 'request');
  log.error({ err: new Error('no such table') }, 'request failed');
  readable.end();
  const lines = (await text(printed)).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '',
    'Saffron Table is ready: http://localhost:3000',
    expect.stringMatching(
      /^\[\d\d:\d\d:\d\d\.\d{3}\] INFO: request \{"requestId":"3f2b7c1e","route":"\/rest\/v1\/:table","status":200\}$/,
    ),
  ]);
  expect(lines[3]).toMatch(/\] ERROR: request failed/);
  const stack = lines.findIndex((line) => line.trim() === 'Error: no such table');
  expect(lines[stack + 1]).toMatch(/^\s+at .*readable-log\.test\.ts:/);
});
