import { expect, test } from 'vitest';
import { nameGiver } from './pack-files.ts';

test('repeated names are numbered, and no number repeats another name', () => {
  const nameOf = nameGiver();
  const wanted = ['soup', 'soup', 'soup-2', 'soup', 'stew-2', 'stew', 'stew'];
  expect(wanted.map(nameOf)).toEqual([
    ...['soup', 'soup-2', 'soup-2-2', 'soup-3'],
    ...['stew-2', 'stew', 'stew-3'],
  ]);
});
