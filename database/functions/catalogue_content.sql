-- Returns the part of a catalogue row that is content and belongs in a file; the removed fields are specific to one
-- database. No SET clause, so that PostgreSQL can inline it into a query over thousands of rows. Granted to no role.
create or replace function private.catalogue_content(catalogue_row jsonb) returns jsonb
language sql immutable parallel safe
as $$
  select catalogue_row - array['id', 'created_at', 'version', 'sort_name', 'search_text']
$$;
comment on function private.catalogue_content(jsonb) is 'A category or group without id, time, version and stored keys.';

revoke all on function private.catalogue_content(jsonb) from public;
