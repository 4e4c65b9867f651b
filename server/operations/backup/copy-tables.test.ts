import { Readable } from 'node:stream';
import type postgres from 'postgres';
import { expect, test } from 'vitest';
import { readRows } from './copy-tables.ts';

test('readRows resumes the connection after the last row to receive the end of COPY', async () => {
  let isStopped = false;
  const rows = new Readable({
    read() {
      isStopped = false;
    },
  });
  // Like the driver: backpressure pauses the connection after a large row, and the end of the rows arrived together with that row.
  rows.push('soup\n');
  isStopped = !rows.push('x'.repeat(200_000));
  rows.push(null);
  expect(isStopped).toBe(true);
  const copy = { readable: async () => rows, cancel: () => {} };
  const transaction = { unsafe: () => copy } as unknown as postgres.TransactionSql;
  let bytes = 0;
  const table = { schema: 'public', name: 'recipes', columns: ['id'] };
  for await (const chunk of readRows(transaction, table)) bytes += chunk.byteLength;
  expect(bytes).toBe(200_005);
  expect(isStopped).toBe(false);
});
