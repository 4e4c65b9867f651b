-- Adds an entry to the change log for an act that changes no row with a trigger of its own (an invitation, ended sessions), in the
-- transaction of the act. Call it once the subject's account is held; where that is gone already, the entry names nobody.
--
-- Only changed fields, and no secrets: every admin reads them. p_subject_user_id is the person whom it concerns; when they leave, strings
-- are taken out of before and after, numbers, booleans and roles stay.
--
-- Security definer: nobody may write the log. Granted to the accounts door and to the service, who say themselves who the admin is.
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
