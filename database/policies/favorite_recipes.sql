-- Favourites are private: who marked what is seen by its owner only.
--
-- A visitor may ask and finds nothing: get_recipes_with_ratings looks here with the caller's rights. Not
-- granted: update, there is nothing to change in a mark.
select private.start_policies('public.favorite_recipes');

grant select on public.favorite_recipes to anon, authenticated, service_role;
grant insert (user_id, recipe_id), delete on public.favorite_recipes to authenticated, service_role;

create policy assurance on public.favorite_recipes as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy own on public.favorite_recipes for all to authenticated
  using (user_id = (select auth.uid()));
create policy service on public.favorite_recipes for all to service_role using (true);
