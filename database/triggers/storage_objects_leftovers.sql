-- Notes which bytes no object names any more, in the transaction that ended their use: they go when it has committed, by whoever did it or
-- by a sweep, and stay when it has not.
--
-- Security definer: whoever removes an object has no business in this list.
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
