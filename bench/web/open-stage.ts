import type { Browser } from 'playwright-core';
import { type CookOnStage, makeCook } from '#tests/journeys/cooks.ts';
import { saveGenerated } from '#tests/journeys/generated-recipe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { findFreePort, startServer } from '#tests/support/server-process.ts';

/** The built product as a person runs it, with a browser that Lighthouse can drive. */
export type WebStage = {
  url: string;
  browser: Browser;
  debuggingPort: number;
  /** Path of a dish with picture, nutrition, checks and stars. */
  recipePath: string;
  close(): Promise<void>;
};

const recipesInSitemap = 1000;
const rowsOfOneCall = 250;

/** Saves and shares recipes, with the generated one as many as the sitemap page lists at most. */
async function fillSitemap({ client, session }: CookOnStage): Promise<void> {
  const user_id = session.user.id;
  for (let from = 1; from < recipesInSitemap; from += rowsOfOneCall) {
    const count = Math.min(rowsOfOneCall, recipesInSitemap - from);
    const rows = Array.from({ length: count }, (_, at) => ({
      user_id,
      name: `Lemon and saffron risotto, number ${from + at}`,
      ingredients: ['250 g risotto rice', '1 lemon'],
      procedure: ['Cook the rice.', 'Squeeze the lemon over it.'],
    }));
    const { error } = await client.from('recipes').insert(rows);
    if (error) throw error;
  }
  const { error } = await client
    .from('recipes')
    .update({ shared_at: new Date().toISOString() })
    .eq('user_id', user_id);
  if (error) throw error;
}

export async function openWebStage(): Promise<WebStage> {
  const debuggingPort = await findFreePort();
  const server = await startServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  try {
    const cook = await makeCook(server);
    await fillSitemap(cook);
    const selections = { 'meal-type': ['Dinner'], cuisine: ['Italian'] };
    const { id } = await saveGenerated(cook, {
      ...selections,
      'dietary-constraints': ['Vegetarian'],
    });
    const browser = await launchBrowser(debuggingPort);
    const close = async () => {
      await browser.close();
      await server.stop();
    };
    return { url: server.url, browser, debuggingPort, recipePath: `/recipe/${id}`, close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
