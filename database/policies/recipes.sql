-- Anyone may read a recipe; only its owner adds, changes and deletes it. Admins have no write access.
--
-- Like the rest, only the owner sets shared_at: it lets search engines find the recipe, and null reverts that. It is
-- not granted for the insert, so that saving a recipe never shares it.
--
-- Granted for the insert: id, so that an import whose response was lost can be sent again without adding anything. Not
-- granted: rating columns and details (triggers keep them), created_at, and after the insert id, user_id and
-- generation_id. Reading is public, so the second factor is required for writing only.
select private.start_policies('public.recipes');

grant select on public.recipes to anon, authenticated, service_role;
grant insert (
  id, user_id, name, description, ingredients, procedure, tips, prep_time, cook_time, servings, difficulty,
  categories, category, image_url, thumbnail_url, generation_id
) on public.recipes to authenticated, service_role;
grant update (
  name, description, ingredients, procedure, tips, prep_time, cook_time, servings, difficulty,
  categories, category, image_url, thumbnail_url, shared_at
) on public.recipes to authenticated, service_role;
grant delete on public.recipes to authenticated, service_role;

create policy assurance_insert on public.recipes as restrictive for insert to authenticated
  with check ((select auth.has_required_aal()));
create policy assurance_update on public.recipes as restrictive for update to authenticated
  using ((select auth.has_required_aal()));
create policy assurance_delete on public.recipes as restrictive for delete to authenticated
  using ((select auth.has_required_aal()));
create policy select_all on public.recipes for select to anon, authenticated using (true);
create policy insert_own on public.recipes for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy update_own on public.recipes for update to authenticated
  using (user_id = (select auth.uid()));
create policy delete_own on public.recipes for delete to authenticated
  using (user_id = (select auth.uid()));
create policy service on public.recipes for all to service_role using (true);
