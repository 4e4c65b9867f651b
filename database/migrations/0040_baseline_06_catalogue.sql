-- The catalogue: preference groups, categories, and which category stands in which group.
--
-- A group's constraint_label says which part of the prompt it feeds. The engine reads labels, never names or slugs, so that renaming a
-- group cannot switch off a check. Screens read the slug meal-type (one choice only), which is therefore bound to its label here and
-- cannot be renamed away (triggers/category_groups). Slugs are sent by the client, derived from the name.
--
-- A row has a version, so that no edit is lost silently. A membership belongs to its category's version alone: a group's form edits the
-- group's own fields, so saving a category must not make a group's edit stale. The order by name is private.sort_key_of, stored.
--
-- What a slug is and how the catalogue is searched do not ask the database's locale: operators bring databases with locales of the C
-- library, of ICU and of PostgreSQL itself, which differ in what they call a letter (for ICU a vowel sign is none) and in the lower case
-- of Σ and İ. The functions stand here because constraints and columns are built on them. Not granted: EXECUTE to anon, who never writes.

create function private.is_slug(slug text) returns boolean
language sql immutable strict parallel safe
as $$
  -- Runs between single hyphens of anything but ASCII's punctuation and capitals, and Unicode's punctuation, symbols and pictures.
  select char_length(slug) <= 100 and slug = lower(slug)
    and slug ~ replace('^{}+(-{}+)*$', '{}', '[^'
      || '\u0001-\u002f\u003a-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7'
      || '\u2000-\u2070\u20a0-\u20cf\u2190-\u245f\u2500-\u2bff\u2e00-\u2e2e\u2e30-\u2e7f\u3000-\u3004\u3008-\u3020\u3030'
      || '\ue000-\uf8ff\ufe10-\ufe1f\ufe30-\ufe6f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\ufff0-\uffff'
      || '\U0001f000-\U0001f12f\U0001f18a-\U0001faff]')
$$;
comment on function private.is_slug(text) is 'True for lower-case words between single hyphens, in any script and under any locale.';

create function private.catalogue_search_text(name text, description text) returns text
language sql immutable parallel safe
as $$
  select lower(translate(name || E'\n' || coalesce(description, ''), 'Σİ', 'σi'))
$$;
comment on function private.catalogue_search_text(text, text) is
  'What the admin''s lists search: name and description in lower case, a line each, so that no match spans the two.';

revoke all on function private.is_slug(text) from public;
grant execute on function private.is_slug(text), private.catalogue_search_text(text, text) to authenticated, service_role;

create table public.category_groups (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  slug text not null unique,
  description text check (char_length(description) <= 500),
  sort_order int not null default 0,
  is_active boolean not null default true,
  constraint_label text,
  created_at timestamptz not null default now(),
  version int not null default 1,
  sort_name text collate "C" generated always as (private.sort_key_of(name)) stored,
  search_text text collate "C" generated always as (private.catalogue_search_text(name, description)) stored,
  constraint category_groups_constraint_label_known check (constraint_label in (
    'Cuisine', 'Course', 'Style', 'Dietary Constraints', 'Time Target', 'Cook Time', 'Prep Time', 'Servings',
    'Difficulty', 'Prefer Using', 'Avoid', 'Techniques', 'Spice Level', 'Macronutrient Targets', 'Plating',
    'Allergens'
  )),
  constraint category_groups_meal_type_feeds_course
    check (slug <> 'meal-type' or (constraint_label is not null and constraint_label = 'Course'))
);
comment on table public.category_groups is 'Tabs of the generate screen. The group with slug meal-type takes exactly one choice.';
comment on column public.category_groups.constraint_label is 'The label of the prompt that choices of this group become; null: a group that feeds no constraint.';
comment on column public.category_groups.version is 'Counts the changes of the row, by trigger; not those of its categories. Who saves says which one they saw.';
comment on column public.category_groups.sort_name is 'The key for the order by name: order by sort_name, id.';
comment on column public.category_groups.search_text is 'Name and description in lower case: search with like, by a text in lower case.';
create index category_groups_sort_order_idx on public.category_groups (sort_order, id);
create index category_groups_sort_name_idx on public.category_groups (sort_name, id);

-- search_text is compared by its bytes: the collation of the cluster makes a comparison by like three times as slow, and nothing sorts by
-- it. It has no trigram index: row security lets no pattern reach an index first, and at 5,000 rows a scan takes milliseconds.
create table public.categories (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  slug text not null unique,
  description text check (char_length(description) <= 500),
  icon text default '🍽️' check (char_length(icon) <= 16),
  sort_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  version int not null default 1,
  sort_name text collate "C" generated always as (private.sort_key_of(name)) stored,
  search_text text collate "C" generated always as (private.catalogue_search_text(name, description)) stored
);
comment on table public.categories is 'Chips of the generate screen. One category may stand in several groups (Garlic: preferred or avoided).';
comment on column public.categories.version is 'Counts the changes of the row and of its memberships, by trigger. Who saves says which one they saw.';
comment on column public.categories.sort_name is 'The key for the order by name: order by sort_name, id.';
comment on column public.categories.search_text is 'Name and description in lower case: search with like, by a text in lower case.';
create index categories_sort_order_idx on public.categories (sort_order, id);
create index categories_sort_name_idx on public.categories (sort_name, id);
create index categories_created_at_idx on public.categories (created_at, id);

-- Not valid: databases from before the baseline may hold slugs that an older rule let in, and they have the constraint as it is here.
alter table public.category_groups add constraint category_groups_slug_shape check (private.is_slug(slug)) not valid;
alter table public.categories add constraint categories_slug_shape check (private.is_slug(slug)) not valid;

create table public.category_group_items (
  category_id uuid not null references public.categories (id) on delete cascade,
  group_id uuid not null references public.category_groups (id) on delete cascade,
  sort_order int not null default 0,
  primary key (category_id, group_id)
);
comment on table public.category_group_items is 'Which category stands in which group; sort_order is the place within the group.';
create index category_group_items_group_id_idx on public.category_group_items (group_id, sort_order);
