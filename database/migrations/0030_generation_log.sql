-- What admins read of generations: a log over all cooks, newest first, and by status, model or reason.
--
-- `detail` stays the operator's: it quotes the recipe that failed and the choice that it broke. `note` is what an admin may read beside
-- the reason; whoever writes it leaves out every word of the cook, of the recipe and of the provider.

alter table public.generations
  add column note text check (char_length(note) <= 300);
comment on column public.generations.note is 'Why it failed, for admins: no word of the cook, of the recipe or of the provider. Not readable by the cook.';

create index generations_created_at_idx on public.generations (created_at desc, id desc);
create index generations_status_idx on public.generations (status, created_at desc, id desc);
create index generations_model_idx on public.generations (model, created_at desc, id desc);
create index generations_reason_idx on public.generations (reason, created_at desc, id desc) where reason is not null;

-- It takes one more now; the file of the same name makes it anew.
drop function if exists private.fail_generation(uuid, text, text, jsonb, int, int, numeric, boolean);
