import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { goodPassword } from './cooks.ts';
import { watchFrames } from './live-frames.ts';
import { linkInNewestMail } from './mailbox.ts';
import { expectBalance, expectSuccess, openCardPage, pay, typeCard } from './paying.ts';
import { choose, cropDialog, photoOfPhone } from './photo-scene.ts';

/** Walks through the product that must succeed whichever process dies meanwhile. They never press a button twice. */

export const dishOfModel = 'Lemon Rice with Peas';

/** Registers, follows the link in the mail, and reaches the dashboard with one credit. */
export async function walkSignUp(page: Page, siteUrl: string, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create Account' }).click();
  await page.getByLabel('Full Name').fill('Maya Lindqvist');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Confirm Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Please check your email to confirm your account.').waitFor();
  await comeInByLink(page, await linkInNewestMail(siteUrl, email), email);
  await expectBalance(page, 1);
}

/**
 * Follows a mailed link. It is a plain navigation, so no code retries it when a process dies during the request: as a person would, this opens
 * it again after a 502, and signs in if the link was used up before the answer was lost.
 */
async function comeInByLink(page: Page, link: string, email: string): Promise<void> {
  const inside = page.getByRole('heading', { level: 1, name: /^Welcome, Maya/ });
  const lost = page.getByText(/Bad Gateway|Your address is confirmed/);
  await page.goto(link);
  for (let tries = 0; tries < 3; tries += 1) {
    await inside.or(lost).first().waitFor();
    if (await inside.isVisible()) return;
    const isGateway = await page.getByText('Bad Gateway').isVisible();
    if (isGateway) await page.goto(link);
    else await signInAsPerson(page, email);
  }
  await inside.waitFor();
}

async function signInAsPerson(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Starts generating a recipe and does not wait for it. */
export async function order(page: Page): Promise<void> {
  await page.goto('/generate?mealType=dinner');
  await page.getByRole('button', { name: 'Generate Recipe (1 Credit)' }).click();
}

/** Waits for the generated recipe and saves it. @returns the path of the saved recipe */
export async function walkSave(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await page.getByText('Recipe Saved!').waitFor();
  const path = await page.getByRole('link', { name: 'Open recipe' }).first().getAttribute('href');
  return path ?? '';
}

/** Favorites and rates the recipe, and still finds it favorited after a reload. */
export async function walkMarks(page: Page): Promise<void> {
  await page.goto('/recipes');
  await page.getByRole('button', { name: `Add to Favorites: ${dishOfModel}` }).click();
  await page.getByRole('button', { name: `Favorited: ${dishOfModel}` }).waitFor();
  await page.getByRole('button', { name: `View ${dishOfModel}` }).click();
  const dialog = page.getByRole('dialog', { name: dishOfModel });
  await dialog.getByRole('radio', { name: '4 stars' }).click();
  await page.getByText('You rated this recipe 4 star(s)!').waitFor();
  await page.reload();
  await page.getByRole('button', { name: `Favorited: ${dishOfModel}` }).waitFor();
}

/** Sets a photo and finds it in the header after a reload. */
export async function walkPhoto(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change Photo' }).waitFor();
  await choose(page, await photoOfPhone());
  await cropDialog(page).getByRole('button', { name: 'Save Photo' }).click();
  await page.getByText('Avatar updated').waitFor();
  await page.reload();
  const photo = page.locator('.site-header img.avatar');
  await photo.waitFor();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth), {
      timeout: 90_000,
    })
    .toBeGreaterThan(0);
}

/** Buys twenty-five credits by card. */
export async function walkBuying(page: Page, balance: number): Promise<void> {
  await openCardPage(page);
  await typeCard(page, '4242 4242 4242 4242');
  await pay(page);
  // Use the fleet's long step timeout: the request for the payment may reach a process that is still starting.
  await page.waitForURL('**/payment/success?**');
  await expectSuccess(page, balance);
}

/** Sets a user's balance as an admin. */
export async function walkAdmin(page: Page, name: string, balance: number): Promise<void> {
  await page.goto('/admin');
  const cell = page.getByRole('spinbutton', { name: `Credits of ${name}` });
  await cell.fill(String(balance));
  await cell.press('Enter');
  await page.locator('.toast').filter({ hasText: 'User credits updated successfully' }).waitFor();
  await page.reload();
  await expect.poll(() => cell.inputValue(), { timeout: 90_000 }).toBe(String(balance));
}

/** Favorites and unfavorites a recipe in one browser; the other, which is not touched, shows each change. */
export async function walkLive(watching: Page, doing: Page, dish: string): Promise<void> {
  const frames = watchFrames(watching);
  await watching.goto('/recipes');
  // Before it has joined its channel, a page shows only what it read on opening.
  await expect.poll(frames.joins, { timeout: 90_000 }).toBe(1);
  await doing.goto('/recipes');
  const heart = (page: Page, words: string) =>
    page.getByRole('button', { name: `${words}: ${dish}` });
  for (let times = 0; times < 2; times += 1) {
    await heart(doing, 'Add to Favorites').click();
    await heart(watching, 'Favorited').waitFor();
    await heart(doing, 'Favorited').click();
    await heart(watching, 'Add to Favorites').waitFor();
  }
}
