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
