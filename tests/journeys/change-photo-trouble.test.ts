import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { axeFindingsInBothThemes } from './accessibility.ts';
import { makeCook, signIn } from './cooks.ts';
import { choose, cropDialog, photoOfPhone } from './photo-scene.ts';
import { openStage, phone, type Stage } from './stage.ts';
import { holdToasts } from './toasts.ts';

let stage: Stage;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  const cook = await makeCook(stage);
  page = await stage.newVisitor(phone);
  await holdToasts(page);
  await signIn(page, cook);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change Photo' }).waitFor();
});
afterAll(() => stage.close());

const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });

async function dismiss(text: string) {
  await alert(text).getByRole('button', { name: 'Close' }).click();
  await alert(text).waitFor({ state: 'detached' });
}

test.each([
  [
    'a file that is too large',
    { name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(limits.avatarMaxBytes) },
    'File size must be less than 5MB',
  ],
  [
    'a file that is not an image',
    { name: 'me.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    'File must be an image',
  ],
  [
    'an image format that the browser cannot decode',
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') },
    "This browser can't read that file. Try a JPEG, PNG or WebP.",
  ],
])('%s is refused with a message, and no dialog opens', async (_what, file, words) => {
  await choose(page, file);
  await alert(words).waitFor();
  expect(await cropDialog(page).count()).toBe(0);
  await dismiss(words);
});

test('the dialog fits every screen, with touch-sized targets, in both themes', async () => {
  await choose(page, await photoOfPhone());
  const dialog = cropDialog(page);
  await dialog.getByRole('application').waitFor();
  for (const size of [{ width: 320, height: 568 }, { width: 844, height: 390 }, phone]) {
    await page.setViewportSize(size);
    const controls = await dialog.locator('button, input').all();
    expect(controls.length).toBe(9);
    for (const control of controls) {
      await control.scrollIntoViewIfNeeded();
      const box = await control.boundingBox();
      const where = `${await control.evaluate((element) => element.outerHTML)} at ${size.width}`;
      expect(box?.height, where).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0), where).toBeLessThanOrEqual(size.width);
    }
    const stays = await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(stays, `${size.width}`).toBe(true);
  }
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

test('two fingers zoom, one finger moves', async () => {
  const dialog = cropDialog(page);
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  const picture = dialog.locator('.crop-stage img');
  const box = await dialog.getByRole('application').boundingBox();
  if (!box) throw new Error('Nothing to touch.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...offsets: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: offsets.map((offset, id) => ({ x: x + offset, y, id })),
    });
  await touch('touchStart', -20, 20);
  await touch('touchMove', -40, 40);
  await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.5);
  await touch('touchEnd');
  const before = await picture.getAttribute('style');
  await touch('touchStart', 0);
  await touch('touchMove', 30);
  await expect.poll(() => picture.getAttribute('style')).not.toBe(before);
  await touch('touchEnd');
  await zoom.press('Home');
});

const uploads = '**/storage/v1/object/avatars/**';

test('a failed save shows an error and keeps the framing for another attempt', async () => {
  const dialog = cropDialog(page);
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  const framed = await zoom.inputValue();
  expect(Number(framed)).toBeGreaterThan(1);
  const save = dialog.getByRole('button', { name: 'Save Photo' });

  stage.trouble.allowed.push(
    { status: 400, path: /\/object\/avatars\// },
    { status: 500, path: /\/object\/avatars\// },
  );
  const refusal = { statusCode: '413', error: 'Payload too large', message: 'It is too heavy.' };
  const outage = { statusCode: '500', error: 'Internal', message: 'stack trace' };
  for (const [status, body, words] of [
    [400, refusal, 'It is too heavy.'],
    [500, outage, 'Failed to update avatar'],
  ] as const) {
    await page.route(uploads, (route) => route.fulfill({ status, json: body }));
    await save.click();
    await alert(words).waitFor();
    await dismiss(words);
    await page.unroute(uploads);
  }

  await page.route(uploads, (route) => route.abort());
  await save.click();
  const offline = "Your photo hasn't changed. Check your connection and try again.";
  await alert(offline).waitFor();
  await dismiss(offline);
  await page.unroute(uploads);
  expect(await zoom.inputValue()).toBe(framed);
  expect(await page.locator('img.avatar').count()).toBe(0);

  await save.click();
  await page.getByText('Avatar updated').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('img.avatar').count()).toBe(2);
});
