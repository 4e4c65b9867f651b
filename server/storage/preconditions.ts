import { namesTag } from '../http/entity-tag.ts';
import type { ObjectInfo } from './object-store.ts';

type Asked = (header: string) => string | undefined;
type Validators = Pick<ObjectInfo, 'etag' | 'modifiedAt'>;

/** Returns a time in whole seconds, the precision of HTTP dates. */
const inSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** Parses an HTTP date (RFC 9110 §5.6.7). @returns undefined for anything else; the header is then ignored */
function readDate(header: string | undefined): number | undefined {
  if (!header?.trim().endsWith('GMT')) return undefined;
  const time = Date.parse(header);
  return Number.isNaN(time) ? undefined : time / 1000;
}

/** If-Match compares strongly (§13.1.1): a weak tag never matches. */
function isNamedStrongly(ifMatch: string, etag: string): boolean {
  return ifMatch.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
}

function hasFailed(asked: Asked, { etag, modifiedAt }: Validators): boolean {
  const ifMatch = asked('if-match');
  if (ifMatch !== undefined) return !isNamedStrongly(ifMatch, etag);
  const since = readDate(asked('if-unmodified-since'));
  return since !== undefined && inSeconds(modifiedAt) > since;
}

function isKnown(asked: Asked, { etag, modifiedAt }: Validators): boolean {
  const ifNoneMatch = asked('if-none-match');
  if (ifNoneMatch !== undefined) return namesTag(ifNoneMatch, etag);
  const since = readDate(asked('if-modified-since'));
  return since !== undefined && inSeconds(modifiedAt) <= since;
}

/**
 * Evaluates the conditions of a read request, in the order of RFC 9110 §13.2.2: 412 if the client wants another version than the current one, 304 if
 * it already has the current one.
 */
export function judgePreconditions(asked: Asked, object: Validators): 'send' | 304 | 412 {
  if (hasFailed(asked, object)) return 412;
  return isKnown(asked, object) ? 304 : 'send';
}

/**
 * Returns whether a part may be sent for If-Range (§13.1.5): only if the object from which the client has the rest is unchanged, byte for byte. A
 * date cannot guarantee that for a picture that was replaced within the same second, so a client that sends a date gets the whole object.
 */
export function mayResume(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === etag;
}

const conditions = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'range',
];

/** Returns whether the response depends on nothing but the object: no condition and no range. */
export function isUnconditional(asked: Asked): boolean {
  return conditions.every((header) => asked(header) === undefined);
}
