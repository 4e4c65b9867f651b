-- What the admin's lists need to stay quick with 100,000 people and as many purchases: the orders and the search of profiles, stored.
--
-- The keys are built on private.sort_key_of, as those of the catalogue. The search takes any part of a name or an address, of one letter
-- too and in every script, which pg_trgm does not (it knows words of the cluster's locale): so it has an index of its own, over pieces of
-- three characters, whose beginnings serve the shorter ones. Functions stand here because columns and an index are built on them.

create function private.people_search_text(words text) returns text
language sql immutable strict parallel safe
as $$
  select lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'))
$$;
comment on function private.people_search_text(text) is 'A text as it is searched: without case and accents. Both sides of a comparison pass through it.';

create function private.pieces_of(words text) returns tsvector
language sql immutable strict parallel safe cost 1000
as $$
  select array_to_tsvector(array(
    select substr(words, place, 3) from generate_series(1, char_length(words)) place))
$$;
comment on function private.pieces_of(text) is 'Every run of three characters of a text, and the shorter ones at its end.';

-- Writers compute stored columns and index keys as themselves, so they need EXECUTE. anon never writes.
revoke all on function private.people_search_text(text), private.pieces_of(text) from public;
grant execute on function private.people_search_text(text), private.pieces_of(text) to authenticated, service_role;

alter table public.profiles
  add column sort_name text collate "C" not null
    generated always as (private.sort_key_of(coalesce(full_name, ''))) stored,
  add column sort_email text collate "C" not null
    generated always as (private.sort_key_of(coalesce(email, ''))) stored,
  add column search_text text collate "C" not null
    generated always as (private.people_search_text(coalesce(full_name, '') || E'\n' || coalesce(email, ''))) stored;
comment on column public.profiles.sort_name is 'The key for the order by name: order by sort_name, id.';
comment on column public.profiles.sort_email is 'The key for the order by address: order by sort_email, id.';
comment on column public.profiles.search_text is 'Name and address without case and accents, a line each, so that no match spans the two.';
create index profiles_sort_name_idx on public.profiles (sort_name, id);
create index profiles_sort_email_idx on public.profiles (sort_email, id);
-- Without the list of pending entries, which every search would read to its end.
create index profiles_search_idx on public.profiles using gin (private.pieces_of(search_text)) with (fastupdate = off);

create index user_roles_role_idx on public.user_roles (role, created_at, user_id);
create index credits_balance_idx on public.credits (balance, user_id);
create index purchases_created_at_idx on public.purchases (created_at, id);
create index purchases_status_idx on public.purchases (status, created_at, id);
