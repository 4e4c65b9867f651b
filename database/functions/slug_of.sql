-- The rule by which clients derive a slug from a name (spec §5): lower case, each run of anything but letters
-- and digits becomes one hyphen, none at the ends. Used by the starting catalogue; clients send their own.
create or replace function private.slug_of(name text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(regexp_replace(lower(name), '[^[:alnum:]]+', '-', 'g'), '-')
$$;
comment on function private.slug_of(text) is 'The slug of a category or group name.';

revoke all on function private.slug_of(text) from public;
