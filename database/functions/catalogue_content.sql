-- What of a row of the catalogue is content and stands in a file; all else belongs to one database. No SET clause, so that it melts into the
-- query that asks for thousands. Granted to nobody.
create or replace function private.catalogue_content(catalogue_row jsonb) returns jsonb
language sql immutable parallel safe
as $$
  select catalogue_row - array['id', 'created_at', 'version', 'sort_name', 'search_text']
$$;
comment on function private.catalogue_content(jsonb) is 'A category or group without id, time, version and stored keys.';

revoke all on function private.catalogue_content(jsonb) from public;
