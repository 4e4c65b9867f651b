-- What an owner decides about a recipe that was kept: whether search engines may find it, what they note beside it, which of its lines they
-- changed.
--
-- Recipes of before were shared by nobody's decision: they stay readable by their link, and search engines let go of them until
-- their owner shares them.
alter table public.recipes add column shared_at timestamptz;
comment on column public.recipes.shared_at is
  'When its owner shared it: from then on search engines may find it. Null: whoever has the link reads it, and no list names it.';
create index recipes_shared_idx on public.recipes (created_at, id desc) where shared_at is not null;

create table public.recipe_notes (
  recipe_id uuid not null references public.recipes (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  note text not null check (char_length(btrim(note)) between 1 and 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (recipe_id, user_id)
);
comment on table public.recipe_notes is 'What an owner notes beside their own recipe. Private to them.';
create index recipe_notes_user_id_idx on public.recipe_notes (user_id);

create table private.changed_recipes (
  recipe_id uuid primary key references public.recipes (id) on delete cascade,
  name text not null,
  ingredients text[] not null,
  procedure text[] not null,
  servings int,
  details jsonb not null,
  changed_at timestamptz not null default now()
);
comment on table private.changed_recipes is
  'The last version of a recipe that its owner changed and the server checked again: what may be said of it while its content is that one.';

-- What gave way of a cook's choices stood in public. It stays with the generation, which its cook alone reads.
-- A trigger would put the old details back; a new database has none yet.
alter table public.recipes disable trigger user;
update public.recipes set details = (details - array['notes']) || jsonb_build_object('checks', coalesce((
    select jsonb_agg(one order by place)
      from jsonb_array_elements(details -> 'checks') with ordinality as e (one, place)
      where one ->> 'check' is distinct from 'limits' or one ->> 'outcome' = 'passed'
  ), '[]'))
  where jsonb_typeof(details -> 'checks') = 'array';
update public.recipes set details = details - 'notes' where details ? 'notes';
alter table public.recipes enable trigger user;
