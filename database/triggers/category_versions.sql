-- Every change of a category or a group raises its version by one, by any role and through any API; a write that
-- changes nothing does not raise it. The column is granted to no role, so a client cannot set it. This is the last of
-- the row's BEFORE triggers, so that it sees the final row.
create or replace function private.tg_raise_version() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- Stored generated columns are not computed yet here, and the version itself is not content.
  apart constant text[] := array['version', 'sort_name', 'search_text'];
begin
  if to_jsonb(new) - apart is distinct from to_jsonb(old) - apart then
    new.version := old.version + 1;
  end if;
  return new;
end
$$;
comment on function private.tg_raise_version() is 'Raises the version of a row whose content changes.';
revoke all on function private.tg_raise_version() from public;

create or replace trigger _900_version before update on public.categories
  for each row execute function private.tg_raise_version();
create or replace trigger _900_version before update on public.category_groups
  for each row execute function private.tg_raise_version();
