-- Turns a balance that an admin writes through the data API into a ledger entry of the difference, with the admin as
-- actor. If balance and ledger already agree there is nothing to do. The ledger's own update comes from inside its
-- trigger and is not checked again: that would read the whole ledger twice for each entry. An admin whose account is
-- deleted at this moment is not named, as in their older entries.
create or replace function private.tg_credits_written_directly() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ledger bigint;
begin
  select coalesce(sum(e.delta), 0) into ledger from public.credit_entries e where e.user_id = new.user_id;
  if ledger <> new.balance then
    insert into public.credit_entries (user_id, delta, kind, actor_id, reason) values (
      new.user_id, new.balance - ledger, 'adjustment',
      case when private.lock_account(auth.uid()) then auth.uid() end,
      format('Balance set from %s to %s', ledger, new.balance)
    );
  end if;
  return null;
end
$$;
comment on function private.tg_credits_written_directly() is 'Turns a directly written balance into an adjustment entry with actor and reason.';
revoke all on function private.tg_credits_written_directly() from public;

create or replace trigger _200_written_directly after insert or update of balance on public.credits
  for each row when (pg_trigger_depth() = 0)
  execute function private.tg_credits_written_directly();
