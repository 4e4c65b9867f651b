-- Removes what is left in expired lots, with one expiry entry for each lot, once. begin_generation calls it for its
-- cook before it checks the balance; a sweep calls it for all accounts (at most 500 accounts per call, so that no
-- transaction locks many for long). Accounts are processed in the order of sweep_generations, each under its own locks,
-- and each lot is read again after locking. Credits that are reserved by a running generation are in no lot: they
-- expire when they are returned too late, not while the generation runs.
--
-- Granted to service_role only.
create or replace function private.expire_credits(account uuid default null) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  cook uuid;
  lot private.credit_lots;
  expired int := 0;
begin
  for cook in
    select due.user_id from (
      select distinct l.user_id from private.credit_lots l
        join auth.users u on u.id = l.user_id and u.deleted_at is null
        where l.remaining > 0 and l.expires_at <= now()
          and (account is null or l.user_id = account)
        limit 500
    ) as due order by due.user_id
  loop
    -- The account was deleted or emptied meanwhile. An account emptied by a soft deletion keeps its ledger, and has no
    -- user who could lose credits: the query above does not count it among the 500.
    continue when not private.lock_account(cook);
    perform private.lock_credits(cook);
    for lot in
      select l.* from private.credit_lots l
        where l.user_id = cook and l.remaining > 0 and l.expires_at <= now() order by l.expires_at, l.entry_id
    loop
      perform private.record_credit_entry(cook, -lot.remaining, 'expiry', lot.entry_id::text);
      expired := expired + lot.remaining;
    end loop;
  end loop;
  return expired;
end
$$;
comment on function private.expire_credits(uuid) is
  'Writes an expiry entry for each lot that has run out, of one account or of up to 500; returns how many credits expired.';

revoke all on function private.expire_credits(uuid) from public;
grant execute on function private.expire_credits(uuid) to service_role;
