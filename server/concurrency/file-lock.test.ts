import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withFileLock } from './file-lock.ts';

const goneProcess = '999999999'; // no process has this id

test('runs one task at a time, and takes over the lock of a dead process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saffron-table-lock-'));
  const path = join(folder, 'lock');
  await writeFile(path, goneProcess);
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
  };
  await Promise.all([1, 2, 3, 4, 5].map(() => withFileLock(path, work)));
  expect(most).toBe(1);
  await expect(withFileLock(path, () => Promise.reject(new Error('work failed')))).rejects.toThrow(
    'work failed',
  );
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('all callers that find the same dead lock get their turn, in 20 rounds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saffron-table-lock-'));
  let turns = 0;
  const round = async (name: string) => {
    const path = join(folder, name);
    await writeFile(path, goneProcess);
    const take = () =>
      withFileLock(path, async () => {
        turns += 1;
      });
    await Promise.all([take(), take(), take()]);
  };
  await Promise.all(Array.from({ length: 20 }, (_, number) => round(`lock-${number}`)));
  expect(turns).toBe(60);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
