import { badRequest, tooLarge } from '../problems.ts';
import { receiveBody } from './receive-body.ts';

/** A received upload: the bytes, how long the sender wants copies to be cached, and the metadata that the sender wants stored with it. */
export type Upload = {
  bytes: Uint8Array;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
};

/** Room for the fields and boundaries of the form around the file. */
const formBytes = 64 * 1024;
const maxMetadataLength = 4096;

function cacheControlOf(seconds: string): string {
  return /^\d{1,9}$/.test(seconds) ? `max-age=${Number(seconds)}` : 'no-cache';
}

function readMetadata(text: string): Record<string, unknown> {
  if (text.length > maxMetadataLength) throw badRequest('The metadata is too long.');
  try {
    const value: unknown = JSON.parse(text);
    const plain = JSON.stringify(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw badRequest('The metadata must be an object.');
    // PostgreSQL's text can hold neither NUL nor lone surrogates.
    if (/\\u0000|\\ud[89a-f]/i.test(plain)) throw badRequest('The metadata holds no plain text.');
    return value as Record<string, unknown>;
  } catch (cause) {
    if (cause instanceof SyntaxError) throw badRequest('The metadata is no JSON.', cause);
    throw cause;
  }
}

/** The official client sends three parts. Parsing a hundred thousand parts would block all other requests. */
const maxParts = 20;

function hasTooManyParts(bytes: Uint8Array<ArrayBuffer>, contentType: string): boolean {
  const boundary = /;\s*boundary="?([^";]+)/i.exec(contentType)?.[1]?.trim();
  if (!boundary) return false;
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const delimiter = `--${boundary}`;
  let at = -1;
  // There is one delimiter more than there are parts: the last one ends the form.
  for (let found = 0; found <= maxParts + 1; found += 1) {
    at = form.indexOf(delimiter, at + 1, 'latin1');
    if (at < 0) return false;
  }
  return true;
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  if (hasTooManyParts(bytes, contentType)) throw badRequest('The form has too many parts.');
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch (cause) {
    throw badRequest('The form cannot be read.', cause);
  }
}

/** Reads a browser's form: text fields, and one file, whose field name is empty if the official client made the form. */
async function readForm(request: Request, maxBytes: number): Promise<Upload> {
  const body = await receiveBody(request.body, maxBytes + formBytes);
  const form = await parseForm(body, request.headers.get('content-type') ?? '');
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (!file) throw badRequest('There is no file in the form.');
  if (file.size > maxBytes) throw tooLarge();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const metadata = text('metadata');
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    cacheControl: cacheControlOf(text('cacheControl') ?? '3600'),
    userMetadata: metadata === undefined ? null : readMetadata(metadata),
  };
}

async function readPlain(request: Request, maxBytes: number): Promise<Upload> {
  const bytes = await receiveBody(request.body, maxBytes);
  const seconds = /max-age=(\d+)/.exec(request.headers.get('cache-control') ?? '')?.[1];
  const metadata = request.headers.get('x-metadata');
  return {
    bytes,
    cacheControl: cacheControlOf(seconds ?? ''),
    userMetadata:
      metadata === null ? null : readMetadata(Buffer.from(metadata, 'base64').toString('utf8')),
  };
}

/**
 * Reads a file that is sent by a browser (as a form) or by a program (the bytes alone), and never keeps more than the limit in memory. The claimed
 * content type is ignored: the bytes show the real one.
 * @throws StorageProblem 400, 413; BodyTooLarge
 */
export function readUpload(request: Request, maxBytes: number): Promise<Upload> {
  const isForm = /^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? '');
  return isForm ? readForm(request, maxBytes) : readPlain(request, maxBytes);
}
