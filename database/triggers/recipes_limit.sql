-- Limits a cook to 20,000 recipes. No person cooks so many in a lifetime; the limit stops scripts that fill the table,
-- and keeps every account small enough to be deleted in seconds. What the service and the owner write (a restore, an
-- import by hand) is not limited.
--
-- Once per statement, not per row: a file of a thousand recipes is counted once. Two concurrent requests may both pass
-- below the limit; it is there against scripts, and is not a quota that a user has bought.
create or replace function private.tg_recipes_limit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most_recipes constant int := 20000;
begin
  if coalesce(current_setting('role', true), '') <> 'authenticated' then
    return null;
  end if;
  perform from (select distinct a.user_id from added a) as cook
    where (select count(*) from (
      select from public.recipes r where r.user_id = cook.user_id limit most_recipes + 1) as kept) > most_recipes;
  if found then
    raise exception 'You can keep up to % recipes. Please delete some first.', most_recipes using errcode = 'STFUL';
  end if;
  return null;
end
$$;
comment on function private.tg_recipes_limit() is 'At most 20,000 recipes a cook (STFUL).';
revoke all on function private.tg_recipes_limit() from public;

create or replace trigger _100_limit after insert on public.recipes
  referencing new table as added for each statement execute function private.tg_recipes_limit();
