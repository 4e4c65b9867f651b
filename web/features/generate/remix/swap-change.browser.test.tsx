import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RemixChange } from '#contract/remix.ts';
import { axeFindingsInBothThemes } from '#tests/components/accessibility.ts';
import { openScreen } from '#tests/components/screen.tsx';
import { SwapChange } from './swap-change.tsx';
import '../../../pages/generate.tsx';

const base = {
  of: { recipeId: '22222222-2222-4222-8222-222222222222' },
  ...{ title: 'Lemon Rice', image: '', path: null, prepTimeMinutes: 5, cookTimeMinutes: 12 },
  ingredients: ['200 g rice', 'For the sauce:', '2 tbsp soy sauce', '1 lemon'],
  checkedFor: [],
};

let chosen: RemixChange | null = null;

function Swapping() {
  const [change, setChange] = useState<RemixChange | null>(null);
  chosen = change;
  return (
    <div className="page">
      <h1>Remix Recipe</h1>
      <SwapChange base={base} change={change} onChange={setChange} />
    </div>
  );
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

test('the field for the new food is above the foods and keeps what was typed first', async () => {
  await page.viewport(390, 844);
  openScreen('/', [{ path: '/', Component: Swapping }]);
  const field = page.getByRole('textbox');
  await field.fill('quinoa');
  expect(chosen).toBeNull();
  const rice = page.getByRole('radio', { name: 'rice' });
  expect(topOf(field.element())).toBeLessThan(topOf(rice.element()));
  const before = topOf(rice.element());
  await rice.click();
  await expect.element(page.getByLabelText('Instead of rice')).toHaveValue('quinoa');
  expect(topOf(rice.element())).toBe(before);
  expect(chosen).toEqual({ kind: 'swap', out: '200 g rice', in: 'quinoa' });
  await field.fill('');
  expect(chosen).toEqual({ kind: 'swap', out: '200 g rice' });
  expect(await axeFindingsInBothThemes()).toEqual([]);
});
