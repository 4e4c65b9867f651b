-- Returns the mark that the server writes into the object store that belongs to this database. A copy of a database
-- holds the same row, so the mark also contains the cluster's identifier and the database's oid in it. A copy elsewhere
-- (a restored dump, a trial beside the real one) has another mark, and deletes no bytes until an operator says that the
-- store is its own. A standby that takes over has the same mark.
--
-- Security definer: no role needs the table itself. Granted to service_role only.
create or replace function private.object_store_mark() returns table (mark text, since timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  cluster text;
begin
  begin
    select c.system_identifier::text into cluster from pg_catalog.pg_control_system() as c;
  exception
    -- A hosted PostgreSQL may refuse this. Then a copy in another cluster is taken for the original if its database oid
    -- is the same.
    when insufficient_privilege then cluster := 'unknown';
  end;
  return query
    select s.id::text || '/' || cluster || '/' || d.oid::text, s.created_at
    from private.object_store as s, pg_catalog.pg_database as d where d.datname = pg_catalog.current_database();
end
$$;
comment on function private.object_store_mark() is 'The mark of the store that is this database''s own, and since when the database has one.';

revoke all on function private.object_store_mark() from public;
grant execute on function private.object_store_mark() to service_role;
