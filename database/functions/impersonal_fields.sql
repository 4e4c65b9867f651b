-- Returns those changed fields that may be kept after the person they concern is deleted: numbers, booleans and roles.
-- Any other text may be a name or an address, also in fields that are added later. Granted to no role.
create or replace function private.impersonal_fields(fields jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(f.key, f.value), '{}')
  from jsonb_each(coalesce(impersonal_fields.fields, '{}')) as f
  where jsonb_typeof(f.value) in ('number', 'boolean', 'null')
    or (f.key = 'role' and f.value in ('"user"', '"admin"'))
$$;
comment on function private.impersonal_fields(jsonb) is 'Fields without every text that could name somebody.';

revoke all on function private.impersonal_fields(jsonb) from public;
