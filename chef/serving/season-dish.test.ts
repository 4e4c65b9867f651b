import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { heatOf } from '#chef/adapting/heat-of.ts';
import { readCompiledCookbook } from '#chef/cookbook/cookbook.ts';
import { printDish } from '#chef/cookbook/printing/print-dish.ts';
import { readWants } from '#chef/finding/wants.ts';
import { understand } from '#recipes/selections/understand.ts';
import { seasonDish } from './season-dish.ts';

const book = readCompiledCookbook(readFileSync('build/cookbook.json', 'utf8'));

function seasoned(path: string, selections: object, wish = '') {
  const dish = book.find(path);
  const understood = understand({ selections: { ...selections }, wish });
  if (!dish || !understood.ok) throw new Error(path);
  const made = seasonDish(dish, readWants(selections, understood.requirements), book);
  return { ...made, draft: printDish(made.dish, dish.servings, book.find) };
}

const heat = (name: string) => ({ 'Spice Level': [name] });

test('chilli joins the list of spices that a roast is rubbed with', () => {
  const { draft, notes } = seasoned('cuisines/british/roast-chicken', heat('Extra Hot'));
  expect(draft.instructions.join(' ')).toMatch(
    /, [\d½¼¾]+ tsp chilli flakes and [\d½¼¾]+ tsp black pepper/,
  );
  expect(notes).toEqual(['Chilli flakes make it very hot.']);
});

test('a low-salt diet drops the words that ask for much salt', () => {
  const bananas = 'cuisines/thai/kluay-buat-chi';
  const usual = seasoned(bananas, {}).draft;
  const low = seasoned(bananas, { 'Dietary Constraints': ['Low-Sodium'] }).draft;
  expect([usual.description, ...usual.tips].join()).toMatch(/clearly salted.*The salt should/s);
  expect([low.description, ...low.tips].join()).not.toMatch(/salt/);
});

describe('the chosen heat', () => {
  test.each([
    ['Mild Heat', '¼ tsp chilli flakes'],
    ['Medium Heat', '¾ tsp chilli flakes'],
    ['Hot and Spicy', '1½ tsp chilli flakes'],
    ['Extra Hot', '2½ tsp chilli flakes'],
  ])('%s adds %s to a dish for four without any', (level, line) => {
    const { draft, dish, notes, missed } = seasoned(
      'cuisines/italian/insalata-caprese',
      heat(level),
    );
    expect(draft.ingredients).toContain(line);
    expect(dish.spiceLevel).toBe(level);
    expect(notes.join()).toContain('Chilli flakes make it');
    expect(missed).toEqual([]);
  });

  test.each(['pasta bake for my toddler', 'a mild salad', 'lunch the kids will eat'])(
    '“%s” gets no chilli: mild is a bound there',
    (wish) => {
      const { draft, notes } = seasoned('cuisines/italian/insalata-caprese', {}, wish);
      expect(draft.ingredients.join()).not.toMatch(/chilli/);
      expect(notes).toEqual([]);
    },
  );

  test('a mild dish gets more of the chilli that it has, and flakes for what is still lacking', () => {
    const extra = seasoned('cuisines/moroccan/moroccan-carrot-salad', heat('Extra Hot'));
    expect(extra.notes.join()).toMatch(
      /Hotter than usual: four times the cayenne pepper, and chilli/,
    );
    expect(heatOf(extra.dish)).toBeGreaterThan(0.4);
    const medium = seasoned('cuisines/american/meatball-sub', heat('Medium Heat'));
    expect(medium.notes.join()).toMatch(/times the chilli flakes\.$/);
  });

  test('a dish that is as hot as asked stays as it is', () => {
    expect(seasoned('cuisines/thai/som-tam', heat('Hot and Spicy')).notes).toEqual([]);
  });

  test('a dessert says that chilli does not suit it', () => {
    expect(seasoned('desserts/panna-cotta', heat('Medium Heat')).missed).toEqual([
      { kind: 'heat', names: 'unsuited' },
    ]);
  });

  test('one green chilli is in the singular', () => {
    const { draft } = seasoned('sauces/mint-chutney', heat('Mild Heat'));
    expect(draft.ingredients.join('\n')).toMatch(/^(?:1|½) green chilli,/m);
  });
});

describe('little salt', () => {
  test('pasta boils in plain water', () => {
    const { draft } = seasoned('cuisines/italian/linguine-ai-gamberi', {
      'Dietary Constraints': ['Low-Sodium'],
    });
    expect(draft.ingredients.join('\n')).not.toContain('for the water');
    expect(draft.instructions[0]).toContain('Bring 4 litres water to the boil');
  });

  test('other cooks keep the salt of the water', () => {
    const { draft } = seasoned('cuisines/italian/linguine-ai-gamberi', {});
    expect(draft.ingredients.join('\n')).toContain('coarse salt, for the water');
  });
});
