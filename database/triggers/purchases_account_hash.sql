-- A purchase stores its account as a keyed hash, so that the accounting still adds up per account after the person is
-- deleted and user_id is null.
create or replace function private.tg_purchases_account_hash() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.account_hash := private.keyed_hash('account', new.user_id::text);
  return new;
end
$$;
comment on function private.tg_purchases_account_hash() is 'Notes the account''s keyed hash on a new purchase.';
revoke all on function private.tg_purchases_account_hash() from public;

create or replace trigger _100_account_hash before insert on public.purchases
  for each row execute function private.tg_purchases_account_hash();
