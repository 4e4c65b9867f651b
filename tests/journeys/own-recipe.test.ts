import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, makeCookWithPage } from './cooks.ts';
import { saveGenerated } from './generated-recipe.ts';
import { openStage, type Stage, walkTimeoutMs } from './stage.ts';

let stage: Stage;
let page: Page;
let cook: CookOnStage;
let recipePath = '';

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const ownPart = () => page.getByRole('region', { name: 'Just for you' });
const html = async () => (await fetch(stage.url + recipePath)).text();

/** A visitor without an account can read the sample recipe and cook from it. */
async function lookAtTheSample() {
  const visitor = await stage.newVisitor();
  await visitor.goto('/');
  await visitor.getByRole('link', { name: 'See a sample recipe' }).click();
  await visitor.getByRole('heading', { level: 1, name: 'Shakshuka' }).waitFor();
  await visitor.getByText('No peanuts, no tree nuts in this recipe.').waitFor();
  await visitor.getByText('your first recipe is free').waitFor();
  expect(await axeFindingsInBothThemes(visitor)).toEqual([]);
  await visitor.getByRole('link', { name: 'Start Cooking' }).click();
  await visitor.getByRole('heading', { name: /^Step 1/ }).waitFor();
}

/** The checked claims are below the title, and the page is noindex until the owner shares it. */
async function shareIt() {
  await page.goto(recipePath);
  // The chef chooses the dish: some have an ingredient whose label must be read.
  const free = page.getByText('No peanuts in this recipe.');
  await free
    .or(page.getByText(/^Check the label of .*\(peanuts\)/))
    .first()
    .waitFor();
  expect(await html()).toContain('<meta name="robots" content="noindex"/>');
  await ownPart().getByText('Search engines can’t find it until you share it.').waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  await ownPart().getByText('search engines can find it too').waitFor();
  expect(await html()).not.toContain('content="noindex"');
  await ownPart().getByRole('button', { name: 'Hide from search engines' }).click();
  await ownPart().getByText('Search engines can’t find it until you share it.').waitFor();
}

async function keepANote() {
  await ownPart().getByLabel('Your note').fill('Less salt.');
  await ownPart().getByRole('button', { name: 'Save note' }).click();
  await ownPart().getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => ownPart().getByLabel('Your note').inputValue()).toBe('Less salt.');
  expect(await html()).not.toContain('Less salt.');
}

/** An edit that adds an allergen shows a warning first, and the page drops the claim afterwards. */
async function changeALine() {
  await ownPart().getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit / });
  await dialog.getByLabel('Ingredient 1', { exact: true }).fill('100 g peanuts, chopped');
  await dialog.getByRole('button', { name: 'Check and save' }).click();
  await dialog.getByText('This no longer fits what the recipe was made for.').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await page.getByText('Changed by its owner, and checked again').waitFor();
  await page.getByText('changed', { exact: true }).first().waitFor();
  await expect.poll(() => page.getByText('No peanuts in this recipe.').count()).toBe(0);
}

async function deleteIt() {
  await ownPart().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Recipes' }).waitFor();
  const { data } = await cook.client
    .from('recipes')
    .select('id')
    .eq('user_id', cook.session.user.id);
  expect(data).toEqual([]);
}

test(
  'a visitor reads the sample; a cook shares, annotates, edits and deletes a recipe',
  async () => {
    await lookAtTheSample();
    ({ page, cook } = await makeCookWithPage(stage));
    const made = await saveGenerated(cook, { 'meal-type': ['Dinner'], allergens: ['Peanuts'] });
    recipePath = `/recipe/${made.id}`;
    await cook.client.from('recipes').update({ shared_at: null }).eq('id', made.id);
    await shareIt();
    await keepANote();
    await changeALine();
    await deleteIt();
  },
  walkTimeoutMs,
);
