-- Returns the entries that an entry gives back. For generation_refund: the generation's own entry. For a failed refund
-- or a won dispute: all entries that reversals of that purchase took, since one reversal may have kept what another one
-- had taken. None for an entry that gives new credits. Granted to no role.
create or replace function private.entries_undone_by(entry public.credit_entries) returns setof bigint
language plpgsql stable set search_path = ''
as $$
begin
  if entry.kind = 'generation_refund' then
    return query select e.id from public.credit_entries e
      where e.kind = 'generation' and e.reference = entry.reference;
  elsif entry.kind in ('refund', 'dispute') then
    return query select e.id
      from private.purchase_reversals ended
      join private.purchase_reversals r on r.purchase_id = ended.purchase_id
      join public.credit_entries e on e.kind = r.kind and e.reference = r.reference
      where ended.reference = regexp_replace(entry.reference, ':returned$', '');
  end if;
end
$$;
comment on function private.entries_undone_by(public.credit_entries) is 'Ids of the entries whose credits an entry gives back.';

revoke all on function private.entries_undone_by(public.credit_entries) from public;
