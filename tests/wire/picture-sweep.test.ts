import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepPictures } from '#server/operations/sweep-pictures.ts';
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
  cook = await signUpConfirmed(testApp);
});
afterAll(async () => {
  await testApp.close();
  await data.remove();
});

/** Keeps a picture for a generation of this id. */
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

test('pictures go with their generation, but not from a recipe that shows them, and not at once', async () => {
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

test('a picture of the house stays while a recipe or a generation shows it, whoever they are', async () => {
  const drawHouse = async (letter: string) => {
    const base = `house/${letter.repeat(40)}`;
    for (const path of [`${base}.webp`, `${base}-thumbnail.webp`, `${base}.json`]) {
      const object = { bytes: new Uint8Array(3), contentType: 'image/webp' };
      await testApp.services.objects.put({ bucket, path }, object);
    }
    return `/storage/v1/object/public/${bucket}/${base}.webp`;
  };
  const other = await signUpConfirmed(testApp);
  const shown = await drawHouse('a');
  const shownByGeneration = await drawHouse('b');
  await drawHouse('c');
  const { database } = testApp.services;
  await database.asService(
    (sql) => sql`
      insert into public.recipes (user_id, name, image_url) values (${cook.user.id}, 'Shown', ${shown})`,
  );
  await database.asService(
    (sql) => sql`
      select private.complete_generation(id, jsonb_build_object('imageUrl', ${shownByGeneration}::text),
        '{}', 0, 0, null, false)
      from private.begin_generation(${other.user.id}, 'two', '{}', 'prompt', 'chef')`,
  );
  const house = async () => (await kept()).filter((path) => path.startsWith('house/'));
  expect(await house()).toHaveLength(9);
  testApp.clock.advance(2 * 3_600_000);
  await sweepPictures(testApp.services);
  expect(await house()).toEqual(
    ['a', 'b'].flatMap((letter) =>
      ['-thumbnail.webp', '.json', '.webp'].map((end) => `house/${letter.repeat(40)}${end}`),
    ),
  );
});
