-- Returns accounts whose name or address contains a text, in an order: the first 250 and one more, which shows that
-- there are others.
--
-- A common text is found by scanning along the order, a rare one by the index of pieces; to find out which it is, the
-- function scans a thousand accounts first. Neither costs more with more accounts. It uses a sub-select and a CASE
-- instead of a join: a planner that estimates the text to be rare, or its rows to be few, would read all profiles
-- instead of the beginning of an index.
--
-- Not for clients: `condition` is inserted into the statement as it is ({account} is replaced by the account column).
-- $1 in it is `members`.
create or replace function private.search_users(
  needle text, condition text, members uuid[], sort_by text, ascending boolean
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  o record := private.user_order(sort_by);
  direction text := case when ascending then 'asc' else 'desc' end;
  sorted text := array_to_string(o.keys, format(' %s, ', direction)) || ' ' || direction;
  has_text boolean := o.source = 'public.profiles';
  fits text := replace(condition, '{account}', 's.' || quote_ident(o.account)) || ' and ' || case
    when has_text then 'case when s.search_text like $2 then true else false end'
    else format('(select p.search_text like $2 from public.profiles p where p.id = s.%I)', o.account) end;
  columns text := array_to_string(o.keys, ', ') || case when has_text then ', search_text' else '' end;
  walk text := format('select array(select s.%I from %s s where %s order by %s limit 251)', o.account, o.source, fits, sorted);
  looked record;
  ids uuid[];
begin
  execute format('select count(*) as seen, count(*) filter (where %s) as found from (select %s from %s order by %s limit 1000) s',
    fits, columns, o.source, sorted)
  into looked using members, private.like_pattern_of(needle);
  if looked.seen = 1000 and looked.found < 50 then
    if has_text then
      walk := format('select array(select s.id from (
          select p.id, %s from public.profiles p
            where private.pieces_of(p.search_text) @@ $3 and p.search_text like $2 and %s offset 0
        ) s order by %s limit 251)', array_to_string(o.keys[:1], ', '), replace(condition, '{account}', 'p.id'), sorted);
    else
      members := private.find_users_by_search_text(needle, condition, members);
      walk := format('select array(select s.%1$I from %2$s s where s.%1$I = any($1) order by %3$s limit 251)',
        o.account, o.source, sorted);
    end if;
  end if;
  execute walk into ids using members, private.like_pattern_of(needle), private.trigram_query(needle);
  return ids;
end
$$;
comment on function private.search_users(text, text, uuid[], text, boolean) is
  'The first accounts, in order, that hold the needle and fit the condition: 251 at most.';
revoke all on function private.search_users(text, text, uuid[], text, boolean) from public;
