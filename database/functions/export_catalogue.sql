-- Returns the whole catalogue as a file (contract/catalogue-file.ts), with groups and categories identified by slug,
-- since ids are specific to one database. It is one statement, so that the file is a consistent snapshot.
--
-- Security definer, because it must raise an error for a caller who is not an admin, and clients may not use schema
-- private; the function itself does that check.
create or replace function public.export_catalogue() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins export the catalogue.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'format', 'saffron-table/catalogue',
    'version', 1,
    'groups', coalesce((
      select jsonb_agg(private.catalogue_content(to_jsonb(g)) order by g.sort_order, g.sort_name, g.id)
        from public.category_groups g), '[]'),
    'categories', coalesce((
      select jsonb_agg(private.catalogue_content(to_jsonb(c))
          || jsonb_build_object('groups', coalesce(p.groups, '[]'))
          order by c.sort_order, c.sort_name, c.id)
        from public.categories c left join private.category_places() p on p.category_id = c.id), '[]'));
end
$$;
comment on function public.export_catalogue() is
  'Groups, categories and memberships in the format that import_catalogue takes. 42501 unless admin.';

revoke all on function public.export_catalogue() from public;
grant execute on function public.export_catalogue() to authenticated;
