import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeDefaults } from '#contract/limits.ts';
import { further } from '#tests/lanes.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, makeCook, makeCookWithPage, saveRecipes, signIn } from './cooks.ts';
import { openStage, type Stage, walkTimeoutMs } from './stage.ts';

let stage: Stage;
let cook: CookOnStage;
let other: CookOnStage;
let page: Page;
/** The files that the first cook downloaded. */
let collection: { json: string; zip: Uint8Array };

const names = ['Ramen', 'Shakshuka', 'Tacos *with* “lime”', 'Lemon Salmon', 'Brownies', 'Pad Thai'];
const dialog = () => page.getByRole('dialog', { name: 'Import recipes' });

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

async function fromMenu(item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function choose(...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await dialog().locator('input[type=file]').setInputFiles(files);
}

function jsonFile(name: string, value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}

const recipeOf = (name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeIngredient: ['1 lemon'],
  recipeInstructions: [{ '@type': 'HowToStep', text: `Cook ${name}.` }],
});

async function rowsOf(of: CookOnStage) {
  const { data, error } = await of.client
    .from('recipes')
    .select('name, description, ingredients, procedure, tips, servings, details')
    .eq('user_id', of.session.user.id)
    .order('created_at', { ascending: false });
  if (error) throw error;
  // As displayed: a row without servings has the default of four.
  return data.map((row) => ({ ...row, servings: row.servings ?? recipeDefaults.servings }));
}

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Saves six recipes, one of them a favorite with a rating and a tip. */
async function fillCollection() {
  const ids = await saveRecipes(
    cook,
    names.map((name) => ({ name, categories: ['Dinner', 'A, B'] })),
  );
  const [ramen = ''] = ids;
  const user_id = cook.session.user.id;
  await cook.client.from('favorite_recipes').insert({ user_id, recipe_id: ramen });
  await cook.client.from('recipe_ratings').insert({ user_id, recipe_id: ramen, rating: 4 });
  await cook.client
    .from('recipes')
    .update({ tips: ['Slurp.'] })
    .eq('id', ramen);
}

/** Downloads one recipe in each format from its page. */
async function downloadOne() {
  await page.goto('/recipes');
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: 'View' }).click();
  await page.getByRole('link', { name: 'Open full page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pad Thai' }).waitFor();
  const [markdown] = await Promise.all([
    page.waitForEvent('download'),
    fromMenu('Download as Markdown'),
  ]);
  expect(markdown.suggestedFilename()).toBe('pad-thai.md');
  expect(await textOf(markdown)).toContain('## Ingredients\n\n- 250 g rice\n- 1 lemon, halved\n');
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    fromMenu('Export for other recipe apps'),
  ]);
  expect(json.suggestedFilename()).toBe('pad-thai.json');
  expect(JSON.parse(await textOf(json))).toMatchObject({ '@type': 'Recipe', name: 'Pad Thai' });
  const [cooklang] = await Promise.all([
    page.waitForEvent('download'),
    fromMenu('Download as Cooklang'),
  ]);
  expect(cooklang.suggestedFilename()).toBe('pad-thai.cook');
  expect(await textOf(cooklang)).toMatch(/^---\ntitle: Pad Thai\n[\s\S]*\n {2}- 250 g rice\n/);
}

/** Downloads all recipes as JSON-LD and as zip files of Markdown and of Cooklang. */
async function downloadAll() {
  await page.goto('/recipes');
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    fromMenu('Download all as JSON-LD'),
  ]);
  expect(json.suggestedFilename()).toMatch(/^saffron-table-recipes-[\d-]{10}\.json$/);
  const text = await textOf(json);
  expect(JSON.parse(text)['@graph'].map(({ name }: { name: string }) => name)).toEqual(
    [...names].reverse(),
  );
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    fromMenu('Download all as Markdown'),
  ]);
  const bytes = new Uint8Array(await readFile(await zip.path()));
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toHaveLength(names.length);
  expect(strFromU8(files['ramen.md'] ?? new Uint8Array())).toContain('rating: 4');
  const [cooklang] = await Promise.all([
    page.waitForEvent('download'),
    fromMenu('Download all as Cooklang'),
  ]);
  const cookFiles = unzipSync(new Uint8Array(await readFile(await cooklang.path())));
  expect(Object.keys(cookFiles)).toHaveLength(names.length);
  expect(strFromU8(cookFiles['ramen.cook'] ?? new Uint8Array())).toContain('course: Dinner');
  collection = { json: text, zip: bytes };
}

/** A file that cannot be created shows an error and can be retried. */
async function failToMakeFile() {
  stage.trouble.allowed.push({ status: 500, path: /get_recipes_with_ratings$/ });
  await page.route('**/rest/v1/rpc/get_recipes_with_ratings*', (route) =>
    route.fulfill({ status: 500, json: { message: 'no' } }),
  );
  await fromMenu('Download all as JSON-LD');
  await page.getByText("We couldn't create the file").waitFor();
  await page.unroute('**/rest/v1/rpc/get_recipes_with_ratings*');
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Try Again' }).click(),
  ]);
  expect(await textOf(again)).toBe(collection.json);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Another account imports the whole collection in the same order, with favorites and ratings. */
async function importElsewhere() {
  other = await makeCook(stage, 'Noor');
  await signIn(page, other);
  await page.goto('/recipes');
  await page.getByText("You haven't saved any recipes yet").waitFor();
  await fromMenu('Import recipes');
  await dialog().getByRole('button', { name: 'Choose files' }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await choose({
    name: 'all.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(collection.zip),
  });
  await dialog().getByRole('button', { name: 'Import 6 recipes' }).click();
  await dialog().getByText('6 recipes saved').waitFor();
  await dialog().getByRole('button', { name: 'Show my recipes' }).click();
  await expect
    .poll(() => page.getByRole('article').getByRole('heading').allTextContents(), {
      timeout: 20_000,
    })
    .toEqual([...names].reverse());
  expect(await rowsOf(other)).toEqual(await rowsOf(cook));
  expect((await rowsOf(other)).every(({ details }) => details === null)).toBe(true);
  await page.getByRole('button', { name: 'View Ramen' }).click();
  await page.getByText('Your rating: 4 stars').waitFor();
  await page.getByText('Slurp.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Favorited' }).waitFor();
  await page.keyboard.press('Escape');
  // The dialog has a menu with the same name as the one of the list.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The preview lists duplicates and recipes that cannot be imported, with the reason. */
async function previewDuplicates() {
  await fromMenu('Import recipes');
  await choose(
    { name: 'again.json', mimeType: 'application/json', buffer: Buffer.from(collection.json) },
    jsonFile('new.json', [
      recipeOf('Fresh soup'),
      recipeOf('Fresh soup'),
      { '@type': 'Recipe', name: 'Air' },
      recipeOf('Ramen'),
    ]),
    jsonFile('broken.json', '{"name": "x'),
  );
  const refused = dialog().getByRole('region', { name: "Can't be imported 2" });
  await refused.getByText('It has no ingredients and no steps.').waitFor();
  await refused.getByText("The file is damaged: we can't read its JSON.").waitFor();
  const duplicates = dialog().getByRole('region', { name: 'Duplicates 7' });
  await duplicates.waitFor();
  expect(await duplicates.getByText("It's already in your recipes.").count()).toBe(6);
  await duplicates.getByText("It's in the files twice.").waitFor();
  const ready = dialog().getByRole('region', { name: 'Ready to import 2' });
  await ready.getByText("You have another recipe with this name. We'll keep both.").waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await duplicates.getByRole('checkbox', { name: 'Import duplicates too' }).check();
  await dialog().getByRole('button', { name: 'Import 9 recipes' }).waitFor();
  await duplicates.getByRole('checkbox').uncheck();
  await dialog().getByRole('button', { name: 'Import 2 recipes' }).click();
  await dialog().getByText('2 recipes saved').waitFor();
  await dialog().getByRole('button', { name: 'Show my recipes' }).click();
  expect(await rowsOf(other)).toHaveLength(8);
}

test('an import that fails midway can be continued and saves no recipe twice', async () => {
  ({ cook, page } = await makeCookWithPage(stage));
  const many = Array.from({ length: 90 }, (_, index) => recipeOf(`Dish ${index}`));
  const zip = zipSync({ 'dishes.jsonld': strToU8(JSON.stringify({ '@graph': many })) });
  let requests = 0;
  stage.trouble.allowed.push({ status: 503, path: /\/recipes$/ });
  await page.route('**/rest/v1/recipes?*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    requests += 1;
    if (requests !== 2) return route.continue();
    // Saved by the server, but its answer is lost on the way.
    await route.fetch();
    await route.fulfill({ status: 503, json: { message: 'gone' } });
  });
  await page.goto('/recipes');
  await fromMenu('Import recipes');
  await choose({ name: 'dishes.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await dialog().getByRole('button', { name: 'Import 90 recipes' }).click();
  await dialog().getByText('40 of 90 recipes saved').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await dialog().getByRole('button', { name: 'Continue' }).click();
  await dialog().getByText('90 recipes saved', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  const dishes = (await rowsOf(cook)).filter(({ name }) => name.startsWith('Dish '));
  expect(dishes.map(({ name }) => name)).toEqual(many.map(({ name }) => name));
});

test('thousands of recipes are parsed in a worker that ends afterwards', further, async () => {
  ({ page } = await makeCookWithPage(stage));
  await page.goto('/recipes');
  const many = Array.from({ length: 3_000 }, (_, index) => ({
    ...recipeOf(`Thing ${index}`),
    description: `<p>Long <b>words</b> about it.</p>`,
  }));
  const folder = await mkdtemp(join(tmpdir(), 'saffron-table-transfer-'));
  const path = join(folder, 'many.json');
  await writeFile(path, JSON.stringify(many));
  await fromMenu('Import recipes');
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    dialog().locator('input[type=file]').setInputFiles(path),
  ]);
  expect(worker.url()).toContain('import-worker');
  await dialog().getByRole('button', { name: 'Import 3,000 recipes' }).waitFor({ timeout: 30_000 });
  await expect.poll(() => page.workers()).toEqual([]);
  await rm(folder, { recursive: true });
  await dialog().getByRole('button', { name: 'Choose other files' }).click();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});

test('a collection is downloaded, imported by another account and previewed again', {
  ...further,
  timeout: walkTimeoutMs,
}, async () => {
  ({ cook, page } = await makeCookWithPage(stage));
  await fillCollection();
  await downloadOne();
  await downloadAll();
  await failToMakeFile();
  await importElsewhere();
  await previewDuplicates();
});
