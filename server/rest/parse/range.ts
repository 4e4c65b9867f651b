import { badRange, unreadable } from '../problems.ts';
import { limits } from '../request-limits.ts';

export type Range = { offset: number; limit: number | undefined };

/** Parses a LIMIT or OFFSET: a whole number, not below zero. Larger numbers than `limits.rangeNumber` are capped. */
export function parseCount(name: 'limit' | 'offset', text: string): number {
  const trimmed = text.trim();
  if (/^-\d+$/.test(trimmed) && !/^-0+$/.test(trimmed)) {
    throw badRange(
      name === 'limit'
        ? 'Limit should be greater than or equal to zero.'
        : 'Offset should be greater than or equal to zero.',
    );
  }
  if (!/^-?\d{1,30}$/.test(trimmed)) {
    throw unreadable(
      `"failed to parse ${name} (${text.slice(0, 40)})"`,
      'A whole number is expected.',
    );
  }
  return Math.min(Math.abs(Number(trimmed)), limits.rangeNumber);
}

/**
 * Parses a `Range: 0-9` header (unit items); undefined without the header or for another unit, which HTTP requires to be ignored.
 * @throws ApiError 416 PGRST103 when the end is before the start
 */
export function parseRangeHeader(header: string | null): Range | undefined {
  const match = /^(?:items=)?(\d{1,12})-(\d{1,12})?$/.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const first = Number(match[1]);
  const last = match[2] === undefined ? undefined : Number(match[2]);
  if (last !== undefined && last < first) {
    throw badRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  return { offset: first, limit: last === undefined ? undefined : last - first + 1 };
}

/** Returns the rows that are in both ranges. */
export function intersect(header: Range | undefined, query: Range): Range {
  if (!header) return query;
  const offset = Math.max(header.offset, query.offset);
  const ends = [header, query]
    .filter((range) => range.limit !== undefined)
    .map((range) => range.offset + (range.limit ?? 0));
  if (ends.length === 0) return { offset, limit: undefined };
  return { offset, limit: Math.max(Math.min(...ends) - offset, 0) };
}
