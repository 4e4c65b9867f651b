import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { makeCookWithPage } from './cooks.ts';
import { hasWorker } from './kept-on-device.ts';
import { expectWidth } from './page-width.ts';
import { openStage, phone, type Stage, walkTimeoutMs } from './stage.ts';
import { countTaps } from './taps.ts';

/** My kitchen is set up once, on a phone with an active service worker. After that a recipe takes few taps. */
let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test(
  'with allergens set, a recipe takes two taps and cooking a saved one takes one',
  async () => {
    const { cook, page } = await makeCookWithPage(stage, { size: phone });
    await page.goto('/generate');
    await expect.poll(() => hasWorker(page), { timeout: 40_000 }).toBe(true);
    await page.getByRole('button', { name: 'Set up my kitchen' }).click();
    const dialog = page.getByRole('dialog', { name: 'My kitchen' });
    for (const name of ['Peanuts', 'Tree Nuts']) {
      await dialog.getByRole('button', { name, exact: true }).click();
    }
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByText('2 of 6').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });

    await page.goto('/');
    const { tap, taps } = countTaps();
    await tap(page.getByRole('main').getByRole('link', { name: 'Dinner' }));
    await page.getByRole('radio', { name: 'Dinner', checked: true }).waitFor();
    await page.getByText(/no peanuts, no tree nuts/).waitFor();
    await expectWidth(page, phone.width);
    await tap(page.getByRole('button', { name: 'Generate Recipe (1 Credit)' }));
    // On a busy machine the generation can take longer than the timeout of a step.
    await page.getByText(/^Your recipe is ready: /).waitFor({ state: 'attached', timeout: 60_000 });
    expect(taps()).toBe(2);
    await page.getByText('No peanuts, no tree nuts in this recipe').waitFor();

    await page.getByRole('button', { name: 'Save Recipe' }).click();
    const toCook = countTaps();
    await toCook.tap(page.getByRole('main').getByRole('link', { name: 'Start Cooking' }));
    await page.getByRole('heading', { name: /^Step 1 of / }).waitFor();
    expect(toCook.taps()).toBe(1);

    // Only the owner can read these choices, and they are deleted with the account.
    const { data } = await cook.client.from('kitchen_choices').select('name');
    expect(data?.map(({ name }) => name).sort()).toEqual(['Peanuts', 'Tree Nuts']);
  },
  walkTimeoutMs,
);
