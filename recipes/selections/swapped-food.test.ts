import { expect, test } from 'vitest';
import type { RemixChange } from '#contract/remix.ts';
import { judge } from '../checks/judge.ts';
import { readSwappedOut, readWanted } from './swapped-food.ts';

const ingredients = [
  'For the pan:',
  '2 onions, finely chopped',
  '400 g chicken thighs, boneless',
  '50 g zorb cheese',
  '3 tbsp pesto',
];
const swap = (out: string, wanted?: string): RemixChange & { kind: 'swap' } => ({
  kind: 'swap',
  out,
  ...(wanted === undefined ? {} : { in: wanted }),
});
const isBroken = (out: string, line: string) => {
  const found = readSwappedOut(swap(out), { ingredients });
  if (!found) throw new Error(`There is no ${out}.`);
  const judged = { title: '', description: '', ingredients: [line], instructions: [], tips: [] };
  return judge(judged, [found.ban]).some(({ broken }) => broken.length > 0);
};

test('finds a line by its whole text or by a food that it names', () => {
  for (const out of ['2 onions, finely chopped', 'onion', 'Onions']) {
    expect(readSwappedOut(swap(out), { ingredients })?.line).toBe('2 onions, finely chopped');
  }
  expect(readSwappedOut(swap('2 onions, finely chopped'), { ingredients })?.name).toBe('onions');
});

test('does not find a header or a food that is not in the list', () => {
  for (const out of ['For the pan:', 'butter', 'chop', '¡']) {
    expect(readSwappedOut(swap(out), { ingredients })).toBeUndefined();
  }
});

test('bans the swapped-out food itself, not its family', () => {
  expect(isBroken('onion', '1 red onion')).toBe(false);
  expect(isBroken('onion', '3 shallots')).toBe(false);
  expect(isBroken('onion', '3 onions, in rings')).toBe(true);
  expect(isBroken('pesto', '2 tbsp pesto')).toBe(true);
});

test('a general word bans the specific food of its line', () => {
  expect(isBroken('chicken', '300 g chicken thighs')).toBe(true);
  expect(isBroken('chicken', '300 g turkey breast')).toBe(false);
});

test('bans a food that is not in the pantry by its words', () => {
  expect(isBroken('zorb', 'a little zorb, grated')).toBe(true);
  expect(isBroken('zorb', '50 g feta')).toBe(false);
});

test('reads the wanted food with its ingredients, or by its name alone', () => {
  expect(readWanted(swap('onion', 'Shallots'))?.ingredientIds).toEqual(new Set(['shallot']));
  expect(readWanted(swap('onion', 'moonfruit'))).toEqual({
    name: 'moonfruit',
    ingredientIds: new Set(),
  });
  expect(readWanted(swap('onion'))).toBeUndefined();
});
