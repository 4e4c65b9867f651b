-- In the group with slug meal-type exactly one choice is allowed, and the screens recognise it by its slug. An admin
-- may rename, describe, reorder or deactivate it; the slug that the client derives from the new name is ignored, and
-- the group cannot be deleted (STFOR).
create or replace function private.tg_category_groups_meal_type() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'The meal type group cannot be deleted.' using errcode = 'STFOR',
      hint = 'Deactivate it instead.';
  end if;
  new.slug := old.slug;
  new.constraint_label := old.constraint_label;
  return new;
end
$$;
comment on function private.tg_category_groups_meal_type() is 'Keeps slug and label of the meal type group; STFOR on deleting it.';
revoke all on function private.tg_category_groups_meal_type() from public;

create or replace trigger _100_meal_type before update or delete on public.category_groups
  for each row when (old.slug = 'meal-type')
  execute function private.tg_category_groups_meal_type();
