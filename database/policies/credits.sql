-- A cook reads their balance; admins read all balances and may set one, which the ledger records.
--
-- Not granted: insert, delete, user_id. As in user_roles, the owner's own row is visible to an update, so that it is
-- refused with an error (42501). An update locks the account before PostgreSQL locks the row, in the order of
-- everything that moves credits: otherwise an admin's edit and the deletion of that account could deadlock.
select private.start_policies('public.credits');

grant select on public.credits to authenticated, service_role;
grant update (balance, updated_at) on public.credits to authenticated, service_role;

create policy assurance on public.credits as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.credits for select to authenticated
  using (user_id = (select auth.uid()));
create policy select_as_admin on public.credits for select to authenticated
  using ((select private.is_admin()));
create policy update_as_admin on public.credits for update to authenticated
  using (((select private.is_admin()) or user_id = (select auth.uid())) and private.lock_account(user_id))
  with check ((select private.is_admin()));
create policy service on public.credits for all to service_role using (true);
