import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindings } from './accessibility.ts';
import { type CookOnStage, goodPassword, makeCook, saveRecipes, signIn } from './cooks.ts';
import { advanceUntil, hydrated, stopTime } from './payment-answers.ts';
import { openStage, type Stage } from './stage.ts';
import { holdToasts } from './toasts.ts';

/** What a user sees when something fails. The failures are simulated; the interface is real. */
let stage: Stage;
let cook: CookOnStage;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  stage.trouble.allowed.push(
    { status: 500, path: /^\/(auth|rest)\/v1\// },
    // The picture of the recipe `Bare`, which the lists of later tests also show.
    { status: 404, path: /\/no-picture\.webp$/ },
  );
  cook = await makeCook(stage);
});
beforeEach(async () => {
  page = await stage.newVisitor();
  await holdToasts(page);
});
afterAll(() => stage.close());

const fail = (address: string, json: object = { message: '' }) =>
  page.route(address, (route) => route.fulfill({ status: 500, json }));
const failureNotice = (title: string, message: string) =>
  page.getByRole('alert').filter({ hasText: title }).getByText(message).waitFor();

test('busy buttons name their action and are enabled again after a failure', further, async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/auth/v1/{token,signup}*', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { code: 500, msg: 'no' } });
  });
  await page.goto('/auth');
  await page.getByLabel('Email').fill(cook.email);
  await page.getByLabel('Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const busy = (name: string) => page.getByRole('button', { name, disabled: true });
  await busy('Signing in...').waitFor();
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Full Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Confirm Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await busy('Creating account...').waitFor();
  release();
  await failureNotice('Error', 'Failed to create account. Email may already be in use.');
  await page.getByRole('button', { name: 'Create Account', disabled: false }).waitFor();
});

test('an unconfirmed address shows a reason and offers to resend the mail', further, async () => {
  stage.trouble.allowed.push({ status: 400, path: /\/auth\/v1\/token$/ });
  const email = 'unconfirmed@example.com';
  await cook.client.auth.signUp({ email, password: goodPassword });
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await failureNotice('Error', 'Failed to sign in. Please check your credentials.');
  await page.getByRole('status').getByText('Confirm your email').waitFor();
  await page.getByRole('link', { name: 'Open the local mailbox' }).waitFor();
  await fail('**/auth/v1/resend*');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('alert').getByText("We couldn't send the code").waitFor();
  await page.unrouteAll();
});

test('a failed sign-out shows an error', further, async () => {
  await signIn(page, cook);
  await page.goto('/profile');
  await fail('**/auth/v1/logout*', { code: 500, msg: 'no' });
  await page.getByRole('button', { name: 'Log Out' }).click();
  await failureNotice('Error', 'Failed to sign out.');
});

test('a failed save of profile or password shows an error', further, async () => {
  await signIn(page, cook);
  await page.goto('/profile');
  await page.getByLabel('Full Name').waitFor();
  const refusal = { code: 'weak_password', msg: 'Choose another one.' };
  let answer: object = { status: 422, json: refusal };
  await page.route('**/auth/v1/user', (route) =>
    route.request().method() === 'PUT' ? route.fulfill(answer) : route.continue(),
  );
  for (const status of [400, 422])
    stage.trouble.allowed.push({ status, path: /\/auth\/v1\/user$/ });
  await page.getByLabel('Full Name').fill('Somebody Else');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/profiles*', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { message: '' } });
  });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Saving...', disabled: true }).waitFor();
  release();
  await failureNotice('Error', 'Failed to update profile');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('New Password').fill('another saffron thread');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await failureNotice('Error', 'Choose another one.');
  answer = { status: 400, json: {} };
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await failureNotice('Error', 'Failed to change password');
});

test('a failed recipe save can be retried', further, async () => {
  const other = await makeCook(stage, 'Noor');
  const [id] = await saveRecipes(other, [{ name: 'Risotto' }]);
  await signIn(page, cook);
  await page.goto(`/recipe/${id}`);
  await page.route('**/rest/v1/recipes*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: '' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await failureNotice('Save Failed', 'Unable to save recipe. Please try again.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await page.getByText('Risotto has been saved to your recipes.').waitFor();
});

test('a failed favorite and a failed deletion leave the recipe unchanged', further, async () => {
  await saveRecipes(cook, [{ name: 'Dal' }]);
  await signIn(page, cook);
  await page.goto('/recipes?q=Dal');
  const heart = page.getByRole('button', { name: 'Add to Favorites: Dal' });
  await page.route('**/rest/v1/favorite_recipes*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );
  await heart.click();
  await failureNotice('Error', 'Failed to update favorites');
  await heart.waitFor();
  await page.getByRole('button', { name: 'View Dal' }).click();
  await page.route('**/rest/v1/recipes*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );
  await page.getByRole('dialog', { name: 'Dal' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await failureNotice('Error', 'Failed to delete recipe');
  expect((await cook.client.from('recipes').select('name').eq('name', 'Dal')).data).toHaveLength(1);
});

test('a download fails with a notice when its script does not load', further, async () => {
  const [id] = await saveRecipes(cook, [{ name: 'Laksa' }]);
  await page.goto(`/recipe/${id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.context().route('**/assets/download-recipe*', (route) => route.abort());
  await page.getByRole('menuitem', { name: 'Download as Markdown' }).click();
  await failureNotice('Download failed', "We couldn't create the file. Please try again.");
});

test('saving after the session ended elsewhere asks to log in', further, async () => {
  const other = await makeCook(stage, 'Noor');
  const [id] = await saveRecipes(other, [{ name: 'Risotto' }]);
  await signIn(page, cook);
  await page.goto(`/recipe/${id}`);
  await page.getByRole('button', { name: 'Save Recipe' }).waitFor();
  await page.getByRole('radio', { name: '5 stars', disabled: false }).waitFor();
  await page.evaluate(() => localStorage.removeItem('saffron-session'));
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await failureNotice('Authentication Required', 'Please log in to save recipes');
});

test('sharing without clipboard access shows an error', further, async () => {
  const [id] = await saveRecipes(cook, [{ name: 'Ramen' }]);
  await page.goto(`/recipe/${id}`);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await failureNotice('Share unavailable', 'Please copy the URL manually to share this recipe.');
  const toast = page.getByRole('alert').filter({ hasText: 'Share unavailable' });
  expect(await toast.evaluate((element) => element.classList.contains('toast-destructive'))).toBe(
    true,
  );
  expect(await axeFindings(page)).toEqual([]);
});

test('a success notice closes after five seconds; a failure stays until it is closed', async () => {
  const [id] = await saveRecipes(cook, [{ name: 'Udon' }]);
  await page.goto(`/recipe/${id}`);
  await hydrated(page);
  await stopTime(page);
  const share = page.getByRole('button', { name: 'Share' });
  const glad = page.getByRole('status').filter({ hasText: 'Recipe shared!' });
  await share.click();
  await advanceUntil(page, () => glad.isVisible());
  await page.clock.runFor(4_500);
  await glad.waitFor();
  await advanceUntil(page, async () => (await glad.count()) === 0, { atMostMs: 2_000 });
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
  });
  await share.click();
  const failure = page.getByRole('alert').filter({ hasText: 'Share unavailable' });
  await advanceUntil(page, () => failure.isVisible());
  await page.clock.runFor(60_000);
  await failure.getByRole('button', { name: 'Close' }).click();
  await advanceUntil(page, async () => (await failure.count()) === 0, { atMostMs: 2_000 });
});

test('a recipe without ingredients, steps and picture shows fallbacks', further, async () => {
  const { data } = await cook.client
    .from('recipes')
    .insert({ user_id: cook.session.user.id, name: 'Bare', image_url: '/no-picture.webp' })
    .select('id')
    .single();
  await page.goto(`/recipe/${data?.id}`);
  await page.getByText('This recipe may be incomplete.').waitFor();
  await page.getByText('No ingredients available').waitFor();
  await page.getByText('No instructions available').waitFor();
  await page.getByText('No image').waitFor();
  await page.getByText('A delicious recipe').waitFor();
  expect(await page.getByRole('link', { name: 'Start Cooking' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'More servings' }).count()).toBe(0);
  const facts = await page.locator('.facts dd').allTextContents();
  expect(facts).toEqual(['30 min', '30 min', '4', 'Easy']);
  expect(await axeFindings(page)).toEqual([]);
});

test('a recipe list that fails to load can be retried', async () => {
  await saveRecipes(cook, [{ name: 'Pho' }]);
  await signIn(page, cook);
  const mayFail = Promise.withResolvers<void>();
  await page.route('**/rest/v1/rpc/get_recipes_with_ratings*', async (route) => {
    await mayFail.promise;
    await route.fulfill({ status: 500, json: { message: '' } });
  });
  await page.goto('/recipes');
  await page.getByRole('status').getByText('Loading recipes...').waitFor();
  mayFail.resolve();
  await page.getByRole('heading', { name: 'Your recipes could not be loaded' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { level: 3, name: 'Pho' }).waitFor();
});

test('a page that waits for the server shows a loading status', further, async () => {
  await signIn(page, cook);
  await page.goto('/recipes');
  const held = Promise.withResolvers<void>();
  await page.route('**/recipe/*.data*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'View Ramen' }).click();
  await page.getByRole('link', { name: 'Open full page' }).click();
  await page.getByRole('status').getByText('Loading recipe...').waitFor();
  held.resolve();
  await page.getByRole('heading', { level: 1, name: 'Ramen' }).waitFor();
});

test('a recipe page whose request fails shows the offline screen', further, async () => {
  const [id] = await saveRecipes(cook, [{ name: 'Ramen' }]);
  await page.goto('/about');
  await hydrated(page);
  await page.route('**/recipe/*.data*', (route) => route.abort('connectionrefused'));
  // Navigate within the loaded page, as a link of the app does.
  await page.evaluate((path) => {
    const router = Reflect.get(window, '__reactRouterDataRouter');
    void router.navigate(path);
  }, `/recipe/${id}`);
  await page.getByRole('heading', { name: "This page isn't available offline" }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ramen' }).waitFor();
});

test('a notice is shown even when the toaster script fails to load', further, async () => {
  stage.trouble.allowed.push({ status: 400, path: /\/auth\/v1\/token$/ });
  await page.context().route('**/assets/toaster-*.js', (route) => route.abort());
  await page.goto('/auth');
  await page.getByLabel('Email').fill(cook.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Failed to sign in. Please check your credentials.').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
});
