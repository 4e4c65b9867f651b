import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test.each([
  ['Lemon Salmon with Asparagus', 'lemon-salmon-with-asparagus'],
  ['Crème brûlée: “the” best!', 'crème-brûlée-the-best'],
  ['../../etc/passwd', 'etc-passwd'],
  ['葱油饼', '葱油饼'],
  ['CON', 'recipe-con'],
  ['🍲 / \\ ?', 'recipe'],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('%s', (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});
