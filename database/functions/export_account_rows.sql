-- Returns one page of a person's rows in one table, as documents, oldest first: rows that are added meanwhile come at
-- the end, and no transaction is open while the page is transferred.
--
-- The page is selected by ctid before its rows are read and converted to documents: otherwise each page would sort and
-- convert all rows that it skips.
--
-- Security definer: no role may read all of these tables. Granted to service_role only: it answers about any account,
-- and the function endpoint determines the caller.
create or replace function private.export_account_rows(account uuid, section text, skipped int, at_most int) returns setof jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted record;
begin
  select t.* into wanted from private.personal_tables() as t where t.section = export_account_rows.section;
  if not found then
    raise exception 'There is no such section.' using errcode = 'STNTF';
  end if;
  return query execute format(
    'select to_jsonb(t) - %L::text[] from %s as t
      where t.ctid = any (array(select t.ctid from %s as t where %s order by %s offset $2 limit $3)) order by %s',
    wanted.withheld, wanted.source, wanted.source, wanted.owned, wanted.sorted, wanted.sorted
  ) using account, skipped, at_most;
end
$$;
comment on function private.export_account_rows(uuid, text, int, int) is
  'Rows of a section of list_export_sections as jsonb, without what is withheld: at_most of them after the first skipped. STNTF for no such section.';

revoke all on function private.export_account_rows(uuid, text, int, int) from public;
grant execute on function private.export_account_rows(uuid, text, int, int) to service_role;
