-- Adds a category group, or changes one that the admin has seen. If it has changed since, nothing is written (STRAC)
-- and the screen shows it again. Fields that are left out stay as they are; this function does not change which
-- categories belong to the group.
--
-- Security definer, because it must raise an error for a caller who is not an admin, and clients may not use schema
-- private; the function itself does that check.
create or replace function public.save_category_group(
  p_id uuid default null, p_version int default null, p_fields jsonb default '{}'
) returns public.category_groups
language plpgsql security definer set search_path = ''
as $$
declare
  saved public.category_groups;
begin
  if not private.is_admin() then
    raise exception 'Only admins change the catalogue.' using errcode = '42501';
  end if;
  if p_id is null then
    insert into public.category_groups (name, slug, description, sort_order, is_active, constraint_label)
      select f.name, f.slug, f.description, f.sort_order, f.is_active, f.constraint_label
        from jsonb_populate_record(null::public.category_groups, private.catalogue_fields(p_fields,
          '{"sort_order": 0, "is_active": true, "description": null, "constraint_label": null}')) f
      returning * into saved;
    return saved;
  end if;
  select g.* into saved from public.category_groups g where g.id = p_id for update;
  perform private.check_version('category group', p_version, saved.version);
  update public.category_groups g
    set (name, slug, description, sort_order, is_active, constraint_label)
      = (f.name, f.slug, f.description, f.sort_order, f.is_active, f.constraint_label)
    from jsonb_populate_record(saved, private.catalogue_fields(p_fields, to_jsonb(saved))) f
    where g.id = p_id
    returning g.* into saved;
  return saved;
exception when unique_violation then
  raise exception 'There is already a category group with this name, or one that is nearly the same.' using errcode = '23505';
end
$$;
comment on function public.save_category_group(uuid, int, jsonb) is
  'Adds a category group (p_id null) or changes the one that still is p_version; returns it. 42501 unless admin, STRAC (detail: the version now), STNTF, STFOR (a label that a check needs), 23505 (slug), 23514.';

revoke all on function public.save_category_group(uuid, int, jsonb) from public;
grant execute on function public.save_category_group(uuid, int, jsonb) to authenticated;
