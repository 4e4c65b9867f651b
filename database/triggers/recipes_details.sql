-- Derives details on every write; it is never taken from a client. Only the cook who owns a generation can claim it,
-- and only when it is completed (STFOR). Editing the content drops the claims, editing it back restores them.
create or replace function private.tg_recipes_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' and new.generation_id is not null and not exists (
    select from public.generations g
      where g.id = new.generation_id and g.user_id = new.user_id and g.status = 'completed'
  ) then
    raise exception 'This is not a finished generation of yours.' using errcode = 'STFOR';
  end if;
  -- Not only a shortcut: when an old generation is deleted, its unchanged recipe keeps its details.
  if tg_op = 'UPDATE' and (old.name, old.ingredients, old.procedure, old.servings, old.user_id)
    is not distinct from (new.name, new.ingredients, new.procedure, new.servings, new.user_id)
  then
    new.details := old.details;
    return new;
  end if;
  new.details := private.recipe_details(new);
  return new;
end
$$;
comment on function private.tg_recipes_details() is 'Sets details from the generation while the content is unchanged; STFOR for a generation that is not one''s own, completed.';
revoke all on function private.tg_recipes_details() from public;

create or replace trigger _100_details_on_insert before insert on public.recipes
  for each row execute function private.tg_recipes_details();
create or replace trigger _100_details_on_update
  before update of name, ingredients, procedure, servings, details, user_id, generation_id on public.recipes
  for each row execute function private.tg_recipes_details();
