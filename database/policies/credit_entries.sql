-- The owner and admins read the ledger; only procedures write it.
--
-- Not granted: insert, update, delete, to anyone, including the service. No client may read account_hash.
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
