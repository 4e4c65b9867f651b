-- What the server remembers for itself: keys, rate limits, who already had the free credit, unsent mails, ended sign-ins, and backups.
--
-- Schema private, no row security: no door exposes the schema, and neither anon nor authenticated has USAGE on it. Each role gets only
-- what each table needs (policies/private.sql). Not granted: hash_keys and free_credit_grants, to anybody; only procedures reach them.

-- Keys change without a pause. What a signing key may do follows from the time alone: published from the moment it stands here, signing
-- between signs_from and signs_until, and verifying until the last token made with it has ended. So no process has to be told, and none
-- has to lead.
create table private.signing_keys (
  id text primary key,
  public_jwk jsonb not null,
  private_jwk_encrypted text not null,
  created_at timestamptz not null default now(),
  signs_from timestamptz not null,
  signs_until timestamptz,
  longest_token_seconds int not null default 3600 check (longest_token_seconds > 0)
);
comment on table private.signing_keys is 'Keys that sign tokens. id is the kid; the private half is encrypted with SECRET_KEY, so that N machines and a restore share them.';
comment on column private.signing_keys.signs_from is 'When it begins to sign: later than created_at by the time for which others may cache the published keys.';
comment on column private.signing_keys.signs_until is 'When its successor takes over; null for the last one.';
comment on column private.signing_keys.longest_token_seconds is 'How long the longest token made with it lives: it verifies for so long after its last signature.';
create unique index signing_keys_one_last on private.signing_keys ((true)) where signs_until is null;

-- API keys are good for being written here, not for their signature: they outlive the key that signed them, and stop the moment that
-- their row goes.
create table private.api_keys (
  role text not null check (role in ('anon', 'service_role')),
  token_encrypted text not null,
  created_at timestamptz not null default now(),
  id uuid primary key default gen_random_uuid(),
  valid_until timestamptz
);
comment on table private.api_keys is 'The long-lived keys that clients send, encrypted with SECRET_KEY: one current a role, and replaced ones until valid_until.';
create unique index api_keys_one_current on private.api_keys (role) where valid_until is null;

create table private.product_settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
comment on table private.product_settings is 'Settings of the server that procedures need, written at its start.';

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

-- Where mails go while no SMTP server is set. It is a table because N processes may share one database, and whoever opens the mailbox
-- should see what any of them sent. Only auth_admin may touch it: mails carry links that sign people in.
create table private.mailbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null
);
comment on table private.mailbox is 'The newest 200 mails that were not sent anywhere; server/mail keeps the cap.';

-- Sessions that ended while their tokens may still be alive. A token does not say that it ended: the doors keep this list in memory, and
-- a process that starts, or missed something, reads it here. A session id is random and names nobody.
create table private.ended_sign_ins (
  session_id uuid primary key,
  ended_at timestamptz not null default clock_timestamp(),
  is_gone boolean not null
);
comment on table private.ended_sign_ins is 'Sessions that ended lately: their access tokens are refused until they have run out. Swept a day after the longest of them.';
comment on column private.ended_sign_ins.is_gone is 'False while the account is suspended: tokens that are signed after the suspension was lifted are good.';
create index ended_sign_ins_ended_at_idx on private.ended_sign_ins (ended_at);

-- Whoever makes the next backup reads here whether it is due, whichever process made the last, and whoever watches the product reads how
-- old it is. Two rows at most; the files themselves are the history.
create table private.last_backups (
  outcome text primary key check (outcome in ('made', 'failed')),
  at timestamptz not null,
  file text check (char_length(file) <= 4096),
  size_bytes bigint,
  verified boolean not null default false,
  problem text check (char_length(problem) <= 2000)
);
comment on table private.last_backups is 'The last backup that was made, and the last one that failed. Said by the database of the moment: a restored one knows those from before its own.';
comment on column private.last_backups.at is 'When it ended.';
comment on column private.last_backups.verified is 'Whether it was restored into a fresh database and compared.';
comment on column private.last_backups.problem is 'Why it failed; null of one that was made.';
