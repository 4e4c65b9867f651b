-- Only the owner of a kitchen reads its people: neither admins nor the service do.
--
-- Not granted: writing, which answer_kitchen_questions does.
select private.start_policies('public.kitchen_people');

grant select on public.kitchen_people to authenticated;

create policy assurance on public.kitchen_people as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.kitchen_people for select to authenticated
  using (exists (select from public.kitchens k where k.id = kitchen_id and k.user_id = (select auth.uid())));
