-- Merges the fields that a catalogue form sends into the stored ones. It treats categories and groups the same, and
-- rejects bad input with a readable message before a constraint would reject it by its name. A new name without a slug
-- gets the slug of the name.
--
-- Granted to no role: the procedures that save use it.
create or replace function private.catalogue_fields(sent jsonb, standing jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  unknown text;
  fields jsonb := standing || coalesce(sent, '{}');
begin
  select k into unknown from jsonb_object_keys(coalesce(sent, '{}')) k
    where not standing || '{"name": null, "slug": null}' ? k or k in ('id', 'version', 'created_at', 'sort_name', 'search_text');
  if found then
    raise exception 'There is no field “%” to save.', unknown using errcode = '22023';
  end if;
  if coalesce(btrim(fields ->> 'name'), '') = '' then
    raise exception 'A name is needed.' using errcode = '23514';
  end if;
  if sent ? 'name' and not sent ? 'slug' then
    fields := fields || jsonb_build_object('slug', private.slug_of(fields ->> 'name'));
  end if;
  if coalesce(fields ->> 'slug', '') = '' then
    raise exception 'The name needs at least one letter or digit.' using errcode = '23514';
  end if;
  return fields;
end
$$;
comment on function private.catalogue_fields(jsonb, jsonb) is
  'What is sent laid over what stands. 22023 for an unknown field, 23514 for a name that is empty or has neither letter nor digit.';

revoke all on function private.catalogue_fields(jsonb, jsonb) from public;
