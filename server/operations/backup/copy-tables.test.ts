import { Readable } from 'node:stream';
import type postgres from 'postgres';
import { expect, test } from 'vitest';
import { readRows } from './copy-tables.ts';

test('the connection goes on behind the last row: there PostgreSQL says that it was the last', async () => {
  let isStopped = false;
  const rows = new Readable({
    read() {
      isStopped = false;
    },
  });
  // As the driver does it: the connection stops where a row finds much unread, and the end of the rows came along with that row.
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
