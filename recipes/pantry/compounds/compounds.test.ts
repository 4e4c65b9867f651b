import { describe, expect, test } from 'vitest';
import { duplicateNames, lostNames, matchFoods } from '../lexicon.ts';
import { madeFoods, masks } from '../made-foods.ts';
import { rowsOf } from '../rows.ts';
import { compoundTables } from './tables.ts';

const rows = compoundTables.flatMap(rowsOf);

describe('the tables of made foods', () => {
  test('have at least 450 foods, each with six columns and a source', () => {
    expect(rows.length).toBeGreaterThanOrEqual(450);
    expect(rows.filter((row) => row.length !== 6 || row[0] === '' || row[5] === '')).toEqual([]);
  });

  test('no row adds a tag that it also removes', () => {
    const contradicts = ([, , , contains = '']: string[]) => {
      const tags = contains.split(' ');
      return tags.some((tag) => tags.includes(`-${tag}`));
    };
    expect(rows.filter(contradicts)).toEqual([]);
  });

  test('have at least 150 masks', () => {
    expect(masks.flatMap(({ names }) => names).length).toBeGreaterThanOrEqual(150);
  });

  test('every name is found in a text, and no name belongs to two entries', () => {
    expect(duplicateNames).toEqual([]);
    expect(lostNames).toEqual([]);
    const names = madeFoods.flatMap((made) => made.names);
    const unfound = names.filter((name) => {
      const [only, ...more] = matchFoods(name);
      return !only || more.length > 0 || only.text.length < name.trim().length - 2;
    });
    expect(unfound).toEqual([]);
  });
});

describe('rare names', () => {
  test.each([
    ["'strattu", 'tomato-family'],
    ['pappa al pomodoro', 'tomato-family garlic-family gluten'],
    ['tfaya', 'onion-family dried-fruit'],
    ['champurrado', 'chocolate caffeine milk corn'],
    ['bicerin', 'chocolate caffeine milk'],
    ['barraquito', 'alcohol caffeine milk'],
    ['salsa di noci', 'nuts milk gluten'],
    ['nogada', 'nuts milk'],
    ['satsivi', 'nuts poultry garlic-family onion-family'],
    ['mahyawa', 'fish mustard'],
    ['momone', 'fish'],
    ['karah parshad', 'gluten milk'],
    ['tamina', 'gluten honey milk'],
    ['grano dolce', 'gluten nuts chocolate'],
    ['kishke', 'gluten meat onion-family'],
    ['svartsoppa', 'poultry offal alcohol'],
    ['blodklub', 'gluten meat offal'],
    ['chouriço de sangue', 'pork offal'],
  ])('%s always contains %s', (name, tags) => {
    const found = matchFoods(name).flatMap(({ entry }) => [...entry.contains]);
    expect(found).toEqual(expect.arrayContaining(tags.split(' ')));
  });

  test.each(['elaichi', 'chhoti elaichi', 'elachi', 'badi elaichi'])('%s is cardamom', (name) => {
    expect(matchFoods(name).map(({ entry }) => entry.name)).toEqual(['ground cardamom']);
  });
});

describe('misspelt and foreign names', () => {
  test.each([
    ['parmesean', 'milk'],
    ['worchestershire sauce', 'fish'],
    ['tahinni', 'sesame'],
    ['mayonnese', 'eggs'],
    ['yoghourt', 'milk'],
    ['macademia nuts', 'nuts'],
    ['hazel nut', 'nuts'],
    ['soyabeans', 'soy'],
    ['fishsauce', 'fish'],
    ['sulfites', 'sulphites'],
    ['сrab meat', 'crustaceans'],
    ['al\u00admond', 'nuts'],
    ['ＳＥＳＡＭＥ oil', 'sesame'],
    ["poudre d'amandes", 'nuts'],
    ['cacahuètes', 'peanuts'],
    ['gambas', 'crustaceans'],
    ['œuf', 'eggs'],
    ['Erdnüsse', 'peanuts'],
    ['ikan bilis', 'fish'],
    ['kaju', 'nuts'],
  ])('%s', (name, allergen) => {
    expect(matchFoods(name).flatMap(({ entry }) => [...entry.contains])).toContain(allergen);
  });

  test.each(['almost', 'waiting', 'cracked', 'mustang', 'bitter', 'writing', 'oats of', 'shallow'])(
    '%s is not taken for a misspelt allergen',
    (word) => {
      const found = matchFoods(word).flatMap(({ entry }) => [...entry.contains]);
      expect(found.filter((tag) => ['nuts', 'fish', 'mustard', 'milk'].includes(tag))).toEqual([]);
    },
  );
});
