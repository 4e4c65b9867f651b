import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isThere, namedPaths } from './support/named-paths.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

/** What is kept true with every change. Decisions tell of their day: what they name may have moved since. */
const documents = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'database/CONVENTIONS.md'],
  ...readdirSync(`${root}docs`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Stands for a name that whoever reads it will choose. */
const isExample = (path: string) => /000N|[…<]/.test(path);

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('names files and folders that are there', () => {
    const paths = namedPaths(text).filter((path) => path.includes('/') && !isExample(path));
    expect([...new Set(paths)].filter((path) => !isThere(path))).toEqual([]);
  });

  test('links to documents and pictures that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)];
    const targets = links.map(([, link = '']) => posix.join(posix.dirname(document), link));
    expect([...new Set(targets)].filter((path) => !isThere(path))).toEqual([]);
  });

  test('names commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...text.matchAll(/\bnpm run (?:-s )?([a-z][a-z-]*)/g)];
    const named = new Set(commands.map(([, name = '']) => name));
    expect([...named].filter((name) => !scripts[name])).toEqual([]);
  });
});

test('the documents name enough to be worth looking at', () => {
  const named = documents.flatMap((document) => namedPaths(read(document)));
  expect(new Set(named).size).toBeGreaterThan(1000);
});
