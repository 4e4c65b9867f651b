import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noRevocations } from '#server/http/session-revocation-list.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { type Protected, protectedPerson, signInAgain } from './factor-scene.ts';
import {
  avatarsOf,
  colorOf,
  isNearly,
  png,
  rawCall,
  type StorageScene,
  startStorageScene,
} from './storage-scene.ts';

let scene: StorageScene;
let weak: Person;
let strong: Protected;
let suspended: Person;
let gone: Person;

beforeAll(async () => {
  // As in a process whose revocation list does not know the ended sessions yet: row-level security must refuse without it.
  scene = await startStorageScene(
    'disk',
    { RATE_LIMITS: 'off' },
    { revokedSessions: noRevocations },
  );
  const { testApp } = scene;
  strong = await protectedPerson(testApp);
  weak = await signInAgain(testApp, strong);
  [suspended, gone] = [await signUpConfirmed(testApp), await signUpConfirmed(testApp)];
  for (const person of [scene.cook, scene.other, strong, suspended, gone]) {
    const { error } = await avatarsOf(person).upload(`${person.user.id}/avatar.png`, await png());
    expect(error).toBeNull();
  }
  const { owner } = testApp.testDatabase;
  await owner`update auth.users set banned_until = now() + interval '1 day' where id = ${suspended.user.id}`;
  await owner`delete from auth.users where id = ${gone.user.id}`;
});
afterAll(() => scene.close());

const forbidden = {
  status: 400,
  statusCode: '403',
  code: 'AccessDenied',
  message: 'new row violates row-level security policy',
};

const visitor = () => ({ client: scene.testApp.client() });

/** Returns every kind of caller without access to a folder, with the owner of that folder. */
const intruders = () =>
  [
    ['a visitor', visitor(), scene.cook],
    ['another cook', scene.other, scene.cook],
    ['somebody who owes a factor, in their own', weak, strong],
    ['somebody suspended, in their own', suspended, suspended],
    ['somebody whose account is gone, in their own', gone, gone],
  ] as const;

test('a caller without access to a folder cannot write, move, list or remove objects', async () => {
  for (const [who, person, owner] of intruders()) {
    const bucket = avatarsOf(person);
    const folder = owner.user.id;
    const path = `${folder}/avatar.png`;
    for (const [what, { error }] of [
      ['upload', await bucket.upload(`${folder}/new.png`, await png())],
      ['upload of a file', await bucket.upload(`${folder}/new.png`, new Blob([await png()]))],
      ['upsert', await bucket.upload(path, await png({ color: 'blue' }), { upsert: true })],
      ['update', await bucket.update(path, await png({ color: 'blue' }))],
      ['update of nothing', await bucket.update(`${folder}/none.png`, await png())],
    ] as const) {
      expect(error, `${who}: ${what}`).toMatchObject(forbidden);
    }
    for (const [what, { error }] of [
      ['move', await bucket.move(path, `${folder}/moved.png`)],
      ['copy', await bucket.copy(path, `${folder}/copied.png`)],
      ['info', await bucket.info(path)],
      ['sign', await bucket.createSignedUrl(path, 60)],
    ] as const) {
      const refused = ['NoSuchKey', 'AccessDenied'];
      expect(refused, `${who}: ${what}`).toContain((error as { code?: string } | null)?.code);
    }
    expect((await bucket.list(folder)).data, who).toEqual([]);
    expect((await bucket.remove([path])).data, who).toEqual([]);
    expect((await bucket.createSignedUrls([path], 60)).data?.[0]?.signedUrl, who).toBeNull();
  }
  for (const person of [scene.cook, scene.other, strong]) {
    const { data } = await avatarsOf(person).list(person.user.id);
    expect(data?.map(({ name }) => name)).toEqual(['avatar.png']);
    const kept = await avatarsOf(person).download(`${person.user.id}/avatar.png`);
    const color = await colorOf(new Uint8Array((await kept.data?.arrayBuffer()) ?? []));
    expect(isNearly(color, [255, 99, 71])).toBe(true);
  }
});

test('a cook may write only in the folder named exactly after their user id', async () => {
  const { id } = scene.cook.user;
  for (const path of [
    'avatar.png',
    id,
    `${id.toUpperCase()}/avatar.png`,
    `x${id}/avatar.png`,
    `${id}x/avatar.png`,
    `${scene.other.user.id}/${id}/avatar.png`,
    ` ${id}/avatar.png`,
  ]) {
    const { error } = await avatarsOf(scene.cook).upload(path, await png(), { upsert: true });
    expect(error, path).toMatchObject(forbidden);
    const moved = await avatarsOf(scene.cook).move(`${id}/avatar.png`, path);
    expect(moved.error, path).toMatchObject(forbidden);
  }
  const deep = await avatarsOf(scene.cook).upload(`${id}/deep/er/avatar.png`, await png());
  expect(deep.error).toBeNull();
  await avatarsOf(scene.cook).remove([`${id}/deep/er/avatar.png`]);
});

test('an upsert by the service role keeps the owner of the object', async () => {
  const path = `${scene.cook.user.id}/avatar.png`;
  const { owner } = scene.testApp.testDatabase;
  const [row] = await owner`select owner, owner_id from storage.objects where name = ${path}`;
  expect(row).toEqual({ owner: scene.cook.user.id, owner_id: scene.cook.user.id });
  const put = avatarsOf({ client: scene.testApp.client('service_role') });
  expect((await put.upload(path, await png(), { upsert: true })).error).toBeNull();
  const [after] = await owner`select owner from storage.objects where name = ${path}`;
  expect(after?.owner).toBe(scene.cook.user.id);
});

describe('the service role', () => {
  test('may do everything, and a cook may remove what it puts into their folder', async () => {
    const bucket = avatarsOf({ client: scene.testApp.client('service_role') });
    const folder = scene.cook.user.id;
    expect((await bucket.upload(`${folder}/gift.png`, await png())).error).toBeNull();
    expect((await bucket.list()).data?.map(({ name }) => name)).toContain(scene.other.user.id);
    expect((await bucket.move(`${folder}/gift.png`, `${folder}/present.png`)).error).toBeNull();
    expect((await avatarsOf(scene.cook).remove([`${folder}/present.png`])).data).toHaveLength(1);
  });
});

describe('tokens and keys', () => {
  test('an invalid bearer token is refused', async () => {
    for (const token of ['not.a.token', `${scene.cook.session.access_token}x`]) {
      const answer = await rawCall(scene, token)('/object/list/avatars', {
        method: 'POST',
        body: '{}',
      });
      expect(answer.status).toBe(400);
      const refusal = { statusCode: '403', code: 'AccessDenied', message: 'jwt is not valid' };
      expect(await answer.json()).toMatchObject(refusal);
    }
  });

  test('a request without an API key is a 401, except for public objects', async () => {
    const path = `${scene.cook.user.id}/avatar.png`;
    for (const to of ['/object/list/avatars', `/object/avatars/${path}`, '/object/move']) {
      const answer = await scene.testApp.request(`/storage/v1${to}`, {
        method: 'POST',
        body: '{}',
      });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ message: 'No API key found in request' });
    }
    const open = await scene.testApp.request(`/storage/v1/object/public/avatars/${path}`);
    expect(open.status).toBe(200);
    await open.body?.cancel();
  });

  test('an expired token is refused with its reason', async () => {
    const token = scene.other.session.access_token;
    scene.testApp.clock.advance(2 * 3_600_000);
    const answer = await rawCall(scene, token)('/bucket');
    expect(await answer.json()).toMatchObject({ statusCode: '403', message: 'jwt expired' });
  });
});

test('the data API cannot reach the storage tables', async () => {
  for (const client of [visitor().client, scene.testApp.client('service_role')]) {
    for (const table of ['objects', 'buckets']) {
      const { error } = await client.schema('storage').from(table).select('*');
      expect(error?.code).toBe('PGRST106');
      expect((await client.from(table).select('*')).error).not.toBeNull();
    }
    expect((await client.schema('storage').rpc('foldername', { name: 'a/b' })).error?.code).toBe(
      'PGRST106',
    );
    expect((await client.from('storage_leftovers').select('*')).error).not.toBeNull();
  }
});
