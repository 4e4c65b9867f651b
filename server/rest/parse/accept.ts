import { noSuchMediaType } from '../problems.ts';

/** The format of the rows: CSV, or JSON as a list or as a single object, which requires exactly one row. */
export type Shape = { csv: boolean; single: boolean; stripNulls: boolean; contentType: string };

const csv: Shape = {
  csv: true,
  single: false,
  stripNulls: false,
  contentType: 'text/csv; charset=utf-8',
};

const vendor = /^application\/vnd\.pgrst\.(object|array)(?:\+json)?$/;

/** Parses the Accept header. @throws ApiError 406 PGRST107 when none of its media types is supported */
export function parseAccept(header: string | null): Shape {
  const accept = header?.trim() || '*/*';
  for (const range of accept.split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    if (type === 'text/csv') return csv;
    const kind = vendor.exec(type)?.[1];
    if (kind === undefined && !['*/*', 'application/*', 'application/json'].includes(type))
      continue;
    const stripNulls = kind !== undefined && parameters.includes('nulls=stripped');
    const shown = kind === undefined ? 'application/json' : `application/vnd.pgrst.${kind}+json`;
    return {
      csv: false,
      single: kind === 'object',
      stripNulls,
      contentType: `${shown}${stripNulls ? ';nulls=stripped' : ''}; charset=utf-8`,
    };
  }
  throw noSuchMediaType(accept);
}
