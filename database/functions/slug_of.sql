-- Derives a slug from a name by the same rule as clients (spec §5): lower case, each run of characters that are neither
-- letters nor digits becomes one hyphen, no hyphen at the ends. Clients send their own slug (contract/slug.ts: the same
-- rule); the starting catalogue and other callers may leave it out. The name is normalised to NFC first, since a letter
-- and a separate combining accent would be split. The database's locale decides what a letter is: before PostgreSQL 18,
-- and under ICU, some combining marks do not count as letters.
create or replace function private.slug_of(name text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(regexp_replace(lower(translate(normalize(name, NFC), 'Σİ', 'σi')), '[^[:alnum:]]+', '-', 'g'), '-')
$$;
comment on function private.slug_of(text) is 'The slug of a category or group name; empty where the name has neither letter nor digit.';

revoke all on function private.slug_of(text) from public;
