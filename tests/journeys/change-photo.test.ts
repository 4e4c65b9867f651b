import type { Page } from 'playwright-core';
import postgres from 'postgres';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { type CookOnStage, makeCookWithPage } from './cooks.ts';
import { layoutShift, stillLayout } from './layout-shift.ts';
import { choose, cropDialog, photoOfPhone, quartersOf } from './photo-scene.ts';
import { openStage, type Stage, walkTimeoutMs } from './stage.ts';
import { holdToasts } from './toasts.ts';

let stage: Stage;
let sql: postgres.Sql;
let cook: CookOnStage;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  sql = postgres(stage.databaseUrl ?? '', { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await stage.close();
});

const bucket = () => cook.client.storage.from('avatars');
const folder = () => cook.session.user.id;
const headerPhoto = (on: Page) => on.locator('.site-header img.avatar');

/** @returns the URL of the header's picture, once it has loaded */
async function photoShownOn(on: Page): Promise<string> {
  await expect
    .poll(() => headerPhoto(on).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  return (await headerPhoto(on).getAttribute('src')) ?? '';
}

async function savedAddress(): Promise<string | null> {
  const [row] = await sql`select avatar_url from public.profiles where id = ${folder()}`;
  return row?.avatar_url;
}

/** Frames, turns and saves a photo by keyboard. The saved photo is upright and has no EXIF data. */
async function saveByKeyboard() {
  await page.goto('/profile');
  const change = page.getByRole('button', { name: 'Change Photo' });
  const pickers = page.waitForEvent('filechooser');
  await change.press('Enter');
  await (await pickers).setFiles(await photoOfPhone());
  const dialog = cropDialog(page);
  const stageOfPhoto = dialog.getByRole('application', { name: 'Position of the photo' });
  await stageOfPhoto.focus();
  await dialog.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await dialog.getByRole('slider', { name: 'Zoom' }).press('Home');
  await dialog.getByRole('button', { name: 'Turn right' }).press('Enter');
  await dialog.getByRole('button', { name: 'Save Photo' }).press('Enter');
  await page.getByText('Avatar updated').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => change.evaluate((button) => button === document.activeElement))
    .toBe(true);

  const address = await photoShownOn(page);
  expect(address).toMatch(`/storage/v1/object/public/avatars/${folder()}/avatar.webp?v=`);
  expect(await savedAddress()).toBe(`${stage.url}${address}`);
  const answer = await fetch(`${stage.url}${address}`);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(await quartersOf(bytes)).toEqual(['yellow', 'red', 'blue', 'green']);
  const kept = await sharp(bytes).metadata();
  expect(kept).toMatchObject({ width: 512, height: 512 });
  expect(kept.exif).toBeUndefined();
}

/** Replaces the photo: it shows at once, in another tab too, and a file that an older browser left is deleted. */
async function replacePhoto() {
  const before = await photoShownOn(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/about');
  expect(await photoShownOn(otherTab)).toBe(before);
  const tiny = { create: { width: 9, height: 9, channels: 3, background: 'teal' } } as const;
  const older = await sharp(tiny).png().toBuffer();
  const type = { contentType: 'image/png' };
  expect((await bucket().upload(`${folder()}/avatar.png`, older, type)).error).toBeNull();

  const shiftBefore = await layoutShift(page);
  await choose(page, await photoOfPhone());
  const box = await cropDialog(page).getByRole('application').boundingBox();
  if (!box) throw new Error('Nothing to drag.');
  // Dragged to the right as far as it goes: the left half of the picture is visible.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await cropDialog(page).getByRole('button', { name: 'Save Photo' }).click();
  await expect.poll(() => headerPhoto(page).getAttribute('src')).not.toBe(before);
  const address = await photoShownOn(page);
  await expect.poll(() => headerPhoto(otherTab).getAttribute('src')).toBe(address);
  const bytes = new Uint8Array(await (await fetch(`${stage.url}${address}`)).arrayBuffer());
  expect(await quartersOf(bytes)).toEqual(['red', 'red', 'yellow', 'yellow']);
  expect((await layoutShift(page)) - shiftBefore).toBeLessThan(stillLayout);
  await expect
    .poll(async () => (await bucket().list(folder())).data?.map(({ name }) => name))
    .toEqual(['avatar.webp']);
}

/** Finds the photo in the account menu and in the user list; once its file is deleted, the initials show instead. */
async function seePhotoEverywhere() {
  await sql`update public.user_roles set role = 'admin' where user_id = ${folder()}`;
  await page.goto('/admin');
  const address = await photoShownOn(page);
  await page.getByRole('button', { name: 'Account: Maya Lindqvist' }).click();
  const shown = page.locator(`img[src="${address}"]`);
  await expect.poll(() => shown.count()).toBe(3); // the header, its menu, the row
  await page.keyboard.press('Escape');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Remove photo' }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);

  const { data } = await bucket().remove([`${folder()}/avatar.webp`]);
  expect(data).toHaveLength(1);
  stage.trouble.allowed.push({ status: 404, path: /\/object\/public\/avatars\// });
  stage.trouble.allowed.push({ status: 400, path: /\/object\/public\/avatars\// });
  // Change the version, because the browser may still show the old URL from its cache.
  await sql`update public.profiles set avatar_url = avatar_url || 'x' where id = ${folder()}`;
  await page.reload();
  await page.locator('.site-header span.avatar', { hasText: 'ML' }).waitFor();
}

/** Removes the photo everywhere, after a confirmation. */
async function removePhoto() {
  await choose(page, await photoOfPhone());
  await cropDialog(page).getByRole('button', { name: 'Save Photo' }).click();
  await cropDialog(page).waitFor({ state: 'detached' });
  const address = await photoShownOn(page);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove your photo?' });
  await question.waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await question.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByText('Photo removed').waitFor();
  await page.locator('.site-header span.avatar', { hasText: 'ML' }).waitFor();
  expect(await page.getByRole('button', { name: 'Remove photo' }).count()).toBe(0);
  expect(await savedAddress()).toBeNull();
  expect((await fetch(`${stage.url}${address}&anew`)).ok).toBe(false);
  expect((await bucket().list(folder())).data).toEqual([]);
}

test(
  'a photo is framed by keyboard, replaced, shown everywhere, and removed',
  async () => {
    ({ cook, page } = await makeCookWithPage(stage));
    await holdToasts(page);
    await saveByKeyboard();
    await replacePhoto();
    await seePhotoEverywhere();
    await removePhoto();
  },
  walkTimeoutMs,
);
