-- Which labels of the prompt some groups feed, for whoever is about to put a category into them: the server asks as the admin, so that
-- one question says both who asks and what the engine would be held to.
--
-- Security definer, because it has to say aloud that the caller is no admin and clients may not reach private; it asks that itself.
create or replace function public.read_group_labels(p_ids uuid[])
returns table (name text, constraint_label text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not private.is_admin() then
    raise exception 'Only admins change the catalogue.' using errcode = '42501';
  end if;
  return query
    select g.name, g.constraint_label from public.category_groups g where g.id = any (p_ids) order by g.sort_order, g.id;
end
$$;
comment on function public.read_group_labels(uuid[]) is 'Names and labels of groups, in the order of the generate screen. 42501 unless admin.';

revoke all on function public.read_group_labels(uuid[]) from public;
grant execute on function public.read_group_labels(uuid[]) to authenticated;
