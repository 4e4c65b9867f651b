-- Accounts whose name or address holds a text, by the index of pieces, in no order.
--
-- Not for clients: `condition` is put into the statement as it is ({account} stands for the account). $1 in it are `members`.
create or replace function private.people_holding(
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
  into ids using members, private.piece_query_of(needle), private.like_pattern_of(needle);
  return ids;
end
$$;
comment on function private.people_holding(text, text, uuid[]) is
  'Accounts whose profiles.search_text holds the needle (which has passed through people_search_text).';
revoke all on function private.people_holding(text, text, uuid[]) from public;
