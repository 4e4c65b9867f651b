/** Where an object is: a bucket, and a path of segments within it. */
export type ObjectName = { bucket: string; path: string };

export type ObjectInfo = {
  contentType: string;
  sizeBytes: number;
  /** A quoted strong validator (RFC 9110 §8.8.3): the same bytes have the same. */
  etag: string;
  modifiedAt: Date;
};

/** Bytes from `start` up to and with `end`, as HTTP counts them. */
export type ByteRange = { start: number; end: number };

export type ListedObject = { path: string; sizeBytes: number; modifiedAt: Date };

/**
 * Keeps files for the product: on disk, or in a service. It knows nothing of owners or rights; whoever calls it has asked the database before.
 * A name that it cannot hold is no object: it is not found, and it cannot be put.
 */
export interface ObjectStore {
  /** Writes it whole or not at all, in the place of what was there. When that was is told to the second. @throws BadObjectName */
  put(name: ObjectName, object: { bytes: Uint8Array; contentType: string }): Promise<ObjectInfo>;
  find(name: ObjectName): Promise<ObjectInfo | undefined>;
  /**
   * @param range the whole by default; of a range that the object does not hold (it may have been replaced since the caller looked), what
   * of it is there. The caller reads the body to its end or cancels it.
   */
  read(
    name: ObjectName,
    range?: ByteRange,
  ): Promise<(ObjectInfo & { body: ReadableStream<Uint8Array> }) | undefined>;
  /** @returns whether it was there */
  remove(name: ObjectName): Promise<boolean>;
  /** Every object of a bucket whose path begins so, in no order that may be relied upon. */
  list(bucket: string, prefix?: string): AsyncIterable<ListedObject>;
  /** The buckets that hold something. */
  listBuckets(): Promise<string[]>;
  /** Answers where it can be reached. @throws where it cannot */
  ping(): Promise<void>;
}

/** A name that no store of ours holds. */
export class BadObjectName extends Error {
  constructor({ bucket, path }: ObjectName) {
    super(`No object can be called ${JSON.stringify(`${bucket}/${path}`)}.`);
    this.name = 'BadObjectName';
  }
}
