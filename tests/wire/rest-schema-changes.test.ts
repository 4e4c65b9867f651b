import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createRestScene, type RestScene } from './rest-scene.ts';

let scene: RestScene;
beforeAll(async () => {
  scene = await createRestScene();
  await scene.get('shelves?select=id&limit=1'); // loads the schema cache
});
afterAll(() => scene.close());

const statusOf = async (path: string) => (await scene.get(path)).status;
const change = (sql: string) => scene.testDatabase.owner.unsafe(sql);

test('a new table, column, foreign key and function are available at once', async () => {
  expect(await statusOf('pans')).toBe(404);
  await change('create table public.pans (id int primary key); grant all on public.pans to anon');
  expect(await statusOf('pans?select=id')).toBe(200);

  expect(await statusOf('pans?select=size')).toBe(400);
  await change('alter table public.pans add column size int, add column shelf_id int');
  expect(await statusOf('pans?select=size')).toBe(200);

  expect(await statusOf('pans?select=id,shelves(name)')).toBe(400);
  await change('alter table public.pans add foreign key (shelf_id) references public.shelves (id)');
  expect(await statusOf('pans?select=id,shelves(name)')).toBe(200);

  expect(await statusOf('rpc/pan_count')).toBe(404);
  await change(`create function public.pan_count() returns int language sql stable as 'select 0';
    grant execute on function public.pan_count() to anon`);
  expect(await statusOf('rpc/pan_count')).toBe(200);
});

test('a dropped or renamed object is refused and its replacement is found', async () => {
  await change(
    'create table public.lamps (id int, colour text); grant all on public.lamps to anon',
  );
  expect(await statusOf('lamps?select=colour')).toBe(200);
  await change('alter table public.lamps rename column colour to tint');
  expect(await statusOf('lamps?select=colour')).toBe(400);
  expect(await statusOf('lamps?select=tint')).toBe(200);
  await change('alter table public.lamps alter column tint type int using 1');
  await change('notify schema_changed');
  await expect.poll(() => statusOf('lamps?tint=eq.red')).toBe(400);
  await change('drop table public.lamps');
  expect(await statusOf('lamps')).toBe(404);
});

test('two processes on one database both see a change', async () => {
  const second = createApp(scene.services);
  const headers = { apikey: scene.services.keys.anonKey };
  const ask = (path: string) =>
    second.fetch(new Request(`http://saffron.test/rest/v1/${path}`, { headers }));
  expect((await ask('pots')).status).toBe(404);
  await change('create table public.pots (id int); grant all on public.pots to anon');
  expect((await ask('pots')).status).toBe(200);
  expect(await statusOf('pots')).toBe(200);
});
