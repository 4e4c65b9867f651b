-- The ledger: an entry is added under the lock of its cook's credits row, updates the balance, and is never changed
-- again.
--
-- The BEFORE trigger locks, and notes the account's hash and when new credits expire. The AFTER trigger sets the
-- balance to the sum of the entries, and refuses what would bring it below zero (STCRD). The sum is computed again each
-- time instead of adding to the balance, so the two cannot drift apart; it is computed once per entry, since it is the
-- main cost of an entry in a long ledger.
create or replace function private.tg_credit_entries_reserve() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_credits(new.user_id);
  new.account_hash := private.keyed_hash('account', new.user_id::text);
  if new.delta > 0 and new.kind in ('free', 'purchase', 'adjustment') then
    new.expires_at := coalesce(new.expires_at, private.credit_expiry_of(now()));
  end if;
  return new;
end
$$;
comment on function private.tg_credit_entries_reserve() is 'Locks the balance, notes the account''s hash and, on credits that are given, when they expire.';
revoke all on function private.tg_credit_entries_reserve() from public;

create or replace function private.tg_credit_entries_apply() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ledger bigint;
begin
  -- A separate statement after the lock: only a fresh snapshot shows what the transaction that we waited for has
  -- written.
  select sum(e.delta) into ledger from public.credit_entries e where e.user_id = new.user_id;
  if ledger < 0 then
    raise exception 'You don''t have enough credits. Please purchase more.' using errcode = 'STCRD';
  end if;
  update public.credits c set balance = ledger where c.user_id = new.user_id and c.balance <> ledger;
  return null;
end
$$;
comment on function private.tg_credit_entries_apply() is 'Sets the balance to the sum of the ledger; refuses an overdraft (STCRD).';
revoke all on function private.tg_credit_entries_apply() from public;

-- The only change that is allowed is the foreign key's own, when an account is deleted: the person is removed from the
-- entry, the entry stays.
create or replace function private.tg_credit_entries_append_only() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - array['user_id', 'actor_id'] = to_jsonb(old) - array['user_id', 'actor_id']
    and (new.user_id is not distinct from old.user_id
      or (new.user_id is null and not exists (select from auth.users u where u.id = old.user_id)))
    and (new.actor_id is not distinct from old.actor_id
      or (new.actor_id is null and not exists (select from auth.users u where u.id = old.actor_id)))
  then
    return new;
  end if;
  raise exception 'The ledger is append-only.' using errcode = 'STFOR',
    hint = 'Write a new entry that corrects the old one.';
end
$$;
comment on function private.tg_credit_entries_append_only() is 'Raises STFOR for any change but the pseudonymising one of account deletion.';
revoke all on function private.tg_credit_entries_append_only() from public;

create or replace trigger _100_reserve before insert on public.credit_entries
  for each row execute function private.tg_credit_entries_reserve();
create or replace trigger _200_apply after insert on public.credit_entries
  for each row execute function private.tg_credit_entries_apply();
create or replace trigger _300_append_only before update or delete on public.credit_entries
  for each row execute function private.tg_credit_entries_append_only();
create or replace trigger _300_append_only_truncate before truncate on public.credit_entries
  for each statement execute function private.tg_credit_entries_append_only();
