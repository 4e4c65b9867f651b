-- What the cook has and until when, one row a date: what expires first comes first. Lots that have run out and wait for the sweep are
-- not counted any more.
--
-- Security definer, because the lots are granted to nobody; it answers about the caller alone, and nothing to a session that owes its
-- second factor. Not granted to visitors, who have none.
create or replace function public.get_credit_lots() returns table (credits int, expires_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select sum(l.remaining)::int, l.expires_at from private.credit_lots l
    where l.user_id = auth.uid() and l.remaining > 0 and (l.expires_at is null or l.expires_at > now())
      and auth.has_required_aal()
    group by l.expires_at
    order by l.expires_at nulls last
$$;
comment on function public.get_credit_lots() is
  'The caller''s credits by the date at which they expire (null: never), the earliest first.';

revoke all on function public.get_credit_lots() from public;
grant execute on function public.get_credit_lots() to authenticated;
