-- Generations: one row a recipe that somebody asked for, whatever became of it.
--
-- The partial unique index, not a check in code, is what allows one running generation a cook, on any number
-- of servers. The idempotency key makes retry, double click and reload the same generation. A finished
-- result that was never saved stays here, so that a cook who paid for it finds it again.

create table public.generations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  idempotency_key text not null check (char_length(idempotency_key) between 1 and 200),
  selections jsonb not null default '{}' check (octet_length(selections::text) <= 50000),
  prompt text not null check (char_length(prompt) <= 50000),
  model text not null check (char_length(model) <= 200),
  cost int not null default 1 check (cost >= 0),
  status text not null default 'running' check (status in ('running', 'completed', 'failed', 'refunded')),
  result jsonb check (octet_length(result::text) <= 1000000),
  reason text check (char_length(reason) <= 200),
  detail text check (char_length(detail) <= 5000),
  timings jsonb check (octet_length(timings::text) <= 50000),
  input_tokens int check (input_tokens >= 0),
  output_tokens int check (output_tokens >= 0),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint generations_idempotency_key_once unique (user_id, idempotency_key),
  constraint generations_result_when_completed check ((result is not null) = (status in ('completed', 'refunded'))),
  constraint generations_finished_unless_running check ((finished_at is null) = (status = 'running'))
);
comment on table public.generations is 'One row a generation. Written by the private procedures alone.';
comment on column public.generations.status is 'running; completed: result is set; failed: the credit went back; refunded: completed, and the credit was given back later.';
comment on column public.generations.result is 'What was made: { recipe: { title, description, ingredients, instructions, servings, tips, nutrition, checks, … }, … }. recipes.details is copied from it while the saved content is unchanged.';
comment on column public.generations.reason is 'Why it failed, as a short code that the cook may see.';
comment on column public.generations.detail is 'Why it failed, for the operator. Not readable by the cook.';
create unique index generations_one_running on public.generations (user_id) where status = 'running';
create index generations_user_id_idx on public.generations (user_id, created_at desc);
create index generations_running_since_idx on public.generations (created_at) where status = 'running';
