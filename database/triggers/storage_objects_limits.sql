-- Limits what one person may store here: 20 objects and 20 MB. A picture takes a fraction of that; the limit stops
-- scripts that fill folders. What the service stores has no owner and no limit.
--
-- The lock makes concurrent uploads of one person count one after the other. The object that is being replaced does not
-- count: an upsert that becomes an update runs this BEFORE INSERT trigger before the conflict is detected.
create or replace function private.tg_storage_objects_limits() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most_objects constant int := 20;
  most_bytes constant bigint := 20 * 1024 * 1024;
  kept record;
begin
  if new.owner is null then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('storage.objects ' || new.owner, 0));
  select count(*) as objects, coalesce(sum((o.metadata ->> 'size')::bigint), 0) as bytes into kept
    from storage.objects o
    where o.owner = new.owner and o.id <> new.id and (o.bucket_id, o.name) <> (new.bucket_id, new.name);
  if kept.objects + 1 > most_objects or kept.bytes + (new.metadata ->> 'size')::bigint > most_bytes then
    raise exception 'There is no more room for your files. Please remove one first.' using errcode = 'STFUL';
  end if;
  return new;
end
$$;
comment on function private.tg_storage_objects_limits() is 'At most 20 objects and 20 MB for each owner (STFUL).';
revoke all on function private.tg_storage_objects_limits() from public;

create or replace trigger _100_limits before insert or update of metadata on storage.objects
  for each row execute function private.tg_storage_objects_limits();
