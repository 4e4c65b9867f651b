-- Generations: one row a recipe that somebody asked for, whatever became of it.
--
-- The partial unique index, not a check in code, is what allows one running generation a cook, on any number of servers. The idempotency
-- key makes retry, double click and reload the same generation.
--
-- A generation may be cancelled until the first line of its recipe was sent; first_sent_at is that moment, so that the database decides
-- between the two. The cost is kept for failed ones too: a provider is paid for what was never served. A finished result stays here and is
-- offered until its cook saved or dismissed it: one mark for both, so that a saved recipe that is deleted later does not come back as
-- "not saved".
--
-- `detail` is the operator's: it quotes the recipe that failed and the choice that it broke. `note` is what an admin may read beside the
-- reason; whoever writes it leaves out every word of the cook, of the recipe and of the provider. Not granted: neither to the cook.

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
  first_sent_at timestamptz,
  cost_usd numeric(12, 6) check (cost_usd >= 0),
  repaired boolean not null default false,
  put_away_at timestamptz,
  note text check (char_length(note) <= 300),
  constraint generations_idempotency_key_once unique (user_id, idempotency_key),
  constraint generations_result_when_completed check ((result is not null) = (status in ('completed', 'refunded'))),
  constraint generations_finished_unless_running check ((finished_at is null) = (status = 'running')),
  constraint generations_put_away_when_completed
    check (put_away_at is null or status in ('completed', 'refunded'))
);
comment on table public.generations is 'One row a generation. Written by the private procedures alone.';
comment on column public.generations.status is 'running; completed: result is set; failed: the credit went back; refunded: completed, and the credit was given back later.';
comment on column public.generations.result is 'What was made: { recipe: { title, description, ingredients, instructions, servings, tips, nutrition, checks, … }, … }. recipes.details is copied from it while the saved content is unchanged.';
comment on column public.generations.reason is 'Why it failed, as a short code that the cook may see.';
comment on column public.generations.detail is 'Why it failed, for the operator. Not readable by the cook.';
comment on column public.generations.first_sent_at is 'When the first line of the recipe left for the cook. Null: nothing has been sent while it ran; it may be cancelled.';
comment on column public.generations.cost_usd is 'What the provider asks for the tokens of all calls, in US dollars, by the price of the settings. Null where no price is set. Not readable by the cook.';
comment on column public.generations.repaired is 'Whether the model had to be asked a second time.';
comment on column public.generations.put_away_at is 'When its cook saved or dismissed it. Null: a completed one is still offered.';
comment on column public.generations.note is 'Why it failed, for admins: no word of the cook, of the recipe or of the provider. Not readable by the cook.';
create unique index generations_one_running on public.generations (user_id) where status = 'running';
create index generations_user_id_idx on public.generations (user_id, created_at desc);
create index generations_running_since_idx on public.generations (created_at) where status = 'running';
create index generations_not_put_away_idx on public.generations (user_id, created_at desc)
  where status = 'completed' and put_away_at is null;
create index generations_created_at_idx on public.generations (created_at desc, id desc);
create index generations_status_idx on public.generations (status, created_at desc, id desc);
create index generations_model_idx on public.generations (model, created_at desc, id desc);
create index generations_reason_idx on public.generations (reason, created_at desc, id desc) where reason is not null;
-- What the removal of a category touches is counted by the names that were chosen, under whatever slug their group had then. Without the
-- list of pending entries, which every search would read to its end.
create index generations_names_chosen_idx on public.generations
  using gin ((jsonb_path_query_array(selections, '$.selections.*[*]'))) with (fastupdate = off) where status = 'completed';
