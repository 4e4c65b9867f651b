-- Ratings are private, their average is public.
--
-- A visitor may query the table and finds no rows (get_user_recipe_rating returns null). The key columns are updatable
-- because an upsert writes all columns that it was sent; the policy ensures that the row stays its owner's. Not
-- granted: the time columns.
select private.start_policies('public.recipe_ratings');

grant select on public.recipe_ratings to anon, authenticated, service_role;
grant insert (recipe_id, user_id, rating), update (recipe_id, user_id, rating), delete
  on public.recipe_ratings to authenticated, service_role;

create policy assurance on public.recipe_ratings as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy own on public.recipe_ratings for all to authenticated
  using (user_id = (select auth.uid()));
create policy service on public.recipe_ratings for all to service_role using (true);
