-- What people of a kitchen chose is read by its owner alone: not by admins, and not by the service.
--
-- The person's own policy decides whose it is. Not granted: writing, which is answer_kitchen_questions.
select private.start_policies('public.kitchen_choices');

grant select on public.kitchen_choices to authenticated;

create policy assurance on public.kitchen_choices as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.kitchen_choices for select to authenticated
  using (exists (select from public.kitchen_people p where p.id = person_id));
