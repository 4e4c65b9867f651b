import type { Page } from 'playwright-core';
import { type CookOnStage, makeCook, writeRecipe } from './cooks.ts';
import { phone, type Stage } from './stage.ts';

export type Reader = { cook: CookOnStage; page: Page; recipePath: string; soupPath: string };

const rice = {
  name: 'Lemon Rice',
  ingredients: ['200 g basmati rice, rinsed', '1 lemon, halved', '400 ml water', '½ tsp salt'],
  procedure: [
    'Heat the oven to 200 °C. Boil the 200 g rice in the 400 ml water for 12 minutes.',
    'Squeeze the lemon over it.',
  ],
  servings: 4,
  cook_time: 20,
};

const soup = {
  name: 'Pea Soup',
  ingredients: ['500 g frozen peas', '1 l vegetable stock'],
  procedure: ['Simmer the peas in the stock.'],
  servings: 2,
};

/** Makes a cook with two recipes and a page of a visitor on a phone who is not signed in. */
export async function makeReader(stage: Stage): Promise<Reader> {
  const cook = await makeCook(stage);
  const paths: string[] = [];
  for (const recipe of [rice, soup]) {
    const id = await writeRecipe(cook, { ...recipe, description: `${recipe.name}.` });
    paths.push(`/recipe/${id}`);
  }
  const [recipePath = '', soupPath = ''] = paths;
  return { cook, page: await stage.newVisitor(phone), recipePath, soupPath };
}

/** Returns the ingredient lines of the page, each with amount and food. */
export async function ingredientLines(page: Page): Promise<string[]> {
  const lines = await page.locator('.ing li').allTextContents();
  return lines.map((line) => line.replace(/\s+/g, ' ').trim());
}

/** Replaces `window.print`, which does not work in a test, and returns a function that reads the number of calls. */
export async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { prints: number };
    counted.prints = 0;
    window.print = () => {
      counted.prints += 1;
    };
  });
  return () => page.evaluate(() => (window as unknown as { prints: number }).prints);
}
