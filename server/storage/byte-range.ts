import type { ByteRange } from './object-store.ts';

/**
 * Reads a Range header (RFC 9110 §14.2) for an object of this size.
 * @returns undefined if the whole object is to be sent: no range, several, or an unreadable one; `unsatisfiable` if the range begins past the end
 */
export function readByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const last = Math.min(Number(to), sizeBytes);
    return last === 0 ? 'unsatisfiable' : { start: sizeBytes - last, end: sizeBytes - 1 };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return undefined;
  if (start >= sizeBytes) return 'unsatisfiable';
  return { start, end: to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1) };
}
