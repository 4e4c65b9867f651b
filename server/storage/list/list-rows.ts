import type { Caller } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import type { Entry, Listing } from './listing.ts';

/** Lists what the caller may see of a folder. Names are plain ASCII, so a folder is a range of the index: `0` is the character after `/`. */
export function listRows(
  { database }: Pick<Services, 'database'>,
  caller: Caller,
  { bucket, folder, search, limit, offset, column, descending }: Listing,
): Promise<Entry[]> {
  return database.asCaller(caller, (transaction) => {
    const within =
      folder === ''
        ? transaction``
        : transaction`and o.name >= ${folder} and o.name < ${`${folder.slice(0, -1)}0`}`;
    const direction = descending ? transaction`desc` : transaction`asc`;
    return transaction<Entry[]>`
      with inside as (
        select o.*, substr(o.name, ${folder.length + 1}::int) as rest
        from storage.objects o where o.bucket_id = ${bucket} ${within}),
      entries as (
        select distinct split_part(rest, '/', 1) as name, null::uuid as id, null::timestamptz as updated_at,
          null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
        from inside where strpos(rest, '/') > 0
        union all
        select rest, id, updated_at, created_at, last_accessed_at, metadata from inside where strpos(rest, '/') = 0)
      select * from entries where starts_with(lower(name), ${search.toLowerCase()})
      order by id is not null, ${transaction(column)} ${direction}, name limit ${limit} offset ${offset}`;
  });
}
