-- Returns the caller's own rating of a recipe. Security invoker: row security shows users only their own ratings, so a
-- visitor gets null.
create or replace function public.get_user_recipe_rating(recipe_uuid uuid) returns int
language sql stable parallel safe
as $$
  select r.rating from public.recipe_ratings r
    where r.recipe_id = recipe_uuid and r.user_id = auth.uid()
$$;
comment on function public.get_user_recipe_rating(uuid) is
  'The caller''s rating (1 to 5) of a recipe, or null.';

revoke all on function public.get_user_recipe_rating(uuid) from public;
grant execute on function public.get_user_recipe_rating(uuid) to anon, authenticated, service_role;
