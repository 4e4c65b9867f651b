-- What may stand beside a saved recipe as made and checked by us: taken from the generation, and only while
-- name, ingredients, steps and servings are the ones that were checked. A changed recipe keeps its content
-- and loses the claims. Prose and picture may differ: no check speaks of them. Selections are not copied:
-- recipes are public, and what somebody avoids or may not eat is their own business.
--
-- Security definer, since a cook may not read a generation's every column. Granted to nobody: triggers use it.
create or replace function private.recipe_details(saved public.recipes) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  generation public.generations;
  made jsonb;
begin
  select g.* into generation from public.generations g
    where g.id = saved.generation_id and g.user_id = saved.user_id and g.status = 'completed';
  if not found then
    return null;
  end if;
  made := case when jsonb_typeof(generation.result -> 'recipe') = 'object'
    then generation.result -> 'recipe' else generation.result end;
  if made ->> 'title' is distinct from saved.name
    or made -> 'ingredients' is distinct from to_jsonb(saved.ingredients)
    or made -> 'instructions' is distinct from to_jsonb(saved.procedure)
    or made -> 'servings' is distinct from to_jsonb(saved.servings)
  then
    return null;
  end if;
  return (made - array['title', 'description', 'ingredients', 'instructions', 'prepTimeMinutes',
      'cookTimeMinutes', 'servings', 'difficulty'])
    || coalesce(generation.result -> 'details', '{}')
    || jsonb_build_object('provenance', jsonb_build_object(
      'model', generation.model, 'generatedAt', generation.finished_at));
end
$$;
comment on function private.recipe_details(public.recipes) is
  'Tips, nutrition, checks and provenance of the generation that a recipe was saved from; null when the content differs.';

revoke all on function private.recipe_details(public.recipes) from public;
