-- Returns a page of the admin's user list: the ids of its accounts in order, and the total. The rows themselves are
-- read under the tables' own policies (spec §7), for these ids.
--
-- Security definer, because with row security a search cannot use its index and a count reads every row; the function
-- first checks that the caller is an admin. A search matches any part of the name or the address, ignoring case and
-- accents, and lists 250 accounts at most.
create or replace function public.find_users(
  p_search text default '', p_role text default 'all', p_sort text default 'joined', p_ascending boolean default false,
  p_page int default 1, p_page_size int default 25
) returns table (user_ids uuid[], total int, is_at_least boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle text;
  condition text := case p_role
    when 'all' then 'true' when 'admin' then '{account} = any($1)' when 'user' then '{account} <> all($1)' end;
  place int := (p_page - 1) * p_page_size;
  o record := private.user_order(p_sort);
  admins uuid[];
begin
  if not private.is_admin() then
    raise exception 'Only admins list users.' using errcode = '42501';
  end if;
  -- Truncated first: computing the search text of a megabyte takes a second.
  needle := private.people_search_text(left(btrim(coalesce(p_search, '')), 401));
  if condition is null or o is null or p_ascending is null or char_length(needle) > 400
    or p_page_size is null or p_page_size not between 1 and 100 or p_page is null or p_page not between 1 and 1000000 then
    raise exception 'There is no such page of users.' using errcode = '22023';
  end if;
  -- A soft deletion deletes the role and the profile, but keeps the balance. A scalar sub-select keeps the scan along the
  -- index: a planner could turn EXISTS into a hash join that reads all roles.
  if p_sort = 'credits' then
    condition := condition || ' and (select true from public.user_roles r where r.user_id = {account})';
  end if;
  admins := array(select r.user_id from public.user_roles r where r.role = 'admin');
  if needle <> '' and p_role = 'admin' and cardinality(admins) <= 4000 then
    admins := array(select p.id from public.profiles p
      where p.id = any (admins) and p.search_text like private.like_pattern_of(needle));
  elsif needle <> '' then
    user_ids := private.search_users(needle, condition, admins, p_sort, p_ascending);
    total := least(cardinality(user_ids), 250);
    is_at_least := cardinality(user_ids) > total;
    user_ids := user_ids[place + 1 : least(place + p_page_size, total)];
    return next;
    return;
  end if;
  total := case p_role
    when 'all' then (select count(*) from public.user_roles)
    when 'admin' then cardinality(admins)
    when 'user' then (select count(*) from public.user_roles) - cardinality(admins) end;
  user_ids := case when p_role = 'admin' and total <= 4000
    then private.sort_users(p_sort, p_ascending, admins, place, p_page_size)
    else private.page_of(o.source, o.keys, p_ascending,
      replace(condition, '{account}', o.source || '.' || quote_ident(o.account)), admins, total, place, p_page_size) end;
  is_at_least := false;
  return next;
end
$$;
comment on function public.find_users(text, text, text, boolean, int, int) is
  'One row: the accounts of a page in order, and their total (at least, where is_at_least). p_role: all, user, admin; p_sort: joined, role, name, email, credits. 42501 unless admin, 22023.';

revoke all on function public.find_users(text, text, text, boolean, int, int) from public;
grant execute on function public.find_users(text, text, text, boolean, int, int) to authenticated;
