-- Returns one page of some accounts in an order, by looking up each of them. For a few thousand accounts at most; a
-- scan along the order would read all accounts that come before the first of them.
--
-- Uses a lateral lookup by key for each account: a planner that expects some of them early in the order would scan
-- anyway. Granted to no role.
create or replace function private.sort_users(
  sort_by text, ascending boolean, members uuid[], place int, page_size int
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  o record := private.user_order(sort_by);
  direction text := case when ascending then 'asc' else 'desc' end;
  ids uuid[];
begin
  execute format(
    'select array(select s.%1$I from unnest($1) as m (id)
        cross join lateral (select a.* from %2$s a where a.%1$I = m.id offset 0) s
      order by %3$s offset $2 limit $3)',
    o.account, o.source, array_to_string(o.keys, format(' %s, ', direction)) || ' ' || direction)
  into ids using members, place, page_size;
  return ids;
end
$$;
comment on function private.sort_users(text, boolean, uuid[], int, int) is 'Accounts number place + 1 to place + page_size of the members, in order.';
revoke all on function private.sort_users(text, boolean, uuid[], int, int) from public;
