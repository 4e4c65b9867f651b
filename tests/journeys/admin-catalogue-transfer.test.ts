import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CatalogueFile, catalogueFileSchema } from '#contract/catalogue-file.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { behind, makeAdminCook } from './admins.ts';
import { type CookOnStage, signIn } from './cooks.ts';
import { desktop, openOwnStage, phone, type Stage } from './stage.ts';

/** The catalogue as a file: exported, edited, previewed, imported. */
let stage: Stage;
let admin: CookOnStage;
let page: Page;
let exported: CatalogueFile;

const dialog = () => page.getByRole('dialog', { name: 'Import catalog' });
const press = (name: string) => dialog().getByRole('button', { name }).click();
const says = (text: string) => dialog().getByText(text).first().waitFor();
const changes = () => dialog().locator('.import-changes > li');

function fileOf(value: unknown, name = 'catalogue.json') {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}

async function choose(value: unknown): Promise<void> {
  await dialog().locator('input[type=file]').setInputFiles(fileOf(value));
}

async function openImport(): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog().waitFor();
}

/** Returns some rows of the exported file, edited as an admin would edit them. */
function editedFile(): CatalogueFile {
  const named = (slug: string) => exported.categories.filter((row) => row.slug === slug);
  return {
    ...exported,
    groups: [...exported.groups, { name: 'Mood', slug: 'mood', constraint_label: 'Style' }],
    categories: [
      ...named('thai').map((row) => ({
        ...row,
        description: 'Hot, sour, sweet',
        is_active: false,
      })),
      { name: 'Cosy', slug: 'cosy', icon: '🧦', groups: [{ slug: 'mood' }] },
      ...named('italian'),
    ],
  };
}

async function offered(slug: string) {
  const { data } = await admin.client
    .from('categories')
    .select('name, description, is_active, category_groups(slug)')
    .eq('slug', slug);
  return data?.[0];
}

beforeAll(async () => {
  stage = await openOwnStage();
  admin = await makeAdminCook(stage);
  page = await stage.newVisitor();
  await signIn(page, admin);
  await page.goto('/admin?tab=categories');
});
afterAll(() => stage.close());

test('the whole catalogue is exported by keyboard', async () => {
  await page.getByRole('button', { name: 'Export' }).focus();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/^saffron-table-catalogue-\d{4}-\d\d-\d\d\.json$/);
  exported = catalogueFileSchema.parse(JSON.parse(await readFile(await download.path(), 'utf8')));
  const { count } = await admin.client
    .from('categories')
    .select('id', { count: 'exact', head: true });
  expect(exported.groups).toHaveLength(16);
  expect(exported.categories).toHaveLength(count ?? 0);
});

test('an unchanged file has nothing to import', async () => {
  await page.getByRole('button', { name: 'Import', exact: true }).focus();
  await page.keyboard.press('Enter');
  await says('Nothing is deleted.');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await choose(exported);
  await says('Nothing to import');
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  const focused = page.locator(':focus');
  expect(await focused.textContent()).toBe('Import');
});

test('every change is previewed and made only when Import is pressed', async () => {
  await openImport();
  await choose(editedFile());
  await says('Groups: 1 new, 16 unchanged');
  await says('Categories: 1 new, 1 changed, 1 unchanged');
  expect(await changes().allTextContents()).toEqual([
    expect.stringMatching(/^New.*Mood Group$/),
    expect.stringMatching(/^Changed.*Thai Category.*Hot, sour, sweet.*StatusActive → Inactive$/),
    expect.stringMatching(/^New.*Cosy Category.*Groups: Mood$/),
  ]);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  expect(await offered('cosy')).toBeUndefined();
  await press('Import 3 changes');
  await says('Imported');
  expect(await offered('thai')).toMatchObject({
    ...{ name: 'Thai', description: 'Hot, sour, sweet', is_active: false },
  });
  expect(await offered('cosy')).toMatchObject({ category_groups: [{ slug: 'mood' }] });
  await press('Done');
  // The lists behind the dialog are already updated.
  await page.getByText('Category Groups (17)').waitFor();
});

test('an edit between preview and import is not overwritten silently', async () => {
  await openImport();
  await choose(exported);
  await says('Categories: 1 changed');
  await behind(
    stage,
    ({ owner }) => owner`update public.categories set name = 'Siamese' where slug = 'thai'`,
  );
  stage.trouble.allowed.push({ status: 409, path: /import_catalogue/ });
  await press('Import 1 change');
  await says('The catalog was changed in the meantime');
  expect(await changes().allTextContents()).toEqual([expect.stringMatching(/Siamese → Thai/)]);
  expect(await offered('thai')).toMatchObject({ name: 'Siamese' });
  await press('Import 1 change');
  await says('Imported');
  expect(await offered('thai')).toMatchObject({ name: 'Thai', is_active: true });
  await press('Done');
});

test('an unusable file is refused with its reason and changes nothing', async () => {
  await openImport();
  const refused = async (value: unknown, reason: string) => {
    await choose(value);
    await says(reason);
    await says('Nothing was changed.');
    await press('Choose another file');
  };
  await refused('not json', "This isn't a JSON file.");
  await refused({ '@type': 'Recipe' }, "This isn't a Saffron Table catalog.");
  const [category] = exported.categories;
  await refused({ ...exported, categories: [{ ...category, slug: 'A b' }] }, 'Category 1 “');
  stage.trouble.allowed.push({ status: 403, path: /import_catalogue/ });
  const groups = exported.groups.map((group) => ({ ...group, constraint_label: 'Style' }));
  await refused({ ...exported, groups }, 'the groups that feed a check keep theirs.');
  await press('Cancel');
});

test('without an answer it says what is known and offers to check again', async () => {
  await openImport();
  const path = '**/rest/v1/rpc/import_catalogue';
  await page.route(path, (route) => route.abort());
  await choose(editedFile());
  await says("We couldn't compare the file with the catalog. Nothing was changed.");
  await page.unroute(path);
  await press('Check again');
  await changes().first().waitFor();
  await page.route(path, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press('Import');
  await says("We don't know whether the file was imported.");
  await page.unroute(path);
  await press('Check again');
  await says('Nothing to import');
  await press('Close');
});

test('a failed export shows a notice', async () => {
  await page.route('**/rest/v1/rpc/export_catalogue', (route) => route.abort());
  await page.getByRole('button', { name: 'Export' }).click();
  const toast = page.locator('.toast').filter({ hasText: 'Download failed' });
  await toast.getByRole('button').click();
  await toast.waitFor({ state: 'detached' });
  await page.unroute('**/rest/v1/rpc/export_catalogue');
});

test('the import dialog fits a phone, in both themes', async () => {
  await page.setViewportSize(phone);
  await openImport();
  await choose({
    ...exported,
    categories: exported.categories.slice(0, 8).map((row) => ({ ...row, sort_order: 77 })),
  });
  await changes().first().waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  await press('Close');
  await page.setViewportSize(desktop);
});
