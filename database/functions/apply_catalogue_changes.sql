-- Writes the changes that catalogue_changes found, with one statement for each kind of row: an import of thousands of
-- rows stays fast, and so do the triggers that record it. It deletes no category and no group. Granted to no role: the
-- import of the catalogue uses it.
create or replace function private.apply_catalogue_changes(changes jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.category_groups (name, slug, description, sort_order, is_active, constraint_label)
    select f.name, f.slug, f.description, f.sort_order, f.is_active, f.constraint_label
    from jsonb_array_elements(changes) ch, jsonb_populate_record(null::public.category_groups, ch -> 'wanted') f
    where ch ->> 'kind' = 'group' and ch ->> 'change' = 'created';
  update public.category_groups g
    set (name, description, sort_order, is_active, constraint_label)
      = (f.name, f.description, f.sort_order, f.is_active, f.constraint_label)
    from jsonb_array_elements(changes) ch, jsonb_populate_record(null::public.category_groups, ch -> 'wanted') f
    where ch ->> 'kind' = 'group' and ch ->> 'change' = 'changed' and g.slug = f.slug;

  insert into public.categories (name, slug, description, icon, sort_order, is_active)
    select f.name, f.slug, f.description, f.icon, f.sort_order, f.is_active
    from jsonb_array_elements(changes) ch, jsonb_populate_record(null::public.categories, ch -> 'wanted') f
    where ch ->> 'kind' = 'category' and ch ->> 'change' = 'created';
  update public.categories c
    set (name, description, icon, sort_order, is_active) = (f.name, f.description, f.icon, f.sort_order, f.is_active)
    from jsonb_array_elements(changes) ch, jsonb_populate_record(null::public.categories, ch -> 'wanted') f
    where ch ->> 'kind' = 'category' and ch ->> 'change' = 'changed' and c.slug = f.slug;

  delete from public.category_group_items i
    using (
      select ch ->> 'slug' as slug, array(select p ->> 'slug' from jsonb_array_elements(ch -> 'after' -> 'groups') p) as group_slugs
        from jsonb_array_elements(changes) ch
        where ch ->> 'kind' = 'category' and ch ->> 'change' = 'changed' and ch -> 'after' ? 'groups'
    ) w, public.categories c, public.category_groups g
    where c.slug = w.slug and i.category_id = c.id and g.id = i.group_id and g.slug <> all (w.group_slugs);
  insert into public.category_group_items as i (category_id, group_id, sort_order)
    select c.id, g.id, (p ->> 'sort_order')::int
    from jsonb_array_elements(changes) ch
      cross join lateral jsonb_array_elements(ch -> 'after' -> 'groups') p
      join public.categories c on c.slug = ch ->> 'slug'
      join public.category_groups g on g.slug = p ->> 'slug'
    where ch ->> 'kind' = 'category'
    on conflict (category_id, group_id) do update set sort_order = excluded.sort_order
      where i.sort_order <> excluded.sort_order;
end
$$;
comment on function private.apply_catalogue_changes(jsonb) is 'Adds and changes the groups, categories and memberships that catalogue_changes found.';

revoke all on function private.apply_catalogue_changes(jsonb) from public;
