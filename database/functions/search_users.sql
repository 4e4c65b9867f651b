-- Accounts whose name or address holds a text, in an order: a page out of the first 1,000 of them.
--
-- A common text is found among the first accounts of the order, a rare one by the index of pieces; which of them it is shows only by looking.
-- So 4,000 accounts are looked through (more, where every tenth fits and the page lies further on), and only where they do not say enough is
-- the index asked: neither costs more with more accounts.
create or replace function private.search_users(
  needle text, condition text, admins uuid[], sort_by text, ascending boolean, place int, page_size int,
  out user_ids uuid[], out total int, out is_at_least boolean
) language plpgsql stable set search_path = ''
as $$
declare
  most constant int := 1000;
  depth int := 4000;
  last int := least(place + page_size, most);
  looked record := private.look_through_users(needle, condition, admins, sort_by, ascending, depth);
  holding uuid[];
begin
  if looked.seen = depth and cardinality(looked.ids) between 400 and last - 1 then
    depth := 20000;
    looked := private.look_through_users(needle, condition, admins, sort_by, ascending, depth);
  end if;
  total := cardinality(looked.ids);
  if looked.seen = depth and total <= most then
    holding := private.people_holding(needle, condition, admins, case when last <= total then most + 1 end);
  end if;
  if holding is null or last <= total then
    user_ids := looked.ids[place + 1 : last];
  else
    user_ids := private.user_page(sort_by, ascending, '{account} = any($1)', holding, cardinality(holding), place,
      greatest(last - place, 0));
  end if;
  total := coalesce(cardinality(holding), total);
  is_at_least := total > most;
  total := least(total, most);
end
$$;
comment on function private.search_users(text, text, uuid[], text, boolean, int, int) is
  'A page of the accounts that hold the needle and fit the condition, how many there are, and whether they are that many at least.';
revoke all on function private.search_users(text, text, uuid[], text, boolean, int, int) from public;
