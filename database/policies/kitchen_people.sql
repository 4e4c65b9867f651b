-- The people of a kitchen are read by its owner alone: not by admins, and not by the service.
--
-- Not granted: writing, which is answer_kitchen_questions.
select private.start_policies('public.kitchen_people');

grant select on public.kitchen_people to authenticated;

create policy assurance on public.kitchen_people as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.kitchen_people for select to authenticated
  using (exists (select from public.kitchens k where k.id = kitchen_id and k.user_id = (select auth.uid())));
