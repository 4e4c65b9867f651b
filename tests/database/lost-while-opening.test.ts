import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startTestDatabase } from '#tests/support/database.ts';

test('a connection lost while it opens does not end the process; the next query works', async () => {
  const { url, close } = await startTestDatabase();
  const script = fileURLToPath(new URL('./lost-while-opening.ts', import.meta.url));
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [script, url], (error, stdout, stderr) =>
      resolve(error ? `${error.code}: ${stderr}${stdout}` : stdout),
    );
  });
  await close();
  expect(said).toMatch(/^broken, (failed|answered), answered\n$/);
});
