import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { makeDataDirectory } from '../support/data-directory.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { protectedPerson, signInAgain } from './factor-scene.ts';

let testApp: TestApp;
let data: Awaited<ReturnType<typeof makeDataDirectory>>;
beforeAll(async () => {
  data = await makeDataDirectory();
  testApp = await createTestApp({ variables: { DATA_DIR: data.path } });
});
afterAll(async () => {
  await testApp.close();
  await data.remove();
});

type Exported = Record<string, Record<string, unknown>[]> & { about: string; exportedAt: string };

/** Downloads the export with the official client and unzips it. */
async function takeAway({ client }: Pick<Person, 'client'>) {
  const answer = await client.functions.invoke('export-my-data');
  if (answer.error) throw answer.error;
  const files = unzipSync(new Uint8Array(await (answer.data as Blob).arrayBuffer()));
  const text = new TextDecoder().decode(files['data.json']);
  return { files, text, exported: JSON.parse(text) as Exported };
}

/** Stores a picture. @returns its address */
async function draw(bucket: string, path: string, bytes: number[]): Promise<string> {
  const object = { bytes: new Uint8Array(bytes), contentType: 'image/webp' };
  await testApp.services.objects.put({ bucket, path }, object);
  return `/storage/v1/object/public/${bucket}/${path}`;
}

async function save({ client, user }: Person, rows: object[]) {
  const { error } = await client
    .from('recipes')
    .insert(rows.map((row) => ({ user_id: user.id, description: '', ...row })));
  if (error) throw error;
}

test('the export has all data of the cook, with pictures and without secrets', async () => {
  const cook = await signUpConfirmed(testApp, { name: 'Maya Lindqvist' });
  const soup = await draw('recipe-pictures', 'house/one.webp', [1, 2, 3]);
  await save(cook, [
    { name: 'Soup', image_url: soup, description: 'With “red” onions' },
    { name: 'The same picture', image_url: `https://table.example${soup}` },
    { name: 'Swept', image_url: '/storage/v1/object/public/recipe-pictures/house/gone.webp' },
    { name: 'Elsewhere', image_url: 'https://elsewhere.example/a.jpg' },
  ]);
  const { files, text, exported } = await takeAway(cook);
  expect(Object.keys(files)).toEqual(['data.json', 'pictures/recipe-pictures-house-one.webp']);
  expect([...(files['pictures/recipe-pictures-house-one.webp'] ?? [])]).toEqual([1, 2, 3]);
  const names = exported.recipes?.map(({ name }) => String(name)).toSorted();
  expect(names).toEqual(['Elsewhere', 'Soup', 'Swept', 'The same picture']);
  expect(exported.recipes).toContainEqual(
    expect.objectContaining({ name: 'Soup', description: 'With “red” onions', image_url: soup }),
  );
  expect(exported.profile).toMatchObject([{ full_name: 'Maya Lindqvist', email: cook.email }]);
  expect(exported.account).toMatchObject([{ email: cook.email }]);
  expect(exported.creditHistory).toMatchObject([{ delta: 1, kind: 'free' }]);
  expect(exported.sessions).toHaveLength(1);
  expect(exported.pictures).toMatchObject([{ file: 'pictures/recipe-pictures-house-one.webp' }]);
  expect(exported.exportedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(text).not.toContain('$argon2');
  expect(exported.sentCodes).toMatchObject([{ token_type: 'confirmation_token' }]);
  expect(text).not.toMatch(/"(token|token_hash|code_hash)":/);
});

test('a picture address in a recipe cannot export files that are not public', async () => {
  const cook = await signUpConfirmed(testApp);
  const address = await draw('backups', 'all.zip', [9]);
  await save(cook, [
    { name: 'Nosy', image_url: address },
    { name: 'Nosier', image_url: '/storage/v1/object/public/recipe-pictures/..%2Fbackups/all.zip' },
    { name: 'Broken', image_url: '/storage/v1/object/public/recipe-pictures/%E0%A4%A' },
  ]);
  expect(Object.keys((await takeAway(cook)).files)).toEqual(['data.json']);
});

test('rows beyond one page are all exported exactly once', async () => {
  const cook = await signUpConfirmed(testApp);
  const names = Array.from({ length: 230 }, (_, index) => `Dish ${index}`);
  await save(
    cook,
    names.map((name) => ({ name })),
  );
  const { exported } = await takeAway(cook);
  const found = exported.recipes?.map(({ name }) => String(name)) ?? [];
  expect(found.toSorted()).toEqual(names.toSorted());
});

test('the export needs a session and second factor, at most ten times an hour', async () => {
  const signedOut = await testApp.client().functions.invoke('export-my-data');
  expect(signedOut.error).toMatchObject({ context: { status: 401 } });
  const half = await signInAgain(testApp, await protectedPerson(testApp));
  const owing = await half.client.functions.invoke('export-my-data');
  expect(owing.error).toMatchObject({ context: { status: 403 } });
  const cook = await signUpConfirmed(testApp);
  const { exported } = await takeAway(cook);
  expect(exported.recipes).toEqual([]);
  for (let turn = 0; turn < 9; turn += 1) await takeAway(cook);
  const refused = await cook.client.functions.invoke('export-my-data');
  const answer = refused.error?.context as Response;
  expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, true]);
});
