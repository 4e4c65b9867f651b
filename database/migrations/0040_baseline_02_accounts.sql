-- Accounts and their sign-ins, in the shapes that the official auth server uses, so that a dump can move in either direction.
--
-- Column names, types and enum labels are therefore not ours to tidy: user_id of refresh_tokens is text, some times have no zone,
-- instance_id is always the zero uuid. Columns of ours come last in their table. Not granted: anything here to any role but auth_admin
-- (policies/auth.sql), so neither the data API nor the service key can read a password.

create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create type auth.code_challenge_method as enum ('s256', 'plain');
create type auth.one_time_token_type as enum (
  'confirmation_token', 'reauthentication_token', 'recovery_token',
  'email_change_token_new', 'email_change_token_current', 'phone_change_token'
);

create table auth.users (
  instance_id uuid,
  id uuid primary key default gen_random_uuid(),
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change_token_new varchar(255),
  email_change varchar(255),
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  is_super_admin boolean,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  phone text unique,
  phone_confirmed_at timestamptz,
  phone_change text default '',
  phone_change_token varchar(255) default '',
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current varchar(255) default '',
  email_change_confirm_status smallint default 0 check (email_change_confirm_status between 0 and 2),
  banned_until timestamptz,
  reauthentication_token varchar(255) default '',
  reauthentication_sent_at timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);
comment on table auth.users is 'One row a person. Deleting it takes every row that names them along.';
comment on column auth.users.is_sso_user is 'True for people of a single sign-on provider, whose addresses need not be unique.';

create unique index users_email_partial_key on auth.users (email) where not is_sso_user;
create index users_instance_id_email_idx on auth.users (instance_id, lower(email));
create index users_instance_id_idx on auth.users (instance_id);
create index users_created_at_idx on auth.users (created_at, id);
create index users_is_anonymous_idx on auth.users (is_anonymous);
create unique index confirmation_token_idx on auth.users (confirmation_token)
  where confirmation_token !~ '^[0-9 ]*$';
create unique index recovery_token_idx on auth.users (recovery_token) where recovery_token !~ '^[0-9 ]*$';
create unique index email_change_token_current_idx on auth.users (email_change_token_current)
  where email_change_token_current !~ '^[0-9 ]*$';
create unique index email_change_token_new_idx on auth.users (email_change_token_new)
  where email_change_token_new !~ '^[0-9 ]*$';
create unique index reauthentication_token_idx on auth.users (reauthentication_token)
  where reauthentication_token !~ '^[0-9 ]*$';

create table auth.identities (
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  email text generated always as (lower(identity_data ->> 'email')) stored,
  id uuid primary key default gen_random_uuid(),
  constraint identities_provider_id_provider_unique unique (provider_id, provider)
);
comment on table auth.identities is 'The ways in which a person can sign in: one row a provider.';
create index identities_user_id_idx on auth.identities (user_id);
create index identities_email_idx on auth.identities (email text_pattern_ops);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  factor_id uuid,
  aal auth.aal_level,
  not_after timestamptz,
  refreshed_at timestamp,
  user_agent text,
  ip inet,
  tag text,
  oauth_client_id uuid,
  refresh_token_hmac_key text,
  refresh_token_counter bigint,
  scopes text check (char_length(scopes) <= 4096)
);
comment on table auth.sessions is 'One row a signed-in device. A token whose session is gone is refused by the accounts door.';
create index sessions_user_id_idx on auth.sessions (user_id);
create index sessions_not_after_idx on auth.sessions (not_after desc);
create index user_id_created_at_idx on auth.sessions (user_id, created_at);

create table auth.refresh_tokens (
  instance_id uuid,
  id bigserial primary key,
  token varchar(255) unique,
  user_id varchar(255),
  revoked boolean,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  parent varchar(255),
  session_id uuid references auth.sessions (id) on delete cascade
);
comment on table auth.refresh_tokens is 'The chain of refresh tokens of a session: parent points at the token that was traded in.';
create index refresh_tokens_parent_idx on auth.refresh_tokens (parent);
create index refresh_tokens_session_id_revoked_idx on auth.refresh_tokens (session_id, revoked);
create index refresh_tokens_instance_id_user_id_idx on auth.refresh_tokens (instance_id, user_id);
create index refresh_tokens_updated_at_idx on auth.refresh_tokens (updated_at desc);

-- Also a sign-in through another provider. The row's id is no secret: the state that goes to the provider is random, and only its hash is
-- here. The nonce and the PKCE verifier towards the provider are derived from the state and SECRET_KEY. The official columns
-- provider_access_token and provider_refresh_token hold sealed texts.
create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid,
  auth_code text,
  code_challenge_method auth.code_challenge_method,
  code_challenge text,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  authentication_method text not null,
  auth_code_issued_at timestamptz,
  invite_token text,
  referrer text,
  oauth_client_state_id uuid,
  linking_target_id uuid,
  email_optional boolean not null default false,
  state_hash text,
  browser_hash text,
  linking_session_id uuid,
  session_not_after timestamptz
);
comment on table auth.flow_state is 'A sign-in that is under way: PKCE challenge, and the code that ends it.';
comment on column auth.flow_state.state_hash is 'Hash of the state that a provider sends back; the row goes when it comes.';
comment on column auth.flow_state.browser_hash is 'Hash of the cookie of the browser that began: another browser may not finish.';
comment on column auth.flow_state.linking_session_id is 'The session that asked to link an identity; it has to live when the provider answers.';
comment on column auth.flow_state.session_not_after is 'When the session that this sign-in opens has to end, if its provider says so.';
create index idx_auth_code on auth.flow_state (auth_code);
create index idx_user_id_auth_method on auth.flow_state (user_id, authentication_method);
create index flow_state_created_at_idx on auth.flow_state (created_at desc);
create unique index flow_state_state_hash_idx on auth.flow_state (state_hash) where state_hash is not null;
create index flow_state_linking_target_id_idx on auth.flow_state (linking_target_id) where linking_target_id is not null;

-- The link and the code of one mail are two independent secrets, so that a six-digit code cannot be tried through its link; tries are
-- counted in the row, so that N processes count together.
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null check (char_length(token_hash) > 0),
  relates_to text not null,
  created_at timestamp not null default now(),
  updated_at timestamp not null default now(),
  code_hash text,
  failed_attempts smallint not null default 0,
  flow_state_id uuid references auth.flow_state (id) on delete cascade
);
comment on table auth.one_time_tokens is 'Hashes of mailed links and codes: one of a kind a person, replaced by the next.';
comment on column auth.one_time_tokens.code_hash is 'Keyed hash of the six digits; null where a mail has no code.';
comment on column auth.one_time_tokens.failed_attempts is 'Tries of the code so far; past the limit only the link still works.';
comment on column auth.one_time_tokens.flow_state_id is 'The PKCE sign-in that asked for this mail: its link gives a code, no tokens.';
create unique index one_time_tokens_user_id_token_type_key on auth.one_time_tokens (user_id, token_type);
create index one_time_tokens_token_hash_hash_idx on auth.one_time_tokens using hash (token_hash);
create index one_time_tokens_relates_to_hash_idx on auth.one_time_tokens using hash (relates_to);
create index one_time_tokens_flow_state_id_idx on auth.one_time_tokens (flow_state_id);

create table auth.audit_log_entries (
  instance_id uuid,
  id uuid primary key default gen_random_uuid(),
  payload json,
  created_at timestamptz default now(),
  ip_address varchar(64) not null default ''
);
comment on table auth.audit_log_entries is 'Who did what to which account. Entries of a deleted person go with them.';
create index audit_logs_instance_id_idx on auth.audit_log_entries (instance_id);
create index audit_log_entries_actor_id_idx on auth.audit_log_entries ((payload ->> 'actor_id'));
create index audit_log_entries_subject_id_idx on auth.audit_log_entries ((payload -> 'traits' ->> 'user_id'));
