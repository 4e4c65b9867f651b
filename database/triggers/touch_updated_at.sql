-- The server sets updated_at, whatever a client sends for it.
create or replace function private.tg_touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.tg_touch_updated_at() is 'Sets updated_at to the time of the transaction.';
revoke all on function private.tg_touch_updated_at() from public;

create or replace trigger _100_touch before update on public.profiles
  for each row execute function private.tg_touch_updated_at();
create or replace trigger _100_touch before update on public.credits
  for each row execute function private.tg_touch_updated_at();
create or replace trigger _100_touch before update on public.recipe_ratings
  for each row execute function private.tg_touch_updated_at();
create or replace trigger _100_touch before update on public.recipe_notes
  for each row execute function private.tg_touch_updated_at();
create or replace trigger _100_touch before update on public.purchases
  for each row execute function private.tg_touch_updated_at();
