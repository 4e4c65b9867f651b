-- Returns a page of the admin's purchase list, newest first: the ids of its purchases and the total. The rows
-- themselves are read under the table's own policies, for these ids.
--
-- Security definer, because with row security a search cannot use its index and a count reads every row; the function
-- first checks that the caller is an admin. A search matches any part of the buyer's name or address, ignoring case and
-- accents, and also purchases whose id lies in a range (screens and mails show its first characters). A search lists
-- 150 purchases at most.
create or replace function public.find_purchases(
  p_search text default '', p_status text default null, p_first_id uuid default null, p_last_id uuid default null,
  p_page int default 1, p_page_size int default 25
) returns table (purchase_ids uuid[], total int, is_at_least boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle text;
  place int := (p_page - 1) * p_page_size;
begin
  if not private.is_admin() then
    raise exception 'Only admins list purchases.' using errcode = '42501';
  end if;
  -- Truncated first: computing the search text of a megabyte takes a second.
  needle := private.people_search_text(left(btrim(coalesce(p_search, '')), 401));
  if char_length(needle) > 400 or p_page_size is null or p_page_size not between 1 and 100
    or p_page is null or p_page not between 1 and 1000000 then
    raise exception 'There is no such page of purchases.' using errcode = '22023';
  end if;
  if needle <> '' then
    purchase_ids := private.search_purchases(needle, p_status, p_first_id, p_last_id);
    total := least(cardinality(purchase_ids), 150);
    is_at_least := cardinality(purchase_ids) > total;
    purchase_ids := purchase_ids[place + 1 : least(place + p_page_size, total)];
    return next;
    return;
  end if;
  total := case when p_status is null then (select count(*) from public.purchases)
    else (select count(*) from public.purchases p where p.status = p_status) end;
  purchase_ids := private.page_of('public.purchases', '{created_at,id}', false,
    case when p_status is null then 'true' else format('status = %L', p_status) end, '{}', total, place, p_page_size);
  is_at_least := false;
  return next;
end
$$;
comment on function public.find_purchases(text, text, uuid, uuid, int, int) is
  'One row: the purchases of a page, newest first, and their total (at least, where is_at_least). 42501 unless admin, 22023.';

revoke all on function public.find_purchases(text, text, uuid, uuid, int, int) from public;
grant execute on function public.find_purchases(text, text, uuid, uuid, int, int) to authenticated;
