import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword } from '#tests/journeys/cooks.ts';
import { linkInMail } from '#tests/journeys/mailbox.ts';
import { photoOfPhone, quartersOf } from '#tests/journeys/photo-scene.ts';
import { expectGoodPage } from './look.ts';
import { type BrowserStage, openBrowserStage, scenes } from './stage.ts';
import type { Query, Visitor } from './visitor.ts';

const newPassword = 'a new saffron thread';
const heading = (level: number, name: string | RegExp): Query => ({
  css: `h${level}`,
  role: 'heading',
  name,
});
const button = (name: string | RegExp, within?: Query): Query => ({
  role: 'button',
  name,
  ...(within && { within }),
});
const link = (name: string | RegExp): Query => ({ role: 'link', name });
const cropDialog: Query = { role: 'dialog', name: 'Frame your photo' };

/** The life of one cook, from the landing page to a new password, with the service worker on. */
describe.each(scenes)('$engineName, $sizeName', (scene) => {
  const isPhone = scene.sizeName === 'phone';
  const email = `${scene.engineName}-${scene.sizeName}@example.com`;
  let stage: BrowserStage;
  let visitor: Visitor;
  let recipeName = '';
  let recipePath = '';

  const look = (name: string, by = visitor) => expectGoodPage(stage, by, name);

  beforeAll(async () => {
    stage = await openBrowserStage(scene);
    visitor = await stage.newVisitor();
  });
  afterAll(() => stage.close());

  /** Opens the link of a mail. @returns how often each address was requested from the server until the page appeared */
  async function openMailLink(subject: string | RegExp, seen: Query): Promise<Map<string, number>> {
    await visitor.until(() => navigator.serviceWorker.controller?.state === 'activated');
    const address = await linkInMail(stage.url, email, subject);
    const since = stage.site.requests.length;
    await visitor.goto(address);
    await visitor.see(seen);
    const { pathname, search } = new URL(address);
    const times = stage.site.countPages(since);
    expect(times.get(`${pathname}${search}`), 'requests for the link itself').toBe(1);
    return times;
  }

  /** Opens a group of choices: a section on a phone, a tab on a desktop. */
  async function openGroup(name: string) {
    if (!isPhone) return visitor.click({ role: 'tab', name });
    const section: Query = { css: '.pref-title button', role: 'button', name };
    await visitor.see(section);
    if ((await visitor.attributeOf(section, 'aria-expanded')) === 'false')
      await visitor.click(section);
  }

  test('a visitor goes from the landing page to the registration', async () => {
    await visitor.goto('/');
    await visitor.see(heading(1, 'Cook what you feel like.'));
    await look('landing');
    await visitor.click(link('Create Account'));
    await visitor.see(heading(1, 'Create account'));
    await look('register');
  });

  test('registering asks to confirm the address', async () => {
    await visitor.fill({ label: 'Full Name' }, 'Maya Lindqvist');
    await visitor.fill({ label: 'Email' }, email);
    await visitor.fill({ label: 'Password' }, goodPassword);
    await visitor.fill({ label: 'Confirm Password' }, goodPassword);
    await visitor.click(button('Create Account'));
    await visitor.see({ text: 'Please check your email to confirm your account.' });
  });

  test('the link of the mail confirms it, and every address is requested once', async () => {
    const welcome = heading(1, /^Welcome, Maya/);
    const times = await openMailLink(/is your code to confirm your email$/, welcome);
    expect(
      [...times.values()].filter((count) => count !== 1),
      String([...times]),
    ).toEqual([]);
    await visitor.see(link('Credits: 1'));
    await look('dashboard');
  });

  test('one credit pays for a recipe with the chosen preferences', async () => {
    await visitor.click(link('Generate Your First Recipe'));
    await visitor.see({ text: 'No preferences selected' });
    await visitor.click({ role: 'radio', name: 'Dinner' });
    await openGroup('Cuisine');
    await visitor.click(button('Italian'));
    await openGroup('Dietary Constraints');
    await visitor.click(button('Vegetarian'));
    await look('preferences');
    await visitor.click(button('Generate Recipe (1 Credit)'));
    await visitor.see(button('Save Recipe'), 90_000);
    await visitor.see(link('Credits: 0'));
    recipeName = await visitor.textOf({ css: 'h2', within: { role: 'article' } });
    expect(recipeName.length).toBeGreaterThan(3);
    await look('generated');
  });

  test('it is saved, opened, marked as a favorite and rated', async () => {
    await visitor.click(button('Save Recipe'));
    await visitor.see({ text: 'Recipe Saved!' });
    recipePath = (await visitor.attributeOf(link('Open recipe'), 'href')) ?? '';
    expect(recipePath).toMatch(/^\/recipe\/[0-9a-f-]{36}$/);
    await visitor.click(link('Open recipe'));
    await visitor.see(heading(1, recipeName));
    await visitor.click(button('Add to Favorites'));
    await visitor.see(button('Favorited'));
    await visitor.click({ role: 'radio', name: '4 stars' });
    await visitor.see({ text: 'Your rating: 4 stars' });
    await look('recipe');
  });

  test('sharing copies its text', async () => {
    await visitor.click(button('Share'));
    await visitor.see({ text: 'Recipe details copied to clipboard' });
  });

  test('a visitor who is not signed in reads the shared page', async () => {
    const guest = await stage.newVisitor();
    await guest.goto(recipePath);
    await guest.see(heading(1, recipeName));
    await guest.until(() => {
      const picture = document.querySelector<HTMLImageElement>('article img');
      return (picture?.naturalWidth ?? 0) > 0;
    });
    await look('shared', guest);
    expect(await guest.count({ css: '.ing li' })).toBeGreaterThan(2);
  });

  test('cook mode goes through the steps, and an expired timer rings after a reload', async () => {
    await visitor.goto(`${recipePath}/cook`);
    await visitor.see({ role: 'heading', name: /^Step 1 of/ });
    await visitor.click(button('Add a timer'));
    await visitor.fill({ role: 'textbox', name: "What's it for?" }, 'Rice');
    await visitor.click(button('15 minutes'));
    await visitor.see({ role: 'timer', name: /^Rice: 1[45] minutes/ });
    await visitor.click(button('Next step'));
    await visitor.see({ role: 'heading', name: /^Step 2 of/ });
    await look('cook-mode');
    await visitor.evaluate(passTime, 16 * 60_000);
    await visitor.goto(`${recipePath}/cook`);
    await visitor.see({ text: /^Time's up: Rice/ });
    await look('alarm');
    await visitor.click(button('Stop alarm: Rice'));
    await visitor.seeNoMore({ text: /^Time's up: Rice/ });
    await visitor.see({ role: 'heading', name: /^Step 2 of/ });
  });

  test('a pack is bought on the card page of the sandbox', async () => {
    await visitor.goto('/credits');
    await visitor.see(button('Buy 25 credits'));
    await look('credits');
    await visitor.click(button('Buy 25 credits'));
    await visitor.arrive(/\/sandbox\/checkout\//);
    await visitor.fill({ label: 'Card number' }, '4242424242424242');
    await visitor.fill({ label: /^Expiry/ }, '12/34');
    await visitor.fill({ label: 'CVC' }, '123');
    await visitor.fill({ label: 'Name on card' }, 'Maya Lindqvist');
    await look('card-page');
    await visitor.click(button('Pay $9.99'));
    await visitor.click(button('Stay on this page'));
    await visitor.see(heading(1, 'Payment Successful'));
    await visitor.see({ text: 'Thanks! 25 credits have been added. Your balance: 25' });
    await look('paid');
  });

  test('a photo is cropped by dragging, and saved', async () => {
    const photo = join(tmpdir(), `photo-${scene.engineName}-${scene.sizeName}.jpg`);
    await writeFile(photo, (await photoOfPhone()).buffer);
    await visitor.goto('/profile');
    await visitor.see(button('Change Photo'));
    await visitor.upload({ css: 'input[type=file][accept="image/*"]' }, photo);
    // The photo can be saved as soon as it is shown in the dialog: before that, there is nothing to drag.
    await visitor.see({ ...button('Save Photo', cropDialog), css: 'button:not(:disabled)' });
    // Drag to its left end: the left half of the picture is visible.
    await visitor.drag(
      { role: 'application', name: 'Position of the photo' },
      isPhone ? 190 : 300,
      0,
    );
    await look('crop');
    await visitor.click(button('Save Photo', cropDialog));
    await visitor.seeNoMore(cropDialog);
    const address = await visitor.attributeOf({ css: '.site-header img.avatar' }, 'src');
    const bytes = new Uint8Array(await (await fetch(`${stage.url}${address}`)).arrayBuffer());
    expect(await quartersOf(bytes)).toEqual(['red', 'red', 'yellow', 'yellow']);
    await look('profile');
  });

  test('signing out ends the session and leads to the sign-in', async () => {
    const menu: Query = { role: 'dialog', name: 'Menu' };
    const logOut = isPhone ? button('Log Out', menu) : { role: 'menuitem', name: 'Log Out' };
    await visitor.click(button(isPhone ? 'Menu' : 'Account: Maya Lindqvist'));
    await visitor.see(logOut);
    await look('menu');
    await visitor.click(logOut);
    await visitor.arrive(/\/auth$/);
    await visitor.see(link('Forgot password?'));
    expect(await visitor.evaluate(() => localStorage.getItem('saffron-session'))).toBeNull();
  });

  test('the link of the recovery mail, requested once, sets a new password', async () => {
    await visitor.click(link('Forgot password?'));
    await visitor.see(heading(1, 'Forgot password'));
    await visitor.fill({ label: 'Email' }, email);
    await visitor.click(button('Send link'));
    await visitor.see({ text: /^Please check your email/ });
    await openMailLink('Set a new password for Saffron Table', heading(1, 'Set a new password'));
    await visitor.fill({ label: 'New Password' }, newPassword);
    await visitor.fill({ label: 'Confirm Password' }, newPassword);
    await look('new-password');
    await visitor.click(button('Save password'));
    await visitor.see(heading(1, /^Welcome, Maya/));
  });

  test('nothing went wrong in any console', async () => {
    expect(await stage.unexpected()).toEqual([]);
  });
});

/** Lets a timer of the page end earlier by changing its stored end time. */
function passTime(ms: number): void {
  const kept = localStorage.getItem('saffron-cooking') ?? '';
  localStorage.setItem(
    'saffron-cooking',
    kept.replace(/"endsAtMs":(\d+)/g, (_whole, at) => `"endsAtMs":${Number(at) - ms}`),
  );
}
