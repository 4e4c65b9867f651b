import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindingsInBothThemes } from '#tests/components/accessibility.ts';
import { signedInCook } from '#tests/components/cook.ts';
import { openScreen } from '#tests/components/screen.tsx';
import { answer, json } from '#tests/components/server-answers.ts';
import type { Cook } from '../data/session/cook.ts';
import Dashboard from './dashboard.tsx';

const recipe = {
  id: '0b6f7f0e-6a53-4d0c-9a57-7f4f1f1d2c12',
  name: 'Pasta bake',
  ingredients: ['300 g pasta'],
  procedure: ['Bake.'],
  prep_time: 15,
  cook_time: 45,
  servings: 4,
  categories: ['Dinner'],
};

type Visit = Partial<Cook> & { balance?: number; otherEntries?: number; recipes?: object[] };

function openDashboard({ otherEntries = 0, recipes = [], ...visit }: Visit = {}) {
  const cook = signedInCook(visit);
  answer('HEAD /rest/v1/credit_entries', () =>
    json(null, 200, { 'content-range': `*/${otherEntries}` }),
  );
  answer('POST /rest/v1/rpc/get_recipes_with_ratings', () => json(recipes));
  openScreen('/', [{ index: true, Component: () => <Dashboard cook={cook} /> }], { cook });
}

const status = page.getByRole('region', { name: 'Credit Status' });
const heading = (words: string) =>
  page.getByRole('heading', { level: 1, name: words, exact: true });

beforeEach(() => {
  for (const table of ['recipes', 'favorite_recipes']) {
    answer(`HEAD /rest/v1/${table}`, () => json(null, 200, { 'content-range': '*/0' }));
  }
});

test('the first credit is shown as a gift; the first day shows Welcome', async () => {
  openDashboard({ createdAt: new Date().toISOString() });
  await expect.element(heading('Welcome, Maya')).toBeVisible();
  await expect.element(status.getByText('Your first recipe is free')).toBeVisible();
  await expect.element(page.getByTitle('Your first recipe is free')).toBeVisible();
  expect(document.querySelectorAll('.is-low, .badge-tomato')).toHaveLength(0);
  expect(page.getByText('Running low on credits!').elements()).toHaveLength(0);
  expect(await axeFindingsInBothThemes()).toEqual([]);
});

test('the same balance after a purchase or spending is low', async () => {
  openDashboard({ otherEntries: 2 });
  await expect.element(heading('Welcome back, Maya')).toBeVisible();
  await expect.element(status.getByText('Running low on credits!')).toBeVisible();
  expect(page.getByText('Your first recipe is free').elements()).toHaveLength(0);
  await expect.poll(() => document.querySelectorAll('.is-low').length).toBe(2);
});

test('a balance of three is low, wherever the credits came from', async () => {
  openDashboard({ balance: 3 });
  await expect.element(status.getByText('Running low on credits!')).toBeVisible();
});

test.each([
  ['a phone', 390, 844],
  ['a desktop', 1440, 900],
])(
  'a single recipe leaves no gap below it, and shows its total time: %s',
  async (_, width, height) => {
    await page.viewport(width, height);
    openDashboard({ recipes: [recipe] });
    const recent = page.getByRole('region', { name: 'Recent Recipes' });
    await expect.element(recent.getByText('60 min')).toBeVisible();
    await expect.element(recent.getByText('total time')).toBeInTheDocument();
    const hole = () => {
      const card = recent.element().getBoundingClientRect();
      const lead = document.querySelector('.lead-recipe')?.getBoundingClientRect();
      return card.bottom - (lead?.bottom ?? 0);
    };
    await expect.poll(hole).toBeLessThanOrEqual(40);
  },
);

test.each([
  ['a phone', 390, 844],
  ['a desktop', 1440, 900],
])('an empty recipe list leaves no gap above the drawing: %s', async (_, width, height) => {
  await page.viewport(width, height);
  openDashboard();
  await expect
    .element(page.getByRole('link', { name: 'Generate Your First Recipe' }))
    .toBeVisible();
  const above = () => {
    const drawing = document.querySelector('.dash .plate-art')?.getBoundingClientRect();
    const title = page.getByRole('heading', { name: 'Recent Recipes' }).element();
    return (drawing?.top ?? 0) - title.getBoundingClientRect().bottom;
  };
  await expect.poll(above).toBeLessThanOrEqual(120);
});
