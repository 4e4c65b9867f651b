-- Grants the free credit: when an address or phone number is first confirmed, once per keyed hash of it.
--
-- The hash is stored even if nothing is granted, and outlives the account, so that deleting the account and coming
-- back, +tags, or a second contact on the same account do not earn another credit.
create or replace function private.tg_account_contact_confirmed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  contacts text[] := '{}';
  contact text;
  is_first boolean := true;
  is_new boolean;
begin
  if new.email_confirmed_at is not null and (tg_op = 'INSERT' or old.email_confirmed_at is null) then
    contacts := contacts || nullif(new.email, '')::text;
  end if;
  if new.phone_confirmed_at is not null and (tg_op = 'INSERT' or old.phone_confirmed_at is null) then
    contacts := contacts || nullif(new.phone, '');
  end if;

  foreach contact in array array_remove(contacts, null) loop
    insert into private.free_credit_grants (contact_hash)
      values (private.keyed_hash('contact', private.normalise_contact(contact)))
      on conflict (contact_hash) do nothing;
    is_new := found;
    if is_new and is_first then
      perform private.record_credit_entry(new.id, 1, 'free',
        private.keyed_hash('account', new.id::text), 'Welcome');
      is_first := false;
    end if;
  end loop;
  return null;
end
$$;
comment on function private.tg_account_contact_confirmed() is 'One free credit for a contact that is confirmed for the first time anywhere.';
revoke all on function private.tg_account_contact_confirmed() from public;

-- The name makes it run after the account's rows are created: triggers of one event run in the order of their names.
create or replace trigger _300_account_contact_confirmed
  after insert or update of email_confirmed_at, phone_confirmed_at on auth.users
  for each row execute function private.tg_account_contact_confirmed();
