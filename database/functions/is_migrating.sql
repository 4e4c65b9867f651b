-- Returns whether another process has been migrating this database for more than two seconds. Every start of a server
-- takes the lock (its number is advisoryLockKey in the server's migrate.ts) and releases it at once if there is nothing
-- to do.
--
-- Security definer, since the service may not see when other sessions' transactions began. Granted to service_role
-- only.
create or replace function private.is_migrating() returns boolean
language sql volatile security definer set search_path = ''
as $$
  select exists (
    select from pg_catalog.pg_locks l join pg_catalog.pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.classid = 0 and l.objid = 7232417 and l.objsubid = 1 and l.granted
      and l.database = (select d.oid from pg_catalog.pg_database d where d.datname = pg_catalog.current_database())
      and a.xact_start < pg_catalog.clock_timestamp() - interval '2 seconds')
$$;
comment on function private.is_migrating() is
  'True while another process has been migrating this database for more than two seconds.';

revoke all on function private.is_migrating() from public;
grant execute on function private.is_migrating() to service_role;
