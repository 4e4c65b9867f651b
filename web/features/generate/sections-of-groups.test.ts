import { expect, test } from 'vitest';
import { isNever, openAtFirst, sortIntoSections } from './sections-of-groups.ts';

const group = (constraintLabel: string | null, slug = constraintLabel ?? 'none') => ({
  slug,
  name: slug,
  description: null,
  constraintLabel,
  categories: [],
});
const catalogue = [
  'Course',
  'Cuisine',
  'Dietary Constraints',
  'Allergens',
  'Avoid',
  'Style',
  'Servings',
].map((label) => group(label));
const slugs = (groups: { slug: string }[]) => groups.map(({ slug }) => slug);

test('sorts exclusions first, then course, cuisine, time and servings, then the rest', () => {
  const { first, more } = sortIntoSections([...catalogue, group(null)]);
  const exclusions = ['Allergens', 'Dietary Constraints', 'Avoid'];
  expect(slugs(first)).toEqual([...exclusions, 'Course', 'Cuisine', 'Servings']);
  expect(slugs(more)).toEqual(['Style', 'none']);
});

test('a catalogue without known labels shows all groups and opens the first', () => {
  const groups = [group('Style'), group(null)];
  const { first, more } = sortIntoSections(groups);
  expect([slugs(first), slugs(more)]).toEqual([['Style', 'none'], []]);
  expect(first.map((one) => openAtFirst(one, first, {}))).toEqual([true, false]);
});

test('exclusion sections start open until one of them has a selection', () => {
  const { first } = sortIntoSections(catalogue);
  const open = (selection: Record<string, string[]>) =>
    slugs(first.filter((one) => openAtFirst(one, first, selection)));
  expect(open({})).toEqual(['Allergens', 'Dietary Constraints', 'Course']);
  expect(open({ Cuisine: ['Thai'] })).toEqual(['Allergens', 'Dietary Constraints', 'Course']);
  expect(open({ Avoid: ['Garlic'] })).toEqual(['Course']);
});

test('isNever is true only for diets, allergens and avoids', () => {
  expect(catalogue.filter(isNever).map(({ slug }) => slug)).toEqual([
    'Dietary Constraints',
    'Allergens',
    'Avoid',
  ]);
});
