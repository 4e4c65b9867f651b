-- Called at the start of a server: sets after how many months new credits expire; 0 or null means never. Credits that
-- were given before keep their expiry date, so a shorter time takes nothing from any user. If expiry is switched off,
-- the product says that credits never expire: then the expiry dates of all credits are removed, account by account
-- under their locks.
--
-- Granted to service_role only.
create or replace function private.remember_credit_expiry(months int) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
begin
  insert into private.product_settings as s (key, value)
    values ('credits_expire_after_months', to_jsonb(coalesce(months, 0)))
    on conflict (key) do update set value = excluded.value, updated_at = now() where s.value <> excluded.value;
  if coalesce(months, 0) > 0 then
    return;
  end if;
  for account in
    select distinct l.user_id from private.credit_lots l where l.expires_at is not null order by l.user_id
  loop
    if private.lock_account(account) then
      perform private.lock_credits(account);
      update private.credit_lots l set expires_at = null where l.user_id = account and l.expires_at is not null;
    end if;
  end loop;
end
$$;
comment on function private.remember_credit_expiry(int) is
  'Sets after how many months new credits expire; 0 or null: never, and no credits expire any more.';

revoke all on function private.remember_credit_expiry(int) from public;
grant execute on function private.remember_credit_expiry(int) to service_role;
