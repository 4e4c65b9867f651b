-- What the file of a person's data is made of, in the order in which it stands there. Granted to service_role only: it belongs to
-- export_account_rows.
create or replace function private.list_export_sections() returns setof text
language sql stable security definer set search_path = ''
as $$
  select t.section from private.personal_tables() as t
$$;
comment on function private.list_export_sections() is 'The sections of export_account_rows, in their order.';

revoke all on function private.list_export_sections() from public;
grant execute on function private.list_export_sections() to service_role;
