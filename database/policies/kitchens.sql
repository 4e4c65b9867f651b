-- Only its owner reads a kitchen. What a person cannot eat is health data, so neither admins nor the service have a
-- policy here.
--
-- Not granted: writing, which answer_kitchen_questions does, since an answer and its choices belong together. The owner
-- may delete the kitchen, and with it every answer.
select private.start_policies('public.kitchens');

grant select, delete on public.kitchens to authenticated;

create policy assurance on public.kitchens as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.kitchens for select to authenticated
  using (user_id = (select auth.uid()));
create policy delete_own on public.kitchens for delete to authenticated
  using (user_id = (select auth.uid()));
