import { pictureBucket } from '#contract/recipe-picture-address.ts';
import type { Services } from '../services.ts';
import type { ObjectName, ObjectStore } from './object-store.ts';
import { storedNameOf } from './stored-name.ts';

type Keeper = Pick<Services, 'database' | 'objects'>;

/** The name of the mark. Its bucket has no row: no door lists it, reads from it or writes to it, and no sweep looks there. */
export const markName: ObjectName = { bucket: 'store-owner', path: 'database' };

/** The owner of a store. `unmarked`: it has no mark; after `claimStore` also: it holds objects, and nothing shows that they are ours. */
export type StoreOwner = 'this database' | 'another database' | 'unmarked';

/** How many of the newest objects are looked up. Several, because some may have lost their bytes. */
const lookedFor = 20;

/** Reads the mark of a store, if it has one. */
export async function readMark(objects: ObjectStore): Promise<string | undefined> {
  const found = await objects.read(markName);
  return found && new Response(found.body).text();
}

/** Marks a store and replaces any mark that it has. */
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

/** Returns whether a bucket holds any object. */
export async function holdsAnything(objects: ObjectStore, bucket: string): Promise<boolean> {
  const listed = objects.list(bucket)[Symbol.asyncIterator]();
  const { done } = await listed.next();
  await listed.return?.();
  return !done;
}

/** Returns whether the store holds nothing that a sweep of this database could remove. */
async function isEmpty({ database, objects }: Keeper): Promise<boolean> {
  const buckets = await database.asService(
    (transaction) => transaction<{ id: string }[]>`select id from storage.buckets`,
  );
  for (const { id } of buckets) if (await holdsAnything(objects, id)) return false;
  return true;
}

/** Returns the newest objects that the database referred to before this moment: uploads, and pictures that were made here. */
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

/** Counts the newest objects that the database referred to before a moment, and how many of them are in the store. */
export async function countNamed(
  keeper: Keeper,
  before: Date,
): Promise<{ named: number; found: number }> {
  const names = await readNamed(keeper, before);
  const infos = await Promise.all(names.map((name) => keeper.objects.find(name)));
  return { named: names.length, found: infos.filter(Boolean).length };
}

/** Returns the owner of the store according to its mark. */
export async function readStoreOwner(keeper: Keeper): Promise<StoreOwner> {
  const found = await readMark(keeper.objects);
  if (found === undefined) return 'unmarked';
  return found === (await readOwnMark(keeper)).mark ? 'this database' : 'another database';
}

/**
 * Marks the store as this database's own and replaces any mark that it has. Apart from claimStore, which marks only unmarked stores, only
 * an operator's command (adopt, restore) calls it.
 */
export async function adoptStore(keeper: Keeper): Promise<void> {
  await putMark(keeper.objects, (await readOwnMark(keeper)).mark);
}

/**
 * Returns the owner of the store. Claims an unmarked store for this database if that is safe: the store is empty, or it holds objects that this
 * database referred to before marks existed. Later objects do not count: a process that uses the wrong database also puts objects there.
 *
 * Any number of processes may do so at once. If two databases claim the same empty store, the later one gets it, and the other sees that at its next
 * check.
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

/** Returns the warning for an operator about a store from which nothing is removed. */
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

/** Returns whether bytes may be removed from the store. Logs a warning if not. */
export async function mayRemove(services: Keeper & Pick<Services, 'log'>): Promise<boolean> {
  const owner = await claimStore(services);
  const warning = warningOf(owner);
  if (warning) services.log.warn({ owner }, warning);
  return warning === undefined;
}
