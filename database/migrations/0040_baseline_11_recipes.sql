-- Saved recipes, favourites and ratings.
--
-- The two helpers stand here and not in functions/, because constraints and a stored column are built on
-- them: replacing one would leave old rows judged by an old rule. They read nothing but their arguments.

create function private.texts_within(texts text[], most int, longest int) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(array_ndims(texts), 1) = 1 and cardinality(texts) <= most
    and not exists (select from unnest(texts) as t (one) where one is null or char_length(one) > longest)
$$;
comment on function private.texts_within(text[], int, int) is
  'True when a flat list has at most `most` texts, none null and none longer than `longest` characters.';

create function private.recipe_search_text(name text, categories text[]) returns text
language sql immutable parallel safe
as $$
  select lower(name || E'\n' || array_to_string(categories, E'\n'))
$$;
comment on function private.recipe_search_text(text, text[]) is
  'What My Recipes searches: name and categories in lower case, a line each, so that no match spans two.';

-- Writers evaluate constraints and stored columns as themselves, so they need EXECUTE. anon never writes.
grant execute on function private.texts_within(text[], int, int) to authenticated, service_role;
grant execute on function private.recipe_search_text(text, text[]) to authenticated, service_role;

-- tips: a recipe out of a file brings its own. created_at: rows of one statement follow each other as they were sent; now() would be one
-- moment for all of them. For the addresses of pictures see public.profiles.
create table public.recipes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 200),
  description text check (char_length(description) <= 4000),
  ingredients text[] not null default '{}' check (private.texts_within(ingredients, 100, 500)),
  procedure text[] not null default '{}' check (private.texts_within(procedure, 100, 2000)),
  prep_time int check (prep_time between 0 and 100000),
  cook_time int check (cook_time between 0 and 100000),
  servings int check (servings between 1 and 1000),
  difficulty text check (char_length(difficulty) <= 40),
  categories text[] not null default '{}' check (private.texts_within(categories, 100, 80)),
  category text check (char_length(category) <= 80),
  image_url text check (char_length(image_url) <= 2048 and image_url ~ '^(https?://|/(?!/))[^\\[:cntrl:]]*$'),
  thumbnail_url text check (char_length(thumbnail_url) <= 2048 and thumbnail_url ~ '^(https?://|/(?!/))[^\\[:cntrl:]]*$'),
  created_at timestamptz not null default clock_timestamp(),
  rating_count int not null default 0 check (rating_count >= 0),
  rating_sum int not null default 0 check (rating_sum between rating_count and rating_count * 5),
  average_rating numeric not null generated always as (
    case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2) end
  ) stored,
  generation_id uuid unique references public.generations (id) on delete set null,
  details jsonb,
  search_text text generated always as (private.recipe_search_text(name, categories)) stored,
  tips text[] not null default '{}' check (private.texts_within(tips, 20, 1000))
);
comment on table public.recipes is 'Saved recipes. Anyone may read one; its owner alone may change or delete it.';
comment on column public.recipes.prep_time is 'Minutes.';
comment on column public.recipes.cook_time is 'Minutes.';
comment on column public.recipes.rating_sum is 'Sum of all stars: kept by trigger, so that the average is exact without reading every rating.';
comment on column public.recipes.details is 'Tips, nutrition, steps, checks and provenance, copied by trigger from the generation while the content is unchanged; never written by a client.';
comment on column public.recipes.search_text is 'Name and categories in lower case: search with ilike on this column.';
comment on column public.recipes.tips is
  'The cook''s own words beside the method, from a file or a copied recipe. What a generation says stands in details.';

-- Rows of one statement follow each other as they were sent; now() is one moment for all of them.
alter table public.recipes alter column created_at set default clock_timestamp();
create index recipes_user_id_created_at_idx on public.recipes (user_id, created_at desc, id);
create index recipes_created_at_idx on public.recipes (created_at desc, id);
-- What the removal of a category touches is counted by its name.
create index recipes_categories_idx on public.recipes using gin (categories);

-- The operator class lives wherever pg_trgm was installed; without pg_trgm there is no such index.
do $$
declare
  trigram_schema text;
begin
  select n.nspname into trigram_schema
    from pg_catalog.pg_extension e join pg_catalog.pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm';
  if found then
    execute format(
      'create index recipes_search_text_idx on public.recipes using gin (search_text %I.gin_trgm_ops)',
      trigram_schema
    );
  end if;
end
$$;

create table public.favorite_recipes (
  user_id uuid not null references auth.users (id) on delete cascade,
  recipe_id uuid not null references public.recipes (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, recipe_id)
);
comment on table public.favorite_recipes is 'Who marked which recipe. Private to its owner.';
create index favorite_recipes_recipe_id_idx on public.favorite_recipes (recipe_id);

create table public.recipe_ratings (
  recipe_id uuid not null references public.recipes (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  rating int not null check (rating between 1 and 5),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (recipe_id, user_id)
);
comment on table public.recipe_ratings is 'One to five stars, one a person and recipe; rating again replaces. Private to its owner; the average is public.';
create index recipe_ratings_user_id_idx on public.recipe_ratings (user_id);
