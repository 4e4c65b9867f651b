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

/** Returns the visible text of the panel in reading order. */
function wordsOf(nutrition: Nutrition, servings = 1): string {
  const html = renderToStaticMarkup(<NutritionPanel nutrition={nutrition} servings={servings} />);
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('lists sugars with the carbs and saturates with the fat, as food labels do', () => {
  expect(wordsOf(whole)).toContain('Carbs 55 g sugars 8.2 g Fat 21 g saturates 3.6 g Fiber 9 g');
});

test('says “at least” if the source of some food does not state it', () => {
  const words = wordsOf({ ...whole, incomplete: ['sugarsG', 'fibreG'] });
  expect(words).toContain('sugars at least 8.2 g');
  expect(words).toContain('Fiber at least 9 g');
  expect(words).toContain('Fat 21 g');
  expect(words).toContain('“At least”: some values are missing.');
  expect(wordsOf(whole)).not.toContain('t least');
});

test('says that energy which does not fit its nutrients is an estimate', () => {
  const words = wordsOf({ ...whole, energyIsDoubtful: true });
  expect(words).toContain('The energy is an estimate.');
  expect(wordsOf(whole)).not.toContain('estimate');
});

test('names the lines that could not be counted', () => {
  const words = wordsOf({
    ...whole,
    matchedShare: 0.876,
    unmatched: ['1 pinch of love', '2 snips'],
  });
  expect(words).toContain('Estimated, per serving');
  expect(words).toContain('Not counted: 1 pinch of love; 2 snips.');
});

test('shows the total of all servings if there are several', () => {
  expect(wordsOf(whole, 6)).toContain(
    'In all 6 servings: 3,672 kcal, 246 g protein, 332 g carbs, 126 g fat.',
  );
  expect(wordsOf(whole, 1)).not.toContain('In all');
});

test('renders nothing if no line was matched', () => {
  expect(wordsOf({ ...whole, matchedShare: 0 })).toBe('');
});
