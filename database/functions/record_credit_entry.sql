-- The only way for the server to move credits. The entry's kind and reference are unique, so a replay changes nothing
-- and returns the existing entry.
--
-- Security definer: no role may write the ledger. Granted to service_role only, in a schema that no API exposes. Raises
-- STCRD when the balance would fall below zero.
create or replace function private.record_credit_entry(
  account uuid, delta int, kind text, reference text default null, reason text default null,
  expires_at timestamptz default null, actor uuid default null
) returns public.credit_entries
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  entry public.credit_entries;
begin
  perform private.lock_credits(account);
  select e.* into entry from public.credit_entries e
    where e.kind = record_credit_entry.kind and e.reference = record_credit_entry.reference;
  if found then
    return entry;
  end if;
  insert into public.credit_entries as e (user_id, delta, kind, reference, actor_id, reason, expires_at)
    values (account, record_credit_entry.delta, record_credit_entry.kind, record_credit_entry.reference,
      coalesce(record_credit_entry.actor, auth.uid()), record_credit_entry.reason, record_credit_entry.expires_at)
    returning e.* into entry;
  return entry;
end
$$;
comment on function private.record_credit_entry(uuid, int, text, text, text, timestamptz, uuid) is
  'Adds a ledger entry; the same kind and reference twice is the same entry. STCRD when credits do not suffice.';

revoke all on function private.record_credit_entry(uuid, int, text, text, text, timestamptz, uuid) from public;
grant execute on function private.record_credit_entry(uuid, int, text, text, text, timestamptz, uuid) to service_role;
