import { afterAll, beforeAll, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { goodPassword, makeCook, makeCookWithPage, saveRecipes } from './cooks.ts';
import { openStage, phone, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('the landing page, also as /dashboard: links, header, footer, keyboard focus', async () => {
  const page = await stage.newVisitor();
  await page.goto('/dashboard');
  expect(new URL(page.url()).pathname).toBe('/');
  const main = page.getByRole('main');
  const target = (name: string) => main.getByRole('link', { name }).first().getAttribute('href');
  expect(await target('Generate Recipe')).toBe('/generate');
  expect(await target('View Saved Recipes')).toBe('/auth');
  expect(await target('Create Account')).toBe('/auth?tab=register');
  for (const category of ['Breakfast', 'Lunch', 'Dinner', 'Dessert']) {
    expect(await target(category)).toBe(`/generate?category=${category.toLowerCase()}`);
  }
  for (const step of ['Select Categories', 'Generate Recipe', 'Save & Cook']) {
    await main.getByRole('heading', { level: 3, name: step }).waitFor();
  }

  const nav = page.getByRole('navigation', { name: 'Main' });
  expect(await nav.getByRole('link').allTextContents()).toEqual([
    'Home',
    'Generate Recipe',
    'Get Credits',
  ]);
  expect(await page.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Saffron Table' });
  expect(await logo.getAttribute('href')).toBe('/');
  await page
    .getByRole('contentinfo')
    .getByText(/^© \d{4} Saffron Table$/)
    .waitFor();
  const footer = page.getByRole('navigation', { name: 'Footer' });
  expect(await footer.getByRole('link').allTextContents()).toEqual([
    'About',
    'Privacy',
    'Terms',
    'Contact',
  ]);

  // The skip link has the first focus, then the page content. After a navigation the focus is on the main element.
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe('Skip to content');
  await page.keyboard.press('Enter');
  const focusedId = () => page.evaluate(() => document.activeElement?.id);
  await expect.poll(focusedId).toBe('main');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Generate Recipe');
  await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'About' })
    .press('Enter');
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  await expect.poll(focusedId).toBe('main');
});

test('static pages have breadcrumbs, a title and no serious accessibility finding', async () => {
  const page = await stage.newVisitor();
  for (const title of ['About', 'Privacy', 'Terms', 'FAQ', 'Contact']) {
    const answer = await page.goto(`/${title.toLowerCase()}`);
    expect(answer?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await crumbs.getByRole('link').allTextContents()).toEqual(['Home']);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  }
});

test('an unknown page or recipe returns 404 with the Page Not Found screen', async () => {
  stage.trouble.allowed.push({ status: 404, path: /^\/(404|no-such-page)$/ });
  const page = await stage.newVisitor();
  for (const path of [
    '/404',
    '/no-such-page',
    '/recipe/6f3b7a3e-0000-4000-8000-000000000000',
    '/recipe/nonsense',
    '/recipe/',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  }
  expect(new URL(page.url()).pathname).toBe('/404');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cook what you feel like.' }).waitFor();
});

test('the phone menu has the same links and closes after a choice', further, async () => {
  const page = await stage.newVisitor(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Phone menu' });
  await menu.waitFor();
  expect(await menu.getByRole('link').allTextContents()).toEqual([
    'Home',
    'Generate Recipe',
    'Get Credits',
  ]);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await menu.getByRole('link', { name: 'Home' }).click();
  await menu.waitFor({ state: 'detached' });
});

test('a banner is shown while the browser is offline', further, async () => {
  const page = await stage.newVisitor();
  await page.goto('/about');
  const banner = page.getByText("You're currently offline. Some features may not work properly.");
  await page.context().setOffline(true);
  await banner.waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  // The banner is also visible at the end of a long page.
  await page.setViewportSize(phone);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const place = await banner.evaluate((words) => words.getBoundingClientRect().top);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(place);
  expect(place).toBeGreaterThanOrEqual(0);
  await page.context().setOffline(false);
  await banner.waitFor({ state: 'detached' });
});

test('a chosen theme is applied before the first paint after a reload', async () => {
  const page = await stage.newVisitor();
  await page.goto('/');
  await page.getByRole('radio', { name: 'Dark theme' }).focus();
  await page.keyboard.press('Space');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test('a signed-in cook never sees the landing page', further, async () => {
  const { page } = await makeCookWithPage(stage);
  await page.addInitScript(() => {
    const seen = window as unknown as { landingSeen: boolean };
    seen.landingSeen = false;
    const look = () => {
      const title = [...document.querySelectorAll('h1')].find((h1) =>
        h1.textContent?.startsWith('Cook what'),
      );
      if (title?.checkVisibility()) seen.landingSeen = true;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  expect(
    await page.evaluate(() => (window as unknown as { landingSeen: boolean }).landingSeen),
  ).toBe(false);
});

test('a page whose chunk fails to load shows an error and can be retried', further, async () => {
  const { page } = await makeCookWithPage(stage);
  // The browser logs this when a chunk fails to load.
  stage.trouble.allowedLines.push(/dashboard-[\w-]+\.js/);
  await page.context().route('**/assets/dashboard-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
  await page.getByRole('button', { name: 'Refresh Page' }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.context().unroute('**/assets/dashboard-*.js');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
});

test('a recipe name cannot inject a script into its page', async () => {
  const name =
    '</script><script>window.stolen = true</script>"><img src=x onerror="window.stolen = true">';
  const [id] = await saveRecipes(await makeCook(stage), [{ name }]);
  const page = await stage.newVisitor();
  const answer = await page.goto(`/recipe/${id}`);
  expect(await answer?.text()).not.toContain('<script>window.stolen');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  const structured = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent) as object));
  expect(structured).toContainEqual(expect.objectContaining({ '@type': 'Recipe', name }));
});

test('marking a recipe as a visitor leads to the sign-in and back', further, async () => {
  const [id] = await saveRecipes(await makeCook(stage), [
    { name: 'Risotto', categories: ['Dinner'] },
  ]);
  const page = await stage.newVisitor();
  await page.goto(`/recipe/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Recipe details copied to clipboard').waitFor();
  await page.getByRole('radio', { name: '3 stars' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'Please log in' });
  await refused.getByText('You need to be logged in to rate recipes').waitFor();
  expect(await refused.evaluate((one) => one.classList.contains('toast-destructive'))).toBe(true);
  expect(new URL(page.url()).pathname).toBe(`/recipe/${id}`);
  expect(await page.getByRole('button', { name: 'Save Recipe' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await page.waitForURL('**/auth');
  const reader = await makeCook(stage, 'Ada');
  await page.getByLabel('Email').fill(reader.email);
  await page.getByLabel('Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`**/recipe/${id}`);
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await page.getByRole('button', { name: 'Favorited' }).waitFor();
  await page.getByRole('radio', { name: '5 stars' }).click();
  await page.getByText('You rated this recipe 5 star(s)!').waitFor();
  await page.getByRole('main').getByText('1 rating', { exact: true }).waitFor();
  await page.getByRole('main').getByText('5.0').waitFor();
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await page.getByText('Risotto has been saved to your recipes.').waitFor();
  const { count } = await reader.client
    .from('recipes')
    .select('*', { count: 'exact', head: true })
    .eq('user_id', reader.session.user.id);
  expect(count).toBe(1);
});
