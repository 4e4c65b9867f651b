-- The change log is append-only, even for its owner. The only change that is allowed is that of an account deletion,
-- which comes from inside a trigger (its own, or the foreign key's): it removes a person from the entry and adds
-- nothing.
create or replace function private.tg_admin_changes_append_only() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1
    and to_jsonb(new) - array['actor_id', 'subject_id', 'subject_user_id', 'before', 'after']
      = to_jsonb(old) - array['actor_id', 'subject_id', 'subject_user_id', 'before', 'after']
    and coalesce(new.actor_id = old.actor_id, new.actor_id is null)
    and coalesce(new.subject_id = old.subject_id, new.subject_id is null)
    and coalesce(new.subject_user_id = old.subject_user_id, new.subject_user_id is null)
    and old.before @> new.before and old.after @> new.after
  then
    return new;
  end if;
  raise exception 'The change log is append-only.' using errcode = 'STFOR';
end
$$;
comment on function private.tg_admin_changes_append_only() is 'Raises STFOR for any change but that of an account''s deletion.';
revoke all on function private.tg_admin_changes_append_only() from public;

create or replace trigger _100_append_only before update or delete on public.admin_changes
  for each row execute function private.tg_admin_changes_append_only();
create or replace trigger _100_append_only_truncate before truncate on public.admin_changes
  for each statement execute function private.tg_admin_changes_append_only();
