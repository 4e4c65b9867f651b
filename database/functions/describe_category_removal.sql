-- Counts what deleting categories affects, for the confirmation dialog. Recipes and generations store the chosen names,
-- not links, so they stay as they are; the counts say how many mention a category that will no longer be offered.
-- Counting stops at 1001, so that the answer is fast even for Dinner: 1001 means "more than 1000".
--
-- Security definer, because generations are private to their cooks; the function itself checks that the caller is an
-- admin, and returns only counts.
drop function if exists public.describe_category_removal(uuid[]);
create function public.describe_category_removal(p_ids uuid[])
returns table (category_count int, group_count int, recipe_count int, unsaved_count int)
language plpgsql stable security definer set search_path = ''
as $$
declare
  names text[] := array(select c.name from public.categories c where c.id = any (p_ids));
begin
  if not private.is_admin() then
    raise exception 'Only admins change the catalogue.' using errcode = '42501';
  end if;
  return query select
    cardinality(names),
    (select count(distinct i.group_id)::int from public.category_group_items i where i.category_id = any (p_ids)),
    (select count(*)::int from (
      (select r.id from public.recipes r where r.categories && names limit 1001)
      union
      (select r.id from public.generations g join public.recipes r on r.generation_id = g.id
        where g.status = 'completed' and jsonb_path_query_array(g.selections, '$.selections.*[*]') ?| names limit 1001)
      limit 1001
    ) made),
    (select count(*)::int from (
      select from public.generations g where g.status = 'completed' and g.put_away_at is null
        and jsonb_path_query_array(g.selections, '$.selections.*[*]') ?| names limit 1001
    ) unsaved);
end
$$;
comment on function public.describe_category_removal(uuid[]) is
  'How many categories, groups that hold them, saved recipes and unsaved generations deleting these touches; the last two end at 1001. 42501 unless admin.';

revoke all on function public.describe_category_removal(uuid[]) from public;
grant execute on function public.describe_category_removal(uuid[]) to authenticated;
