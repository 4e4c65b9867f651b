import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isThere, namedPaths } from './support/named-paths.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

/** The documents that are updated with every change. Decisions are not: what they name may have moved since. */
const documents = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'database/CONVENTIONS.md'],
  ...readdirSync(`${root}docs`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Whether a path has a placeholder for a name that the reader chooses. */
const isExample = (path: string) => /000N|[…<]/.test(path);

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('names only files and folders that exist', () => {
    const paths = namedPaths(text).filter((path) => path.includes('/') && !isExample(path));
    expect([...new Set(paths)].filter((path) => !isThere(path))).toEqual([]);
  });

  test('links only to documents and pictures that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)];
    const targets = links.map(([, link = '']) => posix.join(posix.dirname(document), link));
    expect([...new Set(targets)].filter((path) => !isThere(path))).toEqual([]);
  });

  test('names only npm commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...text.matchAll(/\bnpm run (?:-s )?([a-z][a-z-]*)/g)];
    const named = new Set(commands.map(([, name = '']) => name));
    expect([...named].filter((name) => !scripts[name])).toEqual([]);
  });
});

test('the documents name more than 1,000 paths, so that the checks find something', () => {
  const named = documents.flatMap((document) => namedPaths(read(document)));
  expect(new Set(named).size).toBeGreaterThan(1000);
});

describe('docs/coverage.md', () => {
  type Count = { rows: number; works: number; part: number; missing: number };
  const states = ['works', 'part', 'missing'] as const;
  const [introduction = '', ...sections] = read('docs/coverage.md').split(/^## /m);
  const cellsOf = (line: string) => line.split(/(?<!\\)\|/).map((cell) => cell.trim());

  /** Counts the rows of a section by the first word of their last cell. */
  function count(section: string): Count {
    const found = section
      .split('\n')
      .filter((line) => /^\| \d+(\.\d+)?-\d+[a-z]? \|/.test(line))
      .map((line) => /^\w+/.exec(cellsOf(line).at(-2) ?? '')?.[0]);
    const [works = 0, part = 0, missing = 0] = states.map(
      (state) => found.filter((one) => one === state).length,
    );
    return { rows: found.length, works, part, missing };
  }

  const counted = sections.map((section) => ({
    name: section.split('\n')[0],
    ...count(section),
  }));
  const sum = (part: keyof Count) => counted.reduce((total, one) => total + one[part], 0);
  const all = {
    name: 'all',
    rows: sum('rows'),
    works: sum('works'),
    part: sum('part'),
    missing: sum('missing'),
  };

  test('states the totals of its rows', () => {
    const stated = [
      ...introduction.matchAll(/^\| (?:\*\*)?([^|]+?)(?:\*\*)? \|((?: \**\d+\** \|){4})$/gm),
    ].map(([, name, numbers = '']) => {
      const [rows, works, part, missing] = (numbers.match(/\d+/g) ?? []).map(Number);
      return { name, rows, works, part, missing };
    });
    expect(stated).toEqual([...counted, all]);
  });

  test('gives every row a state', () => {
    expect(all.rows).toBeGreaterThan(600);
    expect(
      counted.filter(({ rows, works, part, missing }) => rows !== works + part + missing),
    ).toEqual([]);
  });
});
