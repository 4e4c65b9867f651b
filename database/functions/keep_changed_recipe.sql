-- Stores the details that the server computed for a changed recipe, before its owner saves it: the trigger on recipes
-- copies these details to the row if its content is exactly this, and to no other content. So no user writes a claim
-- themselves, and the update itself runs as the owner.
--
-- Security definer, granted to service_role only: the caller decides what counts as checked.
create or replace function private.keep_changed_recipe(
  recipe_id uuid, owner_id uuid, ingredients text[], procedure text[], name text, servings int, details jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into private.changed_recipes as c (recipe_id, name, ingredients, procedure, servings, details)
    select r.id, keep_changed_recipe.name, keep_changed_recipe.ingredients, keep_changed_recipe.procedure,
        keep_changed_recipe.servings, keep_changed_recipe.details
      from public.recipes r
      where r.id = keep_changed_recipe.recipe_id and r.user_id = keep_changed_recipe.owner_id
    on conflict (recipe_id) do update set
      name = excluded.name, ingredients = excluded.ingredients, procedure = excluded.procedure, servings = excluded.servings,
      details = excluded.details, changed_at = now();
  if not found then
    raise exception 'There is no such recipe of yours.' using errcode = 'STNTF';
  end if;
end
$$;
comment on function private.keep_changed_recipe(uuid, uuid, text[], text[], text, int, jsonb) is
  'What may be said of a recipe once its content is this one. STNTF where the owner has no such recipe.';

revoke all on function private.keep_changed_recipe(uuid, uuid, text[], text[], text, int, jsonb) from public;
grant execute on function private.keep_changed_recipe(uuid, uuid, text[], text[], text, int, jsonb) to service_role;
