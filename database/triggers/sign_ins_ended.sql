-- Records the end of a session (signed out, its account deleted, its password changed elsewhere) and the suspension of
-- an account, and notifies every process: NOTIFY ended_sign_ins, after the commit.
--
-- Sessions that were not used for a day are deleted without a record: their tokens have expired long ago, unless the
-- token lifetime here is longer than that.
create or replace function private.end_sign_in(ended_session uuid, gone boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  noted private.ended_sign_ins;
begin
  insert into private.ended_sign_ins as e (session_id, is_gone) values (ended_session, gone)
    on conflict (session_id) do update set ended_at = clock_timestamp(), is_gone = e.is_gone or excluded.is_gone
    returning * into noted;
  perform pg_notify('ended_sign_ins', jsonb_build_object(
    'session', noted.session_id, 'gone', noted.is_gone, 'at', extract(epoch from noted.ended_at))::text);
end
$$;
comment on function private.end_sign_in(uuid, boolean) is 'Notes that a session has ended, and tells every process.';
revoke all on function private.end_sign_in(uuid, boolean) from public;

create or replace function private.tg_sign_ins_ended() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  longest_seconds int := (select coalesce(max(k.longest_token_seconds), 0) from private.signing_keys k);
begin
  if coalesce(old.refreshed_at at time zone 'utc', old.created_at)
      > now() - make_interval(secs => greatest(longest_seconds, 86400)) then
    perform private.end_sign_in(old.id, true);
  end if;
  return null;
end
$$;
comment on function private.tg_sign_ins_ended() is 'Notes a session that was deleted.';
revoke all on function private.tg_sign_ins_ended() from public;

create or replace function private.tg_sign_ins_suspended() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.banned_until > now() or new.deleted_at is not null then
    perform private.end_sign_in(s.id, new.deleted_at is not null) from auth.sessions s where s.user_id = new.id;
  end if;
  return null;
end
$$;
comment on function private.tg_sign_ins_suspended() is 'Notes the sessions of an account that was suspended.';
revoke all on function private.tg_sign_ins_suspended() from public;

create or replace trigger _300_ended after delete on auth.sessions
  for each row execute function private.tg_sign_ins_ended();
create or replace trigger _300_suspended after update of banned_until, deleted_at on auth.users
  for each row when (new.banned_until is distinct from old.banned_until or new.deleted_at is distinct from old.deleted_at)
  execute function private.tg_sign_ins_suspended();
