-- Returns the people whose name or address contains a text (or whose id it is), newest accounts first: one more than
-- the limit, which tells the caller that the text is too short. Null if no text is given. Granted to no role.
create or replace function private.people_called(words text, most int) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  asked text := left(btrim(words), 401);
begin
  if coalesce(asked, '') = '' then
    return null;
  end if;
  if char_length(asked) > 400 then
    return '{}'; -- no name or address is this long, and a search would take a second
  end if;
  if asked ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return array[asked::uuid];
  end if;
  return (private.search_users(private.people_search_text(asked), 'true', '{}', 'joined', false))[1 : most + 1];
end
$$;
comment on function private.people_called(text, int) is
  'Ids of people whose name or address holds the text, newest first, at most most + 1; null where the text is empty.';

revoke all on function private.people_called(text, int) from public;
