import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { say } from '#tests/support/model-server/reply.ts';
import {
  type ModelServer,
  startModelServer,
} from '#tests/support/model-server/start-model-server.ts';
import { goodAnswer } from '#tests/support/scripted-model.ts';
import { axeFindings } from './accessibility.ts';
import { makeCook, signIn } from './cooks.ts';
import { openOwnStage, type Stage } from './stage.ts';

/** A recipe while it is streamed by a slow model server at a real URL. */
let stage: Stage;
let model: ModelServer;
let page: Page;

beforeAll(async () => {
  model = await startModelServer();
  stage = await openOwnStage({ MODEL_BASE_URL: model.baseUrl });
});
afterEach(() => page?.context().close());
afterAll(async () => {
  await stage.close();
  await model.close();
});

const panel = () => page.locator('.gen-right');
const generate = () => page.getByRole('button', { name: 'Generate Recipe (1 Credit)' });
const balance = (credits: number) =>
  page.getByRole('link', { name: `Credits: ${credits}`, exact: true }).waitFor();

/** Signs in a new cook with one credit, chooses dinner without milk and starts the generation. */
async function order() {
  const cook = await makeCook(stage);
  page = await stage.newVisitor();
  await signIn(page, cook);
  await page.goto('/generate');
  await page.getByRole('radio', { name: 'Dinner' }).click();
  await page.getByRole('tab', { name: 'Allergens' }).click();
  await page.getByRole('button', { name: 'Milk', exact: true }).click();
  await generate().click();
  return cook;
}

const finished = () =>
  page.getByRole('article').getByRole('heading', { name: 'Lemon Rice with Peas' }).waitFor();

async function watchLayoutShift() {
  await page.evaluate(() => {
    const shifts = window as unknown as { layoutShift: number };
    shifts.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.layoutShift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift' });
  });
}
const layoutShift = () =>
  page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);

/** The end of the ingredients, after which the model server pauses until the test lets it continue. */
const afterIngredients = '- 1 tsp salt\n';

test('lines appear as they are written, without layout shift', async () => {
  const [mayBegin, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hold = { after: afterIngredients, until: mayEnd.promise };
  model.play({ ...say(goodAnswer, { everyMs: 25, hold }), after: mayBegin.promise });
  await order();
  await panel().getByRole('progressbar', { name: 'Recipe progress' }).waitFor();
  await watchLayoutShift();
  mayBegin.resolve();
  await panel().getByRole('heading', { name: 'Lemon Rice with Peas' }).waitFor();
  await panel().getByText('basmati rice').first().waitFor();
  expect(await page.getByRole('button', { name: 'Generating...' }).count()).toBe(1);
  expect(await panel().getByText('Stir in the rice').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  mayEnd.resolve();
  await finished();
  await page.getByRole('button', { name: 'Save Recipe' }).waitFor();
  await panel().getByText('in this recipe.').waitFor();
  expect(await layoutShift()).toBeLessThan(0.02);
  await balance(0);
});

test('a generation can be cancelled before its first line, and the credit comes back', async () => {
  const never = new Promise(() => {});
  model.play({ ...say(goodAnswer), after: never });
  await order();
  await panel().getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Your credit is back').waitFor();
  await balance(1);
  await page.getByRole('heading', { name: 'Ready to create a delicious recipe?' }).waitFor();
  await expect.poll(() => model.questions[0]?.wasLeft).toBe(true);
});

test('a cancel after the first line shows a notice, and the recipe is finished', async () => {
  const [mayBegin, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hold = { after: afterIngredients, until: mayEnd.promise };
  model.play({ ...say(goodAnswer, { everyMs: 25, hold }), after: mayBegin.promise });
  await order();
  stage.trouble.allowed.push({ status: 409, path: /cancel-generation$/ });
  // The first line arrives while the cancel request is in flight.
  await page.route('**/functions/v1/cancel-generation', async (route) => {
    mayBegin.resolve();
    await panel().getByText('basmati rice').first().waitFor();
    await route.continue();
  });
  await panel().getByRole('button', { name: 'Cancel' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Please wait' });
  await notice.getByText('Your recipe is almost done.').waitFor();
  mayEnd.resolve();
  await finished();
  await balance(0);
});

test('a reload shows the recipe that is still being written', async () => {
  const mayEnd = Promise.withResolvers<void>();
  const hold = { after: afterIngredients, until: mayEnd.promise };
  model.play(say(goodAnswer, { everyMs: 25, hold }));
  await order();
  await panel().getByText('basmati rice').first().waitFor();
  await page.reload();
  await panel().getByText('basmati rice').first().waitFor();
  expect(await panel().getByText('Stir in the rice').count()).toBe(0);
  mayEnd.resolve();
  await finished();
  await balance(0);
  expect(model.questions.length).toBe(1);
});

test('a line with an excluded allergen is never shown; the recipe is written again', async () => {
  const buttery = goodAnswer.replaceAll('olive oil', 'butter');
  const [mayBegin, mayBeginAgain] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  model.play(
    { ...say(buttery, { everyMs: 10 }), after: mayBegin.promise },
    { ...say(goodAnswer, { everyMs: 10 }), after: mayBeginAgain.promise },
  );
  await order();
  await page.evaluate(() => {
    const seen = window as unknown as { sawButter: boolean };
    seen.sawButter = false;
    new MutationObserver(() => {
      seen.sawButter ||= /butter/i.test(document.querySelector('.gen-right')?.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  mayBegin.resolve();
  await panel().getByText('Writing it again…').waitFor();
  mayBeginAgain.resolve();
  await finished();
  expect(await page.evaluate(() => (window as unknown as { sawButter: boolean }).sawButter)).toBe(
    false,
  );
  await balance(0);
  expect(model.questions.length).toBe(2);
});
