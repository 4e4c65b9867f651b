-- Returns a LIKE pattern that matches a text anywhere, with its special characters escaped.
create or replace function private.like_pattern_of(needle text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select '%' || regexp_replace(needle, '([\\%_])', '\\\1', 'g') || '%'
$$;
comment on function private.like_pattern_of(text) is 'Matches every text that holds the needle, whose %, _ and \ mean themselves.';
revoke all on function private.like_pattern_of(text) from public;
