-- Records in the change log which category was added to which group, removed from it or moved within it: an entry of
-- the category. A membership that is deleted with its category or group is part of that deletion's entry. If an update
-- replaces the group or category of a membership, it is recorded as removed from the old one and added to the new one:
-- otherwise a category could leave the allergens without an entry.
--
-- No nested loops: the plan is cached, and a plan that was made for a single row would compare thousands of rows with
-- thousands.
--
-- Security definer: no role may write the log.
create or replace function private.tg_category_group_items_recorded() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  action constant text := case tg_op
    when 'INSERT' then 'category_grouped' when 'DELETE' then 'category_ungrouped' else 'category_moved' end;
begin
  if current_setting('saffron.starting_catalogue', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into public.admin_changes (actor_id, actor_kind, action, subject_kind, subject_id, subject_label, after)
      select (select auth.uid()), (select private.acting_kind()), action, 'category', c.id, c.name,
        jsonb_build_object('group', g.name, 'sort_order', n.sort_order)
      from new_rows n join public.categories c on c.id = n.category_id join public.category_groups g on g.id = n.group_id
      order by c.sort_order, c.name, g.sort_order;
  elsif tg_op = 'DELETE' then
    insert into public.admin_changes (actor_id, actor_kind, action, subject_kind, subject_id, subject_label, before)
      select (select auth.uid()), (select private.acting_kind()), action, 'category', c.id, c.name,
        jsonb_build_object('group', g.name, 'sort_order', o.sort_order)
      from old_rows o join public.categories c on c.id = o.category_id join public.category_groups g on g.id = o.group_id
      order by c.sort_order, c.name, g.sort_order;
  else
    insert into public.admin_changes (
      actor_id, actor_kind, action, subject_kind, subject_id, subject_label, before, after
    )
      select (select auth.uid()), (select private.acting_kind()),
        case when o.group_id is null then 'category_grouped' when n.group_id is null then 'category_ungrouped' else action end,
        'category', c.id, c.name,
        case when o.group_id is null then '{}' else jsonb_build_object('group', g.name, 'sort_order', o.sort_order) end,
        case when n.group_id is null then '{}' else jsonb_build_object('group', g.name, 'sort_order', n.sort_order) end
      from old_rows o full join new_rows n on n.category_id = o.category_id and n.group_id = o.group_id
        join public.categories c on c.id = coalesce(n.category_id, o.category_id)
        join public.category_groups g on g.id = coalesce(n.group_id, o.group_id)
      where n.sort_order is distinct from o.sort_order
      order by c.sort_order, c.name, n.group_id is not null, g.sort_order;
  end if;
  return null;
end
$$;
comment on function private.tg_category_group_items_recorded() is 'Notes memberships that come, go or move in the change log.';
revoke all on function private.tg_category_group_items_recorded() from public;

create or replace trigger _900_recorded_insert after insert on public.category_group_items
  referencing new table as new_rows for each statement execute function private.tg_category_group_items_recorded();
create or replace trigger _900_recorded_update after update on public.category_group_items
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.tg_category_group_items_recorded();
create or replace trigger _900_recorded_delete after delete on public.category_group_items
  referencing old table as old_rows for each statement execute function private.tg_category_group_items_recorded();
