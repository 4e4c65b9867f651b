-- A purchase of nobody keeps what the books need. What only its buyer could use goes: the address by which it could still be paid, and the
-- key that their device had made up. Also where a checkout is attached to it after the account went.
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
