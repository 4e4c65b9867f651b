import type { Services } from '../services.ts';

const bucket = 'recipe-pictures';
const addressOfHouse = `/storage/v1/object/public/${bucket}/house/`;
/** A younger picture may belong to a generation whose end is not written down yet. */
const spareForMs = 3_600_000;
const askForAtOnce = 500;

/** Pictures of the house lie by their content, beside where their plate is: `house/<content>.webp`, `-thumbnail.webp`, `.json`. */
const housePath = /^house\/([0-9a-f]{40})(?:\.webp|-thumbnail\.webp|\.json)$/;

/** Of these generations, those that are gone and whose picture no saved recipe shows. */
async function findGone({ database }: Services, ids: readonly string[]): Promise<Set<string>> {
  const rows = await database.asService(
    (transaction) => transaction<{ id: string }[]>`
      select drawn.id from unnest(${ids as string[]}::uuid[]) as drawn (id)
      where not exists (select from public.generations g where g.id = drawn.id)
        and not exists (
          select from public.recipes r
          where strpos(r.image_url, ${`/${bucket}/`} || drawn.id) > 0
            or strpos(r.thumbnail_url, ${`/${bucket}/`} || drawn.id) > 0)`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Of these contents, those whose picture neither a recipe nor a generation shows any more. */
async function findUnshown({ database }: Services, names: readonly string[]): Promise<Set<string>> {
  const rows = await database.asService(
    (transaction) => transaction<{ name: string }[]>`
      select drawn.name from unnest(${names as string[]}::text[]) as drawn (name)
      where not exists (
          select from public.generations g
          where g.result ->> 'imageUrl' = ${addressOfHouse} || drawn.name || '.webp')
        and not exists (
          select from public.recipes r
          where r.image_url = ${addressOfHouse} || drawn.name || '.webp'
            or r.thumbnail_url = ${addressOfHouse} || drawn.name || '-thumbnail.webp')`,
  );
  return new Set(rows.map(({ name }) => name));
}

type Old = { byGeneration: Map<string, string[]>; byContent: Map<string, string[]> };

/** The old pictures' paths: of a model's, by the generation in whose folder they lie; of the house's, by their content. */
async function listOld({ objects, clock }: Services): Promise<Old> {
  const old: Old = { byGeneration: new Map(), byContent: new Map() };
  const young = new Map<string, string[]>();
  const before = clock().getTime() - spareForMs;
  const add = (to: Map<string, string[]>, key: string, path: string) =>
    to.set(key, [...(to.get(key) ?? []), path]);
  for await (const { path, modifiedAt } of objects.list(bucket)) {
    const isYoung = modifiedAt.getTime() > before;
    const [id = ''] = path.split('/');
    const content = housePath.exec(path)?.[1];
    if (content) add(isYoung ? young : old.byContent, content, path);
    else if (!isYoung && /^[0-9a-f-]{36}$/.test(id)) add(old.byGeneration, id, path);
  }
  // Where its plate is, is written again whenever a picture is taken for another recipe.
  for (const content of young.keys()) old.byContent.delete(content);
  return old;
}

/** Removes what `find` names of these, a few hundred at a time. @returns how many objects */
async function removeFound(
  services: Services,
  paths: Map<string, string[]>,
  find: (services: Services, keys: readonly string[]) => Promise<Set<string>>,
): Promise<number> {
  const keys = [...paths.keys()];
  let removed = 0;
  for (let from = 0; from < keys.length; from += askForAtOnce) {
    const found = await find(services, keys.slice(from, from + askForAtOnce));
    for (const path of [...found].flatMap((key) => paths.get(key) ?? [])) {
      if (await services.objects.remove({ bucket, path })) removed += 1;
    }
  }
  return removed;
}

/**
 * Removes the pictures of generations that were deleted, with an account or alone, and those of the house that nothing shows. What a saved
 * recipe shows stays.
 */
export async function sweepPictures(services: Services): Promise<void> {
  const { byGeneration, byContent } = await listOld(services);
  const removed =
    (await removeFound(services, byGeneration, findGone)) +
    (await removeFound(services, byContent, findUnshown));
  if (removed > 0) services.log.info({ removed }, 'removed pictures that nobody can see any more');
}
