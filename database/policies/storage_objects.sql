-- In the bucket `avatars`, a person owns the folder that is named by their id: they list, upload, replace and delete
-- there. Anyone with the address of an object in a public bucket may read it; the storage API serves it without these
-- policies, which cover finding and changing objects.
--
-- A session that owes its second factor, a suspended account and a deleted account reach nothing. A visitor may query
-- the table and finds no rows.
--
-- Not granted: any writing to anon; owner_id and path_tokens, which the table computes; changing the owner.
select private.start_policies('storage.objects');

grant select on storage.objects to anon, authenticated, service_role;
grant delete on storage.objects to authenticated, service_role;
grant insert (bucket_id, name, owner, version, metadata, user_metadata) on storage.objects to authenticated, service_role;
grant update (name, version, metadata, user_metadata, updated_at) on storage.objects to authenticated, service_role;

create policy assurance on storage.objects as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy active on storage.objects as restrictive for all to authenticated
  using ((select private.caller_is_active()));
create policy select_own on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy insert_own on storage.objects for insert to authenticated
  with check (
    bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text and owner = (select auth.uid())
  );
create policy update_own on storage.objects for update to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy delete_own on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy service on storage.objects for all to service_role using (true);
