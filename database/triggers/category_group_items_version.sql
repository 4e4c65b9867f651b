-- A category's memberships are edited in the category's own form, so they belong to its version; the group's stays as it is. Once a
-- statement, since a group that is deleted may take thousands of memberships with it.
--
-- Security definer, because nobody may write a version.
create or replace function private.tg_category_group_items_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.categories c set version = c.version + 1
    where c.id = any (array(select distinct m.category_id from changed_items m));
  return null;
end
$$;
comment on function private.tg_category_group_items_version() is 'Raises the version of each category whose memberships a statement changed.';
revoke all on function private.tg_category_group_items_version() from public;

create or replace trigger _100_version_on_insert after insert on public.category_group_items
  referencing new table as changed_items for each statement
  execute function private.tg_category_group_items_version();
create or replace trigger _100_version_on_update after update on public.category_group_items
  referencing new table as changed_items for each statement
  execute function private.tg_category_group_items_version();
create or replace trigger _100_version_on_delete after delete on public.category_group_items
  referencing old table as changed_items for each statement
  execute function private.tg_category_group_items_version();
