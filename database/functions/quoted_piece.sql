-- A piece of text as a tsquery takes it, whatever characters are in it.
create or replace function private.quoted_piece(piece text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select '''' || replace(replace(piece, '\', '\\'), '''', '''''') || ''''
$$;
comment on function private.quoted_piece(text) is 'A lexeme, quoted.';
revoke all on function private.quoted_piece(text) from public;
