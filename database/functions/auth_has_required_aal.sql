-- Returns whether the session has the assurance level that its account requires. A person with a verified second factor
-- reaches nothing private until they have used it in this session.
--
-- Security definer, because only auth_admin may read factors. It answers only about the caller, so it cannot reveal
-- which other accounts have a factor. Restrictive policies call it once per statement. Recovery codes replace another
-- factor and require nothing by themselves.
create or replace function auth.has_required_aal() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal' in ('aal2', 'aal3'), false)
    or not exists (
      select from auth.mfa_factors f
      where f.user_id = auth.uid() and f.status = 'verified' and f.factor_type <> 'recovery_code'
    )
$$;
comment on function auth.has_required_aal() is
  'False for a person with a verified factor whose session is only aal1; true for everyone else.';

revoke all on function auth.has_required_aal() from public;
grant execute on function auth.has_required_aal() to authenticated, service_role, auth_admin;
