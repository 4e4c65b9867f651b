-- Roles, schemas and what PostgreSQL itself ships. This is the first file of the baseline (0040_baseline_01 to 15): the whole schema
-- as the migrations of before the first release left it. A database that has all of those stands at the baseline already, and none of
-- these files is run on it (server/database/baseline.ts).
--
-- Every request becomes one of three roles for the length of its transaction: anon (no session),
-- authenticated (a verified token) or service_role (the server itself, or a holder of the service key).
-- auth_admin is a fourth, used by the accounts door only, so that a mistake there cannot read a recipe.
--
-- Roles belong to the whole cluster, so each is made only where it is absent. None may log in, none
-- inherits, and none gets BYPASSRLS: managed PostgreSQL often forbids it, so every right that the
-- service has is written out in a policy where it can be read.

do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'auth_admin'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin noinherit', wanted);
      exception when duplicate_object or unique_violation then
        null; -- another database of this cluster was migrated at the same moment: the role exists now
      end;
    end if;
    -- The owner of this database must be able to become each role. A superuser is; so is an owner to whom
    -- somebody else made and granted the roles, and who then may not grant them.
    begin
      execute format('set local role %I', wanted);
      execute 'reset role';
    exception when insufficient_privilege then
      execute format('grant %I to current_user', wanted);
    end;
  end loop;
end
$$;

-- public: what the data API shows. auth: accounts, in the shapes of the official auth server.
-- private: procedures that move money or close generations, and keys; no door exposes it.
-- extensions: what PostgreSQL itself ships, kept out of the exposed schema. storage stands in 0040_baseline_12.
-- private exists already: it holds the record of migrations.
create schema if not exists auth;
create schema if not exists private;
create schema if not exists extensions;

comment on schema auth is 'Accounts, sessions and factors. Only auth_admin reads or writes its tables.';
comment on schema private is 'Procedures that move money or close generations, keys and guards. Never exposed by a door.';
comment on schema extensions is 'Extensions of PostgreSQL, kept out of the schemas that the data API may show.';

revoke all on schema auth, private from public;
revoke create on schema public from public;

grant usage on schema public to anon, authenticated, service_role, auth_admin;
grant usage on schema auth to anon, authenticated, service_role, auth_admin;
grant usage on schema extensions to anon, authenticated, service_role, auth_admin;
-- Not granted: usage on private to anon or authenticated. Policies reach its helpers by their identity.
-- What each role may do there stands in policies/private.sql.
grant usage on schema private to service_role, auth_admin;

-- PostgreSQL lets everyone execute a new function by default. Here each file grants what it means to.
alter default privileges revoke execute on functions from public;
alter default privileges revoke usage on types from public;

-- pg_trgm serves the case-insensitive search over recipes. Where it cannot be installed, search still
-- answers correctly, by reading the cook's own rows.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm with schema extensions;
  else
    raise notice 'pg_trgm is not available: recipe search works without its index';
  end if;
exception when insufficient_privilege then
  raise notice 'pg_trgm may not be installed here: recipe search works without its index';
end
$$;
