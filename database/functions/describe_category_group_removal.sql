-- Counts what deleting a category group affects, for the confirmation dialog. Its categories stay; those that belong to
-- no other group are no longer offered to anyone. Recipes and generations store labels and names, not links, so they
-- stay as they are.
--
-- Security definer, because it must raise an error for a caller who is not an admin, and clients may not use schema
-- private; the function itself does that check.
drop function if exists public.describe_category_group_removal(uuid);
create function public.describe_category_group_removal(p_id uuid)
returns table (category_count int, left_in_no_group_count int, feeds_a_check boolean, constraint_label text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not private.is_admin() then
    raise exception 'Only admins change the catalogue.' using errcode = '42501';
  end if;
  return query
    select count(i.category_id)::int,
      count(i.category_id) filter (where not exists (
        select from public.category_group_items o where o.category_id = i.category_id and o.group_id <> g.id
      ))::int,
      coalesce(g.constraint_label in ('Allergens', 'Dietary Constraints', 'Avoid'), false),
      g.constraint_label
    from public.category_groups g left join public.category_group_items i on i.group_id = g.id
    where g.id = p_id group by g.id;
end
$$;
comment on function public.describe_category_group_removal(uuid) is
  'How many categories stand in a group and how many of them in no other, and which label of the prompt it feeds; no row where it is gone. 42501 unless admin.';

revoke all on function public.describe_category_group_removal(uuid) from public;
grant execute on function public.describe_category_group_removal(uuid) to authenticated;
