-- Only admins read the change log, including their own actions.
--
-- Not granted: any write to anyone, including the service, which may not read it either.
select private.start_policies('public.admin_changes');

grant select on public.admin_changes to authenticated;

create policy assurance on public.admin_changes as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_as_admin on public.admin_changes for select to authenticated
  using ((select private.is_admin()));
