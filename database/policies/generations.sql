-- A cook reads their own generations: what was chosen, the result, why it failed, how long it took.
--
-- The only column that a cook writes is put_away_at of a completed generation: to dismiss it or to bring it back.
--
-- Not granted: any other write to anyone (private procedures do it), and to the cook the columns prompt, detail, note
-- and cost_usd: our prompts, the provider's messages, and what it charged us. Admins see no more than other users:
-- meals are private.
select private.start_policies('public.generations');

grant select (
  id, user_id, idempotency_key, selections, model, cost, status, result, reason, timings,
  input_tokens, output_tokens, repaired, created_at, first_sent_at, finished_at, put_away_at
) on public.generations to authenticated;
grant update (put_away_at) on public.generations to authenticated;
grant select on public.generations to service_role;

create policy assurance on public.generations as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.generations for select to authenticated
  using (user_id = (select auth.uid()));
create policy update_own_completed on public.generations for update to authenticated
  using (user_id = (select auth.uid()) and status = 'completed')
  with check (user_id = (select auth.uid()) and status = 'completed');
create policy service on public.generations for select to service_role using (true);
