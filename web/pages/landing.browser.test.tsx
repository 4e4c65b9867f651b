import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindingsInBothThemes } from '#tests/components/accessibility.ts';
import { openScreen } from '#tests/components/screen.tsx';
import { Landing } from './landing.tsx';
import './landing.css';

const price = page.getByText('After that, a recipe costs 1 credit: $0.30 to $0.50');
const open = (settings = {}) => openScreen('/', [{ path: '/', Component: Landing }], { settings });

test('the landing page says what a recipe costs after the free one', async () => {
  await page.viewport(390, 844);
  open();
  await expect.element(page.getByText('New sign-ups get 1 free recipe generation.')).toBeVisible();
  await expect.element(price).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await axeFindingsInBothThemes()).toEqual([]);
});

test.each([{ creditsEnabled: false }, { payments: 'none' }])(
  'it names no price where nothing is sold: %j',
  async (settings) => {
    open(settings);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(price.elements()).toEqual([]);
  },
);
