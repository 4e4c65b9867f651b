import { isBucketName, isObjectName } from '../object-paths.ts';
import type { ObjectName } from '../object-store.ts';

/** Maps our names to S3 keys: unchanged, after the prefix, so that people and CDNs find them there. */
export type S3Keys = {
  /** @returns undefined for a name that is not allowed */
  keyOf(name: ObjectName): string | undefined;
  /** Returns the beginning of a bucket's keys. @returns undefined if there can be no such bucket */
  beginningOf(bucket: string, pathPrefix: string): string | undefined;
  /** Returns the path within a bucket. @returns undefined for a key that is not ours: a folder marker, another program's file */
  pathOf(bucket: string, key: string): string | undefined;
};

/** @param prefix empty, or one that ends in a slash */
export function createS3Keys(prefix: string): S3Keys {
  return {
    keyOf: (name) => (isObjectName(name) ? `${prefix}${name.bucket}/${name.path}` : undefined),
    beginningOf: (bucket, pathPrefix) =>
      isBucketName(bucket) && pathPrefix.isWellFormed()
        ? `${prefix}${bucket}/${pathPrefix}`
        : undefined,
    pathOf(bucket, key) {
      const beginning = `${prefix}${bucket}/`;
      const path = key.slice(beginning.length);
      return key.startsWith(beginning) && isObjectName({ bucket, path }) ? path : undefined;
    },
  };
}
