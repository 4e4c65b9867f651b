import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import { understand } from '#recipes/selections/understand.ts';
import { composeDish } from '../compose.ts';
import { allowedBy } from './allowed.ts';

function requirementsOf(selections: Selections): Requirements {
  const understanding = understand({ selections, wish: '' });
  if (!understanding.ok) throw new Error(`Not understood: ${JSON.stringify(selections)}`);
  return understanding.requirements;
}

const allowedFor = (selections: Selections) => allowedBy(requirementsOf(selections).bans);

const stocks = 'vegetable-stock chicken-stock beef-stock fish-stock';

describe('what the chef leaves out', () => {
  test.each<[Selections, string]>([
    [{ Avoid: ['Onion'] }, stocks],
    [{ Avoid: ['Garlic'] }, stocks],
    [{ Avoid: ['Allium'] }, stocks],
    [{ Allergens: ['Garlic'] }, stocks],
    [{ 'Dietary Constraints': ['Jain'] }, stocks],
    [
      { 'Dietary Constraints': ['Low-FODMAP'] },
      `${stocks} sweet-potato sweetcorn tinned-corn celeriac avocado pearl-barley harissa`,
    ],
    [
      { 'Dietary Constraints': ['Pregnancy-Friendly'] },
      'goat-cheese feta brie blue-cheese irish-cream',
    ],
    [{ 'Dietary Constraints': ['Paleo'] }, 'glass-noodles rice-noodles'],
    [{ Avoid: ['Chilli'] }, 'padron-pepper red-chilli'],
    [{ Avoid: ['Added Sugar'] }, 'horseradish honey'],
    [{ Avoid: ['Seeds'] }, 'dijon mustard-seeds fennel-seeds sesame-seeds'],
    [{ Avoid: ['Salt'] }, 'salt soy-sauce feta'],
    [{ Avoid: ['Salt and Pepper'] }, 'salt black-pepper'],
    [{ Avoid: ['Pepper'] }, 'black-pepper red-pepper'],
    [{ Avoid: ['Oil'] }, 'olive-oil sunflower-oil rapeseed-oil coconut-oil sesame-oil'],
  ])('%j forbids %s', (selections, ids) => {
    const allowed = allowedFor(selections);
    expect(ids.split(' ').filter((id) => allowed.has(id))).toEqual([]);
  });

  test.each<[Selections, string]>([
    [{ Avoid: ['Mushrooms'] }, stocks],
    [
      { 'Dietary Constraints': ['Pregnancy-Friendly'] },
      'mozzarella ricotta cheddar parmesan cream-cheese',
    ],
    [{ Avoid: ['Black Pepper'] }, 'red-pepper salt'],
    [{ Avoid: ['Oil'] }, 'butter'],
    [{ 'Dietary Constraints': ['Low-FODMAP'] }, 'potato carrot courgette basmati'],
  ])('%j still allows %s', (selections, ids) => {
    const allowed = allowedFor(selections);
    expect(ids.split(' ').filter((id) => !allowed.has(id))).toEqual([]);
  });

  test('a food that a diet discourages is used only when no other food is left', () => {
    const selections = { 'Dietary Constraints': ['Paleo'], Course: ['Dessert'] };
    const requirements = requirementsOf(selections);
    const used = Array.from({ length: 8 }, (_, seed) => {
      const dish = composeDish({ selections, wish: '' }, requirements, `paleo ${seed}`);
      return dish?.chosen.map(({ ingredient }) => ingredient.id) ?? [];
    });
    expect(used.every((ids) => ids.length > 0)).toBe(true);
    expect(used.flat().filter((id) => id === 'agave' || id === 'erythritol')).toEqual([]);
  });
});
