import Validator from '@adobe/structured-data-validator';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { makeCook } from './cooks.ts';
import { type GeneratedRecipe, saveGenerated } from './generated-recipe.ts';
import { leaveWithTest } from './leave-with-test.ts';
import { openOwnStage, phone, type Stage } from './stage.ts';
import { listenForTrouble } from './trouble.ts';

const selections = {
  'meal-type': ['Dinner'],
  cuisine: ['Indian'],
  'dietary-constraints': ['Vegan'],
};

let stage: Stage;
let recipe: GeneratedRecipe;
beforeAll(async () => {
  stage = await openOwnStage();
  recipe = await saveGenerated(await makeCook(stage), selections);
});
afterAll(async () => {
  await stage?.close();
});

/** Opens a page for a visitor on a phone, with JavaScript disabled. */
async function newPlainVisitor(): Promise<Page> {
  const context = await stage.browser.newContext({
    baseURL: stage.url,
    viewport: phone,
    javaScriptEnabled: false,
  });
  leaveWithTest(context);
  const page = await context.newPage();
  listenForTrouble(page, stage.trouble);
  return page;
}

/** Fetches a page as a crawler does, under a host name that differs from the canonical one. */
async function read(path: string): Promise<string> {
  return (await fetch(stage.url.replace('localhost', '127.0.0.1') + path)).text();
}

type Schema = { '@type': string; [name: string]: unknown };

function structuredData(html: string): Schema[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => JSON.parse(json) as Schema);
}

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`).exec(html)?.[1];

describe('the metadata of a recipe page', () => {
  test('the head has the canonical URL and a JPEG for link previews', async () => {
    const html = await read(`/recipe/${recipe.id}`);
    const address = `${stage.url}/recipe/${recipe.id}`;
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(contentOf(html, 'og:url')).toBe(address);
    expect(contentOf(html, 'og:type')).toBe('article');
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf(html, 'robots')).toBeUndefined();
    const picture = await fetch(contentOf(html, 'og:image') ?? '');
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    const { width, height } = await sharp(await picture.bytes()).metadata();
    expect([width, height].map(String)).toEqual([
      contentOf(html, 'og:image:width'),
      contentOf(html, 'og:image:height'),
    ]);
  });

  test('the schema.org data has ingredients, steps and recipe details', async () => {
    const found = structuredData(await read(`/recipe/${recipe.id}`));
    expect(found.find((one) => one['@type'] === 'Recipe')).toMatchObject({
      name: recipe.name,
      recipeIngredient: recipe.ingredients,
      recipeInstructions: recipe.procedure.map((text) => ({ '@type': 'HowToStep', text })),
      recipeCategory: 'Dinner',
      recipeCuisine: 'Indian',
      suitableForDiet: ['https://schema.org/VeganDiet'],
      author: { name: 'Saffron Table' },
      nutrition: { calories: expect.stringMatching(/^\d+ kcal$/) },
      aggregateRating: { ratingValue: 4, ratingCount: 1 },
      totalTime: expect.stringMatching(/^PT\d+M$/),
    });
    expect(found.find((one) => one['@type'] === 'BreadcrumbList')).toBeDefined();
  });
});

describe('structured data', () => {
  test.each([
    ['/', ['WebSite']],
    ['/about', ['BreadcrumbList']],
    ['/privacy', ['BreadcrumbList']],
    ['/terms', ['BreadcrumbList']],
    ['/contact', ['BreadcrumbList']],
    ['/faq', ['BreadcrumbList', 'FAQPage']],
    ['/recipe/', ['BreadcrumbList', 'Recipe']],
  ])('of %s has no error in the validator', async (path, types) => {
    const found = structuredData(await read(path === '/recipe/' ? path + recipe.id : path));
    expect(found.map((one) => one['@type']).toSorted()).toEqual(types);
    const jsonld = Object.fromEntries(found.map((one) => [one['@type'], [one]]));
    const issues = await new Validator().validate({ jsonld });
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  });

  test('the validator reports an error for invalid data', async () => {
    const jsonld = { Recipe: [{ '@type': 'Recipe', cookTime: '20 minutes' }] };
    const issues = await new Validator().validate({ jsonld });
    expect(issues.filter(({ severity }) => severity === 'ERROR').length).toBeGreaterThan(0);
  });
});

describe('without JavaScript', () => {
  test('a recipe page is complete on a phone and links to the home page', async () => {
    const plainPage = await newPlainVisitor();
    await plainPage.goto(`/recipe/${recipe.id}`);
    const main = plainPage.getByRole('main');
    await main.getByRole('heading', { level: 1, name: recipe.name }).waitFor();
    await main.getByRole('img', { name: recipe.name }).waitFor();
    expect(await main.locator('ol.method > li').count()).toBe(recipe.procedure.length);
    const listed = await main.locator('.ingredients li').allInnerTexts();
    expect(listed).toHaveLength(recipe.ingredients.length);
    await main.getByText('Vegan').first().waitFor();
    expect(await plainPage.getByRole('button').count()).toBe(0);
    await plainPage
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Home' })
      .click();
    await plainPage.getByRole('heading', { level: 1, name: 'Cook what you feel like.' }).waitFor();
  });

  test('each static page is readable', further, async () => {
    const plainPage = await newPlainVisitor();
    for (const title of ['About', 'Privacy', 'Terms', 'FAQ', 'Contact', 'Sitemap']) {
      await plainPage.goto(`/${title.toLowerCase()}`);
      await plainPage.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await plainPage.getByRole('heading', { level: 2 }).count(), title).toBeGreaterThan(1);
    }
  });

  test('generate, sign-in and cook mode say that they need JavaScript', further, async () => {
    const plainPage = await newPlainVisitor();
    for (const path of ['/generate', '/auth', `/recipe/${recipe.id}/cook`]) {
      await plainPage.goto(path);
      expect(await plainPage.getByRole('button').count(), path).toBe(0);
      // Text locators ignore <noscript>.
      expect(await plainPage.locator('noscript p').innerText(), path).toMatch(
        /^This page needs JavaScript\./,
      );
    }
  });
});

test('the document of the generate page has the choices of a visitor', async () => {
  const html = (await read('/generate')).replace(/<script.*?<\/script>/gs, '');
  for (const name of ['Peanuts', 'Vegan', 'Dinner']) {
    expect(html).toMatch(new RegExp(`<button[^>]*>(?:<[^>]*>|[^<])*?${name}`));
  }
});

describe('the sitemap page', () => {
  test(
    'lists the pages and recipes, shows the file and is not indexed by search engines',
    further,
    async () => {
      const page = await stage.newVisitor();
      await page.goto('/about');
      await page.getByRole('main').getByRole('link', { name: 'sitemap' }).click();
      await page.getByRole('heading', { level: 1, name: 'Sitemap' }).waitFor();
      const links = await page.getByRole('main').getByRole('listitem').allInnerTexts();
      expect(links).toEqual([
        'Home', // in the breadcrumbs
        'Sitemap',
        ...['Home', 'Generate Recipe', 'About', 'My Recipes', 'Get Credits', 'Sign In', 'Contact'],
        ...['Privacy', 'Terms', 'FAQ'],
        recipe.name,
      ]);
      const shown = await page.getByLabel('sitemap.xml', { exact: true }).inputValue();
      expect(`${shown}\n`).toBe(await read('/sitemap.xml'));
      expect(contentOf(await read('/sitemap'), 'robots')).toBe('noindex');
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
    },
  );

  test('sends each recipe once, as HTML, and lists it without JavaScript and after a return', async () => {
    const html = await read('/sitemap');
    expect(html.split(`>${recipe.name}<`)).toHaveLength(2);
    expect(html.split(recipe.name)).toHaveLength(2);
    const plainPage = await newPlainVisitor();
    await plainPage.goto('/sitemap');
    await plainPage.getByRole('link', { name: recipe.name }).click();
    await plainPage.getByRole('heading', { level: 1, name: recipe.name }).waitFor();

    const page = await stage.newVisitor(phone);
    await page.goto('/sitemap');
    const list = page.getByRole('list', { name: 'Recipes 1 to 1' });
    expect(await list.getByRole('link').allTextContents()).toEqual([recipe.name]);
    await page.getByRole('link', { name: 'About' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    await page.goBack();
    await list.waitFor();
    expect(await list.getByRole('link').allTextContents()).toEqual([recipe.name]);
  });

  test('offers the file as a download', further, async () => {
    const page = await stage.newVisitor(phone);
    await page.goto('/sitemap');
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download sitemap.xml' }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe('sitemap.xml');
    const chunks = await (await download.createReadStream()).toArray();
    expect(Buffer.concat(chunks).toString()).toBe(await read('/sitemap.xml'));
    await page.getByRole('link', { name: recipe.name }).click();
    await page.getByRole('heading', { level: 1, name: recipe.name }).waitFor();
  });
});
