-- Everyone reads their own role; admins read and change all roles.
--
-- Not granted: insert and delete, and any column but role. The update policy also matches the caller's own row, so that
-- the attempt is refused with an error (42501) instead of silently updating no row.
select private.start_policies('public.user_roles');

grant select on public.user_roles to authenticated, service_role;
grant update (role) on public.user_roles to authenticated, service_role;

create policy assurance on public.user_roles as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));
create policy select_as_admin on public.user_roles for select to authenticated
  using ((select private.is_admin()));
create policy update_as_admin on public.user_roles for update to authenticated
  using ((select private.is_admin()) or user_id = (select auth.uid()))
  with check ((select private.is_admin()));
create policy service on public.user_roles for all to service_role using (true);
