import { contentTagOf } from '#server/storage/object-content.ts';
import type { ObjectInfo, ObjectName, ObjectStore } from '#server/storage/object-store.ts';
import { holdsAnything, markName, putMark, readMark } from '#server/storage/store-mark.ts';

/** How many objects are on their way at once: enough to hide the way to S3, few enough for any memory. */
const atOnce = 8;

export type CopyCounts = {
  copied: number;
  copiedBytes: number;
  /** There already, the same. */
  kept: number;
  /** Taken away from the source while this ran: nothing to copy. */
  gone: number;
};

export type CopyProblem = { name: ObjectName; why: string };

type Copying = {
  from: ObjectStore;
  to: ObjectStore;
  /** Compares alone, and writes nothing. */
  isDryRun: boolean;
  /** Told of each object that is copied, or would be. */
  onCopied(name: ObjectName, info: ObjectInfo): void;
};

const isSame = (one: ObjectInfo, other: ObjectInfo | undefined): boolean =>
  other !== undefined &&
  one.etag === other.etag &&
  one.sizeBytes === other.sizeBytes &&
  one.contentType === other.contentType;

/** A tag of ours says what the bytes are; somebody else's file in S3 has one of S3's. */
const isOurTag = (etag: string): boolean => /^"[0-9a-f]{32}"$/.test(etag);

async function readWhole(from: ObjectStore, name: ObjectName) {
  const object = await from.read(name);
  if (!object) return undefined;
  const { body, ...info } = object;
  return { info, bytes: new Uint8Array(await new Response(body).arrayBuffer()) };
}

/** Whether they are what was once put: a disk may have lost some of them since. */
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
 * An empty store takes the mark of whose objects it is about to hold, so that their database knows it. What is there already is not taken
 * from whoever it belongs to: the mark of a store says from where a database may remove bytes.
 * @throws where both are marked and not the same
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
 * Copies every object that the other store does not have the same of, and compares what arrived. What was copied before is only looked at, so
 * that it can be broken off and begun again; nothing is ever removed.
 * @throws what a store throws when it does not answer: what was copied until then stays copied
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
