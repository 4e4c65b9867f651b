-- Who a cook is to the product (profiles) and what they may do (user_roles).
--
-- Two tables, not columns of auth.users, because the screens read them through the data API and because a role must be writable by other
-- people than a name. Rows are made by the sign-up trigger alone.
--
-- The orders and the search of profiles are stored, so that the admin's lists stay quick with 100,000 people, and so that the order is the
-- same on every cluster, with or without ICU. The search takes any part of a name or an address, of one letter too and in every script,
-- which pg_trgm does not (it knows words of the cluster's locale): it has an index of its own, over pieces of three characters, whose
-- beginnings serve the shorter ones. The functions stand here because columns and an index are built on them: replacing one would leave
-- old rows judged by another rule. They are granted to those who write the rows: writers compute stored columns and index keys as
-- themselves. Not granted: EXECUTE to anon, who never writes.

create function private.sort_key_of(name text) returns text
language sql immutable strict parallel safe
as $$
  -- NFKD takes accents and ligatures apart, the accents are dropped, and what Unicode does not take apart is spelled out; punctuation
  -- comes before digits, in the order of the Unicode collation.
  select translate(
    replace(replace(replace(
      translate(lower(regexp_replace(normalize(btrim(name), NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđħŧ’‘“”', 'oldht''''""'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    ' _-,;:!?.''"()[]{}@*/\&#%`^+<=>|~$',
    E'\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008\u0009\u000a\u000b\u000c\u000d\u000e\u000f\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f\u0020\u0021'
  )
$$;
comment on function private.sort_key_of(text) is
  'By what a name sorts: without case and accents, punctuation before digits before letters. Compared with collation "C".';

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

revoke all on function private.people_search_text(text), private.pieces_of(text) from public;
grant execute on function private.sort_key_of(text), private.people_search_text(text), private.pieces_of(text)
  to authenticated, service_role;

-- An address of a picture is what it looks like: `//host/x` looks like a path of ours and leads to another host; a browser reads a
-- backslash as a slash, and drops tabs and line breaks before it reads at all, so neither may stand in one. Recipes have the same rule.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 120),
  email text check (char_length(email) <= 320),
  avatar_url text check (char_length(avatar_url) <= 2048 and avatar_url ~ '^(https?://|/(?!/))[^\\[:cntrl:]]*$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sort_name text collate "C" not null
    generated always as (private.sort_key_of(coalesce(full_name, ''))) stored,
  sort_email text collate "C" not null
    generated always as (private.sort_key_of(coalesce(email, ''))) stored,
  search_text text collate "C" not null
    generated always as (private.people_search_text(coalesce(full_name, '') || E'\n' || coalesce(email, ''))) stored
);
comment on table public.profiles is 'Name, address and picture of a person. The address follows auth.users; the name is theirs to edit.';
comment on column public.profiles.sort_name is 'The key for the order by name: order by sort_name, id.';
comment on column public.profiles.sort_email is 'The key for the order by address: order by sort_email, id.';
comment on column public.profiles.search_text is 'Name and address without case and accents, a line each, so that no match spans the two.';
create index profiles_sort_name_idx on public.profiles (sort_name, id);
create index profiles_sort_email_idx on public.profiles (sort_email, id);
-- Without the list of pending entries, which every search would read to its end.
create index profiles_search_idx on public.profiles using gin (private.pieces_of(search_text)) with (fastupdate = off);

create table public.user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'user' check (role in ('user', 'admin')),
  created_at timestamptz not null default now()
);
comment on table public.user_roles is 'One role a person, user or admin. Changed by admins only; the last admin stays one (STADM).';
create index user_roles_admins_idx on public.user_roles (user_id) where role = 'admin';
create index user_roles_created_at_idx on public.user_roles (created_at, user_id);
create index user_roles_role_idx on public.user_roles (role, created_at, user_id);
