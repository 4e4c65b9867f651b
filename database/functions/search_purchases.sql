-- Returns purchases whose buyer's name or address contains a text, or whose id lies in a range, newest first: the first
-- 150 and one more, which shows that there are others.
--
-- Works like private.search_users: it scans the newest thousand first. A common text is then found by continuing the
-- scan, a rare one by the index of pieces, and the id range by the primary key. If many people match (40 of some 2,000)
-- but few of the newest thousand purchases are theirs, the scan continues to 10,000 before the purchases of all
-- matching people are looked up. Granted to no role: find_purchases uses it.
create or replace function private.search_purchases(needle text, status text, first_id uuid, last_id uuid) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  of_status text := case when status is null then 'true' else 'p.status = $1' end;
  fits constant text := '(s.id between $3 and $4 or (select h.search_text like $2 from public.profiles h where h.id = s.user_id))';
  pattern constant text := private.like_pattern_of(needle);
  seen int;
  ids uuid[];
  further uuid[];
  is_common boolean;
begin
  execute format(
    'select count(*), coalesce(array_agg(s.id order by s.created_at desc, s.id desc) filter (where %s), ''{}'') from (
      select p.* from public.purchases p where %s order by p.created_at desc, p.id desc limit 1000) s', fits, of_status)
  into seen, ids using status, pattern, first_id, last_id;
  if seen < 1000 or cardinality(ids) > 150 then
    return ids[:151];
  end if;
  is_common := cardinality(ids) >= 50;
  if is_common or (select count(*) >= 40 from (select h.search_text from public.profiles h limit 2000) h where h.search_text like pattern) then
    execute format(
      'select array(select s.id from (
          select p.* from public.purchases p where %s order by p.created_at desc, p.id desc offset 1000 limit $5
        ) s where %s order by s.created_at desc, s.id desc limit $6)', of_status, fits)
    into further using status, pattern, first_id, last_id, case when not is_common then 9000 end, 151 - cardinality(ids);
    ids := ids || further;
  end if;
  if not is_common and cardinality(ids) < 151 then
    execute format(
      'select array(select f.id from (
          select p.id, p.created_at from public.purchases p where %1$s and p.user_id = any($2)
          union
          select p.id, p.created_at from public.purchases p where %1$s and p.id between $3 and $4
        ) f order by f.created_at desc, f.id desc limit 151)', of_status)
    into ids using status, private.find_users_by_search_text(needle), first_id, last_id;
  end if;
  return ids;
end
$$;
comment on function private.search_purchases(text, text, uuid, uuid) is
  'The newest purchases that fit: 151 at most.';
revoke all on function private.search_purchases(text, text, uuid, uuid) from public;
