-- A purchase without a buyer keeps what the accounting needs. What only its buyer could use is removed: the address by
-- which it could still be paid, and the idempotency key that their device had generated. This also applies when a
-- checkout is attached after the account was deleted.
create or replace function private.tg_purchases_forgotten() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.checkout_url := null;
  new.idempotency_key := null;
  return new;
end
$$;
comment on function private.tg_purchases_forgotten() is 'Takes the buyer''s own means out of a purchase without a buyer.';
revoke all on function private.tg_purchases_forgotten() from public;

create or replace trigger _200_forgotten before update on public.purchases
  for each row when (new.user_id is null and (new.checkout_url is not null or new.idempotency_key is not null))
  execute function private.tg_purchases_forgotten();
