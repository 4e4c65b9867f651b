-- Returns the cook's credits by expiry date, one row per date, the earliest first. Expired lots that wait for the sweep
-- are not counted.
--
-- Security definer, because no role may read the lots; it answers only about the caller, and returns nothing to a
-- session that still owes its second factor. Not granted to visitors, who have no credits.
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
