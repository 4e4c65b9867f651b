-- Adds an entry to the change log for an action that changes no row with its own trigger (an invitation, ended
-- sessions), in the transaction of the action. Call it after the subject's account is locked; if that account is
-- already deleted, the entry names no person.
--
-- Pass only changed fields, and no secrets: every admin reads them. p_subject_user_id is the person concerned; when
-- their account is deleted, strings are removed from before and after, while numbers, booleans and roles stay.
--
-- Security definer: no role may write the log. Granted to the auth API (auth_admin) and to the service, which pass the
-- admin themselves.
create or replace function private.record_admin_change(
  p_action text, p_subject_kind text, p_subject_id text, p_subject_user_id uuid, p_before jsonb, p_after jsonb,
  p_actor_id uuid default auth.uid()
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  has_left boolean := p_subject_user_id is not null and not private.lock_account(p_subject_user_id);
begin
  insert into public.admin_changes (
    actor_id, actor_kind, action, subject_kind, subject_id, subject_user_id, before, after
  ) values (
    p_actor_id, case when p_actor_id is null then private.acting_kind() else 'admin' end, p_action, p_subject_kind,
    case when not has_left then p_subject_id end, case when not has_left then p_subject_user_id end,
    case when has_left then private.impersonal_fields(p_before) else coalesce(p_before, '{}') end,
    case when has_left then private.impersonal_fields(p_after) else coalesce(p_after, '{}') end
  );
end
$$;
comment on function private.record_admin_change(text, text, text, uuid, jsonb, jsonb, uuid) is
  'Adds an entry to the change log: action, kind and id of the subject, the person it concerns, changed fields before and after, the admin.';

revoke all on function private.record_admin_change(text, text, text, uuid, jsonb, jsonb, uuid) from public;
grant execute on function private.record_admin_change(text, text, text, uuid, jsonb, jsonb, uuid) to auth_admin, service_role;
