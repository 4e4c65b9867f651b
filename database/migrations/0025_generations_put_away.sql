-- A finished recipe that was not saved is offered again until its cook is done with it: saved it, or dismissed it for good.
--
-- One mark for both, so that a saved recipe that is deleted later does not come back as "not saved". A trigger sets it on
-- saving, the cook by dismissing. What was saved before this migration is marked here.

alter table public.generations
  add column put_away_at timestamptz,
  add constraint generations_put_away_when_completed
    check (put_away_at is null or status in ('completed', 'refunded'));
comment on column public.generations.put_away_at is 'When its cook saved or dismissed it. Null: a completed one is still offered.';

update public.generations g set put_away_at = r.created_at
  from public.recipes r where r.generation_id = g.id and g.status in ('completed', 'refunded');

create index generations_not_put_away_idx on public.generations (user_id, created_at desc)
  where status = 'completed' and put_away_at is null;
