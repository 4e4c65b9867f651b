-- Returns the prompt labels of some groups, for an admin who is about to put a category into them: the server calls it
-- as the admin, so that one query both checks the caller and returns the rules that the engine would have to follow.
--
-- Security definer, because it must raise an error for a caller who is not an admin, and clients may not use schema
-- private; the function itself does that check.
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
