import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { hasWorker } from './kept-on-device.ts';
import { codeInMail, linkInMail } from './mailbox.ts';
import { expectWidth } from './page-width.ts';
import { openStage, phone, type Stage, walkTimeoutMs } from './stage.ts';
import { countTaps } from './taps.ts';

/** A visitor chooses first and creates the account when generating a recipe; on a phone, with the service worker on. */
let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const newAddress = () => `dora-${randomBytes(5).toString('hex')}@example.com`;
const promise = 'Continue: your first recipe is free';
const joinSubject = /is your Saffron Table code$/;

async function landOnPhone(): Promise<Page> {
  const page = await stage.newVisitor(phone);
  await page.goto('/');
  await expect.poll(() => hasWorker(page), { timeout: 40_000 }).toBe(true);
  return page;
}

async function askForCode(page: Page, address: string) {
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Email').press('Enter');
  await page.getByLabel('Code').waitFor();
}

test(
  'a visitor gets from the landing page to a nut-free recipe in six taps',
  async () => {
    const address = newAddress();
    const page = await landOnPhone();
    const { tap, taps } = countTaps();
    await tap(page.getByRole('link', { name: 'Dinner' }));
    await page.getByRole('radio', { name: 'Dinner', checked: true }).waitFor();
    await expectWidth(page, phone.width);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await tap(page.getByRole('button', { name: 'Nut-Free' }));
    await tap(page.getByRole('button', { name: promise }));
    await page.getByText('Create an account to generate your first recipe, free.').waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await tap(page.getByLabel('Email'));
    await askForCode(page, address);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await tap(page.getByLabel('Code'));
    await page.getByLabel('Code').fill(await codeInMail(stage.url, address, joinSubject));
    await page.waitForURL(/\/generate\?choice=/);
    await page.getByRole('radio', { name: 'Dinner', checked: true }).waitFor();
    await tap(page.getByRole('button', { name: 'Generate Recipe (1 Credit)' }));
    // On a busy machine a generation takes longer than the step timeout.
    const ready = page.getByText(/^Your recipe is ready: /);
    await ready.waitFor({ state: 'attached', timeout: 60_000 });
    expect(taps()).toBe(6);
  },
  walkTimeoutMs,
);

test('the mailed link restores the choices on another device, once', further, async () => {
  const address = newAddress();
  const page = await landOnPhone();
  await page.goto('/generate?category=dinner&q=with+lemons');
  await page.getByRole('button', { name: promise }).click();
  await askForCode(page, address);
  const other = await stage.newVisitor();
  await other.goto(await linkInMail(stage.url, address, joinSubject));
  await other.waitForURL('**/generate?choice=meal-type.dinner&q=with+lemons');
  await other.getByRole('radio', { name: 'Dinner', checked: true }).waitFor();
  expect(await other.getByLabel('What do you feel like?').inputValue()).toBe('with lemons');

  // The sign-up had no name: the greeting has none, and it can be added later.
  await other.goto('/');
  await other.getByRole('heading', { level: 1, name: /^Welcome( back)?$/ }).waitFor();
  await other.goto('/profile');
  await other.getByText('What should we call you?').waitFor();
  await other.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await other.waitForURL('**/auth');
  await other.goto('/generate?category=dinner');
  await other.getByRole('button', { name: 'Continue', exact: true }).click();
  await other.getByText('Please log in to generate recipes.').waitFor();
  await other.getByRole('tab', { name: 'Sign In', selected: true }).waitFor();
});
