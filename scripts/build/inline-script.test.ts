import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleInlineScript } from './inline-script.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saffron-table-inline-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

/** Syntax that is newer than ES2015, as the bundler prints it. */
const newer = /\?\.|\?\?|\.\.\.|catch\{/;

test('a script is one classic script in the syntax of ES2015, with what it imports', async () => {
  const soup = await write('soup.ts', `export const soup: string[] | undefined = ['dal'];`);
  const word = await write('word.ts', `export const word = 'none';`);
  const file = await write(
    'entry.ts',
    `import { soup } from './soup.ts';
import { word } from './word.ts';
const facts: Record<string, unknown> = { ...globalThis as object, first: soup?.[0] ?? word };
try { throw new Error('caught'); } catch { Object.assign(globalThis, { first: facts.first }); }`,
  );
  const { text, sources } = await bundleInlineScript(file);
  expect(text).not.toMatch(newer);
  expect(runInNewContext(`${text}; first + typeof facts`)).toBe('dalundefined');
  expect(sources).toEqual(expect.arrayContaining([file, soup, word]));
});

test('a text that would end the script element is written otherwise, or refused', async () => {
  const closing = await write('closing.ts', `Object.assign(globalThis, { end: '</script>' });`);
  const { text } = await bundleInlineScript(closing);
  expect(text).not.toContain('</script');
  expect(runInNewContext(`${text}; end`)).toBe('</script>');
  const comment = await write('comment.ts', `Object.assign(globalThis, { end: '<!-- <script>' });`);
  await expect(bundleInlineScript(comment)).rejects.toThrow('cannot stand in a script element');
});

test('what cannot be one script is refused', async () => {
  await write('soup.png', 'x'.repeat(10_000));
  const file = await write('pictured.ts', `import soup from './soup.png'; dispatchEvent(soup);`);
  await expect(bundleInlineScript(file)).rejects.toThrow('needs more than one script');
});

test('the script of the pages is small and runs before a browser knows newer syntax', async () => {
  const file = fileURLToPath(new URL('../../web/inline/before-paint.ts', import.meta.url));
  const { text } = await bundleInlineScript(file);
  expect(text).not.toMatch(newer);
  expect(text.length).toBeLessThan(2_650);
});
