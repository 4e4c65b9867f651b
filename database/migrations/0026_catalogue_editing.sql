-- What editing the catalogue needs: a version of each row, so that no edit is lost silently, and an order and a search that stay quick.
--
-- A membership belongs to its category's version alone: a group's form edits the group's own fields, so saving a category must not make
-- a group's edit stale. The keys are stored, since the order by locale must be the same on every cluster, with or without ICU, and
-- since an index has to give it. Their functions stand here because columns are built on them.

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

create function private.catalogue_search_text(name text, description text) returns text
language sql immutable parallel safe
as $$
  select lower(name || E'\n' || coalesce(description, ''))
$$;
comment on function private.catalogue_search_text(text, text) is
  'What the admin''s lists search: name and description in lower case, a line each, so that no match spans the two.';

-- No trigram index on it: row security lets no pattern reach an index first, and at 5,000 rows a scan of lower-case text by like takes
-- milliseconds, where ilike on the columns takes five times as long.

-- Writers compute stored columns as themselves, so they need EXECUTE. anon never writes.
grant execute on function private.sort_key_of(text) to authenticated, service_role;
grant execute on function private.catalogue_search_text(text, text) to authenticated, service_role;

alter table public.categories
  add column version int not null default 1,
  add column sort_name text collate "C" generated always as (private.sort_key_of(name)) stored,
  add column search_text text generated always as (private.catalogue_search_text(name, description)) stored;
alter table public.category_groups
  add column version int not null default 1,
  add column sort_name text collate "C" generated always as (private.sort_key_of(name)) stored,
  add column search_text text generated always as (private.catalogue_search_text(name, description)) stored;

comment on column public.categories.version is 'Counts the changes of the row and of its memberships, by trigger. Who saves says which one they saw.';
comment on column public.category_groups.version is 'Counts the changes of the row, by trigger; not those of its categories. Who saves says which one they saw.';
comment on column public.categories.sort_name is 'The key for the order by name: order by sort_name, id.';
comment on column public.category_groups.sort_name is 'The key for the order by name: order by sort_name, id.';
comment on column public.categories.search_text is 'Name and description in lower case: search with like, by a text in lower case.';
comment on column public.category_groups.search_text is 'Name and description in lower case: search with like, by a text in lower case.';

create index categories_sort_name_idx on public.categories (sort_name, id);
create index categories_created_at_idx on public.categories (created_at, id);
create index category_groups_sort_name_idx on public.category_groups (sort_name, id);

-- What a removal touches is counted by the names that were chosen: on recipes, and in what a generation was asked for, under whatever slug
-- its group had then.
create index recipes_categories_idx on public.recipes using gin (categories);
create index generations_names_chosen_idx on public.generations
  using gin ((jsonb_path_query_array(selections, '$.selections.*[*]'))) where status = 'completed';
