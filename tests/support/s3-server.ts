import crypto from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { makeDataDirectory } from './data-directory.ts';

/** The only access key that this server accepts. */
const knownKey = 'S3RVER';
const s3Bucket = 'saffron-table';

/** Returns the product's settings for this server. */
const variablesOf = (endpoint: string) => ({
  S3_BUCKET: s3Bucket,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: knownKey,
  S3_SECRET_ACCESS_KEY: knownKey,
});

/**
 * S3 replaces an object atomically. This server writes the content, the type and the checksum to separate files, so a reader can see a partial
 * object. Here reads and writes run one at a time, and a new file replaces the old one by rename.
 */
function replaceWhole({ store }: S3rver): void {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined); // the caller gets the error
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

/** This server does not list a folder whose objects are all in subfolders. So list all objects and derive the folders from their keys. */
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

/** Encodes keys as S3 does in lists with `encoding-type=url`. */
const inAddress = (key: string): string =>
  encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+');

/**
 * Fixes two faults of this server's lists: it removes the trailing slash of a bucket's address before it computes the signature (so signatures
 * of lists are not verified), and it ignores `encoding-type`.
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

/** This server encrypts its page tokens with DES, which current OpenSSL does not offer. Triple DES with the same key three times is equivalent. */
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
  /** The settings of a product that stores its objects here. */
  variables: Record<string, string>;
  /** Writes objects of one byte straight to disk: a thousand API calls take a while. */
  lay(keys: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

/** Starts an S3 server with one bucket on a free local port, over HTTP. */
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
