-- A buyer reads their own purchases, admins read all; the payment procedures write.
--
-- Not granted: any write to anyone, including the service. Only the service reads the provider's ids, except the
-- session id, which a buyer who returns from the checkout needs to find their purchase. Only the service reads the
-- checkout's address too, because anyone who has it could continue the payment.
select private.start_policies('public.purchases');

grant select (
  id, user_id, pack, credits, amount_cents, currency, checkout_session_id, status, failure_code,
  refunded_cents, shortfall_credits, created_at, updated_at, completed_at
) on public.purchases to authenticated;
grant select on public.purchases to service_role;

create policy assurance on public.purchases as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.purchases for select to authenticated
  using (user_id = (select auth.uid()));
create policy select_as_admin on public.purchases for select to authenticated
  using ((select private.is_admin()));
create policy service on public.purchases for select to service_role using (true);
