-- Deletes an account because its owner wants it. What goes with it, and what stays without a name, is the business of the foreign keys and
-- of the triggers of auth.users, as for any other deletion; here stands who may, and what is still to be done outside.
--
-- One deletion after the other: each takes ratings out of other people's recipes, and two cooks who rated each other would wait in a
-- circle. The account's own lock comes next and is the first of all the locks that money takes, so a payment that is being settled, a
-- generation that is being opened or closed, and a second deletion each come wholly before or after. A second deletion finds nobody and
-- answers no row: what was wanted is so.
--
-- The audit entry names nobody: it says that an owner deleted an account, and when.
-- Granted to service_role only: the function's door says who asks.
create or replace function private.delete_account(account uuid, session_id uuid, at_time timestamptz)
returns table (email text, open_checkouts text[])
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock(hashtextextended('private.delete_account', 0));
  perform from auth.users u where u.id = account and u.deleted_at is null for update;
  if not found then
    return;
  end if;
  if not private.proven_lately(account, delete_account.session_id, at_time) then
    raise exception 'Please confirm first that it is you.' using errcode = 'STPRF';
  end if;
  return query
    select case when u.email_confirmed_at is not null then nullif(u.email, '')::text end,
      array(
        select p.checkout_session_id from public.purchases p
        where p.user_id = u.id and p.status = 'pending' and p.checkout_session_id is not null
      )
    from auth.users u where u.id = account;
  delete from auth.users u where u.id = account;
  insert into auth.audit_log_entries (instance_id, payload, created_at)
    values ('00000000-0000-0000-0000-000000000000', json_build_object(
      'action', 'user_deleted', 'log_type', 'team', 'actor_id', '00000000-0000-0000-0000-000000000000',
      'timestamp', at_time, 'traits', json_build_object('by', 'owner')), at_time);
end
$$;
comment on function private.delete_account(uuid, uuid, timestamptz) is
  'Deletes an account for the owner of a session that proved itself lately: their confirmed address, to say goodbye, and checkouts that are still open. No row where it is gone already. STPRF without a recent proof, STADM for the last admin.';

revoke all on function private.delete_account(uuid, uuid, timestamptz) from public;
grant execute on function private.delete_account(uuid, uuid, timestamptz) to service_role;
