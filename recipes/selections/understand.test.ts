import { describe, expect, test } from 'vitest';
import { readCompiledCookbook } from '#chef/cookbook/cookbook.ts';
import { suitsPlating } from '#chef/finding/plating.ts';
import {
  type ConstraintLabel,
  constraintLabels,
  type Selections,
} from '#contract/constraint-labels.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { readStartingCatalogue } from '../../scripts/chef/starting-catalogue.ts';
import { readServings, readTimeBound } from './amounts.ts';
import { explainUnknown, understand } from './understand.ts';

/** The starting catalogue as pairs of label and name. */
const readCatalogue = (): [ConstraintLabel, string][] =>
  Object.entries(readStartingCatalogue()).flatMap(([label, names]) =>
    names.map((name): [ConstraintLabel, string] => [label as ConstraintLabel, name]),
  );

const requirementsOf = (selections: Selections, wish = '') => {
  const understood = understand({ selections, wish });
  if (!understood.ok) throw new Error(explainUnknown(understood.unknown));
  return understood.requirements;
};
const tagsBanned = (selections: Selections, wish = '') =>
  requirementsOf(selections, wish).bans.flatMap(({ tags }) => [...tags]);

describe('the starting catalogue', () => {
  const names = readCatalogue();

  test('has all sixteen labels and at least 150 names', () => {
    expect(new Set(names.map(([label]) => label))).toEqual(new Set(constraintLabels));
    expect(names.length).toBeGreaterThanOrEqual(150);
  });

  test('every name under every label is understood', () => {
    const strange = names.filter(([label, name]) => {
      const understood = understand({ selections: { [label]: [name] }, wish: '' });
      return !understood.ok || understood.requirements.notUnderstood.length > 0;
    });
    expect(strange).toEqual([]);
  });

  test('has a cookbook dish for every cuisine, style, technique and plating', async () => {
    const { dishes } = readCompiledCookbook(await readCookbookFile());
    const has = (name: string, of: (dish: (typeof dishes)[number]) => readonly string[]) =>
      dishes.some((dish) => of(dish).includes(name));
    const unmet = names.filter(([label, name]) => {
      if (label === 'Cuisine') return !has(name, ({ cuisine }) => (cuisine ? [cuisine] : []));
      if (label === 'Style') return !has(name, ({ styles }) => styles);
      if (label === 'Techniques') return !has(name, ({ techniques }) => techniques);
      if (label === 'Plating')
        return !dishes.some(({ look, styles }) =>
          suitsPlating(name, { look, styles, occasions: [] }),
        );
      return false;
    });
    expect(unmet).toEqual([]);
  });

  test('has a ban for every allergen, every avoid and every diet that is not a bound', () => {
    const hard = names.filter(([label]) =>
      ['Dietary Constraints', 'Allergens', 'Avoid'].includes(label),
    );
    const empty = hard.filter(([label, name]) =>
      requirementsOf({ [label]: [name] }).bans.every(
        ({ tags, ingredientIds, phrases }) => tags.size + ingredientIds.size + phrases.length === 0,
      ),
    );
    expect(empty).toEqual([]);
  });
});

describe('understanding selections', () => {
  test.each<[string, string]>([
    ['Tree Nuts', 'nuts'],
    ['Nut Allergy', 'nuts'],
    ['Peanut-Free', 'peanuts'],
    ['Sulphur Dioxide & Sulphites', 'sulphites'],
    ['Cereals containing gluten', 'gluten'],
    ['Milk / Dairy', 'milk'],
    ['Shellfish', 'molluscs'],
    ['Soya', 'soy'],
    ['Gluten (wheat, rye)', 'gluten'],
  ])('the allergen name “%s” bans its tag', (name, tag) => {
    expect(tagsBanned({ Allergens: [name] })).toContain(tag);
  });

  test.each<['Dietary Constraints' | 'Allergens' | 'Avoid', string]>([
    ['Dietary Constraints', 'Zorbian'],
    ['Dietary Constraints', 'Dairy'],
    ['Allergens', 'Moon Dust'],
    ['Avoid', 'Unobtainium'],
  ])('an unknown name under %s makes the request fail: %s', (label, name) => {
    const understood = understand({ selections: { [label]: [name] }, wish: '' });
    expect(understood).toEqual({ ok: false, unknown: [{ label, name }] });
  });

  test('an unknown taste is passed on and not refused', () => {
    expect(
      requirementsOf({ 'Prefer Using': ['Moon Dust'], 'Spice Level': ['Purple'] }).notUnderstood,
    ).toHaveLength(2);
  });

  test('several values: the shortest time, the most servings, all bans', () => {
    const requirements = requirementsOf({
      'Time Target': ['Under 60 Minutes', 'Under 30 Minutes', 'Over 2 Hours'],
      Servings: ['2 Servings', '6 Servings'],
      Allergens: ['Milk', 'Eggs'],
    });
    expect(requirements).toMatchObject({ maxTotalMinutes: 30, servings: 6 });
    expect(requirements.bans).toHaveLength(2);
  });

  test.each<[string, number | undefined]>([
    ['Under 15 Minutes', 15],
    ['1 hour', 60],
    ['1-2 hours', 120],
    ['No Cook', 0],
    ['Over 2 Hours', undefined],
    ['Half an hour', 30],
    ['1 h 30 min', 90],
  ])('reads the time “%s”', (name, maxMinutes) => {
    expect(readTimeBound(name)).toEqual({ maxMinutes });
  });

  test.each([
    ['1 Serving', 1],
    ['For two', 2],
    ['6-8 people', 8],
    ['Family of four', 4],
  ])('reads the servings “%s”', (name, servings) => {
    expect(readServings(name)).toBe(servings);
  });
});

describe('the wish', () => {
  test.each([
    ['a curry, allergic to peanuts', 'peanuts'],
    ['something for my nut allergy', 'nuts'],
    ['no dairy please', 'milk'],
    ['dairy-free cake', 'milk'],
    ['a vegan stew', 'meat'],
    ['I don’t eat pork', 'pork'],
  ])('“%s” bans like a chosen category', (wish, tag) => {
    expect(tagsBanned({}, wish)).toContain(tag);
  });

  test('prefers a food that it mentions and not one that it rules out', () => {
    const requirements = requirementsOf({}, 'chicken with mushrooms but no garlic');
    expect(requirements.prefer).toEqual(expect.arrayContaining(['chicken-breast', 'mushroom']));
    expect(requirements.prefer).not.toContain('garlic');
  });
});
