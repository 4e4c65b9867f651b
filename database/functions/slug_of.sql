-- The rule by which clients derive a slug from a name (spec §5): lower case, each run of anything but letters
-- and digits becomes one hyphen, none at the ends. Clients send their own (contract/slug.ts: the same rule), which the starting
-- catalogue and whoever leaves it out do not. Composed first, since a letter with its accent apart would be torn in two. What a letter is
-- the database's locale says: before PostgreSQL 18, and under ICU, some signs that are written over letters are none.
create or replace function private.slug_of(name text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(regexp_replace(lower(translate(normalize(name, NFC), 'Σİ', 'σi')), '[^[:alnum:]]+', '-', 'g'), '-')
$$;
comment on function private.slug_of(text) is 'The slug of a category or group name; empty where the name has neither letter nor digit.';

revoke all on function private.slug_of(text) from public;
