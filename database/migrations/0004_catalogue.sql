-- The catalogue: preference groups, categories, and which category stands in which group.
--
-- A group's constraint_label says which part of the prompt it feeds. The engine reads labels, never names
-- or slugs, so that renaming a group cannot switch off a check. Screens read the slug meal-type (one choice
-- only), which is therefore bound to its label here and cannot be renamed away (triggers/category_groups).
-- Slugs are sent by the client, derived from the name; the constraint states the shape of that rule.

create table public.category_groups (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  slug text not null unique,
  description text check (char_length(description) <= 500),
  sort_order int not null default 0,
  is_active boolean not null default true,
  constraint_label text,
  created_at timestamptz not null default now(),
  constraint category_groups_slug_shape
    check (char_length(slug) <= 100 and slug = lower(slug) and slug ~ '^[[:alnum:]]+(-[[:alnum:]]+)*$'),
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
create index category_groups_sort_order_idx on public.category_groups (sort_order, id);

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  slug text not null unique,
  description text check (char_length(description) <= 500),
  icon text default '🍽️' check (char_length(icon) <= 16),
  sort_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint categories_slug_shape
    check (char_length(slug) <= 100 and slug = lower(slug) and slug ~ '^[[:alnum:]]+(-[[:alnum:]]+)*$')
);
comment on table public.categories is 'Chips of the generate screen. One category may stand in several groups (Garlic: preferred or avoided).';
create index categories_sort_order_idx on public.categories (sort_order, id);

create table public.category_group_items (
  category_id uuid not null references public.categories (id) on delete cascade,
  group_id uuid not null references public.category_groups (id) on delete cascade,
  sort_order int not null default 0,
  primary key (category_id, group_id)
);
comment on table public.category_group_items is 'Which category stands in which group; sort_order is the place within the group.';
create index category_group_items_group_id_idx on public.category_group_items (group_id, sort_order);
