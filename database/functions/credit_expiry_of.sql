-- Returns when credits that are given at a time expire. Null while the product is configured so that credits never
-- expire (remember_credit_expiry). Granted to no role: the ledger's triggers use it.
create or replace function private.credit_expiry_of(given_at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select given_at + make_interval(months => s.value::int) from private.product_settings s
    where s.key = 'credits_expire_after_months' and s.value::int > 0
$$;
comment on function private.credit_expiry_of(timestamptz) is 'When credits given at a time expire; null: never.';

revoke all on function private.credit_expiry_of(timestamptz) from public;
