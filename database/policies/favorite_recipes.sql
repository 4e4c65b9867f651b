-- Favourites are private: only their owner sees which recipes they marked.
--
-- A visitor may query the table and finds no rows: get_recipes_with_ratings reads it with the caller's rights. Not
-- granted: update, because a mark has nothing to change.
select private.start_policies('public.favorite_recipes');

grant select on public.favorite_recipes to anon, authenticated, service_role;
grant insert (user_id, recipe_id), delete on public.favorite_recipes to authenticated, service_role;

create policy assurance on public.favorite_recipes as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy own on public.favorite_recipes for all to authenticated
  using (user_id = (select auth.uid()));
create policy service on public.favorite_recipes for all to service_role using (true);
