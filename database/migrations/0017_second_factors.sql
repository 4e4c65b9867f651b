-- What second factors need beside the official columns.
--
-- Recovery codes are a factor of their own kind, as the official client lists them; their codes stand in a table, hashed, since each
-- is used once. Their kind alone never makes aal2 necessary (auth.has_required_aal), and they go with the last other factor.
alter type auth.factor_type add value if not exists 'recovery_code';

-- The official constraint lets two people who are asked in the same millisecond collide: a moment names nobody.
alter table auth.mfa_factors drop constraint mfa_factors_last_challenged_at_key;

alter table auth.mfa_factors add column last_used_step bigint;
comment on column auth.mfa_factors.last_used_step is 'The newest 30-second step whose code was accepted: it and older ones are refused.';

alter table auth.mfa_challenges add column failed_attempts smallint not null default 0;
comment on column auth.mfa_challenges.failed_attempts is 'Wrong answers so far; past the limit a new challenge is needed.';

create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_hash text not null check (char_length(code_hash) > 0),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  constraint mfa_recovery_codes_factor_id_code_hash_key unique (factor_id, code_hash)
);
comment on table auth.mfa_recovery_codes is 'Keyed hashes of recovery codes. A used one stays, so that the owner can be told how many are left of how many.';
