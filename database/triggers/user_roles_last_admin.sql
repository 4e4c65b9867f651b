-- The last admin stays admin, whoever makes the change and however many changes run at once.
--
-- Two triggers: the first takes a lock before any row is touched, so that two demotions of two admins run one after the
-- other without waiting for each other's rows. The second runs in a later statement and so with a fresh snapshot, and
-- checks whether another admin is left. Account deletion passes here too, by its cascade. A suspended admin has no
-- admin rights, so they do not count as another admin; suspending takes the same lock (functions/lock_roles.sql).
--
-- The change log names the user who changes a role, so their account is locked before that lock: its deletion locks in
-- the same order. Security definer for this alone: cooks and admins cannot access functions of this schema.
create or replace function private.tg_user_roles_serialise() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform private.lock_account(auth.uid());
  end if;
  perform pg_advisory_xact_lock(hashtextextended('public.user_roles', 0));
  return null;
end
$$;
comment on function private.tg_user_roles_serialise() is 'One change of roles at a time.';
revoke all on function private.tg_user_roles_serialise() from public;

create or replace function private.tg_user_roles_keep_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.user_roles r join auth.users u on u.id = r.user_id
    where r.role = 'admin' and r.user_id <> old.user_id and (u.banned_until is null or u.banned_until <= now())
  ) then
    raise exception 'The last admin must stay admin.' using errcode = 'STADM',
      hint = 'Make another user an admin first.';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
comment on function private.tg_user_roles_keep_admin() is 'Raises STADM when the only admin who is not suspended would lose the role.';
revoke all on function private.tg_user_roles_keep_admin() from public;

create or replace trigger _100_serialise before update or delete on public.user_roles
  for each statement execute function private.tg_user_roles_serialise();
create or replace trigger _200_keep_admin_on_update before update on public.user_roles
  for each row when (old.role = 'admin' and (new.role <> 'admin' or new.user_id <> old.user_id))
  execute function private.tg_user_roles_keep_admin();
create or replace trigger _200_keep_admin_on_delete before delete on public.user_roles
  for each row when (old.role = 'admin')
  execute function private.tg_user_roles_keep_admin();
