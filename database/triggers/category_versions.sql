-- Every change of a category or a group raises its version by one, whoever makes it and by which door; a write that changes nothing
-- raises nothing. Granted to nobody, the column cannot be set by a client. The last of the row's triggers, so that it sees what will stand.
create or replace function private.tg_raise_version() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- Stored columns are not computed yet here, and the version itself is no content.
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
