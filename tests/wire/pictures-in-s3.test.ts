import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Recipe } from '#recipes/recipe.ts';
import { createBuiltInPhotographer } from '#server/functions/pictures/built-in-photographer.ts';
import type { DrawingWorker } from '#server/functions/pictures/drawing-worker.ts';
import { sweepPictures } from '#server/operations/sweep-pictures.ts';
import { createLinkPreviews } from '#server/pages/link-previews/link-previews.ts';
import { claimStore } from '#server/storage/store-mark.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';
import { avatarsOf, drawn, png } from './storage-scene.ts';

let s3: S3Server;
let testApp: TestApp;
let cook: Person;
beforeAll(async () => {
  s3 = await startS3Server();
  testApp = await createTestApp({ variables: s3.variables });
  await claimStore(testApp.services);
  cook = await signUpConfirmed(testApp);
});
afterAll(async () => {
  await testApp.close();
  await s3.close();
});

const bucket = 'recipe-pictures';
const webp = (width: number) =>
  drawn({ width, height: width / 2 })
    .webp()
    .toBuffer();
const listed = async () =>
  (await Array.fromAsync(testApp.services.objects.list(bucket))).map(({ path }) => path);

const recipe = {
  title: 'Tomato Soup',
  description: 'Smooth and red.',
  ingredients: ['800 g tinned tomatoes'],
  instructions: ['Simmer.'],
  servings: 4,
  photoPrompt: '',
} as unknown as Recipe;

/** Creates the house photographer with a fake drawing worker: real drawing takes seconds. */
function openPhotographer() {
  const draw = vi.fn(async () => ({
    picture: await webp(1200),
    thumbnail: await webp(400),
    plate: { x: 600, y: 400, radius: 300 },
  }));
  const { objects } = testApp.services;
  const worker = { draw } as unknown as DrawingWorker;
  const photographer = createBuiltInPhotographer(worker, { objects, timeoutMs: 60_000 });
  const task = { generationId: randomUUID(), recipe, selections: {} };
  const photograph = () => photographer.photograph(task, { signal: new AbortController().signal });
  return { draw, photograph };
}

describe('with S3 instead of a directory', () => {
  test('a recipe picture is stored, served, previewed, exported and swept', async () => {
    const { draw, photograph } = openPhotographer();
    const { imageUrl, thumbnailUrl, plate } = await photograph();
    expect(await photograph()).toEqual({ imageUrl, thumbnailUrl, plate });
    expect(draw).toHaveBeenCalledTimes(1);
    const { error } = await cook.client
      .from('recipes')
      .insert({ user_id: cook.user.id, name: 'Soup', image_url: imageUrl });
    expect(error).toBeNull();
    for (const [address, width] of [
      [imageUrl, 1200],
      [thumbnailUrl ?? '', 400],
    ] as const) {
      const answer = await testApp.request(address);
      expect(answer.status).toBe(200);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
    }

    const { objects } = testApp.services;
    const readPreview = createLinkPreviews({ objects, clientDirectory: 'nowhere' });
    const preview = await readPreview(`/link-previews${imageUrl}.jpg`);
    expect((await sharp(preview?.bytes).metadata()).format).toBe('jpeg');

    const exported = await cook.client.functions.invoke('export-my-data');
    const files = unzipSync(new Uint8Array(await (exported.data as Blob).arrayBuffer()));
    expect(Object.keys(files).filter((name) => name.endsWith('.webp'))).toHaveLength(1);

    expect(await listed()).toHaveLength(3);
    testApp.clock.advance(2 * 3_600_000);
    await sweepPictures(testApp.services);
    expect(await listed()).toHaveLength(3);
    await testApp.testDatabase.owner`delete from public.recipes`;
    await sweepPictures(testApp.services);
    expect(await listed()).toEqual([]);
  });

  test('/readyz reports that the object store responds', async () => {
    const answer = await testApp.request('/readyz');
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', objects: 'ok' }]);
  });
});

describe('when S3 is down', () => {
  let gone: TestApp;
  let other: Person;
  beforeAll(async () => {
    const server = await startS3Server();
    gone = await createTestApp({ variables: { ...server.variables, S3_TIMEOUT_MS: '500' } });
    other = await signUpConfirmed(gone);
    await server.close();
  });
  afterAll(() => gone.close());

  const words = /^We can't reach the pictures right now/;

  test('a picture is an uncached 503 instead of a 404', async () => {
    const answer = await gone.request(`/storage/v1/object/public/${bucket}/a/b.webp`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      statusCode: '503',
      code: 'storage_unavailable',
      message: expect.stringMatching(words),
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('an upload fails with a readable message and leaves no row', async () => {
    const of = avatarsOf(other);
    const { error } = await of.upload(`${other.user.id}/avatar.png`, await png());
    expect(error).toMatchObject({ message: expect.stringMatching(words), statusCode: '503' });
    expect((await of.list(other.user.id)).data).toEqual([]);
  });

  test('everything else works, and /readyz reports the store as unavailable', async () => {
    const { error } = await other.client
      .from('recipes')
      .insert({ user_id: other.user.id, name: 'Soup', description: '' });
    expect(error).toBeNull();
    const ready = await gone.request('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ready', objects: 'unavailable' },
    ]);
  });
});
