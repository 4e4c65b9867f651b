import crypto from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { makeDataDirectory } from './data-directory.ts';

/** The only key that this server knows. */
const knownKey = 'S3RVER';
const s3Bucket = 'saffron-table';

/** What the product is told to use it. */
const variablesOf = (endpoint: string) => ({
  S3_BUCKET: s3Bucket,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: knownKey,
  S3_SECRET_ACCESS_KEY: knownKey,
});

/**
 * S3 replaces an object at once and whole. This server writes into the object's file, and its type and its checksum into others, so that a
 * reader can see half of it: here one writes or looks at a time, and a new file takes the old one's place.
 */
function replaceWhole({ store }: S3rver): void {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined); // whoever asked hears of it
    return done;
  };
  const { putContent, putObject, deleteObject, getObject } = store;
  store.putContent = async (path, content) => {
    const draft = `${path}.draft`;
    const written = await putContent.call(store, draft, content);
    await rename(draft, path);
    return written;
  };
  store.putObject = (object) => inTurn(() => putObject.call(store, object));
  store.deleteObject = (bucket, key) => inTurn(() => deleteObject.call(store, bucket, key));
  store.getObject = (bucket, key, options) =>
    inTurn(() => getObject.call(store, bucket, key, options));
}

/** A folder whose objects all lie deeper is not listed here: so all are listed, and their folders read from them. */
function listDeepFolders({ store }: S3rver): void {
  const { listObjects } = store;
  store.listObjects = async (bucket, options) => {
    const { delimiter, prefix = '', ...others } = options;
    if (!delimiter) return listObjects.call(store, bucket, options);
    const all = await listObjects.call(store, bucket, { ...others, prefix, maxKeys: 1_000_000 });
    const below = all.objects.map(({ key }) => key.slice(prefix.length).split(delimiter));
    const folders = below.flatMap(([first, ...more]) => (more.length > 0 ? first : []));
    const commonPrefixes = [...new Set(folders)].map((folder) => `${prefix}${folder}${delimiter}`);
    return {
      ...all,
      objects: all.objects.filter((_, at) => below[at]?.length === 1),
      commonPrefixes,
    };
  };
}

/** As S3 writes keys into its lists where it is asked to. */
const inAddress = (key: string): string =>
  encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+');

/**
 * Two things that it does not do with lists: it takes the slash off the address of a bucket before it works out the signature that covers it
 * (the signatures of lists alone go unproven), and it ignores how keys are to be written.
 */
function mendLists(server: S3rver): void {
  const trusting = Object.create(server, { allowMismatchedSignatures: { value: true } });
  server.middleware.splice(-1, 0, async (context, next) => {
    if (context.path !== `/${s3Bucket}/`) return next();
    context.app = trusting;
    await next();
    const result = context.body.ListBucketResult;
    if (!result || context.query['encoding-type'] !== 'url') return;
    result.EncodingType = 'url';
    for (const object of result.Contents) object.Key = inAddress(object.Key);
    for (const folder of result.CommonPrefixes) folder.Prefix = inAddress(folder.Prefix);
  });
}

/** Its page tokens are sealed by DES, which today's OpenSSL leaves out; triple DES with the same key thrice is the same. */
function lendDes(): void {
  const thrice = (key: Buffer) => Buffer.concat([key, key, key]);
  const { createCipheriv, createDecipheriv } = crypto;
  const lend = (make: typeof createCipheriv | typeof createDecipheriv) =>
    ((algorithm: string, key: Buffer, iv: Buffer, options?: object) =>
      algorithm === 'des'
        ? make('des-ede3-cbc', thrice(key), iv)
        : Reflect.apply(make, crypto, [algorithm, key, iv, options])) as typeof make;
  crypto.createCipheriv = lend(createCipheriv) as typeof createCipheriv;
  crypto.createDecipheriv = lend(createDecipheriv) as typeof createDecipheriv;
}

let hasDes = false;

export type S3Server = {
  endpoint: string;
  /** The settings of a product that keeps its objects here. */
  variables: Record<string, string>;
  /** Lays objects of one byte there by hand: a thousand calls take a while. */
  lay(keys: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

/** A server that speaks S3 over HTTP, on a free port of this machine, with one bucket. */
export async function startS3Server(): Promise<S3Server> {
  if (!hasDes) lendDes();
  hasDes = true;
  const data = await makeDataDirectory();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: data.path,
    configureBuckets: [{ name: s3Bucket }],
  });
  replaceWhole(server);
  listDeepFolders(server);
  mendLists(server);
  const { port }: AddressInfo = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    variables: variablesOf(endpoint),
    async lay(keys) {
      for (const key of keys) {
        const file = join(data.path, s3Bucket, `${key}._S3rver_object`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, 'x');
      }
    },
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      await data.remove();
    },
  };
}
