-- Schema auth belongs to the auth API. auth_admin works on its tables and owns none of them, so it can neither drop nor
-- alter them, nor read anything outside the schema.
--
-- Not granted: anything to anon, authenticated or service_role. The service key cannot read a password hash.
revoke all on all tables in schema auth from public, anon, authenticated, service_role, auth_admin;
revoke all on all sequences in schema auth from public, anon, authenticated, service_role, auth_admin;
grant select, insert, update, delete on all tables in schema auth to auth_admin;
grant usage, select on all sequences in schema auth to auth_admin;
