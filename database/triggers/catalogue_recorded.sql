-- Records changes of categories and groups in the change log: one entry per row, with one statement for all rows of a
-- bulk change. Only fields that an admin writes are compared, so a new version or sort key alone creates no entry. The
-- starting catalogue is not recorded.
--
-- A deletion is recorded before the row is deleted, while its memberships still exist; the memberships that are deleted
-- with it get no separate entries.
--
-- No nested loops: the plan is cached, and a plan that was made for a single row would compare thousands of rows with
-- thousands.
--
-- Security definer: no role may write the log.
create or replace function private.tg_catalogue_recorded() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  kept constant text[] := array['id', 'created_at', 'version', 'sort_name', 'search_text'];
begin
  if current_setting('saffron.starting_catalogue', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into public.admin_changes (actor_id, actor_kind, action, subject_kind, subject_id, subject_label, after)
      select (select auth.uid()), (select private.acting_kind()), tg_argv[0] || '_created', tg_argv[0], n.id, n.name,
        jsonb_strip_nulls(to_jsonb(n) - kept)
      from new_rows n order by n.sort_order, n.name;
  else
    insert into public.admin_changes (
      actor_id, actor_kind, action, subject_kind, subject_id, subject_label, before, after
    )
      select (select auth.uid()), (select private.acting_kind()), tg_argv[0] || '_changed', tg_argv[0], pair.id, pair.name,
        changed.before, changed.after
      from (
        select n.id, n.name, n.sort_order, to_jsonb(o) - kept as was, to_jsonb(n) - kept as now_is
          from new_rows n join old_rows o on o.id = n.id offset 0 -- converts each row to jsonb once, not once per field
      ) as pair
      cross join lateral (
        select jsonb_object_agg(f.key, pair.was -> f.key) as before, jsonb_object_agg(f.key, f.value) as after
          from jsonb_each(pair.now_is) as f where f.value <> pair.was -> f.key
      ) as changed
      where pair.was <> pair.now_is order by pair.sort_order, pair.name;
  end if;
  return null;
end
$$;
comment on function private.tg_catalogue_recorded() is 'Notes new and changed categories or groups (the argument says which) in the change log.';
revoke all on function private.tg_catalogue_recorded() from public;

create or replace function private.tg_catalogue_deletion_recorded() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  named_at_most constant int := 50;
  members text[];
  row_before jsonb := jsonb_strip_nulls(to_jsonb(old) - array['id', 'created_at', 'version', 'sort_name', 'search_text']);
begin
  if tg_argv[0] = 'category' then
    members := array(
      select g.name from public.category_group_items i join public.category_groups g on g.id = i.group_id
        where i.category_id = old.id order by g.sort_order, g.name);
  else
    members := array(
      select c.name from public.category_group_items i join public.categories c on c.id = i.category_id
        where i.group_id = old.id order by i.sort_order, c.name);
  end if;
  insert into public.admin_changes (actor_id, actor_kind, action, subject_kind, subject_id, subject_label, before)
    values (auth.uid(), private.acting_kind(), tg_argv[0] || '_deleted', tg_argv[0], old.id, old.name,
      row_before || jsonb_build_object(tg_argv[1], to_jsonb(members[1:named_at_most]))
        || case when cardinality(members) > named_at_most
          then jsonb_build_object(tg_argv[1] || '_count', cardinality(members)) else '{}' end);
  return old;
end
$$;
comment on function private.tg_catalogue_deletion_recorded() is
  'Notes a category or group that is deleted, with its groups or categories, in the change log.';
revoke all on function private.tg_catalogue_deletion_recorded() from public;

create or replace trigger _900_recorded_insert after insert on public.categories
  referencing new table as new_rows for each statement execute function private.tg_catalogue_recorded('category');
create or replace trigger _900_recorded_update after update on public.categories
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.tg_catalogue_recorded('category');
create or replace trigger _900_recorded_delete before delete on public.categories
  for each row execute function private.tg_catalogue_deletion_recorded('category', 'groups');
create or replace trigger _900_recorded_insert after insert on public.category_groups
  referencing new table as new_rows for each statement execute function private.tg_catalogue_recorded('group');
create or replace trigger _900_recorded_update after update on public.category_groups
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.tg_catalogue_recorded('group');
create or replace trigger _900_recorded_delete before delete on public.category_groups
  for each row execute function private.tg_catalogue_deletion_recorded('group', 'categories');
