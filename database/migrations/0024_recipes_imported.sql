-- What a recipe needs that comes out of a file: its own tips, and a place in the order of its neighbours.
alter table public.recipes
  add column tips text[] not null default '{}' check (private.texts_within(tips, 20, 1000));
comment on column public.recipes.tips is
  'The cook''s own words beside the method, from a file or a copied recipe. What a generation says stands in details.';

-- Rows of one statement follow each other as they were sent; now() is one moment for all of them.
alter table public.recipes alter column created_at set default clock_timestamp();
