import { expect } from 'vitest';
import { type Person, type Scene, test } from './scene.ts';

const picture = '/storage/v1/object/public/recipe-pictures/a/b.webp';
const thumbnail = '/storage/v1/object/public/recipe-pictures/a/b-thumbnail.webp';

async function generate({ as }: Scene, cook: Person): Promise<string> {
  return as('service', async (sql) => {
    const result = { recipe: { title: 'Soup' }, imageUrl: picture, thumbnailUrl: thumbnail };
    const [row] =
      await sql`select id from private.begin_generation(${cook.id}, 'key', '{}', 'p', 'm')`;
    await sql`select private.complete_generation(${row?.id}, ${sql.json(result)}, null, null, null)`;
    return row?.id;
  });
}

async function thumbnailOf({ as }: Scene, cook: Person, columns: Record<string, unknown>) {
  const row = { user_id: cook.id, name: 'Soup', ...columns };
  const [saved] = await as(
    cook,
    (sql) => sql`insert into public.recipes ${sql(row as never)} returning thumbnail_url`,
  );
  return saved?.thumbnail_url;
}

test('a saved recipe gets its generation’s thumbnail only for the same picture', async ({
  scene,
}) => {
  const cook = await scene.person();
  const generation_id = await generate(scene, cook);
  const other = { generation_id, image_url: '/images/stock-recipe.webp' };
  expect(await thumbnailOf(scene, cook, { image_url: picture })).toBeNull();
  expect(await thumbnailOf(scene, cook, other)).toBeNull();
  await scene.sql`delete from public.recipes where user_id = ${cook.id}`;
  expect(await thumbnailOf(scene, cook, { generation_id, image_url: picture })).toBe(thumbnail);
});

test('a thumbnail that the cook sets is kept', async ({ scene }) => {
  const cook = await scene.person();
  const generation_id = await generate(scene, cook);
  const given = { generation_id, image_url: picture, thumbnail_url: '/mine.webp' };
  expect(await thumbnailOf(scene, cook, given)).toBe('/mine.webp');
});
