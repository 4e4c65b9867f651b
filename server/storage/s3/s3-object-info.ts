import { isContentType } from '../object-content.ts';
import type { ObjectInfo } from '../object-store.ts';

/** The name under which an object's content tag travels with it. S3's own ETag depends on how the bytes were sent and sealed. */
export const tagName = 'content-tag';

/** What S3 says of an object, in its headers. */
type Described = {
  ContentType?: string | undefined;
  ETag?: string | undefined;
  LastModified?: Date | undefined;
  Metadata?: Record<string, string> | undefined;
};

function etagOf({ Metadata, ETag }: Described): string {
  const tag = Metadata?.[tagName];
  if (tag && /^[0-9a-f]{32}$/.test(tag)) return `"${tag}"`;
  // Brought here by somebody else's hand: S3's word for it, marked so that nobody takes it for ours.
  return `"s3-${(ETag ?? '').replaceAll(/[^\w-]/g, '')}"`;
}

/** @param sizeBytes of the whole object: an answer may be a part of it */
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
