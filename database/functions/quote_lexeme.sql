-- Quotes a piece of text for a tsquery, whatever characters it contains.
create or replace function private.quote_lexeme(piece text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select '''' || replace(replace(piece, '\', '\\'), '''', '''''') || ''''
$$;
comment on function private.quote_lexeme(text) is 'A lexeme, quoted.';
revoke all on function private.quote_lexeme(text) from public;
