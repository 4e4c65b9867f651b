-- Raises an error if this cook may not begin a generation now. The checks run in the order of the product's rules:
-- account deleted (STUSR) or banned (STFOR), another generation running (STGEN), not enough credits (STCRD).
-- begin_generation calls it under the lock of the credits row. The server also calls it before it rejects a request for
-- a reason that comes later in that order. Expired credits do not count, whether or not they were swept.
--
-- Granted to service_role only: it answers about any account.
create or replace function private.check_generation(caller_id uuid, cost int default 1) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account auth.users;
begin
  select u.* into account from auth.users u where u.id = caller_id and u.deleted_at is null;
  if not found then
    raise exception 'This account no longer exists.' using errcode = 'STUSR';
  end if;
  if account.banned_until > now() then
    raise exception 'This account is banned.' using errcode = 'STFOR';
  end if;
  if exists (select from public.generations g where g.user_id = caller_id and g.status = 'running') then
    raise exception 'A recipe is already being generated…' using errcode = 'STGEN';
  end if;
  if coalesce((select c.balance from public.credits c where c.user_id = caller_id), 0) - coalesce((
    select sum(l.remaining) from private.credit_lots l
      where l.user_id = caller_id and l.remaining > 0 and l.expires_at <= now()
  ), 0) < cost then
    raise exception 'You don''t have enough credits. Please purchase more.' using errcode = 'STCRD';
  end if;
end
$$;
comment on function private.check_generation(uuid, int) is
  'Raises STUSR, STFOR, STGEN or STCRD, in this order, where the cook may not begin a generation now.';

revoke all on function private.check_generation(uuid, int) from public;
grant execute on function private.check_generation(uuid, int) to service_role;
