-- Returns the tsquery that goes with private.pieces_of: it finds the texts that may contain the needle. The caller
-- compares the results once more, since the pieces can be apart from each other in a text. Granted to no role: the
-- searches for people use it.
create or replace function private.piece_query_of(needle text) returns tsquery
language sql immutable strict parallel safe set search_path = ''
as $$
  select (case when char_length(needle) >= 3 then (
      select string_agg(distinct private.quoted_piece(substr(needle, place, 3)), ' & ')
        from generate_series(1, char_length(needle) - 2) place)
    -- One or two characters are searched as the prefix of a piece.
    else private.quoted_piece(needle) || ':*' end)::tsquery
$$;
comment on function private.piece_query_of(text) is 'Matches private.pieces_of(t) for every text t that holds the needle, and for some others.';
revoke all on function private.piece_query_of(text) from public;
