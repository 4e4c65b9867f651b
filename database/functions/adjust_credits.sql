-- Lets an admin set a balance that they have seen. If the balance has changed since, nothing is written (STRAC) and the
-- screen shows the new balance, so a spend in between is never overwritten. The ledger entry carries the admin and the
-- reason.
--
-- A direct update of the table has the same effect (policies/credits.sql). This function also takes a reason, reports a
-- lost race, and takes its locks in the same order as all other code (it also locks the admin's account, because the
-- entry names the admin).
--
-- Security definer, because no role may write the ledger; the function itself checks that the caller is an admin.
create or replace function public.adjust_credits(
  account uuid, seen_balance int, new_balance int, reason text default null
) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  balance int;
begin
  if not private.lock_account(auth.uid()) or not private.is_admin() then
    raise exception 'Only admins set balances.' using errcode = '42501';
  end if;
  if new_balance is null or new_balance < 0 then
    raise exception 'A balance is never below zero.' using errcode = '23514';
  end if;
  if not private.lock_account(account) then
    raise exception 'There is no such account.' using errcode = 'STNTF';
  end if;
  balance := private.lock_credits(account);
  if balance is distinct from seen_balance then
    raise exception 'The balance has changed to % since it was shown.', balance using errcode = 'STRAC',
      detail = balance::text, hint = 'Look at it again.';
  end if;
  if new_balance <> balance then
    perform private.record_credit_entry(account, new_balance - balance, 'adjustment', null,
      coalesce(left(nullif(btrim(reason), ''), 500), format('Balance set from %s to %s', balance, new_balance)));
  end if;
  return new_balance;
end
$$;
comment on function public.adjust_credits(uuid, int, int, text) is
  'Sets a balance, if it still is seen_balance, by an adjustment entry with actor and reason; returns it. 42501 unless admin, STRAC (detail: the balance now), STNTF, 23514.';

revoke all on function public.adjust_credits(uuid, int, int, text) from public;
grant execute on function public.adjust_credits(uuid, int, int, text) to authenticated;
