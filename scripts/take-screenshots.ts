// npm run screenshots: takes the screenshots of the README from the real product in a real browser.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { makeAdminCook } from '#tests/journeys/admins.ts';
import { type CookOnStage, makeCook, signIn } from '#tests/journeys/cooks.ts';
import { saveGenerated } from '#tests/journeys/generated-recipe.ts';
import { openCardPage, typeCard } from '#tests/journeys/paying.ts';
import { desktop, openOwnStage, phone, type Stage } from '#tests/journeys/stage.ts';

const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const jpegQuality = 82;

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const path = `${folder}${name}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: jpegQuality, animations: 'disabled' });
}

async function showGenerator(stage: Stage, cook: CookOnStage): Promise<string> {
  const page = await stage.newVisitor(desktop);
  await signIn(page, cook);
  await page.goto('/generate?mealType=dinner');
  await page.getByRole('tab', { name: /Cuisine/ }).click();
  await page.getByRole('button', { name: 'Indian' }).click();
  await page.getByRole('tab', { name: /Dietary/ }).click();
  await page.getByRole('button', { name: 'Vegan' }).click();
  await picture(page, 'generate');
  await page.getByRole('button', { name: 'Generate Recipe (1 Credit)' }).click();
  await page.getByRole('button', { name: 'Save Recipe' }).click({ timeout: 30_000 });
  await page.getByText('Recipe Saved!').waitFor();
  const { data } = await cook.client.from('recipes').select('id').single();
  if (!data) throw new Error('The recipe was not saved.');
  return `/recipe/${data.id}`;
}

/** The Credits screen after a purchase, and the card page before it. */
async function showPaying(stage: Stage, cook: CookOnStage): Promise<void> {
  const page = await stage.newVisitor(desktop);
  await signIn(page, cook);
  await openCardPage(page);
  await typeCard(page, '4242424242424242');
  await picture(page, 'card-page');
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  await page.waitForURL('**/payment/success?**', { timeout: 20_000 });
  await page.goto('/credits', { waitUntil: 'networkidle' });
  await picture(page, 'credits');
}

/** The collection of a cook with a few saved dishes. */
async function showCollection(stage: Stage, cook: CookOnStage): Promise<void> {
  for (const mealType of ['Breakfast', 'Dessert', 'Lunch', 'Dinner', 'Dinner']) {
    await saveGenerated(cook, { 'meal-type': [mealType] });
  }
  const page = await stage.newVisitor(desktop);
  await signIn(page, cook);
  await page.goto('/', { waitUntil: 'networkidle' });
  await picture(page, 'dashboard');
  await page.goto('/recipes', { waitUntil: 'networkidle' });
  await picture(page, 'my-recipes');
}

/** Cook mode at its second step, on a phone beside the stove. */
async function showCookMode(stage: Stage, path: string): Promise<void> {
  const page = await stage.newVisitor(phone);
  await page.goto(`${path}/cook`, { waitUntil: 'networkidle' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Step 2 of' }).waitFor();
  await picture(page, 'cook-mode');
}

/** The same recipe made vegan, with what changed. */
async function showRemix(stage: Stage, cook: CookOnStage): Promise<void> {
  const base = await saveGenerated(cook, { 'meal-type': ['Dinner'], cuisine: ['Italian'] });
  const page = await stage.newVisitor(desktop);
  await signIn(page, cook);
  await page.goto(`/generate?remix=${base.id}`);
  await page.getByRole('radio', { name: 'Vegan', exact: true }).click();
  await page.getByRole('button', { name: 'Remix Recipe (1 Credit)' }).click();
  const difference = page.getByRole('region', { name: 'What changed' });
  await difference.waitFor({ timeout: 30_000 });
  await difference.scrollIntoViewIfNeeded();
  await picture(page, 'remix');
}

async function showAdminPanel(stage: Stage): Promise<void> {
  for (const name of ['Tomás Herrera', 'Li Wei', 'Priya Raman']) await makeCook(stage, name);
  const admin = await makeAdminCook(stage);
  const page = await stage.newVisitor(desktop);
  await signIn(page, admin);
  await page.goto('/admin', { waitUntil: 'networkidle' });
  await picture(page, 'admin');
}

async function takeAll(stage: Stage): Promise<void> {
  const visitor = await stage.newVisitor(desktop);
  await visitor.goto('/', { waitUntil: 'networkidle' });
  await picture(visitor, 'landing');
  const cook = await makeCook(stage);
  const path = await showGenerator(stage, cook);
  await showPaying(stage, cook);
  await showCollection(stage, cook);
  await showCookMode(stage, path);
  await showRemix(stage, cook);
  await showAdminPanel(stage);
  const onPhone = await stage.newVisitor(phone);
  await onPhone.emulateMedia({ colorScheme: 'dark' });
  await onPhone.goto(path, { waitUntil: 'networkidle' });
  await picture(onPhone, 'recipe-phone-dark');
}

await mkdir(folder, { recursive: true });
const stage = await openOwnStage({ PICTURE_MODEL: 'house' }, 'its own');
try {
  await takeAll(stage);
} finally {
  await stage.close();
}
