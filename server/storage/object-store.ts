/** Where an object is: a bucket, and a path of segments within it. */
export type ObjectName = { bucket: string; path: string };

export type ObjectInfo = {
  contentType: string;
  sizeBytes: number;
  /** A quoted strong validator (RFC 9110 §8.8.3): the same bytes have the same etag. */
  etag: string;
  modifiedAt: Date;
};

/** The bytes from `start` to `end`, both included, as in HTTP. */
export type ByteRange = { start: number; end: number };

export type ListedObject = { path: string; sizeBytes: number; modifiedAt: Date };

/**
 * Stores files for the product: on disk, or in a service. It checks no owners or rights; the caller has checked those in the database before. A name
 * that it cannot store is not an object: it is not found, and it cannot be put.
 */
export interface ObjectStore {
  /** Writes an object atomically and replaces an existing one. The returned `modifiedAt` is accurate to the second. @throws BadObjectName */
  put(name: ObjectName, object: { bytes: Uint8Array; contentType: string }): Promise<ObjectInfo>;
  find(name: ObjectName): Promise<ObjectInfo | undefined>;
  /**
   * @param range the whole object by default. If the object is shorter than the range (it may have been replaced since the caller looked), returns
   * the part that exists. The caller reads the body to its end or cancels it.
   */
  read(
    name: ObjectName,
    range?: ByteRange,
  ): Promise<(ObjectInfo & { body: ReadableStream<Uint8Array> }) | undefined>;
  /** @returns whether the object existed */
  remove(name: ObjectName): Promise<boolean>;
  /** Lists every object of a bucket whose path begins with the prefix, in no guaranteed order. */
  list(bucket: string, prefix?: string): AsyncIterable<ListedObject>;
  /** Lists the buckets that hold any object. */
  listBuckets(): Promise<string[]>;
  /** Resolves if the store is reachable. @throws if it is not */
  ping(): Promise<void>;
}

/** Thrown for a name that none of our stores can hold. */
export class BadObjectName extends Error {
  constructor({ bucket, path }: ObjectName) {
    super(`No object can be called ${JSON.stringify(`${bucket}/${path}`)}.`);
    this.name = 'BadObjectName';
  }
}
