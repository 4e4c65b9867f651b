import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { makeDataDirectory } from '../support/data-directory.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';

let testApp: TestApp;
let data: Awaited<ReturnType<typeof makeDataDirectory>>;
let cook: Person;

beforeAll(async () => {
  data = await makeDataDirectory();
  testApp = await createTestApp({ variables: { DATA_DIR: data.path } });
  cook = await signUpConfirmed(testApp);
});
afterAll(async () => {
  await testApp.close();
  await data.remove();
});

const drawn = (color: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: color } })
    .png()
    .toBuffer();

test('a file of a browser', async () => {
  const path = `${cook.user.id}/avatar.png`;
  const bucket = cook.client.storage.from('avatars');
  const file = new File([await drawn('red')], 'me.png', { type: 'image/png' });
  const { data: put, error } = await bucket.upload(path, file, { upsert: true });
  expect(error).toBeNull();
  expect(put).toEqual({ id: expect.any(String), path, fullPath: `avatars/${path}` });
  const answer = await testApp.request(bucket.getPublicUrl(path).data.publicUrl);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
});
