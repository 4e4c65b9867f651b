import { noSuchMediaType } from '../problems.ts';

/** How the rows are to be written: as a list, or as the one object that there must be. */
export type Shape = { single: boolean; stripNulls: boolean; contentType: string };

const vendor = /^application\/vnd\.pgrst\.(object|array)(?:\+json)?$/;

/** Reads the Accept header. @throws ApiError 406 PGRST107 when nothing in it can be written */
export function parseAccept(header: string | null): Shape {
  const accept = header?.trim() || '*/*';
  for (const range of accept.split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const kind = vendor.exec(type)?.[1];
    if (kind === undefined && !['*/*', 'application/*', 'application/json'].includes(type))
      continue;
    const stripNulls = kind !== undefined && parameters.includes('nulls=stripped');
    const shown = kind === undefined ? 'application/json' : `application/vnd.pgrst.${kind}+json`;
    return {
      single: kind === 'object',
      stripNulls,
      contentType: `${shown}${stripNulls ? ';nulls=stripped' : ''}; charset=utf-8`,
    };
  }
  throw noSuchMediaType(accept);
}
