-- The question that goes with private.pieces_of: which texts may hold this one. What it finds is compared once more, since pieces can stand
-- apart from each other. Granted to nobody: the searches of people ask it.
create or replace function private.piece_query_of(needle text) returns tsquery
language sql immutable strict parallel safe set search_path = ''
as $$
  select (case when char_length(needle) >= 3 then (
      select string_agg(distinct private.quoted_piece(substr(needle, place, 3)), ' & ')
        from generate_series(1, char_length(needle) - 2) place)
    -- One or two characters are the beginning of a piece.
    else private.quoted_piece(needle) || ':*' end)::tsquery
$$;
comment on function private.piece_query_of(text) is 'Matches private.pieces_of(t) for every text t that holds the needle, and for some others.';
revoke all on function private.piece_query_of(text) from public;
