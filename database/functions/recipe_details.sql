-- Returns the details that may be shown with a saved recipe as generated and checked by us. They come from the
-- generation while name, ingredients, steps and servings are the ones that were checked, or from the last change that
-- the server checked again, while the content is that of the change. After any other change the recipe keeps its
-- content and loses the claims. Prose and picture may differ: no check covers them.
--
-- Recipes are public. What is about their cook stays with the generation: the selections, the notes on what was not
-- followed, the choices that do not describe the dish, and limits that were requested and missed.
--
-- Security definer, since a cook may not read all columns of a generation. Granted to no role: triggers use it.
create or replace function private.recipe_details(saved public.recipes) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  generation public.generations;
  made jsonb;
  said jsonb;
begin
  select g.* into generation from public.generations g
    where g.id = saved.generation_id and g.user_id = saved.user_id and g.status = 'completed';
  if found then
    made := case when jsonb_typeof(generation.result -> 'recipe') = 'object'
      then generation.result -> 'recipe' else generation.result end;
    if made ->> 'title' is not distinct from saved.name
      and made -> 'ingredients' is not distinct from to_jsonb(saved.ingredients)
      and made -> 'instructions' is not distinct from to_jsonb(saved.procedure)
      and made -> 'servings' is not distinct from to_jsonb(saved.servings)
    then
      said := made - array['title', 'description', 'ingredients', 'instructions', 'prepTimeMinutes',
        'cookTimeMinutes', 'servings', 'difficulty', 'notes', 'cookNotes', 'notFollowed'];
    end if;
  end if;
  if said is null then
    select c.details into said from private.changed_recipes c
      where c.recipe_id = saved.id and c.name = saved.name and c.ingredients = saved.ingredients and c.procedure = saved.procedure
        and c.servings is not distinct from saved.servings;
  end if;
  if said is null then
    return null;
  end if;
  if jsonb_typeof(said -> 'checks') = 'array' then
    said := said || jsonb_build_object('checks', coalesce((
      select jsonb_agg(one order by place)
        from jsonb_array_elements(said -> 'checks') with ordinality as e (one, place)
        where one ->> 'check' is distinct from 'limits' or one ->> 'outcome' = 'passed'), '[]'));
  end if;
  return said || coalesce(generation.result -> 'details', '{}')
    || case when generation.id is null then '{}'::jsonb else jsonb_build_object('provenance',
      jsonb_build_object('model', generation.model, 'generatedAt', generation.finished_at)) end;
end
$$;
comment on function private.recipe_details(public.recipes) is
  'Tips, nutrition, checks and provenance of the content that was checked last; null when the content is another.';

revoke all on function private.recipe_details(public.recipes) from public;
