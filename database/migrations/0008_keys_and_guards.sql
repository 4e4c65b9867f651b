-- What the server remembers for itself: keys, rate limits, and who already had the free credit.
--
-- Schema private, no row security: no door exposes the schema, and neither anon nor authenticated has
-- USAGE on it. service_role gets only what each table needs (policies/private.sql).

create table private.signing_keys (
  id text primary key,
  public_jwk jsonb not null,
  private_jwk_encrypted text not null,
  status text not null default 'active' check (status in ('active', 'retired')),
  created_at timestamptz not null default now()
);
comment on table private.signing_keys is 'Keys that sign tokens. id is the kid; the private half is encrypted with SECRET_KEY, so that N machines and a restore share them.';
create unique index signing_keys_one_active on private.signing_keys (status) where status = 'active';

create table private.api_keys (
  role text primary key check (role in ('anon', 'service_role')),
  token_encrypted text not null,
  key_id text references private.signing_keys (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.api_keys is 'The two long-lived keys that clients send, encrypted with SECRET_KEY.';

create table private.rate_limits (
  key text primary key,
  points int not null default 0,
  expire bigint
);
comment on table private.rate_limits is 'Counters shared by N processes, in the columns that rate-limiter-flexible expects; expire is in Unix milliseconds.';
create index rate_limits_expire_idx on private.rate_limits (expire);

create table private.free_credit_grants (
  contact_hash text primary key,
  granted_at timestamptz not null default now()
);
comment on table private.free_credit_grants is 'Keyed hashes of addresses and phones that had their free credit. Kept after account deletion; names nobody.';

create table private.hash_keys (
  purpose text primary key check (purpose in ('contact', 'account')),
  inner_key bytea not null check (octet_length(inner_key) = 64),
  outer_key bytea not null check (octet_length(outer_key) = 64)
);
comment on table private.hash_keys is 'Keys of private.keyed_hash, made once here from strong random bytes. Granted to nobody.';

-- A random uuid carries 122 strong random bits; four of them fill a block of SHA-256.
insert into private.hash_keys (purpose, inner_key, outer_key)
select purpose,
  uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()),
  uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
from unnest(array['contact', 'account']) as purpose;
