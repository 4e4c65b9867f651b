import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepPictures } from '#server/operations/sweep-pictures.ts';
import type { ObjectName } from '#server/storage/object-store.ts';
import { claimStore } from '#server/storage/store-mark.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { makeDataDirectory } from '../support/data-directory.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';

let testApp: TestApp;
let data: Awaited<ReturnType<typeof makeDataDirectory>>;
let cook: Person;
const bucket = 'recipe-pictures';

beforeAll(async () => {
  data = await makeDataDirectory();
  testApp = await createTestApp({ variables: { DATA_DIR: data.path } });
  await claimStore(testApp.services);
  cook = await signUpConfirmed(testApp);
});
afterAll(async () => {
  await testApp.close();
  await data.remove();
});

/** Stores a picture for the generation with this id and returns its path. */
async function draw(id: string): Promise<string> {
  const path = `${id}/${randomUUID()}.webp`;
  const object = { bytes: new Uint8Array(3), contentType: 'image/webp' };
  await testApp.services.objects.put({ bucket, path }, object);
  return path;
}

async function kept(): Promise<string[]> {
  const listed = await Array.fromAsync(testApp.services.objects.list(bucket));
  return listed.map(({ path }) => path).toSorted();
}

test('removes old pictures of deleted generations, except those that a recipe shows', async () => {
  const [generation] = await testApp.services.database.asService(
    (sql) => sql<{ id: string }[]>`
      select id from private.begin_generation(${cook.user.id}, 'one', '{}', 'prompt', 'chef')`,
  );
  const known = await draw(generation?.id ?? '');
  const saved = await draw(randomUUID());
  const gone = await draw(randomUUID());
  const { error } = await cook.client.from('recipes').insert({
    user_id: cook.user.id,
    name: 'Soup',
    image_url: `/storage/v1/object/public/${bucket}/${saved}`,
  });
  expect(error).toBeNull();
  await sweepPictures(testApp.services);
  expect(await kept()).toEqual([known, saved, gone].toSorted());
  testApp.clock.advance(2 * 3_600_000);
  await sweepPictures(testApp.services);
  await sweepPictures(testApp.services);
  expect(await kept()).toEqual([known, saved].toSorted());
});

/** Stores a house picture (main, thumbnail and JSON file) whose hash is this letter 40 times. @returns its URL */
async function drawHouse(letter: string, ends = ['.webp', '-thumbnail.webp', '.json']) {
  const base = `house/${letter.repeat(40)}`;
  for (const end of ends) {
    const object = { bytes: new Uint8Array(3), contentType: 'image/webp' };
    await testApp.services.objects.put({ bucket, path: `${base}${end}` }, object);
  }
  return `/storage/v1/object/public/${bucket}/${base}.webp`;
}

const house = async () => (await kept()).filter((path) => path.startsWith('house/'));

const threeOf = (...letters: string[]) =>
  letters.flatMap((letter) =>
    ['-thumbnail.webp', '.json', '.webp'].map((end) => `house/${letter.repeat(40)}${end}`),
  );

test('keeps a house picture while a recipe or generation of any user shows it', async () => {
  const other = await signUpConfirmed(testApp);
  const shown = await drawHouse('a');
  const shownByGeneration = await drawHouse('b');
  await drawHouse('c');
  const shownByApp = `https://table.example${await drawHouse('d')}`;
  const { database } = testApp.services;
  for (const address of [shown, shownByApp]) {
    await database.asService(
      (sql) => sql`
        insert into public.recipes (user_id, name, image_url) values (${cook.user.id}, 'Shown', ${address})`,
    );
  }
  await database.asService(
    (sql) => sql`
      select private.complete_generation(id, jsonb_build_object('imageUrl', ${shownByGeneration}::text),
        '{}', 0, 0, null, false)
      from private.begin_generation(${other.user.id}, 'two', '{}', 'prompt', 'chef')`,
  );
  expect(await house()).toHaveLength(12);
  testApp.clock.advance(2 * 3_600_000);
  await sweepPictures(testApp.services);
  expect(await house()).toEqual(threeOf('a', 'b', 'd'));
});

test('keeps a house picture that is reused while the sweep is running', async () => {
  const { services, clock } = testApp;
  await drawHouse('e');
  await drawHouse('f');
  clock.advance(2 * 3_600_000);
  const youngFromMs = clock.now().getTime();
  const objects = {
    ...services.objects,
    find: async (name: ObjectName) => {
      const found = await services.objects.find(name);
      const isTaken = name.path.includes('eeee');
      return found && isTaken ? { ...found, modifiedAt: new Date(youngFromMs) } : found;
    },
  };
  await sweepPictures({ ...services, objects });
  expect(await house()).toEqual(threeOf('a', 'b', 'd', 'e'));
});
