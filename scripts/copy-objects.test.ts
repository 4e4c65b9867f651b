import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDiskObjectStore } from '#server/storage/disk-object-store.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let s3: S3Server;
let data: Awaited<ReturnType<typeof makeDataDirectory>>;
beforeAll(async () => {
  s3 = await startS3Server();
  data = await makeDataDirectory();
});
afterAll(() => Promise.all([s3.close(), data.remove()]));

/** Runs the command as an operator does. */
function run(
  words: readonly string[],
  variables: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const env = { ...process.env, ...s3.variables, DATA_DIR: data.path, ...variables };
  const command = ['scripts/copy-objects.ts', ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` }),
    );
  });
}

test('copies the objects on disk and prints each of them', async () => {
  const disk = await openDiskObjectStore(join(data.path, 'objects'));
  const object = { bytes: new TextEncoder().encode('face'), contentType: 'image/webp' };
  await disk.put({ bucket: 'avatars', path: 'a/b.png' }, object);
  const { code, output } = await run(['to-s3']);
  expect(output).toBe(
    'avatars/a/b.png  4 bytes\nCopied 1 object (4 bytes); 0 were there already, 0 went meanwhile, 0 could not be copied.\n',
  );
  expect(code).toBe(0);
});

const noS3 = { S3_BUCKET: '', S3_ENDPOINT: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' };

test.each([
  [['to-s3', '--force'], {}, 'Usage: npm run -s copy-objects'],
  [['to-s3'], noS3, 'S3_BUCKET: needed'],
  [['to-s3'], { S3_ENDPOINT: 'http://127.0.0.1:9', S3_TIMEOUT_MS: '300' }, '(ECONNREFUSED'],
] as const)('%j with %j exits with 2 and a message', async (words, variables, said) => {
  const { code, output } = await run(words, variables);
  expect(output).toContain(said);
  expect(code).toBe(2);
});
