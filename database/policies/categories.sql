-- Everyone reads active categories; admins read and write everything.
--
-- Not granted: writing by anyone else, and writing id and created_at by anyone. The role anon has no policy for admins,
-- because a visitor cannot be one.
select private.start_policies('public.categories');

grant select, delete on public.categories to authenticated, service_role;
grant select on public.categories to anon;
grant insert (name, slug, description, icon, sort_order, is_active)
  on public.categories to authenticated, service_role;
grant update (name, slug, description, icon, sort_order, is_active)
  on public.categories to authenticated, service_role;

create policy select_active on public.categories for select to anon, authenticated using (is_active);
create policy all_as_admin on public.categories for all to authenticated using ((select private.is_admin()));
create policy service on public.categories for all to service_role using (true);
