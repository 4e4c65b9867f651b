-- Files that people keep here: which buckets there are, and which object is whose, in the official shapes. The bytes are elsewhere (on disk
-- or in a service, under `version`); a row is what makes them an object.
--
-- Bytes are put under a version of their own before the row names them, and taken away after it names them no more, so a picture that is
-- replaced is the old one or the new one, never half of either. private.storage_leftovers remembers what is to be taken away, in the
-- transaction that ended its use.
--
-- `name` is compared by its bytes, so that a folder is a range of the index. The functions stand here because the index is built on one.
-- Not kept: owners of buckets, buckets of other types, versions of the past, last_accessed_at (a read writes nothing).
create schema storage;
comment on schema storage is 'Buckets and objects. No door exposes it but the storage door, which works with the rights of whoever asks.';
revoke all on schema storage from public;
grant usage on schema storage to anon, authenticated, service_role;

create function storage.foldername(name text) returns text[]
language sql immutable parallel safe
as $$
  select (string_to_array(name, '/'))[1 : pg_catalog.cardinality(string_to_array(name, '/')) - 1]
$$;
comment on function storage.foldername(text) is 'The folders of a name, outermost first: {a,b} of a/b/c.png.';
create function storage.filename(name text) returns text
language sql immutable parallel safe
as $$
  select (string_to_array(name, '/'))[pg_catalog.cardinality(string_to_array(name, '/'))]
$$;
comment on function storage.filename(text) is 'The last segment of a name: c.png of a/b/c.png.';
create function storage.extension(name text) returns text
language sql immutable parallel safe
as $$
  select pg_catalog.reverse(pg_catalog.split_part(pg_catalog.reverse(storage.filename(name)), '.', 1))
$$;
comment on function storage.extension(text) is 'What follows the last dot of a name: png of a/b/c.png.';
revoke all on function storage.foldername(text), storage.filename(text), storage.extension(text) from public;
grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text)
  to anon, authenticated, service_role;

create table storage.buckets (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{1,62}$'),
  name text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  public boolean not null default false,
  avif_autodetection boolean not null default false,
  file_size_limit bigint check (file_size_limit > 0),
  allowed_mime_types text[],
  type text not null default 'STANDARD' check (type = 'STANDARD'),
  -- The store's mark lies in a bucket of this name (private.object_store), which therefore no row may give to anybody.
  constraint buckets_not_the_mark check (id <> 'store-owner')
);
comment on table storage.buckets is 'Where objects may be. public: everybody may read an object whose address they know. file_size_limit: bytes of an upload.';

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 5242880, array['image/*']),
  -- Its objects are found by their content and have no rows: the server alone puts them there.
  ('recipe-pictures', 'recipe-pictures', true, null, array['image/*', 'application/json']);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text collate "C" not null
    check (char_length(name) <= 1024 and name ~ '^[A-Za-z0-9_/!.*''() &$@=;:+,?-]+$' and name !~ '(^|/)[.]{0,2}(/|$)'),
  owner uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  metadata jsonb not null check (jsonb_typeof(metadata -> 'size') = 'number'),
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text not null check (version ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  owner_id text generated always as (owner::text) stored,
  user_metadata jsonb check (pg_column_size(user_metadata) <= 8192),
  unique (bucket_id, name),
  unique (bucket_id, version)
);
comment on table storage.objects is
  'One row an object. version: where its bytes are. owner: who put it there, null for the service; it goes with them. metadata: size in bytes, type, tag, as the official server says them.';
create index objects_owner_idx on storage.objects (owner);
create index objects_folder_idx on storage.objects (bucket_id, ((storage.foldername(name))[1]));

create table private.storage_leftovers (
  bucket_id text not null,
  version text not null,
  since timestamptz not null default now(),
  primary key (bucket_id, version)
);
comment on table private.storage_leftovers is 'Bytes that no object names any more, until they are taken away.';
create index storage_leftovers_since_idx on private.storage_leftovers (since);

-- Which store of objects is this database's own: the server puts a mark into the store that names this row, and takes bytes away only where
-- the mark is ours. So a process over an empty or another database removes nobody's pictures.
create table private.object_store (
  single boolean primary key default true check (single),
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now()
);
comment on table private.object_store is 'One row. id: by which this database knows its store of objects. created_at: since when it marks it.';
insert into private.object_store default values;
