-- Checks that a row that was read under a lock still has the version that an admin has seen. Granted to no role: the
-- procedures that save use it.
create or replace function private.check_version(thing text, seen int, standing int) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if standing is null then
    raise exception 'This % does not exist any more.', thing using errcode = 'STNTF';
  end if;
  if seen is distinct from standing then
    raise exception 'This % has changed since it was shown.', thing using errcode = 'STRAC',
      detail = standing::text, hint = 'Look at it again.';
  end if;
end
$$;
comment on function private.check_version(text, int, int) is
  'STNTF where nothing stands, STRAC (detail: the version now) where another version stands than was seen.';

revoke all on function private.check_version(text, int, int) from public;
