import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NutritionPanel } from './nutrition-panel.tsx';

type Nutrition = NonNullable<ComponentProps<typeof NutritionPanel>['nutrition']>;

const whole: Nutrition = {
  energyKcal: 612,
  proteinG: 41,
  carbohydrateG: 55.4,
  sugarsG: 8.2,
  fatG: 21,
  saturatesG: 3.6,
  fibreG: 9,
  sodiumMg: 800,
  matchedShare: 1,
  unmatched: [],
};

/** What somebody reads, in order. */
function wordsOf(nutrition: Nutrition, servings = 1): string {
  const html = renderToStaticMarkup(<NutritionPanel nutrition={nutrition} servings={servings} />);
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('sugars stand with the carbs and saturates with the fat, as on labels of food', () => {
  expect(wordsOf(whole)).toContain('Carbs 55 g sugars 8.2 g Fat 21 g saturates 3.6 g Fiber 9 g');
});

test('what some source does not state is said to be at least so much', () => {
  const words = wordsOf({ ...whole, incomplete: ['sugarsG', 'fibreG'] });
  expect(words).toContain('sugars ≥ 8.2 g');
  expect(words).toContain('Fiber ≥ 9 g');
  expect(words).toContain('Fat 21 g');
  expect(words).toContain('≥ means some values are missing.');
  expect(wordsOf(whole)).not.toContain('At least');
});

test('energy that does not fit its nutrients is said to be an estimate', () => {
  const words = wordsOf({ ...whole, energyIsDoubtful: true });
  expect(words).toContain('The energy is an estimate.');
  expect(wordsOf(whole)).not.toContain('estimate');
});

test('lines that could not be counted are named, with the share that was', () => {
  const words = wordsOf({
    ...whole,
    matchedShare: 0.876,
    unmatched: ['1 pinch of love', '2 snips'],
  });
  expect(words).toContain('Estimated, per serving');
  expect(words).toContain('Not counted: 1 pinch of love; 2 snips.');
});

test('what all servings hold together is said where there are several', () => {
  expect(wordsOf(whole, 6)).toContain(
    'In all 6 servings: 3,672 kcal, 246 g protein, 332 g carbs, 126 g fat.',
  );
  expect(wordsOf(whole, 1)).not.toContain('In all');
});

test('nothing is shown where nothing was matched', () => {
  expect(wordsOf({ ...whole, matchedShare: 0 })).toBe('');
});
