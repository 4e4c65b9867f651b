-- Returns what importing a file would change, row by row in the order of the file, matched by slug: the current and the
-- wanted state. A field that the file leaves out keeps its value, or starts with its default. If the file names the
-- groups of a category, the list is complete.
--
-- Granted to no role: the import of the catalogue uses it.
create or replace function private.catalogue_changes(file jsonb)
returns table (kind text, slug text, change text, wanted jsonb, before jsonb, after jsonb)
language sql stable set search_path = ''
as $$
  with categories_in_file as (
    select e.place, e.fields, c.id, to_jsonb(c) || jsonb_build_object('groups', coalesce(p.groups, '[]')) as standing
    from jsonb_array_elements(file -> 'categories') with ordinality as e (fields, place)
      left join public.categories c on c.slug = e.fields ->> 'slug'
      left join private.category_places() p on p.category_id = c.id
  ), places_in_file as (
    -- A membership without sort_order keeps the one it has, or takes its position in the category's list.
    select e.place, coalesce(jsonb_agg(jsonb_build_object('slug', p ->> 'slug', 'sort_order', coalesce(
        nullif(p -> 'sort_order', 'null'), to_jsonb(i.sort_order), to_jsonb(position - 1)))
        order by p ->> 'slug' collate "C") filter (where p is not null), '[]') as groups
    from categories_in_file e
      left join lateral jsonb_array_elements(e.fields -> 'groups') with ordinality as listed (p, position) on true
      left join public.category_groups g on g.slug = p ->> 'slug'
      left join public.category_group_items i on i.group_id = g.id and i.category_id = e.id
    where e.fields ? 'groups' group by e.place
  ), file_rows as (
    select 'group' as kind, e.place, e.fields, private.catalogue_content(to_jsonb(g)) as standing,
      '{"description": null, "sort_order": 0, "is_active": true, "constraint_label": null}'::jsonb as defaults
    from jsonb_array_elements(file -> 'groups') with ordinality as e (fields, place)
      left join public.category_groups g on g.slug = e.fields ->> 'slug'
    union all
    select 'category', e.place,
      case when p.groups is null then e.fields else e.fields || jsonb_build_object('groups', p.groups) end,
      private.catalogue_content(e.standing),
      '{"description": null, "icon": "🍽️", "sort_order": 0, "is_active": true, "groups": []}'
    from categories_in_file e left join places_in_file p on p.place = e.place
  )
  select r.kind, r.fields ->> 'slug',
    case when r.standing is null then 'created' when d.after is null then 'unchanged' else 'changed' end,
    coalesce(r.standing, r.defaults) || r.fields, d.before,
    case when r.standing is null then r.defaults || r.fields else d.after end
  from file_rows r cross join lateral (
    select jsonb_object_agg(f.key, r.standing -> f.key) as before, jsonb_object_agg(f.key, f.value) as after
      from jsonb_each(r.fields) f where r.standing -> f.key <> f.value
  ) d
  order by r.kind desc, r.place
$$;
comment on function private.catalogue_changes(jsonb) is
  'Each row of the file as created, changed (the fields that differ, before and after) or unchanged, and as it is wanted; groups first.';

revoke all on function private.catalogue_changes(jsonb) from public;
