import { listObject } from '../objects/list-object.ts';
import type { Body, Kind, ListFilter, Records } from '../records.ts';

type Paging = {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
};

/** Returns one page of the objects that match the filter, newest first. */
export async function pageOf<K extends Kind>(
  records: Records,
  kind: K,
  url: string,
  paging: Paging,
  filter: Omit<ListFilter, 'limit' | 'startingAfter' | 'endingBefore'> = {},
) {
  const { limit, starting_after: startingAfter, ending_before: endingBefore } = paging;
  const found = await records.list(kind, { ...filter, startingAfter, endingBefore, limit });
  const page: Body<K>[] = found.slice(0, limit).map(({ body }) => body);
  if (endingBefore !== undefined) page.reverse();
  return listObject(page, url, found.length > limit);
}
