import { expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { understand } from '../selections/understand.ts';
import { judge } from './judge.ts';

/** Returns the words of a title that break the selections, for a recipe of this list. */
function brokenIn(title: string, list: readonly string[], selections: Selections): string[] {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) throw new Error('not understood');
  const recipe = { description: '', instructions: ['Bake all.'], tips: [] };
  return judge(
    { ...recipe, title, ingredients: [...list, '2 carrots'] },
    understood.requirements.bans,
  ).flatMap(({ broken }) => broken.map(({ match }) => match));
}

const noBlue: Selections = { Avoid: ['Blue Cheese'] };
const lowFodmap: Selections = { 'Dietary Constraints': ['Low-FODMAP'] };
const crumbs = ['50 g gluten-free breadcrumbs without onion or garlic', '10 g chives'];

test.each([
  ['Baked Brie with Figs and Blue Cheese Sauce', 'Blue Cheese', ['200 g goat cheese'], noBlue],
  ['Dumplings with Soy Dip and char siu', 'char siu', ['200 g tofu'], { Avoid: ['Pork'] }],
  ['Lamb with Carrots and French Onion Soup', 'French Onion Soup', crumbs, lowFodmap],
])('“%s” promises %s, which the list does not have', (title, name, list, selections) => {
  expect(brokenIn(title, list, selections).join()).toContain(name);
});

test('a sauce of the listed cheese is made here', () => {
  expect(brokenIn('Carrots with Goat Cheese Sauce', ['200 g goat cheese'], noBlue)).toEqual([]);
});
