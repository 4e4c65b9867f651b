import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { outcomeOf, type Person, refusal, type Scene, test } from './scene.ts';

type Put = {
  name: string;
  owner?: string | null;
  bucket?: string;
  version?: string;
  sizeBytes?: number;
};

const put =
  ({ name, owner = null, bucket = 'avatars', version = randomUUID(), sizeBytes = 1 }: Put) =>
  (sql: Transaction) =>
    sql<{ id: string; version: string }[]>`
    insert into storage.objects (bucket_id, name, owner, version, metadata)
    values (${bucket}, ${name}, ${owner}, ${version}, ${sql.json({ size: sizeBytes })}) returning id, version`;

const putOwn = ({ as }: Scene, person: Person, name = 'avatar.png', more: Partial<Put> = {}) =>
  as(person, put({ name: `${person.id}/${name}`, owner: person.id, ...more }));

const namesSeen = async ({ as }: Scene, who: Parameters<Scene['as']>[0]) => {
  const rows = await as(
    who,
    (sql) => sql<{ name: string }[]>`select name from storage.objects order by name`,
  );
  return rows.map(({ name }) => name);
};

describe('objects', () => {
  test('are readable by their owner and the service only', async ({ scene }) => {
    const [ada, ben] = [await scene.person(), await scene.person({ admin: true })];
    await putOwn(scene, ada);
    expect(await namesSeen(scene, ada)).toEqual([`${ada.id}/avatar.png`]);
    for (const who of [ben, 'visitor'] as const) expect(await namesSeen(scene, who)).toEqual([]);
    expect(await namesSeen(scene, 'service')).toHaveLength(1);
    expect(await outcomeOf(namesSeen(scene, 'accounts'))).toBe('42501');
  });

  test('cannot be added to another folder or bucket or for another owner', async ({ scene }) => {
    const [ada, ben] = [await scene.person(), await scene.person()];
    const tries: Put[] = [
      { name: `${ben.id}/a.png`, owner: ada.id },
      { name: `${ada.id}/a.png`, owner: ben.id },
      { name: `${ada.id}/a.png`, owner: null },
      { name: `${ada.id}`, owner: ada.id },
      { name: 'a.png', owner: ada.id },
      { name: `a/${ada.id}/a.png`, owner: ada.id },
      { name: `${ada.id.toUpperCase()}/a.png`, owner: ada.id },
      { name: `${ada.id}/a.png`, owner: ada.id, bucket: 'recipe-pictures' },
    ];
    for (const one of tries) {
      expect(await outcomeOf(scene.as(ada, put(one))), JSON.stringify(one)).toBe('42501');
      expect(await outcomeOf(scene.as('visitor', put(one)))).toBe('42501');
    }
  });

  test('are changed and deleted by their owner only and keep their folder and owner', async ({
    scene,
  }) => {
    const [ada, ben] = [await scene.person(), await scene.person()];
    await putOwn(scene, ada);
    const version = randomUUID();
    const byBen = await scene.as(
      ben,
      (sql) => sql`update storage.objects set version = ${version}`,
    );
    const removed = await scene.as(ben, (sql) => sql`delete from storage.objects`);
    expect([byBen.count, removed.count]).toEqual([0, 0]);
    const rename = (name: string) =>
      scene.as(ada, (sql) => sql`update storage.objects set name = ${name}`);
    expect(await outcomeOf(rename(`${ben.id}/avatar.png`))).toBe('42501');
    expect(await outcomeOf(rename(`${ada.id}/other.png`))).toBe('allowed');
    for (const change of [
      'owner = gen_random_uuid()',
      "bucket_id = 'recipe-pictures'",
      'id = gen_random_uuid()',
    ]) {
      const write = scene.as(ada, (sql) => sql`update storage.objects set ${sql.unsafe(change)}`);
      expect(await outcomeOf(write), change).toBe('42501');
    }
  });

  test('are closed to users who owe a factor, are suspended or are deleted', async ({ scene }) => {
    const { sql, as } = scene;
    const people = [await scene.person(), await scene.person(), await scene.person()] as const;
    const [owing, suspended, gone] = people;
    for (const person of people) await putOwn(scene, person);
    await sql`insert into auth.mfa_factors (user_id, factor_type, status) values (${owing.id}, 'totp', 'verified')`;
    await sql`update auth.users set banned_until = now() + interval '1 day' where id = ${suspended.id}`;
    await sql`delete from auth.users where id = ${gone.id}`;
    for (const person of people) {
      expect(await namesSeen(scene, person)).toEqual([]);
      expect(await outcomeOf(putOwn(scene, person, 'new.png'))).toBe('42501');
      const removed = await as(person, (step) => step`delete from storage.objects`);
      expect(removed.count).toBe(0);
    }
    await as(owing, (step) => step`delete from storage.objects`, 'aal2');
    await sql`update auth.users set banned_until = now() - interval '1 day' where id = ${suspended.id}`;
    expect(await namesSeen(scene, suspended)).toHaveLength(1);
    expect(await namesSeen(scene, owing)).toEqual([]);
  });

  test('have plain names, even if the service adds them', async ({ scene }) => {
    const dotted = ['.', '..', 'a/../b', 'a/./b', './a', 'a/..'];
    const empty = ['', '/', 'a//b', '/a', 'a/', ' '.repeat(1025)];
    for (const name of [...dotted, ...empty, 'é', 'a\\b', 'a\nb', 'a~b', 'a%b', 'a\u202eb']) {
      expect(await outcomeOf(scene.as('service', put({ name }))), name).toBe('23514');
    }
    for (const name of ['...', '.a/b..c', 'a b', "!-.*'() &$@=;:+,?/x"]) {
      expect(await outcomeOf(scene.as('service', put({ name }))), name).toBe('allowed');
    }
  });

  test('never share a version or a name', async ({ scene }) => {
    const [ada, ben] = [await scene.person(), await scene.person()];
    const [kept] = await putOwn(scene, ada);
    const taken = putOwn(scene, ben, 'avatar.png', { version: kept?.version ?? '' });
    expect(await outcomeOf(taken)).toBe('23505');
    expect(await outcomeOf(putOwn(scene, ada))).toBe('23505');
    expect(await outcomeOf(putOwn(scene, ada, 'b.png', { version: '../secret-key' }))).toBe(
      '23514',
    );
  });
});

describe('the quota', () => {
  test('is 20 objects and 20 MB per user; the service may exceed it', async ({ scene }) => {
    const ada = await scene.person();
    const mebibyte = 1024 * 1024;
    await putOwn(scene, ada, 'large.png', { sizeBytes: 20 * mebibyte - 10 });
    expect(await outcomeOf(putOwn(scene, ada, 'b.png', { sizeBytes: 11 }))).toBe('STFUL');
    const grow = (sizeBytes: number) =>
      scene.as(
        ada,
        (sql) => sql`update storage.objects set metadata = ${sql.json({ size: sizeBytes })}`,
      );
    expect(await outcomeOf(grow(20 * mebibyte + 1))).toBe('STFUL');
    await grow(1);
    for (let count = 1; count < 20; count += 1) await putOwn(scene, ada, `${count}.png`);
    expect(await outcomeOf(putOwn(scene, ada, '20.png'))).toBe('STFUL');
    await scene.as(ada, (sql) => sql`delete from storage.objects where name like '%/large.png'`);
    expect(await outcomeOf(putOwn(scene, ada, '20.png'))).toBe('allowed');
    expect(await outcomeOf(scene.as('service', put({ name: `${ada.id}/gift.png` })))).toBe(
      'allowed',
    );
  });

  test('holds for concurrent uploads', async ({ testDatabase }) => {
    const { owner } = testDatabase;
    const id = randomUUID();
    await owner`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`;
    const all = Array.from({ length: 24 }, (_, count) =>
      outcomeOf(owner`
        insert into storage.objects (bucket_id, name, owner, version, metadata)
        values ('avatars', ${`${id}/${count}.png`}, ${id}, ${randomUUID()}, '{"size": 1}')`),
    );
    const outcomes = await Promise.all(all);
    expect(outcomes.filter((outcome) => outcome === 'allowed')).toHaveLength(20);
    expect(new Set(outcomes)).toEqual(new Set(['allowed', 'STFUL']));
    await owner`delete from auth.users where id = ${id}`;
    await owner`delete from private.storage_leftovers`;
  });
});

describe('leftovers', () => {
  test('are recorded when an object is replaced, deleted, or deleted with its account', async ({
    scene,
  }) => {
    const { sql, as } = scene;
    const ada = await scene.person();
    const [one] = await putOwn(scene, ada, '1.png');
    const [two] = await putOwn(scene, ada, '2.png');
    const [three] = await as('service', put({ name: `${ada.id}/3.png` }));
    const replacement = randomUUID();
    await as(
      ada,
      (step) =>
        step`update storage.objects set version = ${replacement} where id = ${one?.id ?? null}`,
    );
    await as(
      ada,
      (step) => step`update storage.objects set name = name || '2' where id = ${one?.id ?? null}`,
    );
    const left = async () => {
      const rows = await sql<{ version: string }[]>`select version from private.storage_leftovers`;
      return rows.map(({ version }) => version).toSorted();
    };
    expect(await left()).toEqual([one?.version]);
    await as(ada, (step) => step`delete from storage.objects where id = ${two?.id ?? null}`);
    await sql`delete from auth.users where id = ${ada.id}`;
    expect(await left()).toEqual(
      [one?.version, two?.version, three?.version, replacement].toSorted(),
    );
    for (const who of ['visitor', ada] as const) {
      const look = as(who, (step) => step`select from private.storage_leftovers`);
      await expect(look).rejects.toMatchObject(refusal('42501'));
    }
  });
});

describe('buckets', () => {
  test('are visible if public, and read-only for every role', async ({ scene }) => {
    const { sql, as } = scene;
    const ada = await scene.person({ admin: true });
    await sql`insert into storage.buckets (id, name) values ('papers', 'papers')`;
    const ids = (who: Parameters<Scene['as']>[0]) =>
      as(who, (step) => step<{ id: string }[]>`select id from storage.buckets order by id`);
    for (const who of ['visitor', ada] as const) {
      expect((await ids(who)).map(({ id }) => id)).toEqual(['avatars', 'recipe-pictures']);
    }
    expect(await ids('service')).toHaveLength(3);
    for (const who of ['visitor', ada, 'service'] as const) {
      for (const write of [
        'update storage.buckets set public = true',
        "delete from storage.buckets where id = 'papers'",
      ]) {
        expect(await outcomeOf(as(who, (step) => step.unsafe(write))), write).toBe('42501');
      }
    }
  });
});

test('foldername, filename and extension split names as the official service does', async ({
  scene: { sql },
}) => {
  const rows = await sql`
    select storage.foldername(name) as folders, storage.filename(name) as file, storage.extension(name) as extension
    from unnest(array['a/b/c.tar.gz', 'c.png', 'a/b']) with ordinality as given (name, place) order by place`;
  expect([...rows]).toEqual([
    { folders: ['a', 'b'], file: 'c.tar.gz', extension: 'gz' },
    { folders: [], file: 'c.png', extension: 'png' },
    { folders: ['a'], file: 'b', extension: 'b' },
  ]);
});
