-- The ledger is read by its owner and by admins, and written by procedures alone.
--
-- Not granted: insert, update, delete, to anyone, the service included. account_hash is nobody's to read.
select private.start_policies('public.credit_entries');

grant select (id, user_id, delta, kind, reference, actor_id, reason, expires_at, created_at)
  on public.credit_entries to authenticated;
grant select on public.credit_entries to service_role;

create policy assurance on public.credit_entries as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.credit_entries for select to authenticated
  using (user_id = (select auth.uid()));
create policy select_as_admin on public.credit_entries for select to authenticated
  using ((select private.is_admin()));
create policy service on public.credit_entries for select to service_role using (true);
