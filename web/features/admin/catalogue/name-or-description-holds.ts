import { searchPattern } from '../../../data/search-pattern.ts';

/**
 * The condition "name or description holds this text, in whatever case" (spec §5), for `or()`: quoted, since commas and
 * brackets have a meaning there.
 */
export function nameOrDescriptionHolds(search: string): string {
  const quoted = `"${searchPattern(search).replace(/[\\"]/g, '\\$&')}"`;
  return `name.ilike.${quoted},description.ilike.${quoted}`;
}
