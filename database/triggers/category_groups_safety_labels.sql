-- Keeps the label of a group that feeds a check: removing it from the allergens, the diets or the foods to avoid would
-- silently serve what a person must not eat. Such a group may be renamed, deactivated or deleted (then it is no longer
-- offered), but its label stays.
create or replace function private.tg_category_groups_safety_labels() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The label of a group of diets, allergens or foods to avoid cannot be changed.' using errcode = 'STFOR',
    hint = 'Make a new group with the label that you want, and deactivate or delete this one.';
end
$$;
comment on function private.tg_category_groups_safety_labels() is 'STFOR on changing the label of a group that feeds a check.';
revoke all on function private.tg_category_groups_safety_labels() from public;

create or replace trigger _110_safety_labels before update of constraint_label on public.category_groups
  for each row when (
    old.constraint_label in ('Allergens', 'Dietary Constraints', 'Avoid')
    and new.constraint_label is distinct from old.constraint_label
  )
  execute function private.tg_category_groups_safety_labels();
