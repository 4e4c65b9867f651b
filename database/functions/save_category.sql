-- Adds a category, or changes one that the admin has seen, together with its groups: all of it or nothing. If the
-- category has changed since, nothing is written (STRAC) and the screen shows it again. Fields and groups that are left
-- out stay as they are. The sort_order of a membership is the position of its group in p_group_ids, from 0.
--
-- Security definer, because it must raise an error for a caller who is not an admin, and clients may not use schema
-- private; the function itself does that check.
create or replace function public.save_category(
  p_id uuid default null, p_version int default null, p_fields jsonb default '{}', p_group_ids uuid[] default null
) returns public.categories
language plpgsql security definer set search_path = ''
as $$
declare
  saved public.categories;
begin
  if not private.is_admin() then
    raise exception 'Only admins change the catalogue.' using errcode = '42501';
  end if;
  if p_id is null then
    insert into public.categories (name, slug, description, icon, sort_order, is_active)
      select f.name, f.slug, f.description, f.icon, f.sort_order, f.is_active
        from jsonb_populate_record(null::public.categories, private.catalogue_fields(p_fields,
          '{"icon": "🍽️", "sort_order": 0, "is_active": true, "description": null}')) f
      returning * into saved;
  else
    select c.* into saved from public.categories c where c.id = p_id for update;
    perform private.check_version('category', p_version, saved.version);
    update public.categories c
      set (name, slug, description, icon, sort_order, is_active)
        = (f.name, f.slug, f.description, f.icon, f.sort_order, f.is_active)
      from jsonb_populate_record(saved, private.catalogue_fields(p_fields, to_jsonb(saved))) f
      where c.id = p_id;
  end if;
  if p_group_ids is not null then
    delete from public.category_group_items i where i.category_id = saved.id and i.group_id <> all (p_group_ids);
    insert into public.category_group_items as i (category_id, group_id, sort_order)
      select saved.id, chosen.group_id, row_number() over (order by chosen.position) - 1
        from (
          select g.group_id, min(g.position) as position
            from unnest(p_group_ids) with ordinality as g (group_id, position) group by g.group_id
        ) chosen
      on conflict (category_id, group_id) do update set sort_order = excluded.sort_order
        where i.sort_order <> excluded.sort_order;
  end if;
  select c.* into saved from public.categories c where c.id = saved.id;
  return saved;
exception
  when unique_violation then
    raise exception 'There is already a category with this name, or one that is nearly the same.' using errcode = '23505';
  when foreign_key_violation then
    raise exception 'A group that was chosen does not exist any more.' using errcode = '23503';
end
$$;
comment on function public.save_category(uuid, int, jsonb, uuid[]) is
  'Adds a category (p_id null) or changes the one that still is p_version, with its groups (null: left as they are); returns it. 42501 unless admin, STRAC (detail: the version now), STNTF, 23505 (slug), 23503 (group), 23514.';

revoke all on function public.save_category(uuid, int, jsonb, uuid[]) from public;
grant execute on function public.save_category(uuid, int, jsonb, uuid[]) to authenticated;
