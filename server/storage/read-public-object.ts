import type { Context } from 'hono';
import { namesTag } from '../http/entity-tag.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { readByteRange } from './byte-range.ts';
import type { ObjectInfo } from './object-store.ts';
import { noSuchObject } from './problems.ts';

/** Buckets that everyone may read, and how long a copy may be kept: what is at one of their addresses never changes. */
const publicBuckets: Record<string, { cacheControl: string }> = {
  'recipe-pictures': { cacheControl: 'public, max-age=31536000, immutable' },
};

const door = '/object/public/';

/** `/object/public/{bucket}/{path}` as it came, so that a segment is decoded once, and an encoded slash stays within its own. */
function nameIn(requestUrl: string): { bucket: string; path: string } {
  const { pathname } = new URL(requestUrl);
  const encoded = pathname.slice(pathname.indexOf(door) + door.length);
  try {
    const segments = encoded.split('/').map(decodeURIComponent);
    if (segments.some((segment) => segment.includes('/'))) throw noSuchObject();
    const [bucket = '', ...path] = segments;
    return { bucket, path: path.join('/') };
  } catch (cause) {
    if (cause instanceof URIError) throw noSuchObject();
    throw cause;
  }
}

function headersOf(info: ObjectInfo, cacheControl: string): Headers {
  return new Headers({
    'content-type': info.contentType,
    'cache-control': cacheControl,
    etag: info.etag,
    'last-modified': info.modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    // Whatever it is, opened on its own it runs nothing; pages elsewhere may show it.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
}

/** Sends an object of a public bucket to anybody, without a key: browsers come here for pictures. */
export async function readPublicObject(
  c: Context<DoorEnvironment>,
  { objects }: Services,
): Promise<Response> {
  const name = nameIn(c.req.url);
  const bucket = Object.hasOwn(publicBuckets, name.bucket) ? publicBuckets[name.bucket] : undefined;
  const info = bucket && (await objects.find(name));
  if (!info) throw noSuchObject();
  const headers = headersOf(info, bucket.cacheControl);
  if (namesTag(c.req.header('if-none-match'), info.etag))
    return new Response(null, { status: 304, headers });
  const ifRange = c.req.header('if-range');
  const asked = ifRange && ifRange !== info.etag ? undefined : c.req.header('range');
  const range = c.req.method === 'HEAD' ? undefined : readByteRange(asked, info.sizeBytes);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${info.sizeBytes}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : info.sizeBytes));
  if (c.req.method === 'HEAD') return new Response(null, { headers });
  const object = await objects.read(name, range);
  if (!object) throw noSuchObject(); // taken away this moment
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${info.sizeBytes}`);
  return new Response(object.body, { status: range ? 206 : 200, headers });
}
