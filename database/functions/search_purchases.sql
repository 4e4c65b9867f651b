-- Purchases whose buyer's name or address holds a text, or whose id lies in a range, newest first: a page out of the first 1,000 of them.
--
-- As private.search_users: 4,000 purchases are looked through, and only where they do not say enough are the buyers asked for by the index of
-- pieces, and the range by the key. Granted to nobody: find_purchases asks it.
create or replace function private.search_purchases(
  needle text, status text, first_id uuid, last_id uuid, place int, page_size int,
  out purchase_ids uuid[], out total int, out is_at_least boolean
) language plpgsql stable set search_path = ''
as $$
declare
  most constant int := 1000;
  depth constant int := 4000;
  last int := least(place + page_size, most);
  of_status text := case when status is null then 'true' else 'p.status = $1' end;
  looked record;
  fitting uuid[];
begin
  execute format(
    'select count(*) as seen, coalesce(array_agg(s.id order by s.created_at desc, s.id desc) filter (where s.id between $3 and $4
        or (select h.search_text like $2 from public.profiles h where h.id = s.user_id)), ''{}'') as ids
      from (select p.id, p.user_id, p.created_at from public.purchases p where %s
        order by p.created_at desc, p.id desc limit $5) s', of_status)
  into looked using status, private.like_pattern_of(needle), first_id, last_id, depth;
  total := cardinality(looked.ids);
  if looked.seen = depth and total <= most then
    execute format(
      'select array(select f.id from (
          select p.id, p.created_at from public.purchases p where %1$s and p.user_id = any($2)
          union
          select p.id, p.created_at from public.purchases p where %1$s and p.id between $3 and $4
        ) f order by f.created_at desc, f.id desc limit $5)', of_status)
    into fitting using status, private.people_holding(needle), first_id, last_id, most + 1;
  end if;
  purchase_ids := (coalesce(fitting, looked.ids))[place + 1 : last];
  total := cardinality(coalesce(fitting, looked.ids));
  is_at_least := total > most;
  total := least(total, most);
end
$$;
comment on function private.search_purchases(text, text, uuid, uuid, int, int) is
  'A page of the purchases that fit, how many there are, and whether they are that many at least.';
revoke all on function private.search_purchases(text, text, uuid, uuid, int, int) from public;
