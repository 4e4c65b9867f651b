-- The first accounts of an order, looked through one by one for those that hold a text.
--
-- A sub-select for each row and no join, since a planner would read all profiles for what is a few thousand rows.
-- Not for clients: `condition` is put into the statement as it is ({account} stands for the account). $1 in it are `members`.
create or replace function private.look_through_users(
  needle text, condition text, members uuid[], sort_by text, ascending boolean, depth int, out seen int, out ids uuid[]
) language plpgsql stable set search_path = ''
as $$
declare
  o record := private.user_order(sort_by);
  direction text := case when ascending then 'asc' else 'desc' end;
  sorted text := array_to_string(o.keys, format(' %s, ', direction)) || ' ' || direction;
  has_text boolean := o.source = 'public.profiles';
begin
  execute format(
    'select count(*), coalesce(array_agg(s.%1$I order by %2$s) filter (where %3$s and %4$s), ''{}'')
      from (select %5$s from %6$s order by %2$s limit $3) s',
    o.account, sorted, replace(condition, '{account}', 's.' || quote_ident(o.account)),
    case when has_text then 's.search_text like $2'
      else '(select p.search_text like $2 from public.profiles p where p.id = s.user_id)' end,
    array_to_string(o.keys, ', ') || case when has_text then ', search_text' else '' end, o.source)
  into seen, ids using members, private.like_pattern_of(needle), depth;
end
$$;
comment on function private.look_through_users(text, text, uuid[], text, boolean, int) is
  'How many accounts were looked at (depth at most), and those of them that hold the needle and fit the condition, in order.';
revoke all on function private.look_through_users(text, text, uuid[], text, boolean, int) from public;
