import { expect, test, vi } from 'vitest';
import { catalogueFileLimits, catalogueFormat } from '#contract/catalogue-file.ts';
import { readCatalogueFile, readCatalogueText } from './read-catalogue-file.ts';

const file = (rows: object) =>
  JSON.stringify({ format: catalogueFormat, version: 1, groups: [], categories: [], ...rows });
const problemsOf = (text: string) => {
  const read = readCatalogueText(text);
  return 'problems' in read ? read.problems : [];
};

test('reads a valid catalogue', () => {
  const category = { name: 'Garlic', slug: 'garlic', groups: [{ slug: 'avoid' }] };
  expect(readCatalogueText(file({ categories: [category] }))).toMatchObject({
    file: { categories: [category] },
  });
});

test.each([
  ['{', "This isn't a JSON file."],
  ['null', "This isn't a Saffron Table catalog."],
  ['{"@type":"Recipe"}', "This isn't a Saffron Table catalog."],
])('rejects %s', (text, words) => expect(problemsOf(text)).toEqual([words]));

test('names an invalid row', () => {
  const rows = [
    { name: 'Garlic', slug: 'garlic' },
    { name: 'Onion', slug: 'On ion' },
  ];
  expect(problemsOf(file({ categories: rows }))).toEqual([
    "Category 2 “Onion”: slug: isn't a valid slug: use lowercase letters and digits, with single hyphens between them",
  ]);
  const [problem] = problemsOf(file({ groups: [{ name: 'Mood', slug: 'mood', colour: 1 }] }));
  expect(problem).toMatch(/^Group 1 “Mood”: .*colour/);
});

test('reports too many rows, and counts further problems', () => {
  const categories = Array.from({ length: 5001 }, (_, n) => ({ name: 'x', slug: `x-${n}` }));
  expect(problemsOf(file({ categories }))).toEqual(['A file can hold up to 5,000 categories.']);
  const wrong = Array.from({ length: 12 }, () => ({ name: '', slug: 'x' }));
  expect(problemsOf(file({ categories: wrong })).at(-1)).toBe('And 7 more.');
});

test('rejects a file that is too large without reading it', async () => {
  const large = { size: catalogueFileLimits.fileBytes + 1 } as File;
  expect(await readCatalogueFile(large)).toEqual({
    problems: ['A catalog file can be up to 8 MB.'],
  });
});

test('reports a file that can no longer be read', async () => {
  const gone = { size: 1, text: () => Promise.reject(new Error('NotReadableError')) } as File;
  expect(await readCatalogueFile(gone)).toEqual({
    problems: ["We couldn't read the file. It may have been moved or changed."],
  });
  expect(console.warn).toHaveBeenCalledOnce();
  vi.mocked(console.warn).mockClear();
});
