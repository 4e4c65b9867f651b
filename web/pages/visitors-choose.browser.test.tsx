import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindingsInBothThemes } from '#tests/components/accessibility.ts';
import { signedInCook } from '#tests/components/cook.ts';
import { openScreen } from '#tests/components/screen.tsx';
import { answer, json } from '#tests/components/server-answers.ts';
import { readReturnPath } from '#web/data/return-path.ts';
import { markKnownDevice } from '#web/data/session/known-device.ts';
import { setSession } from '#web/data/session/session-store.ts';
import Auth from './auth.tsx';
import VisitorsChoose from './visitors-choose.tsx';

const pages = [
  {
    Component: VisitorsChoose,
    loader: () => ({ groups: null }),
    HydrateFallback: () => null,
    children: [{ path: 'generate', Component: () => <p>The screen of a cook</p> }],
  },
  { path: 'auth', Component: Auth },
];

const names = ['Breakfast', 'Lunch', 'Dinner', 'Dessert'];

beforeEach(() => {
  const group = { id: 'meal-type', slug: 'meal-type', name: 'Meal Type', description: null };
  answer('GET /rest/v1/category_groups', () => json([{ ...group, constraint_label: 'Meal Type' }]));
  const items = names.map((name, n) => ({
    group_id: 'meal-type',
    categories: {
      id: name,
      slug: name.toLowerCase(),
      name,
      icon: null,
      sort_order: n,
      is_active: true,
    },
  }));
  answer('GET /rest/v1/category_group_items', () => json(items));
});

const dinner = page.getByRole('radio', { name: 'Dinner' });
const goOn = page.getByRole('button', { name: /^Continue/ });

test.each([
  [390, 844],
  [1440, 900],
  [320, 568],
])(
  'a visitor can choose and sees that the first recipe is free, at %d px',
  async (width, height) => {
    await page.viewport(width, height);
    openScreen('/generate', pages);
    await expect.element(dinner).toBeVisible();
    await expect.element(goOn).toBeDisabled();
    await userEvent.click(dinner);
    await expect.element(goOn).toHaveTextContent('Continue: your first recipe is free');
    await expect
      .element(page.getByText("Next, create your account. We'll keep your choices."))
      .toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeFindingsInBothThemes()).toEqual([]);
  },
);

test('says before the account what a recipe costs after the free one, if any is sold', async () => {
  const price = page.getByText('a recipe costs 1 credit: $0.30 to $0.50');
  openScreen('/generate', pages);
  await expect.element(price).toBeVisible();
  openScreen('/generate', pages, { settings: { payments: 'none' } });
  await expect.element(dinner).toBeVisible();
  expect(price.elements()).toEqual([]);
});

test('a catalogue that came with the page is not requested', async () => {
  const requests = answer('GET /rest/v1/category_groups', () => json([]));
  const categories = [{ id: 'dinner', slug: 'dinner', name: 'Dinner', icon: null }];
  const group = { slug: 'meal-type', name: 'Meal Type', description: null, constraintLabel: null };
  const [choosing, ...others] = pages;
  const loader = () => ({ groups: [{ ...group, categories }] });
  openScreen('/generate', [{ ...choosing, loader }, ...others]);
  await userEvent.click(dinner);
  await expect.element(goOn).toBeEnabled();
  expect(requests).toEqual([]);
});

test('on a new device, Continue leads to registration by code and keeps the choices', async () => {
  const screen = openScreen('/generate?category=dinner&q=with+lemons', pages);
  await expect.element(dinner).toBeChecked();
  await userEvent.click(goOn);
  await expect.poll(() => screen.address()).toBe('/auth?tab=register&by=code');
  await expect
    .element(page.getByText('Create an account to generate your first recipe, free.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Email me a code' })).toBeVisible();
  expect(readReturnPath()).toBe('/generate?choice=meal-type.dinner&q=with+lemons');
  screen.goBack();
  await expect.element(dinner).toBeChecked();
  await expect.poll(() => screen.address()).toBe('/generate?choice=meal-type.dinner&q=with+lemons');
});

test('on a known device, Continue leads to sign-in with the text of the spec', async () => {
  markKnownDevice();
  const screen = openScreen('/generate?category=dinner', pages);
  await expect.element(page.getByText("Sign in next. We'll keep your choices.")).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  await userEvent.click(goOn);
  await expect.poll(() => screen.address()).toBe('/auth');
  await expect.element(page.getByText('Please log in to generate recipes.')).toBeVisible();
});

test('with credits disabled, no free recipe is offered', async () => {
  openScreen('/generate?category=dinner', pages, { settings: { creditsEnabled: false } });
  await expect.element(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  await userEvent.click(goOn);
  await expect
    .element(page.getByText('Create an account to generate your first recipe.'))
    .toBeVisible();
});

test.each(['?remix=0b6f7f0e-6a53-4d0c-9a57-7f4f1f1d2c11', '?show=a'])(
  'a query that needs a cook redirects to sign-in: %s',
  async (query) => {
    const screen = openScreen(`/generate${query}`, pages);
    await expect.poll(() => screen.address()).toBe('/auth');
    expect(readReturnPath()).toBe(`/generate${query}`);
  },
);

test('a cook sees the cook screen and is redirected to sign-in on logout', async () => {
  const screen = openScreen('/generate', pages, { cook: signedInCook() });
  await expect.element(page.getByText('The screen of a cook')).toBeVisible();
  setSession({ status: 'signed-out', reason: 'left' });
  await expect.poll(() => screen.address()).toBe('/auth');
  expect(readReturnPath()).toBeNull();
});
