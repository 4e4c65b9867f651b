-- Returns the accounts whose name or address contains a text, by the index of pieces, unordered.
--
-- Not for clients: `condition` is inserted into the statement as it is ({account} is replaced by the account column).
-- $1 in it is `members`.
create or replace function private.find_users_by_search_text(
  needle text, condition text default 'true', members uuid[] default '{}'
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  ids uuid[];
begin
  execute format(
    'select array(select p.id from public.profiles p
      where private.pieces_of(p.search_text) @@ $2 and p.search_text like $3 and %s)',
    replace(condition, '{account}', 'p.id'))
  into ids using members, private.trigram_query(needle), private.like_pattern_of(needle);
  return ids;
end
$$;
comment on function private.find_users_by_search_text(text, text, uuid[]) is
  'Accounts whose profiles.search_text holds the needle (which has passed through people_search_text).';
revoke all on function private.find_users_by_search_text(text, text, uuid[]) from public;
