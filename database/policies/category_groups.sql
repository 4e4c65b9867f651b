-- Everyone reads active groups; admins read and write everything.
--
-- Not granted: writing by anyone else, and writing id and created_at by anyone. The role anon has no policy for admins,
-- because a visitor cannot be one.
select private.start_policies('public.category_groups');

grant select, delete on public.category_groups to authenticated, service_role;
grant select on public.category_groups to anon;
grant insert (name, slug, description, sort_order, is_active, constraint_label)
  on public.category_groups to authenticated, service_role;
grant update (name, slug, description, sort_order, is_active, constraint_label)
  on public.category_groups to authenticated, service_role;

create policy select_active on public.category_groups for select to anon, authenticated using (is_active);
create policy all_as_admin on public.category_groups for all to authenticated using ((select private.is_admin()));
create policy service on public.category_groups for all to service_role using (true);
