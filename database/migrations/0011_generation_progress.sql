-- What a generation needs while it runs and is paid for: since when the cook has been reading it, and what it cost us.
--
-- A generation may be cancelled until the first of its recipe has left; first_sent_at is that moment, so that the database
-- decides between the two. The cost is kept for failed ones too: a provider is paid for what was never served.
alter table public.generations
  add column first_sent_at timestamptz,
  add column cost_usd numeric(12, 6) check (cost_usd >= 0),
  add column repaired boolean not null default false;
comment on column public.generations.first_sent_at is 'When the first line of the recipe left for the cook. Null: nothing has been sent while it ran; it may be cancelled.';
comment on column public.generations.cost_usd is 'What the provider asks for the tokens of all calls, in US dollars, by the price of the settings. Null where no price is set. Not readable by the cook.';
comment on column public.generations.repaired is 'Whether the model had to be asked a second time.';

-- They take more now; the files of the same names make them anew.
drop function if exists private.complete_generation(uuid, jsonb, jsonb, int, int);
drop function if exists private.fail_generation(uuid, text, text);
