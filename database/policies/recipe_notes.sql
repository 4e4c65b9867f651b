-- A note is private to the owner of the recipe that it belongs to: no other user reads it, not even an admin.
--
-- A user can add a note only to their own recipe, so there are at most as many notes as recipes.
--
-- Not granted: anything to visitors; the time columns; and, after the insert, the recipe and the user of a note.
select private.start_policies('public.recipe_notes');

grant select, delete on public.recipe_notes to authenticated, service_role;
grant insert (recipe_id, user_id, note) on public.recipe_notes to authenticated, service_role;
grant update (note) on public.recipe_notes to authenticated, service_role;

create policy assurance on public.recipe_notes as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.recipe_notes for select to authenticated
  using (user_id = (select auth.uid()));
create policy insert_own on public.recipe_notes for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select from public.recipes r where r.id = recipe_id and r.user_id = (select auth.uid())
  ));
create policy update_own on public.recipe_notes for update to authenticated
  using (user_id = (select auth.uid()));
create policy delete_own on public.recipe_notes for delete to authenticated
  using (user_id = (select auth.uid()));
create policy service on public.recipe_notes for all to service_role using (true);
