-- My kitchen: what a person never eats, would rather not eat, their diet and how hot they like it, how many they cook for and in which units.
-- Asked once, and preselected at every generation from then on.
--
-- A person is a row, so that more people can sit at a table later. Today a kitchen has one, its owner. A person without an account has a
-- name instead, which stays out of prompts. What belongs to a body stands with the person; how many eat and the units, with the kitchen.
--
-- Each question has four states, since nobody who was not asked has said "none": null (not asked), 'not_now' (asked, and put off),
-- 'nothing', and 'these'.
--
-- A choice names a category of the catalogue, and keeps the words that were chosen. When an admin deletes the category, the reference
-- becomes null and the choice stays: an allergy must not disappear with a row of the catalogue (docs/decisions/0099).

create table public.kitchens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  servings_answer text check (servings_answer in ('nothing', 'these', 'not_now')),
  servings int check (servings between 1 and 100),
  units_answer text check (units_answer in ('nothing', 'these', 'not_now')),
  units text check (units in ('metric', 'us')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint kitchens_servings_when_these check ((servings is not null) = (servings_answer is not distinct from 'these')),
  constraint kitchens_units_when_these check ((units is not null) = (units_answer is not distinct from 'these'))
);
comment on table public.kitchens is 'What holds for everything that an account cooks; one a person. Written by answer_kitchen_questions; its owner may delete it.';
comment on column public.kitchens.servings_answer is 'Null: not asked. not_now: asked and put off. nothing: it varies. these: servings is set.';
comment on column public.kitchens.units_answer is 'Null: not asked. not_now: asked and put off. nothing: as a recipe is written. these: units is set.';

create table public.kitchen_people (
  id uuid primary key default gen_random_uuid(),
  kitchen_id uuid not null references public.kitchens (id) on delete cascade,
  account_id uuid unique references auth.users (id) on delete cascade,
  name text check (char_length(btrim(name)) between 1 and 80),
  never_answer text check (never_answer in ('nothing', 'these', 'not_now')),
  rather_not_answer text check (rather_not_answer in ('nothing', 'these', 'not_now')),
  diet_answer text check (diet_answer in ('nothing', 'these', 'not_now')),
  heat_answer text check (heat_answer in ('nothing', 'these', 'not_now')),
  created_at timestamptz not null default now(),
  constraint kitchen_people_known check (account_id is not null or name is not null)
);
comment on table public.kitchen_people is 'Who eats in a kitchen. The owner of the kitchen is the first; answers as in kitchens, with these in kitchen_choices.';
comment on column public.kitchen_people.account_id is 'The account of this person; null for somebody without one, who has a name.';
create index kitchen_people_kitchen_id_idx on public.kitchen_people (kitchen_id);

create table public.kitchen_choices (
  person_id uuid not null references public.kitchen_people (id) on delete cascade,
  question text not null,
  constraint_label text not null,
  name text not null check (char_length(btrim(name)) between 1 and 80),
  category_id uuid references public.categories (id) on delete set null,
  primary key (person_id, question, constraint_label, name),
  constraint kitchen_choices_label_of_question check ((question, constraint_label) in (
    ('never', 'Allergens'), ('never', 'Avoid'), ('rather_not', 'Avoid'), ('diet', 'Dietary Constraints'), ('heat', 'Spice Level')
  ))
);
comment on table public.kitchen_choices is 'What a person answered with, by category.';
comment on column public.kitchen_choices.constraint_label is 'The label of the group in which it was chosen: the same category may stand in several.';
comment on column public.kitchen_choices.name is 'The name of the category when it was chosen. It stays in force when the category is renamed, deleted or not offered any more.';
comment on column public.kitchen_choices.category_id is 'Null when the category was deleted.';
create index kitchen_choices_category_id_idx on public.kitchen_choices (category_id);
