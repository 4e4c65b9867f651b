-- Records in the change log what another person changes about a user: the role, the profile, the balance, a refund.
-- Nothing is recorded of a sign-up, of what users change about themselves, or of what follows from a change of the
-- account (an address, which the auth API records in its own audit log).
--
-- The changed row stays locked until the commit, and an account's deletion has to wait for it, so an entry is either
-- seen by the deletion or never written. A direct update of the profile locks the account first
-- (policies/profiles.sql).
--
-- Security definer: no role may write the log.
create or replace function private.tg_user_roles_recorded() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.admin_changes (
    actor_id, actor_kind, action, subject_kind, subject_id, subject_user_id, before, after
  ) values (
    auth.uid(), private.acting_kind(), 'role_changed', 'user', new.user_id, new.user_id,
    jsonb_build_object('role', old.role), jsonb_build_object('role', new.role)
  );
  return null;
end
$$;
comment on function private.tg_user_roles_recorded() is 'Notes a changed role in the change log.';
revoke all on function private.tg_user_roles_recorded() from public;

create or replace trigger _900_recorded after update on public.user_roles
  for each row when (old.role <> new.role) execute function private.tg_user_roles_recorded();

create or replace function private.tg_profiles_recorded() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was constant jsonb := jsonb_build_object('full_name', old.full_name, 'avatar_url', old.avatar_url);
  now_is constant jsonb := jsonb_build_object('full_name', new.full_name, 'avatar_url', new.avatar_url);
begin
  if auth.uid() = new.id then
    return null;
  end if;
  insert into public.admin_changes (
    actor_id, actor_kind, action, subject_kind, subject_id, subject_user_id, before, after
  )
    select auth.uid(), private.acting_kind(), 'profile_changed', 'user', new.id, new.id,
      jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, n.value)
    from jsonb_each(was) as o join jsonb_each(now_is) as n on n.key = o.key and n.value <> o.value;
  return null;
end
$$;
comment on function private.tg_profiles_recorded() is 'Notes a profile that somebody else than its owner changed in the change log.';
revoke all on function private.tg_profiles_recorded() from public;

create or replace trigger _900_recorded after update on public.profiles
  for each row when (
    pg_trigger_depth() = 0 and (old.full_name, old.avatar_url) is distinct from (new.full_name, new.avatar_url)
  )
  execute function private.tg_profiles_recorded();

-- Runs after _200_apply, so the balance is already the new one.
create or replace function private.tg_credit_entries_recorded() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  balance constant int := (select c.balance from public.credits c where c.user_id = new.user_id);
begin
  insert into public.admin_changes (
    actor_id, actor_kind, action, subject_kind, subject_id, subject_user_id, before, after
  ) values (
    new.actor_id, case when new.actor_id is null then private.acting_kind() else 'admin' end, 'credits_adjusted', 'user',
    new.user_id, new.user_id, jsonb_build_object('balance', balance - new.delta),
    jsonb_strip_nulls(jsonb_build_object('balance', balance, 'reason', new.reason, 'entry', new.id))
  );
  return null;
end
$$;
comment on function private.tg_credit_entries_recorded() is 'Notes an adjusted balance, with reason and ledger entry, in the change log.';
revoke all on function private.tg_credit_entries_recorded() from public;

create or replace trigger _900_recorded after insert on public.credit_entries
  for each row when (new.kind = 'adjustment') execute function private.tg_credit_entries_recorded();

create or replace function private.tg_refund_requests_recorded() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.admin_changes (
    actor_id, actor_kind, action, subject_kind, subject_id, subject_user_id, before, after
  )
    select new.admin_id, case when new.admin_id is null then private.acting_kind() else 'admin' end, 'refund_requested',
      'purchase', p.id, p.user_id, jsonb_build_object('refunded_cents', p.refunded_cents),
      jsonb_build_object('refunded_cents', p.refunded_cents + new.cents, 'reason', new.reason)
    from public.purchases p where p.id = new.purchase_id;
  return null;
end
$$;
comment on function private.tg_refund_requests_recorded() is 'Notes a refund that was asked for in the change log.';
revoke all on function private.tg_refund_requests_recorded() from public;

create or replace trigger _900_recorded after insert on private.refund_requests
  for each row execute function private.tg_refund_requests_recorded();
