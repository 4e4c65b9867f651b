-- The first step of everything that moves credits: locks the cook's credits row until the transaction ends. A second
-- transaction waits here and then reads what the first one wrote, so no balance is spent twice.
--
-- The account is locked before the credits, in the order in which deleting an account locks them. A deleted account has
-- no credits to lock: the function returns null, and the caller then finds no other rows of it either.
create or replace function private.lock_credits(account uuid) returns int
language plpgsql set search_path = ''
as $$
declare
  held int;
begin
  perform from auth.users u where u.id = account for key share;
  if not found then
    return null;
  end if;
  select c.balance into held from public.credits c where c.user_id = account for update;
  if not found then
    insert into public.credits (user_id) values (account) on conflict (user_id) do nothing;
    select c.balance into held from public.credits c where c.user_id = account for update;
  end if;
  return held;
end
$$;
comment on function private.lock_credits(uuid) is
  'Locks a credits row (making it if absent) for this transaction and returns its balance; null where the account is gone.';

revoke all on function private.lock_credits(uuid) from public;
