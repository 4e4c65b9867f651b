-- Keys change without a pause. What a signing key may do follows from the time alone: published from the moment it stands here,
-- signing between signs_from and signs_until, and verifying until the last token made with it has ended. So no process has to be told,
-- and none has to lead. API keys are good for being written here, not for their signature: they outlive the key that signed them,
-- and stop the moment that their row goes.

drop index private.signing_keys_one_active;
alter table private.signing_keys
  add column signs_from timestamptz,
  add column signs_until timestamptz,
  add column longest_token_seconds int not null default 3600 check (longest_token_seconds > 0);
update private.signing_keys set signs_from = created_at;
alter table private.signing_keys
  alter column signs_from set not null,
  drop column status;
create unique index signing_keys_one_last on private.signing_keys ((true)) where signs_until is null;
comment on column private.signing_keys.signs_from is 'When it begins to sign: later than created_at by the time for which others may cache the published keys.';
comment on column private.signing_keys.signs_until is 'When its successor takes over; null for the last one.';
comment on column private.signing_keys.longest_token_seconds is 'How long the longest token made with it lives: it verifies for so long after its last signature.';

alter table private.api_keys
  drop column key_id,
  drop constraint api_keys_pkey,
  add column id uuid primary key default gen_random_uuid(),
  add column valid_until timestamptz;
create unique index api_keys_one_current on private.api_keys (role) where valid_until is null;
comment on table private.api_keys is 'The long-lived keys that clients send, encrypted with SECRET_KEY: one current a role, and replaced ones until valid_until.';
