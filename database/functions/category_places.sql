-- Returns the groups of each category, in the form that a catalogue file uses. No SET clause, so that PostgreSQL can
-- inline it into the query. Granted to no role: export and import of the catalogue use it.
create or replace function private.category_places() returns table (category_id uuid, groups jsonb)
language sql stable
as $$
  select i.category_id, jsonb_agg(jsonb_build_object('slug', g.slug, 'sort_order', i.sort_order) order by g.slug collate "C")
    from public.category_group_items i join public.category_groups g on g.id = i.group_id
    group by i.category_id
$$;
comment on function private.category_places() is 'The groups of each category that has some, as [{ slug, sort_order }], by slug.';

revoke all on function private.category_places() from public;
