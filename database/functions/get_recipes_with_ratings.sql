-- Returns recipes with their average rating and whether the caller marked them as favorite: a cook's list, or one
-- recipe.
--
-- A single stable SELECT with no SET clause and no SECURITY DEFINER, so that PostgreSQL inlines it into the calling
-- query: a filter on the user or the id uses its index, and the caller's order, limit and search apply to the table
-- itself. What a search matches is in the stored column search_text (private.recipe_search_text, migration 0046). Dropped
-- first, because its columns follow those of public.recipes.
drop function if exists public.get_recipes_with_ratings(uuid, uuid);
create function public.get_recipes_with_ratings(
  filter_user_id uuid default null, filter_recipe_id uuid default null
) returns table (
  id uuid, user_id uuid, name text, description text, ingredients text[], procedure text[],
  prep_time int, cook_time int, servings int, difficulty text, categories text[], category text,
  image_url text, thumbnail_url text, created_at timestamptz, average_rating numeric, rating_count int,
  generation_id uuid, details jsonb, search_text text, tips text[], shared_at timestamptz, is_favorite boolean
)
language sql stable parallel safe
as $$
  select r.id, r.user_id, r.name, r.description, r.ingredients, r.procedure,
      r.prep_time, r.cook_time, r.servings, r.difficulty, r.categories, r.category,
      r.image_url, r.thumbnail_url, r.created_at, r.average_rating, r.rating_count,
      r.generation_id, r.details, r.search_text, r.tips, r.shared_at,
      exists (
        select from public.favorite_recipes f where f.recipe_id = r.id and f.user_id = (select auth.uid())
      )
    from public.recipes r
    where (filter_user_id is null or r.user_id = filter_user_id)
      and (filter_recipe_id is null or r.id = filter_recipe_id)
    order by r.created_at desc, r.id
$$;
comment on function public.get_recipes_with_ratings(uuid, uuid) is
  'Recipes, newest first, of one user or one by id; is_favorite is the caller''s own mark.';

revoke all on function public.get_recipes_with_ratings(uuid, uuid) from public;
grant execute on function public.get_recipes_with_ratings(uuid, uuid) to anon, authenticated, service_role;
