import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBooks } from '#tests/faults/check-books.ts';
import { eventually } from '#tests/faults/eventually.ts';
import { say } from '#tests/support/model-server/reply.ts';
import { newAddress } from '#tests/support/people.ts';
import { goodAnswer } from '#tests/support/scripted-model.ts';
import { makeAdminCook } from './admins.ts';
import { type CookOnStage, makeCook, saveRecipes, signIn } from './cooks.ts';
import { type FleetStage, openFleetStage } from './fleet-stage.ts';
import {
  dishOfModel,
  order,
  walkAdmin,
  walkBuying,
  walkLive,
  walkMarks,
  walkPhoto,
  walkSave,
  walkSignUp,
} from './fleet-walks.ts';
import { expectBalance } from './paying.ts';

/** Three processes behind a proxy, killed and restarted one after another: no user's walk fails because of it. */
let stage: FleetStage;

/** What a browser logs when a process dies while a WebSocket is being opened. The page cannot suppress it. */
const diedOverSocket =
  /^console: WebSocket connection to .* failed: Connection closed before receiving a handshake response/;

beforeAll(async () => {
  stage = await openFleetStage();
  // The proxy answers 502 when a process died during a request. A client that needs the answer retries; otherwise its walk fails.
  stage.trouble.allowed.push({ status: 502, path: /./ });
  stage.trouble.allowedLines.push(diedOverSocket);
});
afterAll(() => stage?.close());

async function visitAs(cook: CookOnStage) {
  const page = await stage.newVisitor();
  await signIn(page, cook);
  return page;
}

async function entriesOf(cookId: string): Promise<string[]> {
  const rows = await stage.owner<{ entry: string }[]>`
    select kind || ' ' || delta as entry from public.credit_entries where user_id = ${cookId} order by id`;
  return rows.map(({ entry }) => entry);
}

test('a recipe arrives for one credit although its process is killed while writing it', async () => {
  stage.model.play(say(goodAnswer, { everyMs: 60 }), say(goodAnswer, { everyMs: 5 }));
  const cook = await makeCook(stage);
  const page = await visitAs(cook);
  await order(page);
  await page.locator('.gen-right').getByText('basmati rice').first().waitFor();
  const writer = stage.proxy.servedBy(/generate-recipe/);
  if (!writer) throw new Error('Nobody was asked for the recipe.');
  const crashed = stage.crash(writer);
  await walkSave(page);
  await expectBalance(page, 0);
  expect(await entriesOf(cook.session.user.id)).toEqual([
    'free 1',
    'generation -1',
    'generation_refund 1',
    'generation -1',
  ]);
  await crashed;
  await page.close();
}, 300_000);

test('lists update live across processes, also after their realtime process dies', async () => {
  const cook = await makeCook(stage);
  await saveRecipes(cook, [{ name: 'Ramen' }]);
  const [watching, doing] = [await visitAs(cook), await visitAs(cook)];
  await walkLive(watching, doing, 'Ramen');
  await doing.close();
  const teller = stage.proxy.servedBy(/^\/realtime\//);
  if (!teller) throw new Error('Nobody follows anything.');
  await stage.crash(teller);
  await saveRecipes(cook, [{ name: 'Minestrone' }]);
  await watching.getByRole('heading', { name: 'Minestrone' }).waitFor();
  await watching.close();
}, 300_000);

/** The upper limit of crashes: on a busy machine, more restarts would leave no CPU time for the walks. */
const mostCrashes = 6;

/** Kills one process after another, each at least once, until all walks are over or `mostCrashes` is reached. @returns the number of crashes */
async function crashInTurn(isOver: () => boolean): Promise<number> {
  let crashes = 0;
  while (crashes < stage.fleet.size || (crashes < mostCrashes && !isOver())) {
    const { url } = stage.fleet.at(crashes % stage.fleet.size);
    // The sandbox card page plays the payment provider, whose servers do not crash with ours.
    await eventually(
      'a moment without a payment',
      () => !stage.proxy.underWay(url).some((what) => what.startsWith('POST /sandbox')),
    );
    await stage.crash(url);
    crashes += 1;
  }
  return crashes;
}

test('sign-up, recipes, photo, buying and admin work succeed while processes crash', async () => {
  stage.model.play(say(goodAnswer, { everyMs: 8 }));
  const [buyer, changed, admin] = await Promise.all([
    makeCook(stage, 'Bea Buyer'),
    makeCook(stage, 'Chandra Changed'),
    makeAdminCook(stage, 'Anna Admin'),
  ]);
  const newcomer = newAddress();
  // Sign in before the first crash: unlike the pages, the test's own client does not retry.
  const [buying, ruling] = [await visitAs(buyer), await visitAs(admin)];
  const walks = Promise.all([
    stage.newVisitor().then(async (page) => {
      await walkSignUp(page, stage.url, newcomer);
      await order(page);
      expect(await walkSave(page)).toMatch(/^\/recipe\/[0-9a-f-]{36}$/);
      await walkMarks(page);
      await walkPhoto(page);
    }),
    walkBuying(buying, 26),
    (async () => {
      for (const balance of [7, 8, 9]) await walkAdmin(ruling, 'Chandra Changed', balance);
    })(),
  ]);
  let isOver = false;
  const ended = walks.finally(() => {
    isOver = true;
  });
  const [crashes] = await Promise.all([crashInTurn(() => isOver), ended]);
  expect(crashes).toBeGreaterThanOrEqual(stage.fleet.size);

  // Everything that a user saw confirmed is stored, exactly once.
  const kept = await stage.owner`
    select u.email, c.balance, count(r.id)::int as recipes, min(r.name) as name,
      count(f.recipe_id)::int as favourites, min(s.rating)::int as rating
    from auth.users u
    join public.credits c on c.user_id = u.id
    left join public.recipes r on r.user_id = u.id
    left join public.favorite_recipes f on f.user_id = u.id and f.recipe_id = r.id
    left join public.recipe_ratings s on s.user_id = u.id and s.recipe_id = r.id
    where u.email in ${stage.owner([newcomer, buyer.email, changed.email])}
    group by u.email, c.balance`;
  const nothing = { recipes: 0, name: null, favourites: 0, rating: null };
  expect(kept).toHaveLength(3);
  expect(new Map(kept.map(({ email, ...row }) => [email, row]))).toEqual(
    new Map<string, object>([
      [newcomer, { balance: 0, recipes: 1, name: dishOfModel, favourites: 1, rating: 4 }],
      [buyer.email, { ...nothing, balance: 26 }],
      [changed.email, { ...nothing, balance: 9 }],
    ]),
  );
}, 600_000);

test('the books have no inconsistency', async () => {
  await expect.poll(() => checkBooks(stage.owner)).toEqual([]);
});
