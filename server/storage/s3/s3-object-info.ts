import { isContentType } from '../object-content.ts';
import type { ObjectInfo } from '../object-store.ts';

/** The metadata key that holds an object's content tag. S3's own ETag depends on how the bytes were sent and encrypted. */
export const tagName = 'content-tag';

/** S3's description of an object, from the response headers. */
type Described = {
  ContentType?: string | undefined;
  ETag?: string | undefined;
  LastModified?: Date | undefined;
  Metadata?: Record<string, string> | undefined;
};

function etagOf({ Metadata, ETag }: Described): string {
  const tag = Metadata?.[tagName];
  if (tag && /^[0-9a-f]{32}$/.test(tag)) return `"${tag}"`;
  // The object was not uploaded by us: use S3's ETag, marked so that it is not mistaken for ours.
  return `"s3-${(ETag ?? '').replaceAll(/[^\w-]/g, '')}"`;
}

/** @param sizeBytes of the whole object: the response may hold only a part of it */
export function infoOf(described: Described, sizeBytes: number): ObjectInfo {
  const { ContentType, LastModified } = described;
  return {
    contentType:
      ContentType && isContentType(ContentType) ? ContentType : 'application/octet-stream',
    sizeBytes,
    etag: etagOf(described),
    modifiedAt: LastModified ?? new Date(0),
  };
}
