-- A generation that is saved is put away: it is no longer offered as unsaved, not even when its recipe is deleted later.
--
-- Security definer, since a cook may mark only what is completed, and an admin's or the service's insert is nobody's session. Whose
-- generation it is was judged by _100_details_on_insert; the owner is compared all the same.
create or replace function private.tg_recipes_put_away() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.generations g set put_away_at = coalesce(g.put_away_at, new.created_at)
    where g.id = new.generation_id and g.user_id = new.user_id;
  return null;
end
$$;
comment on function private.tg_recipes_put_away() is 'Marks the generation of a saved recipe as put away.';
revoke all on function private.tg_recipes_put_away() from public;

create or replace trigger _300_put_away after insert on public.recipes
  for each row when (new.generation_id is not null)
  execute function private.tg_recipes_put_away();
