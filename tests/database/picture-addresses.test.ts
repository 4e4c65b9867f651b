import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { addRecipe, test } from './scene.ts';

const migration = new URL('../../database/migrations/0010_picture_addresses.sql', import.meta.url);
const loose = "~ '^(https?://|/)'";

test('pictures that were let in before are taken away, the others stay', async ({ scene }) => {
  const { sql, person } = scene;
  const cook = await person();
  await sql.unsafe(`
    alter table public.profiles drop constraint profiles_avatar_url_check,
      add constraint profiles_avatar_url_check check (avatar_url ${loose});
    alter table public.recipes drop constraint recipes_image_url_check, drop constraint recipes_thumbnail_url_check,
      add constraint recipes_image_url_check check (image_url ${loose}),
      add constraint recipes_thumbnail_url_check check (thumbnail_url ${loose});`);
  const bad = '//evil.example/x.png';
  const recipe = await addRecipe(sql, cook, { image_url: '/kept.webp', thumbnail_url: bad });
  await sql`update public.profiles set avatar_url = ${bad} where id = ${cook.id}`;
  await sql.unsafe(await readFile(migration, 'utf8'));
  const [left] = await sql`
    select r.image_url, r.thumbnail_url, p.avatar_url
    from public.recipes r join public.profiles p on p.id = r.user_id where r.id = ${recipe}`;
  expect(left).toEqual({ image_url: '/kept.webp', thumbnail_url: null, avatar_url: null });
});
