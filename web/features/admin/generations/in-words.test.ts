import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  elapsedInWords,
  modelInWords,
  reasonInWords,
  reasonsInWords,
  shareInWords,
  usdInWords,
} from './in-words.ts';

test('every failure reason in docs/error-codes.md has words', () => {
  const list = readFileSync(new URL('../../../../docs/error-codes.md', import.meta.url), 'utf8');
  const rows = list.split('## Why a generation failed')[1]?.split('\n## ')[0] ?? '';
  const lines = rows.split('\n').filter((line) => line.startsWith('| `'));
  const codes = lines.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)]);
  expect(codes.map(([, code]) => code).toSorted()).toEqual(Object.keys(reasonsInWords).toSorted());
});

test('an unknown reason is returned unchanged', () => {
  expect(reasonInWords('out-of-salt')).toBe('out-of-salt');
  expect(reasonInWords('constructor')).toBe('constructor');
});

test.each([
  [840, '0.8 s'],
  [9_960, '10 s'],
  [59_600, '1 min'],
  [75_000, '1 min 15 s'],
])('formats %i ms as %s', (ms, words) => expect(elapsedInWords(ms)).toBe(words));

test.each([
  [0, '$0.00'],
  [0.0042, '$0.0042'],
  [12.5, '$12.50'],
  [1234.567, '$1,234.57'],
])('formats %d dollars as %s', (usd, words) => expect(usdInWords(usd)).toBe(words));

test.each([
  [0, 5, '0%'],
  [3, 7, '43%'],
  [1, 1_000, '0.1%'],
  [1, 5_000, '<0.1%'],
  [0, 0, '–'],
])('%i of %i is %s', (part, whole, words) => expect(shareInWords(part, whole)).toBe(words));

test('the built-in chef has its own name; other models keep their provider name', () => {
  expect(modelInWords('chef:house-chef')).toBe('Built-in chef');
  expect(modelInWords('openai:gpt-5-mini')).toBe('openai:gpt-5-mini');
});
