import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';

const script = fileURLToPath(new URL('./classify-phrases.ts', import.meta.url));

async function classify(input: string, readOnlyFirst = false) {
  const child = spawn(process.execPath, [script]);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (readOnlyFirst) child.stdout.destroy();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  // The child stops reading its input once its output pipe is closed, so writing to stdin may fail.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [code] = await once(child, 'exit');
  return { code, errors, output };
}

test('prints one JSON line for each non-blank line, in the same order', async () => {
  const { code, output } = await classify(
    '2 tbsp soy sauce\n\n  \n50g chorizo\r\n75ml port\ncarrots',
  );
  expect(code).toBe(0);
  expect(
    output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      phrase: '2 tbsp soy sauce',
      allergens: ['gluten', 'soy'],
      may: [],
      vegan: true,
      vegetarian: true,
      pork: false,
      alcohol: false,
    },
    expect.objectContaining({ phrase: '50g chorizo', pork: true, vegetarian: false }),
    expect.objectContaining({ phrase: '75ml port', alcohol: true, allergens: ['sulphites'] }),
    expect.objectContaining({ phrase: 'carrots', allergens: [], vegan: true }),
  ]);
});

test('processes ten thousand lines in seconds', further, async () => {
  const lines = Array.from(
    { length: 10_000 },
    (_, at) => `${at} g flaked almonds, toasted, or rice flour`,
  );
  const { output } = await classify(lines.join('\n'));
  expect(output.trimEnd().split('\n')).toHaveLength(10_000);
});

test('exits without an error when the output pipe is closed', async () => {
  const { code, errors } = await classify('butter\n'.repeat(50_000), true);
  expect(errors).toBe('');
  expect(code).toBe(0);
});
