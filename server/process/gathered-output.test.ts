import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

function run(lines: string) {
  const program = `import { createLogger } from '#server/process/logger.ts';
    const log = createLogger({ logLevel: 'info' });
    ${lines}`;
  const parameters = ['--input-type=module-typescript', '--eval', program];
  return spawn(process.execPath, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
}

const messagesOf = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

test.each([
  ['at once', `log.info('one'); log.info('two'); process.exit(0);`],
  ['by an uncaught error', `log.info('one'); log.fatal('two'); throw new Error('over');`],
  [
    'shortly afterwards',
    `log.info('one'); await new Promise((wake) => setTimeout(wake, 25)); log.info('two');`,
  ],
])('a process that ends %s has written all lines in order', async (_when, lines) => {
  const child = run(lines);
  expect(messagesOf(await text(child.stdout))).toEqual(['one', 'two']);
});

test('output larger than the pipe buffer arrives complete and in order', async () => {
  const count = 3_000;
  const child = run(`for (let n = 0; n < ${count}; n += 1) log.info(String(n)); process.exit(0);`);
  const messages = messagesOf(await text(child.stdout));
  expect(messages).toEqual(Array.from({ length: count }, (_, n) => String(n)));
});

test('a process exits even when its stdout reader has closed the pipe', async () => {
  const child = run(`log.info('one'); throw new Error('over');`);
  child.stdout.destroy();
  expect(await once(child, 'exit')).toEqual([1, null]);
});
