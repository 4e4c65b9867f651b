-- A saved recipe that shows its generation's picture also gets that picture's thumbnail: clients insert the columns
-- that the spec lists, and the thumbnail is not one of them. A thumbnail that a client sends itself stays.
create or replace function private.tg_recipes_thumbnail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.thumbnail_url := (
    select g.result ->> 'thumbnailUrl' from public.generations g
      where g.id = new.generation_id and g.user_id = new.user_id and g.result ->> 'imageUrl' = new.image_url
  );
  return new;
end
$$;
comment on function private.tg_recipes_thumbnail() is 'Takes the thumbnail from the generation whose picture the recipe shows.';
revoke all on function private.tg_recipes_thumbnail() from public;

create or replace trigger _150_thumbnail before insert on public.recipes
  for each row when (new.thumbnail_url is null and new.generation_id is not null)
  execute function private.tg_recipes_thumbnail();
