-- A person reads and edits their own profile; admins read all profiles and may correct a name.
--
-- Not granted: insert and delete (the account's triggers do both), email (the account verifies it). Users do not read
-- other people's profiles, because they contain addresses. No role may read sort_name, sort_email and search_text:
-- find_users and similar functions sort and search by them with their owner's rights. A session that owes its second
-- factor reads nothing.
--
-- An admin's update locks the account before PostgreSQL locks the row, in the order of account deletion, since the
-- update goes into the change log.
select private.start_policies('public.profiles');

grant select (id, full_name, email, avatar_url, created_at, updated_at) on public.profiles to authenticated, service_role;
grant update (full_name, avatar_url, updated_at) on public.profiles to authenticated, service_role;

create policy assurance on public.profiles as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy select_as_admin on public.profiles for select to authenticated
  using ((select private.is_admin()));
create policy update_own on public.profiles for update to authenticated
  using (id = (select auth.uid()));
create policy update_as_admin on public.profiles for update to authenticated
  using ((select private.is_admin()) and private.lock_account(id)) with check ((select private.is_admin()));
create policy service on public.profiles for all to service_role using (true);
