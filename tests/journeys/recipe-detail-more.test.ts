import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, makeCook, makeCookWithPage, saveRecipes, writeRecipe } from './cooks.ts';
import { countPrints, makeReader } from './recipe-reader.ts';
import { desktop, openStage, phone, type Stage, walkTimeoutMs } from './stage.ts';

/** More actions of a recipe: the menu, the shopping list and printing. Also the lazy loading of pictures. */
let stage: Stage;
let cook: CookOnStage;
let page: Page;
let recipePath: string;
let prints: () => Promise<number>;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const more = () => page.getByRole('button', { name: 'More', exact: true });
const list = () => page.getByRole('dialog', { name: 'Shopping list' });
const focused = () => page.evaluate(() => document.activeElement?.textContent);

/** The actions are one primary link and a menu that works by keyboard. */
async function openMenuByKeyboard() {
  await page.goto(recipePath);
  expect(await page.getByRole('link', { name: 'Start Cooking' }).getAttribute('href')).toBe(
    `${recipePath}/cook`,
  );
  await more().focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'More' });
  await menu.waitFor();
  expect(await menu.getByRole('menuitem').allTextContents()).toEqual([
    'Shopping list',
    'Print',
    'Remix',
    'Download as Markdown',
    'Export for other recipe apps',
    'Download as Cooklang',
  ]);
  expect(await menu.getByRole('menuitem', { name: 'Remix' }).getAttribute('href')).toBe(
    recipePath.replace('/recipe/', '/generate?remix='),
  );
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('More');
}

test('a right-to-left recipe has the rtl direction, in cook mode as well', async () => {
  const id = await writeRecipe(await makeCook(stage), {
    name: 'شوربة العدس بالليمون',
    ingredients: ['250 g عدس أحمر'],
    procedure: ['اغسل العدس.', 'Simmer for 20 minutes.'],
    categories: ['A category of an import, with a name as long as two lines of a phone'],
  });
  const reader = await stage.newVisitor(phone);
  await reader.goto(`/recipe/${id}`);
  const directionOf = (text: string) =>
    reader
      .getByText(text)
      .last()
      .evaluate((element) => getComputedStyle(element).direction);
  expect(await directionOf('شوربة العدس بالليمون')).toBe('rtl');
  const badge = await reader.getByText('A category of an import').last().boundingBox();
  expect((badge?.x ?? 0) + (badge?.width ?? phone.width)).toBeLessThan(phone.width);
  expect(await directionOf('عدس أحمر')).toBe('rtl');
  expect(await directionOf('اغسل العدس.')).toBe('rtl');
  expect(await directionOf('Simmer for')).toBe('ltr');
  // In cook mode the amount and the food are in one line: the Latin unit does not change the direction of the food.
  await reader.goto(`/recipe/${id}/cook`);
  await reader.getByRole('button', { name: 'Back' }).click();
  await reader.getByRole('checkbox', { name: '250\u00a0g عدس أحمر' }).waitFor();
  expect(await directionOf('عدس أحمر')).toBe('rtl');
  expect(await directionOf('250')).toBe('ltr');
});

/** Print calls `window.print`. */
async function printFromMenu() {
  await more().click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect.poll(prints).toBe(1);
}

/** The shopping list is grouped by aisle, uses the chosen servings and keeps its ticks after a reload. */
async function openShoppingList() {
  await page.getByRole('button', { name: 'More servings' }).click();
  await page.getByText('Written for 4.').waitFor();
  await more().press('Enter');
  await page.getByRole('menuitem', { name: 'Shopping list' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await list().getByText('Lemon Rice, for 5 servings').waitFor();
  expect(await list().getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Fruit and vegetables',
    'Bread, pasta and grains',
    'Check at home first',
  ]);
  await list().getByText('4 items left').waitFor();
  await list().getByRole('checkbox', { name: /lemon/ }).press('Space');
  await list().getByText('3 items left').waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await list().waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('More');

  await page.reload();
  await more().click();
  await page.getByRole('menuitem', { name: 'Shopping list' }).click();
  await list().getByText('3 items left').waitFor();
  expect(await list().getByRole('checkbox', { name: /lemon/ }).isChecked()).toBe(true);
}

/** Copy copies the items that are not ticked, Print prints, and a refused clipboard shows an error. */
async function copyAndPrintList() {
  await list().getByRole('button', { name: 'Copy' }).click();
  await list().getByText('Copied').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Shopping list: Lemon Rice, for 5 servings');
  expect(text).toContain('- 250 g basmati rice\n');
  expect(text).not.toContain('lemon,');
  await list().getByRole('button', { name: 'Print' }).click();
  await expect.poll(prints).toBe(1);
  await page.context().clearPermissions();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await list().getByRole('button', { name: 'Uncheck all' }).click();
  await list().getByText('4 items left').waitFor();
  await list().getByRole('button', { name: 'Copy' }).click();
  await list().getByText('Please copy it by hand').waitFor();
}

/** Print styles: only the open list, then the picture, ingredients and method without header, footer and controls. */
async function printOnPaper() {
  await page.emulateMedia({ media: 'print' });
  expect(await list().getByText('basmati rice').isVisible()).toBe(true);
  for (const hidden of ['.site-header', 'main', '.dialog-foot', '.close']) {
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await list().waitFor({ state: 'detached' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const shown of ['.recipe-top .photo', '.ing li', '.method li', 'h1']) {
    expect(await page.locator(shown).first().isVisible(), shown).toBe(true);
  }
  for (const hidden of ['.site-header', '.site-footer', '.actions', '.measure-tools', '.stars']) {
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
  }
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
}

test('Share passes the list to navigator.share and reports a failure', async () => {
  const { page: shared, recipePath: path } = await makeReader(stage);
  await shared.addInitScript(() => {
    let times = 0;
    navigator.share = (data) => {
      (window as unknown as { sent: unknown }).sent = data;
      times += 1;
      return times === 1 ? Promise.resolve() : Promise.reject(new Error('no'));
    };
  });
  await shared.goto(path);
  await shared.getByRole('button', { name: 'More', exact: true }).click();
  await shared.getByRole('menuitem', { name: 'Shopping list' }).click();
  const share = shared.getByRole('dialog').getByRole('button', { name: 'Share' });
  await share.click();
  const sent = () => shared.evaluate(() => (window as unknown as { sent: unknown }).sent);
  await expect.poll(sent).toMatchObject({ title: 'Shopping list: Lemon Rice' });
  await share.click();
  await shared.getByText('The list could not be shared. Copy it instead.').waitFor();
});

test('pictures load 50 px before the viewport (spec §9) and without JavaScript', async () => {
  const html = await (await fetch(stage.url)).text();
  expect(html).toMatch(/<noscript><img[^>]*dish-ramen/);
  const visitor = await stage.newVisitor(desktop);
  const asked: string[] = [];
  visitor.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  await visitor.goto('/', { waitUntil: 'networkidle' });
  const ramen = () => asked.filter((url) => url.includes('dish-ramen')).length;
  expect(asked.some((url) => url.includes('dish-curry'))).toBe(true);
  expect(ramen()).toBe(0);
  const frame = visitor.getByRole('img', { name: /^Miso ramen/ });
  const scrollTo = (pixelsBelow: number) =>
    frame.evaluate((element, distance) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: top - window.innerHeight - distance, behavior: 'instant' });
    }, pixelsBelow);
  await scrollTo(60);
  // The IntersectionObserver reports within two frames.
  await visitor.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(ramen()).toBe(0);
  await scrollTo(40);
  await expect.poll(ramen).toBe(1);
});

/** The shopping list of a recipe without ingredients says that there are none. */
async function findNothingToBuy() {
  const bare = { name: 'Nothing yet', ingredients: [], procedure: [] };
  await page.goto(`/recipe/${await writeRecipe(cook, bare)}`);
  await page.getByText('This recipe may be incomplete.').waitFor();
  await more().click();
  await page.getByRole('menuitem', { name: 'Shopping list' }).click();
  await list().getByText('No ingredients available').waitFor();
  expect(await list().getByRole('button', { name: 'Copy' }).count()).toBe(0);
}

/** The menu also works in the recipe dialog, and the list opens above it. */
async function openListOverDialog() {
  await saveRecipes(cook, [{ name: 'Risotto' }]);
  await page.goto('/recipes');
  await page.getByRole('button', { name: 'View Risotto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Risotto' });
  await dialog.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Shopping list' }).click();
  await list().getByRole('checkbox', { name: /rice/ }).check();
  await page.keyboard.press('Escape');
  await list().waitFor({ state: 'detached' });
  // The dialog is hidden from assistive technology while the list is open, and for a moment longer.
  await dialog.waitFor();
}

test(
  'the actions of a recipe: menu, shopping list, copying and printing',
  async () => {
    ({ cook, page, recipePath } = await makeReader(stage));
    prints = await countPrints(page);
    await openMenuByKeyboard();
    await printFromMenu();
    await openShoppingList();
    await copyAndPrintList();
    await printOnPaper();
    await findNothingToBuy();
  },
  walkTimeoutMs,
);

test('Escape closes the shopping list and keeps the dialog below open', further, async () => {
  ({ cook, page } = await makeCookWithPage(stage, { size: phone }));
  await openListOverDialog();
});
