-- Returns the tsquery that goes with private.pieces_of: it finds the texts that may contain the needle. The caller
-- compares the results once more, since the pieces can be apart from each other in a text. Granted to no role: the
-- searches for people use it.
create or replace function private.trigram_query(needle text) returns tsquery
language sql immutable strict parallel safe set search_path = ''
as $$
  select (case when char_length(needle) >= 3 then (
      select string_agg(distinct private.quote_lexeme(substr(needle, place, 3)), ' & ')
        from generate_series(1, char_length(needle) - 2) place)
    -- One or two characters are searched as the prefix of a piece.
    else private.quote_lexeme(needle) || ':*' end)::tsquery
$$;
comment on function private.trigram_query(text) is 'Matches private.pieces_of(t) for every text t that holds the needle, and for some others.';
revoke all on function private.trigram_query(text) from public;
