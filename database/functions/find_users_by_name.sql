-- Returns the users whose name or address contains a text (or whose id it is), newest accounts first: one more than
-- the limit, which tells the caller that the text is too short. Null if no text is given. Granted to no role.
create or replace function private.find_users_by_name(words text, max_count int) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  search_text text := left(btrim(words), 401);
begin
  if coalesce(search_text, '') = '' then
    return null;
  end if;
  if char_length(search_text) > 400 then
    return '{}'; -- no name or address is this long, and a search would take a second
  end if;
  if search_text ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return array[search_text::uuid];
  end if;
  return (private.search_users(private.people_search_text(search_text), 'true', '{}', 'joined', false))[1 : max_count + 1];
end
$$;
comment on function private.find_users_by_name(text, int) is
  'Ids of users whose name or address contains the text, newest first, at most max_count + 1; null if the text is empty.';

revoke all on function private.find_users_by_name(text, int) from public;
