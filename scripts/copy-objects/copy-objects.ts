import { contentTagOf } from '#server/storage/object-content.ts';
import type { ObjectInfo, ObjectName, ObjectStore } from '#server/storage/object-store.ts';
import { holdsAnything, markName, putMark, readMark } from '#server/storage/store-mark.ts';

/** How many objects are copied concurrently: enough to hide the latency of S3, few enough to fit in memory. */
const atOnce = 8;

export type CopyCounts = {
  copied: number;
  copiedBytes: number;
  /** Already in the target, identical. */
  kept: number;
  /** Deleted from the source during the copy. */
  gone: number;
};

export type CopyProblem = { name: ObjectName; why: string };

type Copying = {
  from: ObjectStore;
  to: ObjectStore;
  /** Only compares; writes nothing. */
  isDryRun: boolean;
  /** Called for each object that is copied, or would be in a dry run. */
  onCopied(name: ObjectName, info: ObjectInfo): void;
};

const isSame = (one: ObjectInfo, other: ObjectInfo | undefined): boolean =>
  other !== undefined &&
  one.etag === other.etag &&
  one.sizeBytes === other.sizeBytes &&
  one.contentType === other.contentType;

/** Returns whether the ETag is our own content hash. A file that another program put into S3 has S3's ETag. */
const isOurTag = (etag: string): boolean => /^"[0-9a-f]{32}"$/.test(etag);

async function readWhole(from: ObjectStore, name: ObjectName) {
  const object = await from.read(name);
  if (!object) return undefined;
  const { body, ...info } = object;
  return { info, bytes: new Uint8Array(await new Response(body).arrayBuffer()) };
}

/** Returns whether the bytes still match their content hash: a disk may have corrupted them. */
const isSound = ({ etag }: ObjectInfo, bytes: Uint8Array): boolean =>
  !isOurTag(etag) || etag === `"${contentTagOf(bytes)}"`;

async function copyOne(
  { from, to, isDryRun, onCopied }: Copying,
  name: ObjectName,
): Promise<{ counts: Partial<CopyCounts>; problem?: string }> {
  const known = await from.find(name);
  if (!known) return { counts: { gone: 1 } };
  if (isSame(known, await to.find(name))) return { counts: { kept: 1 } };
  if (isDryRun) {
    onCopied(name, known);
    return { counts: { copied: 1, copiedBytes: known.sizeBytes } };
  }
  const source = await readWhole(from, name);
  if (!source) return { counts: { gone: 1 } };
  const { contentType } = source.info;
  if (!isSound(source.info, source.bytes)) {
    return { counts: {}, problem: 'its bytes are not those that were once put: it is damaged' };
  }
  const sent = await to.put(name, { bytes: source.bytes, contentType });
  if (!isSame(sent, await to.find(name))) {
    return { counts: {}, problem: 'what arrived is not what was sent' };
  }
  onCopied(name, source.info);
  return { counts: { copied: 1, copiedBytes: sent.sizeBytes } };
}

async function* namesIn(store: ObjectStore): AsyncGenerator<ObjectName> {
  for (const bucket of await store.listBuckets()) {
    if (bucket === markName.bucket) continue;
    for await (const { path } of store.list(bucket)) yield { bucket, path };
  }
}

async function isEmpty(store: ObjectStore): Promise<boolean> {
  const buckets = await store.listBuckets();
  const held = await Promise.all(buckets.map((bucket) => holdsAnything(store, bucket)));
  return !held.includes(true);
}

/**
 * Copies the owner mark to an empty target store, so that the database of the objects recognises it. A store that already holds objects
 * is never re-marked, since a database may delete bytes only from a store with its own mark.
 * @throws Error if the two stores have different marks
 */
async function bringMark({ from, to, isDryRun }: Copying): Promise<void> {
  const [mark, known] = [await readMark(from), await readMark(to)];
  if (mark === undefined || mark === known) return;
  if (known !== undefined) {
    throw new Error(
      'The two stores belong to different databases: nothing is copied. If both are yours, start the product over the one ' +
        'that you copy into, run npm run -s adopt-objects, and begin again.',
    );
  }
  if (!isDryRun && (await isEmpty(to))) await putMark(to, mark);
}

/**
 * Copies every object that is missing or different in the target store, and verifies what arrived. Objects copied earlier are only
 * compared, so that the copy can be interrupted and restarted. Nothing is ever deleted.
 * @throws the error of a store that does not answer; the objects copied until then stay copied
 */
export async function copyObjects(
  copying: Copying,
): Promise<{ counts: CopyCounts; problems: CopyProblem[] }> {
  const counts: CopyCounts = { copied: 0, copiedBytes: 0, kept: 0, gone: 0 };
  const problems: CopyProblem[] = [];
  await bringMark(copying);
  const names = namesIn(copying.from);

  async function work(): Promise<void> {
    for (;;) {
      const { value: name, done } = await names.next();
      if (done) return;
      const one = await copyOne(copying, name);
      for (const key of Object.keys(one.counts) as (keyof CopyCounts)[]) {
        counts[key] += one.counts[key] ?? 0;
      }
      if (one.problem) problems.push({ name, why: one.problem });
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return { counts, problems };
}
