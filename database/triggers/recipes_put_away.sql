-- Puts a generation away when it is saved: it is no longer offered as unsaved, not even when its recipe is deleted
-- later.
--
-- Security definer, since a cook may only mark a completed generation, and an insert by an admin or the service has no
-- session of the cook. _100_details_on_insert has already checked the owner of the generation; the owner is compared
-- here all the same.
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
