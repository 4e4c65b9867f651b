-- One page of purchases, newest first, of one status or of all. Read from whichever end is nearer: the last page costs what the first one
-- does. The statement is put together so that each question gets the index that suits it. Granted to nobody: find_purchases asks it.
create or replace function private.purchase_page(status text, total int, place int, page_size int) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  mirrored boolean := place > total / 2;
  page uuid[];
begin
  execute format(
    'select array(select p.id from public.purchases p where %1$s order by p.created_at %2$s, p.id %2$s offset $2 limit $3)',
    case when status is null then 'true' else 'p.status = $1' end, case when mirrored then 'asc' else 'desc' end)
  into page using status,
    case when mirrored then greatest(total - place - page_size, 0) else place end,
    case when mirrored then greatest(least(page_size, total - place), 0) else page_size end;
  return case when mirrored then array(
    select p.id from unnest(page) with ordinality as p (id, n) order by p.n desc) else page end;
end
$$;
comment on function private.purchase_page(text, int, int, int) is 'Purchases number place + 1 to place + page_size of the total.';
revoke all on function private.purchase_page(text, int, int, int) from public;
