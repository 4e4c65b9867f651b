import type { Context } from 'hono';
import type { DoorEnvironment } from '../http/environment.ts';
import { readByteRange } from './byte-range.ts';
import type { ByteRange, ObjectInfo } from './object-store.ts';
import { judgePreconditions, mayResume } from './preconditions.ts';
import { noSuchObject } from './problems.ts';

export type Sendable = {
  info: ObjectInfo;
  cacheControl: string;
  /** @returns undefined if the object was just removed */
  read(range: ByteRange | undefined): Promise<ReadableStream<Uint8Array> | undefined>;
};

/** Returns the Content-Disposition for `?download` and `?download=name`: save as a file, under this name. */
function dispositionOf(c: Context<DoorEnvironment>): string | undefined {
  const download = c.req.query('download');
  if (download === undefined) return undefined;
  // Cut first: this may split a surrogate pair.
  const name = download.slice(0, 200).toWellFormed();
  if (name === '') return 'attachment';
  const escaped = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${escaped}`;
}

function headersOf(c: Context<DoorEnvironment>, { info, cacheControl }: Sendable): Headers {
  const headers = new Headers({
    'content-type': info.contentType,
    'cache-control': cacheControl,
    etag: info.etag,
    'last-modified': info.modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    // Whatever the object is, it runs nothing when it is opened on its own. Pages of other origins may show it.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
  const disposition = dispositionOf(c);
  if (disposition) headers.set('content-disposition', disposition);
  return headers;
}

/** Sends an object, the requested part of it, or no body if the client already has it. */
export async function sendObject(c: Context<DoorEnvironment>, object: Sendable): Promise<Response> {
  const { info } = object;
  const headers = headersOf(c, object);
  const asks = (header: string) => c.req.header(header);
  const verdict = judgePreconditions(asks, info);
  if (verdict !== 'send') return new Response(null, { status: verdict, headers });
  const asked = mayResume(asks('if-range'), info.etag) ? asks('range') : undefined;
  const range = c.req.method === 'HEAD' ? undefined : readByteRange(asked, info.sizeBytes);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${info.sizeBytes}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : info.sizeBytes));
  if (c.req.method === 'HEAD') return new Response(null, { headers });
  const body = await object.read(range);
  if (!body) throw noSuchObject();
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${info.sizeBytes}`);
  return new Response(body, { status: range ? 206 : 200, headers });
}
