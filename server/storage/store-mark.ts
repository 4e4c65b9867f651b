import { pictureBucket } from '#contract/recipe-pictures.ts';
import type { Services } from '../services.ts';
import type { ObjectName, ObjectStore } from './object-store.ts';
import { storedNameOf } from './stored-name.ts';

type Keeper = Pick<Services, 'database' | 'objects'>;

/** In a bucket that has no row: no door lists it, reads from it or writes to it, and no sweep looks there. */
export const markName: ObjectName = { bucket: 'store-owner', path: 'database' };

/** Whose the store is. Unmarked: it holds objects, nobody's mark, and nothing that says that they are ours. */
export type StoreOwner = 'this database' | 'another database' | 'unmarked';

/** So many of the newest objects are looked for: some may have lost their bytes. */
const lookedFor = 20;

/** The mark that a store carries, if any. */
export async function readMark(objects: ObjectStore): Promise<string | undefined> {
  const found = await objects.read(markName);
  return found && new Response(found.body).text();
}

/** Gives a store a mark, whatever it carried before. */
export async function putMark(objects: ObjectStore, mark: string): Promise<void> {
  await objects.put(markName, {
    bytes: new TextEncoder().encode(mark),
    contentType: 'text/plain; charset=utf-8',
  });
}

async function readOwnMark({ database }: Keeper): Promise<{ mark: string; since: Date }> {
  const [own] = await database.asService(
    (transaction) => transaction<{ mark: string; since: Date }[]>`
      select mark, since from private.object_store_mark()`,
  );
  if (!own) throw new Error('private.object_store has lost its row: insert it again.');
  return own;
}

/** Whether there is an object in a bucket. */
export async function holdsAnything(objects: ObjectStore, bucket: string): Promise<boolean> {
  const listed = objects.list(bucket)[Symbol.asyncIterator]();
  const { done } = await listed.next();
  await listed.return?.();
  return !done;
}

/** Whether the store holds nothing that a sweep of this database could take away. */
async function isEmpty({ database, objects }: Keeper): Promise<boolean> {
  const buckets = await database.asService(
    (transaction) => transaction<{ id: string }[]>`select id from storage.buckets`,
  );
  for (const { id } of buckets) if (await holdsAnything(objects, id)) return false;
  return true;
}

/** The newest objects that the database named before this moment: of uploads, and of pictures that were made here. */
async function readNamed({ database }: Keeper, before: Date): Promise<ObjectName[]> {
  const [uploads, pictures] = await database.asService((transaction) =>
    Promise.all([
      transaction<{ bucket_id: string; version: string }[]>`
        select bucket_id, version from storage.objects where updated_at < ${before}
        order by updated_at desc limit ${lookedFor}`,
      transaction<{ path: string }[]>`
        select substring(result ->> 'imageUrl' from ${`/${pictureBucket}/([^?#]+)`}) as path
        from public.generations
        where created_at < ${before} and strpos(result ->> 'imageUrl', ${`/${pictureBucket}/`}) > 0
        order by created_at desc limit ${lookedFor}`,
    ]),
  );
  return [
    ...uploads.map((row) => storedNameOf(row.bucket_id, row.version)),
    ...pictures.map(({ path }) => ({ bucket: pictureBucket, path })),
  ];
}

/** Of the newest objects that the database named before a moment: how many they are, and how many lie in the store. */
export async function countNamed(
  keeper: Keeper,
  before: Date,
): Promise<{ named: number; found: number }> {
  const names = await readNamed(keeper, before);
  const infos = await Promise.all(names.map((name) => keeper.objects.find(name)));
  return { named: names.length, found: infos.filter(Boolean).length };
}

/** Whose the store is, as its mark says. */
export async function readStoreOwner(keeper: Keeper): Promise<StoreOwner> {
  const found = await readMark(keeper.objects);
  if (found === undefined) return 'unmarked';
  return found === (await readOwnMark(keeper)).mark ? 'this database' : 'another database';
}

/** Marks the store as this database's own, whatever it carried before: an act of whoever keeps the product running. */
export async function adoptStore(keeper: Keeper): Promise<void> {
  await putMark(keeper.objects, (await readOwnMark(keeper)).mark);
}

/**
 * Whose the store is; one that nobody has marked becomes ours where that can cost nobody anything: it is empty, or it holds what this database
 * named before there were marks. What was named since does not count: a process over the wrong database also puts objects there.
 *
 * Any number of processes may do so at once. Of two databases with one empty store the later has it, which the other sees when it asks again.
 */
export async function claimStore(keeper: Keeper): Promise<StoreOwner> {
  const owner = await readStoreOwner(keeper);
  if (owner !== 'unmarked') return owner;
  const { since } = await readOwnMark(keeper);
  const isOurs = (await isEmpty(keeper)) || (await countNamed(keeper, since)).found > 0;
  if (!isOurs) return 'unmarked';
  await adoptStore(keeper);
  return readStoreOwner(keeper);
}

/** What an operator is told of a store from which nothing is removed. */
export function warningOf(owner: StoreOwner): string | undefined {
  if (owner === 'this database') return undefined;
  const why =
    owner === 'another database'
      ? 'belongs to another database'
      : 'holds objects, and nothing says that they are this database’s';
  return (
    `The store of pictures and uploads ${why}: nothing is removed from it. Are DATABASE_URL and the store right? ` +
    'After the database was restored or moved: npm run -s adopt-objects'
  );
}

/** Whether bytes may be taken away from the store; said in the log where they may not. */
export async function mayRemove(services: Keeper & Pick<Services, 'log'>): Promise<boolean> {
  const owner = await claimStore(services);
  const warning = warningOf(owner);
  if (warning) services.log.warn({ owner }, warning);
  return warning === undefined;
}
