-- Removes a person from the change log when their account is deleted, as subject and as actor. The entry itself and its
-- time stay.
--
-- Called after the account's rows are deleted: by then every transaction that was changing one of them has committed,
-- and its entries are visible here. Granted to no role.
create or replace function private.forget_in_admin_changes(account uuid) returns void
language sql set search_path = ''
as $$
  update public.admin_changes c
    set subject_user_id = null,
      subject_id = case when c.subject_kind <> 'user' then c.subject_id end, -- a purchase's id is kept for accounting
      before = private.impersonal_fields(c.before), after = private.impersonal_fields(c.after)
    where c.subject_user_id = forget_in_admin_changes.account;
  update public.admin_changes c set actor_id = null where c.actor_id = forget_in_admin_changes.account;
$$;
comment on function private.forget_in_admin_changes(uuid) is 'Unlinks a person who leaves, and their texts, from the change log.';

revoke all on function private.forget_in_admin_changes(uuid) from public;
