-- Updates average and count of a recipe when its ratings change. The sum changes by the difference under the recipe's
-- row lock, so two concurrent ratings both count and no rating has to be read again.
--
-- Security definer: no role may write these columns, and users rate other people's recipes.
create or replace function private.tg_recipe_ratings_average() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    update public.recipes r set rating_count = r.rating_count - 1, rating_sum = r.rating_sum - old.rating
      where r.id = old.recipe_id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    update public.recipes r set rating_count = r.rating_count + 1, rating_sum = r.rating_sum + new.rating
      where r.id = new.recipe_id;
  end if;
  return null;
end
$$;
comment on function private.tg_recipe_ratings_average() is 'Keeps rating_count and rating_sum, and by them the average, exact.';
revoke all on function private.tg_recipe_ratings_average() from public;

create or replace trigger _200_average after insert or delete on public.recipe_ratings
  for each row execute function private.tg_recipe_ratings_average();
create or replace trigger _200_average_on_update after update of rating, recipe_id on public.recipe_ratings
  for each row when (old.rating <> new.rating or old.recipe_id <> new.recipe_id)
  execute function private.tg_recipe_ratings_average();
