import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CookOnStage, makeCook, saveRecipes } from '#tests/journeys/cooks.ts';
import { cachedPathsInPage, countKeptInPage } from '#tests/journeys/kept-on-device.ts';
import { expectGoodPage, signInByForm } from './look.ts';
import { type BrowserStage, openBrowserStage, scenes } from './stage.ts';
import type { Visitor } from './visitor.ts';

const names = ['Risotto', 'Shakshuka', 'Dal'];
/** Chunks of the app that show a cook's own data, from all over the list of cached files: the site is stopped when all are cached. */
const cookParts = ['account', 'auth', 'cook-actions', 'cooking', 'my-recipes', 'signed-in', 'zod'];
/** On a busy machine the app caches files after all other work. */
const keptTimeoutMs = 60_000;
const onThisDevice = { text: /^You're seeing the copies on this device/ };

/** Saved recipes without a connection: the site is off the network, but the browser does not report being offline. */
describe.each(scenes)('$engineName, $sizeName', (scene) => {
  let stage: BrowserStage;
  let visitor: Visitor;
  let cook: CookOnStage;
  let ids: string[];

  beforeAll(async () => {
    stage = await openBrowserStage(scene);
    cook = await makeCook(stage);
    ids = await saveRecipes(
      cook,
      names.map((name) => ({ name, categories: ['Dinner'] })),
    );
    visitor = await stage.newVisitor();
  });
  afterAll(() => stage.close());

  test('opening My Recipes caches the recipes and the code that shows them', async () => {
    await signInByForm(visitor, cook);
    await visitor.goto('/recipes');
    await visitor.see({ role: 'heading', name: 'Dal' });
    await expect.poll(() => visitor.evaluate(countKeptInPage)).toBe(names.length);
    const missing = async () => {
      const kept = (await visitor.evaluate(cachedPathsInPage)).join();
      return cookParts.filter((part) => !kept.includes(`/assets/${part}-`));
    };
    await expect.poll(missing, { timeout: keptTimeoutMs }).toEqual([]);
  });

  test('without a connection the list opens and can be searched', async () => {
    await stage.site.stop();
    await visitor.goto('/recipes');
    await visitor.see({ role: 'heading', name: 'Dal' });
    await visitor.see(onThisDevice);
    await expectGoodPage(stage, visitor, 'offline-recipes');
    await visitor.fill({ role: 'searchbox', name: 'Search recipes...' }, 'shak');
    await visitor.seeNoMore({ role: 'heading', name: 'Dal' });
    await visitor.see({ role: 'heading', name: 'Shakshuka' });
  });

  test('without a connection a never opened recipe can be read and cooked from', async () => {
    await visitor.goto(`/recipe/${ids[0]}`);
    await visitor.see({ css: 'h1', role: 'heading', name: 'Risotto' });
    await visitor.see({ text: 'Squeeze the lemon over it.' });
    await expectGoodPage(stage, visitor, 'offline-recipe');
    await visitor.goto(`/recipe/${ids[0]}/cook`);
    await visitor.see({ role: 'heading', name: /^Step 1 of 2/ });
  });

  test('back online the list comes from the server', async () => {
    await saveRecipes(cook, [{ name: 'Paella' }]);
    await stage.site.start();
    await visitor.goto('/recipes');
    await visitor.see({ role: 'heading', name: 'Paella' });
    await visitor.seeNoMore(onThisDevice);
    await expect.poll(() => visitor.evaluate(countKeptInPage)).toBe(names.length + 1);
  });

  test('nothing went wrong in any console', async () => {
    expect(await stage.unexpected()).toEqual([]);
  });
});
