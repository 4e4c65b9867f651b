-- A category's memberships are edited in the category's own form, so they belong to its version; the group's version
-- does not change. Once per statement, since deleting a group may delete thousands of memberships.
--
-- Security definer, because no role may write a version.
create or replace function private.tg_category_group_items_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids uuid[];
begin
  case tg_op
    when 'INSERT' then ids := array(select distinct n.category_id from new_rows n);
    when 'DELETE' then ids := array(select distinct o.category_id from old_rows o);
    -- An updated membership may have belonged to another category before.
    else ids := array(select n.category_id from new_rows n union select o.category_id from old_rows o);
  end case;
  update public.categories c set version = c.version + 1 where c.id = any (ids);
  return null;
end
$$;
comment on function private.tg_category_group_items_version() is 'Raises the version of each category whose memberships a statement changed.';
revoke all on function private.tg_category_group_items_version() from public;

create or replace trigger _100_version_on_insert after insert on public.category_group_items
  referencing new table as new_rows for each statement
  execute function private.tg_category_group_items_version();
create or replace trigger _100_version_on_update after update on public.category_group_items
  referencing old table as old_rows new table as new_rows for each statement
  execute function private.tg_category_group_items_version();
create or replace trigger _100_version_on_delete after delete on public.category_group_items
  referencing old table as old_rows for each statement
  execute function private.tg_category_group_items_version();
