import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSecretKey, loadSecret } from './secret-key.ts';

test('a sealed text opens only with the same secret', () => {
  const key = createSecretKey('one secret of enough characters, honestly');
  const other = createSecretKey('another secret of enough characters, too');
  const sealed = key.seal('the private half');
  expect(sealed).not.toContain('private');
  expect(key.open(sealed)).toBe('the private half');
  expect(() => other.open(sealed)).toThrow();
});

test('a tampered sealed text does not open', () => {
  const key = createSecretKey('one secret of enough characters, honestly');
  const bytes = Buffer.from(key.seal('the private half'), 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => key.open(bytes.toString('base64'))).toThrow();
});

test('different purposes derive different bytes', () => {
  const key = createSecretKey('one secret of enough characters, honestly');
  expect(key.derive('a').equals(key.derive('b'))).toBe(false);
  expect(key.derive('a').equals(key.derive('a'))).toBe(true);
});

test('the secret is created once, readable only by its owner, and then reused', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'saffron-table-secret-'));
  const settings = { secretKey: undefined, dataDirectory };
  const secrets = await Promise.all(Array.from({ length: 20 }, () => loadSecret(settings)));
  expect(new Set(secrets).size).toBe(1);
  expect(await loadSecret(settings)).toBe(secrets[0]);
  expect(await readdir(dataDirectory)).toEqual(['secret-key']);
  expect(secrets[0]?.length).toBeGreaterThan(40);
  const { mode } = await stat(join(dataDirectory, 'secret-key'));
  expect(mode & 0o777).toBe(0o600);
  await rm(dataDirectory, { recursive: true });
});

test('a truncated secret file is refused', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'saffron-table-secret-'));
  await writeFile(join(dataDirectory, 'secret-key'), '');
  await expect(loadSecret({ secretKey: undefined, dataDirectory })).rejects.toThrow(
    /no usable secret/,
  );
  await rm(dataDirectory, { recursive: true });
});
