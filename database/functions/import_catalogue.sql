-- Imports a catalogue from a file, or previews the import: both write the changes, and the preview rolls them back, so
-- the import does exactly what the preview shows. Rows are matched by slug; nothing is deleted. An import that sends
-- the fingerprint of its preview is refused if the catalogue has changed since (STRAC), so that another admin's edit is
-- not overwritten unseen.
--
-- The tables are locked against other writers, not against readers. Security definer, because it must raise an error
-- for a caller who is not an admin, and must lock tables; the function itself does that check.
create or replace function public.import_catalogue(
  p_file jsonb, p_dry_run boolean default true, p_fingerprint text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changes jsonb;
  told jsonb;
  fingerprint text;
  -- A null p_dry_run means preview.
  is_preview constant boolean := coalesce(p_dry_run, true);
begin
  if not private.is_admin() then
    raise exception 'Only admins import a catalogue.' using errcode = '42501';
  end if;
  perform private.check_catalogue_file(p_file);
  lock table public.categories, public.category_groups in exclusive mode;
  select coalesce(jsonb_agg(to_jsonb(ch)), '[]'), coalesce(jsonb_agg(to_jsonb(ch) - 'wanted'
      || jsonb_build_object('name', ch.wanted -> 'name')) filter (where ch.change <> 'unchanged'), '[]')
    into changes, told from private.catalogue_changes(p_file) ch;
  fingerprint := md5(told::text);
  if p_fingerprint is not null and p_fingerprint <> fingerprint then
    raise exception 'The catalogue has changed since the preview.' using errcode = 'STRAC', hint = 'Look at it again.';
  end if;
  begin
    perform private.apply_catalogue_changes(changes);
    if is_preview then
      raise exception 'taken back' using errcode = 'P0DRY';
    end if;
  exception when sqlstate 'P0DRY' then
    null;
  end;
  return jsonb_build_object('applied', not is_preview, 'fingerprint', fingerprint, 'changes', told)
    || (select jsonb_object_agg(k.kind, k.counted) from (
      select t.kind, jsonb_build_object(
          'created', count(ch) filter (where ch ->> 'change' = 'created'),
          'changed', count(ch) filter (where ch ->> 'change' = 'changed'),
          'unchanged', count(ch) filter (where ch ->> 'change' = 'unchanged')) as counted
        from (values ('group'), ('category')) as t (kind)
          left join jsonb_array_elements(changes) ch on ch ->> 'kind' = t.kind
        group by t.kind) k);
end
$$;
comment on function public.import_catalogue(jsonb, boolean, text) is
  'Adds and changes what a file says; p_dry_run (the default) takes it back. Answers { applied, fingerprint, group, category: { created, changed, unchanged }, changes }. 42501 unless admin, STRAC for another fingerprint, else as check_catalogue_file and the constraints.';

revoke all on function public.import_catalogue(jsonb, boolean, text) from public;
grant execute on function public.import_catalogue(jsonb, boolean, text) to authenticated;
