-- Returns the models of all generations, for the filter of the log. It steps through the index from one model to the
-- next (a loose index scan): a plain DISTINCT would read every row for a handful of names. Security definer, because no
-- role may read other people's generations; the function itself checks that the caller is an admin.
create or replace function public.list_generation_models() returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins read the log of generations.' using errcode = '42501';
  end if;
  return query
    with recursive models as (
      (select g.model as name from public.generations g order by g.model limit 1)
      union all
      select (select g.model from public.generations g where g.model > m.name order by g.model limit 1)
      from models m where m.name is not null
    )
    select m.name from models m where m.name is not null limit 100;
end
$$;
comment on function public.list_generation_models() is 'The models of all generations, by name, at most 100. 42501 unless admin.';

revoke all on function public.list_generation_models() from public;
grant execute on function public.list_generation_models() to authenticated;
