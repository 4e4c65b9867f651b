import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isThere, namedPaths } from './support/named-paths.ts';

const rootOf = (path: string) => new URL(`../${path}`, import.meta.url);
const page = readFileSync(rootOf('docs/asvs.md'), 'utf8');
const security = readFileSync(rootOf('SECURITY.md'), 'utf8');

type Row = { number: string; level: string; about: string; state: string; proof: string };

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const rows: Row[] = page
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [number = '', level = '', about = '', state = '', proof = ''] = cellsOf(line);
    return { number, level, about, state, proof };
  });

const states = ['met', 'in part', '**not met**', 'not applicable'];
/** Requirements of levels 1 and 2 in each chapter of version 5.0.0. */
const requirements = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

test('every requirement of levels 1 and 2 has one row with a valid state', () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  const inChapter = requirements.map(
    (_count, place) => rows.filter(({ number }) => number.startsWith(`V${place + 1}.`)).length,
  );
  expect(inChapter).toEqual(requirements);
  const odd = rows.filter(
    ({ state, level, about }) => !states.includes(state) || !/^[12]$/.test(level) || about === '',
  );
  expect(odd).toEqual([]);
});

test('each met requirement names its proof, and all named files exist', () => {
  expect(rows.filter(({ state, proof }) => state === 'met' && proof === '')).toEqual([]);
  const named = [...new Set([...namedPaths(page), ...namedPaths(security)])];
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test('a test proves more than three quarters of the met requirements', () => {
  const met = rows.filter(({ state }) => state === 'met');
  const tested = met.filter(({ proof }) =>
    namedPaths(proof).some((path) => path.includes('.test.')),
  );
  expect(tested.length / met.length).toBeGreaterThan(0.75);
});

test('the sums in SECURITY.md match docs/asvs.md', () => {
  const sumOf = (some: Row[]) =>
    states.map((state) => String(some.filter((row) => row.state === state).length));
  const chapters = requirements.map((_count, place) => {
    const number = `V${place + 1}`;
    return [number, ...sumOf(rows.filter((row) => row.number.startsWith(`${number}.`)))];
  });
  const told = security
    .split('\n')
    .filter((line) => /^\| V\d+ /.test(line))
    .map((line) => {
      const [name = '', ...sums] = cellsOf(line);
      return [name.split(' ')[0], ...sums];
    });
  expect(told).toEqual(chapters);
  expect(security).toContain(`| **all ${rows.length}** | ${sumOf(rows).join(' | ')} |`);
});
