-- Only the owner of a kitchen reads what its people chose: neither admins nor the service do.
--
-- The policy of kitchen_people decides who the owner is. Not granted: writing, which answer_kitchen_questions does.
select private.start_policies('public.kitchen_choices');

grant select on public.kitchen_choices to authenticated;

create policy assurance on public.kitchen_choices as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.kitchen_choices for select to authenticated
  using (exists (select from public.kitchen_people p where p.id = person_id));
