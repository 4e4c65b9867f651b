import { pictureBucket as bucket } from '#contract/recipe-picture-address.ts';
import { mayTakeBytes } from '../database/backup-lock.ts';
import type { Services } from '../services.ts';
import { mayRemove } from '../storage/store-mark.ts';

/** SQL pattern of the hash in the URL of a house picture (a picture that our own photographer drew). */
const shownContent = `/${bucket}/house/([0-9a-f]{40})[.-]`;
/** A younger picture may belong to a generation whose result is not stored yet. */
const spareForMs = 3_600_000;
const askForAtOnce = 500;

/** House pictures are stored under a hash, with a JSON file of the plate's position: `house/<hash>.webp`, `-thumbnail.webp`, `.json`. */
const housePath = /^house\/([0-9a-f]{40})(?:\.webp|-thumbnail\.webp|\.json)$/;

const isSpared = (modifiedAt: Date, now: Date): boolean =>
  modifiedAt.getTime() > now.getTime() - spareForMs;

/** Returns those of the generations that were deleted and whose picture no saved recipe shows. */
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

/** Returns those of the hashes whose picture no recipe or generation shows any more, whatever the host in its URL. */
async function findUnshown({ database }: Services, names: readonly string[]): Promise<Set<string>> {
  const rows = await database.asService(
    (transaction) => transaction<{ name: string }[]>`
      with shown as (
        select substring(result ->> 'imageUrl' from ${shownContent}) as name from public.generations
        union select substring(image_url from ${shownContent}) from public.recipes
        union select substring(thumbnail_url from ${shownContent}) from public.recipes)
      select drawn.name from unnest(${names as string[]}::text[]) as drawn (name)
      where not exists (select from shown where shown.name = drawn.name)`,
  );
  return new Set(rows.map(({ name }) => name));
}

type Old = { byGeneration: Map<string, string[]>; byContent: Map<string, string[]> };

/** Lists the paths of old pictures: model pictures by the generation id of their folder, house pictures by their hash. */
async function listOld({ objects, clock }: Services): Promise<Old> {
  const old: Old = { byGeneration: new Map(), byContent: new Map() };
  const young = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, key: string, path: string) =>
    to.set(key, [...(to.get(key) ?? []), path]);
  for await (const { path, modifiedAt } of objects.list(bucket)) {
    const isYoung = isSpared(modifiedAt, clock());
    const [id = ''] = path.split('/');
    const content = housePath.exec(path)?.[1];
    if (content) add(isYoung ? young : old.byContent, content, path);
    else if (!isYoung && /^[0-9a-f-]{36}$/.test(id)) add(old.byGeneration, id, path);
  }
  // The plate file is rewritten whenever the picture is reused for another recipe, so a young one protects all files of its hash.
  for (const content of young.keys()) old.byContent.delete(content);
  return old;
}

/**
 * Removes the pictures of one hash, unless they were reused for another recipe since the listing. The plate file is removed first:
 * without it the photographer draws the picture again.
 */
async function removeContent(services: Services, content: string, paths: readonly string[]) {
  const { objects, clock } = services;
  const plate = await objects.find({ bucket, path: `house/${content}.json` });
  if (plate && isSpared(plate.modifiedAt, clock())) return 0;
  const isPlate = (path: string) => Number(path.endsWith('.json'));
  return removePaths(
    services,
    paths.toSorted((one, other) => isPlate(other) - isPlate(one)),
  );
}

/** Removes the paths. @returns how many of them existed */
async function removePaths({ objects }: Services, paths: readonly string[]): Promise<number> {
  let removed = 0;
  for (const path of paths) if (await objects.remove({ bucket, path })) removed += 1;
  return removed;
}

type Sweep = {
  paths: Map<string, string[]>;
  find: (services: Services, keys: readonly string[]) => Promise<Set<string>>;
  remove: (services: Services, key: string, paths: readonly string[]) => Promise<number>;
};

/** Removes the paths of the keys that `find` returns, a few hundred keys at a time. @returns how many objects were removed */
async function removeFound(services: Services, { paths, find, remove }: Sweep): Promise<number> {
  const keys = [...paths.keys()];
  let removed = 0;
  for (let from = 0; from < keys.length; from += askForAtOnce) {
    const found = await find(services, keys.slice(from, from + askForAtOnce));
    if (found.size > 0 && !(await mayTakeBytes(services.database))) return removed;
    for (const key of found) removed += await remove(services, key, paths.get(key) ?? []);
  }
  return removed;
}

/**
 * Removes the pictures of deleted generations (alone or with their account), and house pictures that nothing shows. Pictures that a saved
 * recipe shows stay. A store that belongs to another database is left alone.
 */
export async function sweepPictures(services: Services): Promise<void> {
  if (!(await mayRemove(services))) return;
  const { byGeneration, byContent } = await listOld(services);
  const removed =
    (await removeFound(services, {
      paths: byGeneration,
      find: findGone,
      remove: (_services, _id, paths) => removePaths(services, paths),
    })) +
    (await removeFound(services, { paths: byContent, find: findUnshown, remove: removeContent }));
  if (removed > 0) services.log.info({ removed }, 'unreferenced pictures removed');
}
