-- Records which stored bytes no object refers to any more, in the transaction that ended their use: after the commit,
-- that process or a sweep deletes them; after a rollback they stay.
--
-- Security definer: the role that deletes an object has no rights on this list.
create or replace function private.tg_storage_objects_leftovers() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.storage_leftovers (bucket_id, version) values (old.bucket_id, old.version)
    on conflict do nothing;
  return null;
end
$$;
comment on function private.tg_storage_objects_leftovers() is 'Remembers the version of an object that was removed or replaced.';
revoke all on function private.tg_storage_objects_leftovers() from public;

create or replace trigger _500_leftovers after delete on storage.objects
  for each row execute function private.tg_storage_objects_leftovers();
create or replace trigger _500_leftovers_replaced after update of version on storage.objects
  for each row when (old.version <> new.version)
  execute function private.tg_storage_objects_leftovers();
