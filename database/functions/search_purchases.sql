-- Purchases whose buyer's name or address holds a text, or whose id lies in a range, newest first: the first 250 of them and one more, which
-- says that there are others.
--
-- As private.search_users: a common text is found by walking along the newest, a rare one by the index of pieces, and the range by the key.
-- Where many are called so (40 of some 2,000) but hardly one of the newest thousand is theirs, 10,000 are walked before everybody's are
-- looked up.
-- Granted to nobody: find_purchases asks it.
drop function if exists private.search_purchases(text, text, uuid, uuid, int, int);
create or replace function private.search_purchases(needle text, status text, first_id uuid, last_id uuid) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  of_status text := case when status is null then 'true' else 'p.status = $1' end;
  fits constant text := '(s.id between $3 and $4 or (select h.search_text like $2 from public.profiles h where h.id = s.user_id))';
  looked record;
  is_rare boolean;
  is_clustered boolean;
  ids uuid[];
begin
  execute format(
    'select count(*) as seen, count(*) filter (where %s) as found from (
      select p.id, p.user_id from public.purchases p where %s order by p.created_at desc, p.id desc limit 1000) s', fits, of_status)
  into looked using status, private.like_pattern_of(needle), first_id, last_id;
  is_rare := looked.seen = 1000 and looked.found < 50;
  is_clustered := is_rare and (
    select count(*) >= 40 from (select h.search_text from public.profiles h limit 2000) h
    where h.search_text like private.like_pattern_of(needle));
  if is_clustered or not is_rare then
    execute format(
      'select array(select s.id from (
          select p.id, p.user_id, p.created_at from public.purchases p where %s order by p.created_at desc, p.id desc limit $5
        ) s where %s order by s.created_at desc, s.id desc limit 251)', of_status, fits)
    into ids using status, private.like_pattern_of(needle), first_id, last_id, case when is_clustered then 10000 end;
  end if;
  if is_rare and coalesce(cardinality(ids), 0) < 251 then
    execute format(
      'select array(select f.id from (
          select p.id, p.created_at from public.purchases p where %1$s and p.user_id = any($2)
          union
          select p.id, p.created_at from public.purchases p where %1$s and p.id between $3 and $4
        ) f order by f.created_at desc, f.id desc limit 251)', of_status)
    into ids using status, private.people_holding(needle), first_id, last_id;
  end if;
  return ids;
end
$$;
comment on function private.search_purchases(text, text, uuid, uuid) is
  'The newest purchases that fit: 251 at most.';
revoke all on function private.search_purchases(text, text, uuid, uuid) from public;
