-- Returns one page of the rows of a table in an order, from all rows or from those that match a condition. It reads
-- from the nearer end: the last page costs as much as the first.
--
-- Not for clients: source, keys and condition are inserted into the statement as they are, so that each query can use
-- the index that fits. $1 in the condition is `members`. The last of the keys is the row's id. Granted to no role:
-- find_users and find_purchases use it.
create or replace function private.page_of(
  source text, keys text[], ascending boolean, condition text, members uuid[], total int, place int, page_size int
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  mirrored boolean := place > total / 2;
  direction text := case when ascending <> mirrored then 'asc' else 'desc' end;
  sorted text := array_to_string(keys, format(' %s, ', direction)) || ' ' || direction;
  page uuid[];
begin
  execute format(
    'select array(select %1$I from %2$s where %3$s order by %4$s offset $2 limit $3)',
    keys[cardinality(keys)], source, condition, sorted)
  into page using members,
    case when mirrored then greatest(total - place - page_size, 0) else place end,
    case when mirrored then greatest(least(page_size, total - place), 0) else page_size end;
  return case when mirrored then array(
    select p.id from unnest(page) with ordinality as p (id, n) order by p.n desc) else page end;
end
$$;
comment on function private.page_of(text, text[], boolean, text, uuid[], int, int, int) is
  'Ids of rows number place + 1 to place + page_size of the total that the condition leaves, in order.';
revoke all on function private.page_of(text, text[], boolean, text, uuid[], int, int, int) from public;
