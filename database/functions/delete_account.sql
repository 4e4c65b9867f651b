-- Deletes an account at its owner's request. The foreign keys and the triggers of auth.users decide what is deleted and
-- what stays without a name, as for any other deletion. This function decides who may delete, and returns what is left
-- to do outside the database.
--
-- Deletions run one after the other: each removes ratings from other users' recipes, and two cooks who rated each
-- other's recipes could deadlock. Then the account is locked, which is the first lock of all code that moves money. So
-- a payment that is being settled, a generation that is being opened or closed, and a second deletion each run entirely
-- before or after this one. A second deletion finds no account and returns no row: the requested state is already
-- reached.
--
-- The audit entry names no person: it says that an owner deleted an account, and when.
--
-- Granted to service_role only: the function endpoint determines the caller.
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
  if not private.has_recent_authentication(account, delete_account.session_id, at_time) then
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
