import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings, axeFindingsInBothThemes } from '#tests/components/accessibility.ts';
import { mealTypes, serveCatalogue } from '#tests/components/catalogue.ts';
import { signedInCook } from '#tests/components/cook.ts';
import { openScreen } from '#tests/components/screen.tsx';
import { answer, json } from '#tests/components/server-answers.ts';
import Generate, { meta } from './generate.tsx';
import SignedIn from './signed-in.tsx';

const pages = [
  { Component: SignedIn, children: [{ path: 'generate', Component: Generate, meta }] },
];

/** Opens the Generate screen, for tests with missing or unusual data. */
const openGenerate = (query = '', balance = 1) =>
  openScreen(`/generate${query}`, pages, {
    cook: signedInCook({ balance }),
  });

beforeEach(() => {
  serveCatalogue([mealTypes]);
  answer('GET /rest/v1/generations', () => json([]));
});

test('preferences show a loading state, then an error with a retry when they fail', async () => {
  const held = Promise.withResolvers<Response>();
  answer('GET /rest/v1/category_groups', () => held.promise.then(() => json({}, 500)));
  openGenerate();
  await expect
    .element(page.getByRole('status', { name: 'Loading preferences...' }))
    .toBeInTheDocument();
  expect(await axeFindings()).toEqual([]);
  held.resolve(json({}, 500));
  await expect
    .element(page.getByRole('heading', { name: 'The preferences could not be loaded' }))
    .toBeVisible();
  expect(await axeFindings()).toEqual([]);
  serveCatalogue([mealTypes]);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByRole('tab', { name: 'Meal Type' })).toBeVisible();
});

test('an empty catalogue shows a message', async () => {
  serveCatalogue([]);
  openGenerate();
  await expect
    .element(page.getByRole('heading', { name: 'There is nothing to choose from at the moment' }))
    .toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('a group with a very long name and many chips does not overflow the page', async () => {
  const name = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen und mehr';
  const more = Array.from({ length: 59 }, (_, n) => `Choice number ${n + 1}`);
  serveCatalogue([{ slug: 'g', name, constraint_label: 'Style', names: [name, ...more] }]);
  await page.viewport(320, 900);
  openGenerate();
  await page.getByRole('toolbar').getByRole('button', { name, exact: true }).click();
  // 640: a window of 1280 px at 200 % zoom.
  for (const width of [320, 390, 640, 1024, 1440]) {
    await page.viewport(width, 900);
    expect(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
  }
});

test.each([
  [1, '1 credit left.'],
  [0, 'No credits available.'],
])(
  'with a balance of %i the hint says "%s", and links to the credits page',
  async (balance, words) => {
    const screen = openGenerate('?mealType=dinner', balance);
    await expect.element(page.getByText(words)).toBeVisible();
    const generate = page.getByRole('button', { name: 'Generate Recipe (1 Credit)' });
    await expect.element(generate).toBeEnabled();
    expect(await axeFindingsInBothThemes()).toEqual([]);
    const hint = page.getByRole('main').getByRole('link', { name: 'Get Credits' });
    expect(hint.element().closest('#generate-hint')).not.toBeNull();
    await hint.click();
    await expect.poll(screen.address).toBe('/credits');
  },
);

test('arrow keys choose in the meal types, as in every radio group', async () => {
  openGenerate();
  const breakfast = page.getByRole('radio', { name: 'Breakfast' });
  await expect.element(breakfast).toBeVisible();
  (breakfast.element() as HTMLElement).focus();
  const chosen = () =>
    page
      .getByRole('main')
      .getByRole('radio', { checked: true })
      .elements()
      .map(({ textContent }) => textContent);
  for (const name of ['Lunch', 'Dinner']) {
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => document.activeElement?.textContent).toContain(name);
    await expect.poll(chosen).toEqual([document.activeElement?.textContent]);
  }
  const name = document.activeElement?.textContent;
  // Tab leaves the group, and Shift+Tab back into it does not change the choice.
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(chosen()).toEqual([name]);
  await userEvent.keyboard(' ');
  await expect.poll(chosen).toEqual([]);
});
