import { expect, test } from 'vitest';
import { readOfficially } from '#tests/support/cooklang-round-trip.ts';
import { readCookFiles } from '../../../../../../scripts/cookbook/read-cookbook.ts';
import { parseCooklang } from './parse-cooklang.ts';
import { printSteps } from './print-steps.ts';
import { readCooklang } from './read-cooklang.ts';

const files = await readCookFiles();

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

test('every hand-written cookbook file is read as the official parser reads it', () => {
  expect(files.length).toBeGreaterThan(200);
  for (const { path, text } of files) {
    const official = readOfficially(text);
    const { steps, marks } = printSteps(parseCooklang(text).steps);
    expect(steps.map(oneLine), path).toEqual(official.steps.map(oneLine));
    const ours = marks.map(({ item: { name, quantity, note } }) => ({
      name,
      value: quantity?.value,
      unit: quantity?.unit ?? '',
      note: note ?? null,
    }));
    expect(ours, path).toEqual(official.ingredients);
  }
});

test('every cookbook file is imported with a name, ingredients and steps', () => {
  const outcomes = files.map(({ path, text }) =>
    readCooklang(text, path, 'https://saffron.example', 'unnamed'),
  );
  expect(outcomes.flatMap((outcome) => ('refused' in outcome ? [outcome.refused] : []))).toEqual(
    [],
  );
  const found = outcomes.flatMap((outcome) => ('found' in outcome ? [outcome.found.recipe] : []));
  expect(found.filter(({ name }) => name === 'unnamed')).toEqual([]);
  expect(found.filter(({ ingredients }) => ingredients.length < 2)).toEqual([]);
  expect(found.filter(({ instructions }) => instructions.length < 2)).toEqual([]);
});
