import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CookbookDish } from '#chef/cookbook/dish.ts';
import { readDish } from '#chef/cookbook/reading/read-dish.ts';
import { ingredient } from '#recipes/pantry/pantry.ts';
import { createRandom } from '#recipes/random.ts';
import type { Ban } from '#recipes/selections/requirements.ts';
import { understand } from '#recipes/selections/understand.ts';
import { adaptDish } from './adapt-dish.ts';
import { settleAdapted } from './settle-adapted.ts';

const cookbook = join(import.meta.dirname, '..', '..', 'cookbook');
const known = new Map<string, CookbookDish>();

function dishAt(path: string): CookbookDish {
  const before = known.get(path);
  if (before) return before;
  const text = readFileSync(join(cookbook, `${path}.cook`), 'utf8');
  const { dish, problems } = readDish({ path, text });
  if (!dish) throw new Error(problems.map(({ message }) => message).join('; '));
  known.set(path, dish);
  return dish;
}

type Label = Ban['label'];

function bansFor(label: Label, name: string): Ban[] {
  const understood = understand({ selections: { [label]: [name] }, wish: '' });
  if (!understood.ok) throw new Error(`nothing is known of ${name}`);
  return understood.requirements.bans;
}

/** Adapts the dish under one choice, prints it and judges it. Returns undefined when the dish is refused. */
function adapt(path: string, label: Label, name: string) {
  const bans = bansFor(label, name);
  const adapted = adaptDish(dishAt(path), bans, dishAt);
  if (!adapted) return undefined;
  return { ...settleAdapted(adapted, bans, adapted.dish.servings), changes: adapted.changes };
}

/** Returns the adapted dish; fails the test when the dish is refused. */
function adaptedTo(path: string, label: Label, name: string) {
  const outcome = adapt(path, label, name);
  if (!outcome) throw new Error(`${path} was refused for ${name}`);
  const { draft, findings, changes } = outcome;
  return {
    draft,
    findings,
    changes,
    text: [
      draft.title,
      draft.description,
      ...draft.ingredients,
      ...draft.instructions,
      ...draft.tips,
    ].join('\n'),
  };
}

describe('adapting a dish', () => {
  test('leaves a dish unchanged when nothing is forbidden', () => {
    const dish = dishAt('cuisines/italian/spaghetti-carbonara');
    const adapted = adaptDish(dish, bansFor('Allergens', 'Peanuts'), dishAt);
    expect(adapted?.dish).toBe(dish);
    expect(adapted?.changes).toEqual([]);
  });

  test('makes a vegan carbonara with smoked tofu and lists the change', () => {
    const { draft, findings, changes, text } = adaptedTo(
      'cuisines/italian/spaghetti-carbonara',
      'Dietary Constraints',
      'Vegan',
    );
    expect(findings).toEqual([]);
    expect(draft.title).toMatch(/^Vegan .*Carbonara.* with Smoked Tofu$/);
    expect(draft.ingredients.join('\n')).toMatch(/smoked tofu/);
    expect(draft.ingredients.join('\n')).toMatch(/olive oil/);
    expect(text).not.toMatch(/guanciale|pork|\begg|pecorino|rind/i);
    expect(changes).toContainEqual({
      from: 'guanciale',
      to: 'smoked tofu',
      because: ['Vegan'],
      note: 'Smoked tofu stands in for the guanciale (Vegan).',
    });
  });

  test('makes butter chicken without milk and renames it', () => {
    const { draft, findings, text } = adaptedTo(
      'cuisines/indian/butter-chicken',
      'Allergens',
      'Milk',
    );
    expect(findings).toEqual([]);
    expect(draft.title).toMatch(/^Dairy-Free/);
    expect(draft.title).not.toMatch(/butter/i);
    expect(text).toMatch(/74 °C/);
    expect(text).not.toMatch(/\bbutter\b/i);
  });

  test('makes a vegetarian stroganoff with tofu and drops the core temperature', () => {
    const { draft, findings, text } = adaptedTo(
      'cuisines/brazilian/estrogonofe-de-frango',
      'Dietary Constraints',
      'Vegetarian',
    );
    expect(findings).toEqual([]);
    expect(draft.title).toMatch(/^Vegetarian .*Tofu/);
    expect(text).not.toMatch(/chicken|°C|frango/i);
  });

  test('makes a gluten-free lemon drizzle with a flour blend, baking powder and xanthan gum', () => {
    const { draft, findings } = adaptedTo(
      'desserts/lemon-drizzle-cake',
      'Dietary Constraints',
      'Gluten-Free',
    );
    expect(findings).toEqual([]);
    expect(draft.title).toBe('Gluten-Free Lemon Drizzle Cake');
    expect(draft.ingredients).toContain('200 g gluten-free plain flour blend');
    expect(draft.ingredients).toContain('2½ tsp baking powder');
    expect(draft.ingredients).toContain('½ tsp xanthan gum');
  });

  test('makes pad thai without peanuts', () => {
    const { draft, findings, text } = adaptedTo('cuisines/thai/pad-thai', 'Allergens', 'Peanuts');
    expect(findings).toEqual([]);
    expect(draft.title).toBe('Peanut-Free Pad Thai');
    expect(text).toMatch(/pumpkin seeds/);
    expect(text).not.toMatch(/peanut(?!-free)/i);
  });

  test('leaves pho unchanged under a soy allergy because it contains no soy', () => {
    const outcome = adapt('cuisines/vietnamese/pho-bo', 'Allergens', 'Soybeans');
    expect(outcome?.changes).toEqual([]);
    expect(outcome?.findings).toEqual([]);
  });

  test('refuses a dish that would become a different dish', () => {
    const refused = [
      ['breads/brioche', 'Dietary Constraints', 'Gluten-Free'],
      ['breakfasts/scrambled-eggs', 'Allergens', 'Eggs'],
      ['cuisines/american/baby-back-ribs', 'Dietary Constraints', 'Vegan'],
      ['desserts/panna-cotta', 'Dietary Constraints', 'Vegan'],
    ] as const;
    for (const [path, label, name] of refused)
      expect(adapt(path, label, name), path).toBeUndefined();
  });

  test('keeps the core temperature of the meat that stays', () => {
    const { text } = adaptedTo('cuisines/french/coq-au-vin', 'Avoid', 'Pork');
    expect(text).toMatch(/74 °C/);
    expect(text).not.toMatch(/pork/i);
  });
});

describe('a fixed sample of dishes under choices', () => {
  const choices: readonly (readonly [Label, string])[] = [
    ['Dietary Constraints', 'Vegan'],
    ['Dietary Constraints', 'Gluten-Free'],
    ['Dietary Constraints', 'Dairy-Free'],
    ['Dietary Constraints', 'Halal'],
    ['Dietary Constraints', 'Low-FODMAP'],
    ['Allergens', 'Eggs'],
    ['Allergens', 'Fish'],
    ['Allergens', 'Tree Nuts'],
    ['Avoid', 'Garlic'],
    ['Avoid', 'Chilli'],
  ];
  const paths = readdirSync(cookbook, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.cook'))
    .map((name) => name.replaceAll('\\', '/').replace(/\.cook$/, ''))
    .sort();
  const random = createRandom('adapted dishes');
  const sample = Array.from({ length: 24 }, () => random.pick(paths));

  test.each(choices)('%s %s: the ingredient list contains nothing forbidden', (label, name) => {
    const bans = bansFor(label, name);
    for (const path of sample) {
      const adapted = adaptDish(dishAt(path), bans, dishAt);
      if (!adapted || adapted.changes.length === 0) continue;
      const small = new Set(bans.flatMap(({ helpings }) => Object.keys(helpings ?? {})));
      const forbidden = adapted.dish.ingredients.filter(({ pantryId }) => {
        const { tags } = ingredient(pantryId);
        const isBanned = bans.some(
          (ban) => !tags.isDisjointFrom(ban.tags) || ban.ingredientIds.has(pantryId),
        );
        return isBanned && !small.has(pantryId);
      });
      expect(
        forbidden.map((one) => one.name),
        path,
      ).toEqual([]);
    }
  });

  /** A fixed list, so that adding a dish to the cookbook does not change the sample. */
  const judged = [
    'breads/irish-soda-bread',
    'cuisines/american/meatloaf',
    'cuisines/american/chili-con-carne',
    'cuisines/british/welsh-rarebit',
    'cuisines/cajun/prawn-etouffee',
    'cuisines/chinese/mapo-tofu',
    'cuisines/french/gratin-dauphinois',
    'cuisines/german/kartoffelsuppe',
    'cuisines/greek/moussaka',
    'cuisines/indian/keema-matar',
    'cuisines/italian/parmigiana-di-melanzane',
    'cuisines/thai/thai-green-curry',
    'desserts/banana-bread',
    'desserts/carrot-cake',
  ];

  test('the judge finds nothing wrong with the adapted dishes as served', () => {
    const outcomes = judged.flatMap((path) =>
      choices.flatMap(([label, name]) => {
        const outcome = adapt(path, label, name);
        return outcome && outcome.changes.length > 0
          ? [{ path, name, findings: outcome.findings }]
          : [];
      }),
    );
    const failed = outcomes.filter(({ findings }) => findings.length > 0);
    expect(outcomes.length).toBeGreaterThan(20);
    expect(failed).toEqual([]);
  });
});
