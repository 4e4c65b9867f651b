import { expect, test } from 'vitest';
import { understand } from '../selections/understand.ts';
import { judge } from './judge.ts';

const pregnant = understand({
  selections: { 'Dietary Constraints': ['Pregnancy-Friendly'] },
  wish: '',
});
const bans = pregnant.ok ? pregnant.requirements.bans : [];

const brokenIn = (ingredients: string[], instructions: string[]) =>
  judge(
    { title: 'Lime Plate', description: '', ingredients, instructions, tips: [] },
    bans,
  ).flatMap(({ broken }) => broken.map(({ reason }) => reason));

test.each([
  'Slice the raw scallops and fold them into the lime juice.',
  'Toss the scallops with the lime juice and chill until they turn white at the edges.',
  'Leave the scallops in the lemon juice to cure for 20 minutes.',
])('seafood that only citrus cures breaks Pregnancy-Friendly: %s', (step) => {
  expect(brokenIn(['200 g scallops', '3 limes'], [step])).toContain('raw-fish');
});

test.each([
  [['200 g scallops'], 'Sear the scallops for 2 minutes a side. Toss them with the lime juice.'],
  [['200 g scallops'], 'Poach the scallops until opaque, then toss with the lime juice.'],
  [['200 g cooked prawns'], 'Toss the prawns with the lime juice and chill.'],
  [['200 g scallops'], 'Steam the raw scallops over the lime leaves until opaque.'],
  [['200 g scallops', '1 lemon'], 'Dress the leaves with the lemon. Grill the scallops.'],
])('seafood that is cooked passes: %j %s', (ingredients, step) => {
  expect(brokenIn([...ingredients, '3 limes'], [step])).toEqual([]);
});
