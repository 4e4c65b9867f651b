import { namesTag } from '../http/entity-tag.ts';
import type { ObjectInfo } from './object-store.ts';

type Asked = (header: string) => string | undefined;
type Validators = Pick<ObjectInfo, 'etag' | 'modifiedAt'>;

/** The last modification as headers can say it: in whole seconds. */
const inSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** @returns undefined for what is no date of HTTP (RFC 9110 §5.6.7), which counts as not said */
function readDate(header: string | undefined): number | undefined {
  if (!header?.trim().endsWith('GMT')) return undefined;
  const time = Date.parse(header);
  return Number.isNaN(time) ? undefined : time / 1000;
}

/** If-Match compares strongly (§13.1.1): a weak tag is no match. */
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
 * What a reading request's conditions come to, in the order of RFC 9110 §13.2.2: 412 where it wants another one than is there, 304 where it
 * has this one already.
 */
export function judgePreconditions(asked: Asked, object: Validators): 'send' | 304 | 412 {
  if (hasFailed(asked, object)) return 412;
  return isKnown(asked, object) ? 304 : 'send';
}

/**
 * Whether a part may be sent (§13.1.5): only where what the rest was taken from is still there, byte for byte. A date cannot promise that of a
 * picture that was replaced within its second, so that whoever sends one gets the whole.
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

/** Whether the answer depends on nothing but the object. */
export function isUnconditional(asked: Asked): boolean {
  return conditions.every((header) => asked(header) === undefined);
}
