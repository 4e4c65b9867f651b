-- Everyone reads the links whose category and group they may see; admins read and write all.
--
-- The policies of the category and the group decide what a caller may see, so a link never leads to a hidden row. For
-- signed-in callers is_admin is checked first: it runs once per statement, while the subqueries on the links would read
-- all categories before an admin's first row. Not granted: writing by anyone but admins.
select private.start_policies('public.category_group_items');

grant select on public.category_group_items to anon;
grant select, insert, update, delete on public.category_group_items to authenticated, service_role;

create policy select_visible on public.category_group_items for select to anon using (
  exists (select from public.categories c where c.id = category_id)
  and exists (select from public.category_groups g where g.id = group_id)
);
create policy select_visible_to_people on public.category_group_items for select to authenticated using (
  (select private.is_admin())
  or (
    exists (select from public.categories c where c.id = category_id)
    and exists (select from public.category_groups g where g.id = group_id)
  )
);
create policy all_as_admin on public.category_group_items for all to authenticated
  using ((select private.is_admin()));
create policy service on public.category_group_items for all to service_role using (true);
