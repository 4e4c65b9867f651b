-- Returns the order of the user list: a table, its account column, and the columns of an index that gives the order in
-- both directions.
--
-- These are words for a dynamic statement. The sort columns come only from this list, so that the statement contains
-- nothing that a client sent.
create or replace function private.user_order(
  sort_by text, out source text, out account text, out keys text[]
) language sql immutable strict set search_path = ''
as $$
  select v.source, v.account, v.keys
  from (values
    ('joined', 'public.user_roles', 'user_id', '{created_at,user_id}'::text[]),
    ('role', 'public.user_roles', 'user_id', '{role,created_at,user_id}'),
    ('name', 'public.profiles', 'id', '{sort_name,id}'),
    ('email', 'public.profiles', 'id', '{sort_email,id}'),
    ('credits', 'public.credits', 'user_id', '{balance,user_id}')
  ) as v (sort_by, source, account, keys)
  where v.sort_by = user_order.sort_by
$$;
comment on function private.user_order(text) is 'By joined, role, name, email or credits; null for another word.';
revoke all on function private.user_order(text) from public;
