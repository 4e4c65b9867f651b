-- Returns the sections of a person's data export, in file order. Granted to service_role only: it is used together with
-- export_account_rows.
create or replace function private.list_export_sections() returns setof text
language sql stable security definer set search_path = ''
as $$
  select t.section from private.personal_tables() as t
$$;
comment on function private.list_export_sections() is 'The sections of export_account_rows, in their order.';

revoke all on function private.list_export_sections() from public;
grant execute on function private.list_export_sections() to service_role;
