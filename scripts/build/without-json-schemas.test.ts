import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { removeJsonSchemas } from './without-json-schemas.ts';

test('removes the JSON Schema part from the installed zod', async () => {
  const path = fileURLToPath(import.meta.resolve('zod/v4')).replace(
    /index\.\w+$/,
    'classic/schemas.js',
  );
  const code = await readFile(path, 'utf8');
  const without = removeJsonSchemas(code);
  expect(code).toMatch(/processors\.stringProcessor/);
  expect(without).not.toMatch(/processors\.\w+Processor|to-json-schema/);
  expect(without).toMatch(/export const ZodString = /);
});

test('refuses a module in which it finds nothing', () => {
  expect(() => removeJsonSchemas('export const string = () => {};')).toThrow(/zod has changed/);
});
