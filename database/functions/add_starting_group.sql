-- Adds a group of the starting catalogue with its categories, each given as {icon, name, description}. Existing rows
-- stay as they are, so an admin's edit is never overwritten. A category that belongs to two groups (Garlic: preferred,
-- avoided) is one row with two links, in the order in which the groups are added.
--
-- None of this goes into the change log: the setting saffron.starting_catalogue suppresses it
-- (triggers/catalogue_recorded.sql). The body sets it, because only a superuser may declare that setting on the
-- function itself, and managed PostgreSQL gives no superuser.
--
-- Granted to no role: catalogue files use it.
create or replace function private.add_starting_group(
  name text, description text, sort_order int, constraint_label text, categories text[]
) returns void
language plpgsql set search_path = ''
as $$
declare
  group_slug text := private.slug_of(add_starting_group.name);
  category text[];
  place int := 0;
begin
  perform set_config('saffron.starting_catalogue', 'on', true);
  insert into public.category_groups (name, slug, description, sort_order, constraint_label) values (
    add_starting_group.name, group_slug, add_starting_group.description,
    add_starting_group.sort_order, add_starting_group.constraint_label
  ) on conflict (slug) do nothing;

  foreach category slice 1 in array add_starting_group.categories loop
    place := place + 1;
    insert into public.categories (icon, name, slug, description, sort_order) values (
      category[1], category[2], private.slug_of(category[2]), category[3],
      add_starting_group.sort_order * 100 + place
    ) on conflict (slug) do nothing;
    insert into public.category_group_items (category_id, group_id, sort_order)
      select c.id, g.id, (select count(*) from public.category_group_items i where i.category_id = c.id)
        from public.categories c, public.category_groups g
        where c.slug = private.slug_of(category[2]) and g.slug = group_slug
      on conflict do nothing;
  end loop;
  perform set_config('saffron.starting_catalogue', 'off', true);
end
$$;
comment on function private.add_starting_group(text, text, int, text, text[]) is
  'Adds a group and its {icon, name, description} categories, leaving what exists as it is.';

revoke all on function private.add_starting_group(text, text, int, text, text[]) from public;
