import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../build.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saffron-table-build-'));
});
afterAll(() => rm(folder, { recursive: true }));

const stamp = 'sources.sha256';

test('a failed build leaves no checksum, so that the next start builds again', async () => {
  await writeFile(join(folder, stamp), 'before');
  const build = () => Promise.reject(new Error('The web app could not be built'));
  await expect(buildProduct({ stamp, sum: 'after', build }, folder)).rejects.toThrow('built');
  expect(await readdir(folder)).toEqual([]);
});

test('a build stores the checksum of its sources when it is done', async () => {
  const build = async () => expect(await readdir(folder)).toEqual([]);
  await buildProduct({ stamp, sum: 'after', build }, folder);
  expect(await readFile(join(folder, stamp), 'utf8')).toBe('after');
});
