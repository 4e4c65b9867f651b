-- Single sign-on: the official tables, our own key, and the assertions that were used up.
--
-- The last two stand in schema private, where no role reaches them but by policies/private.sql: the official server has its key in a
-- setting, and remembers no assertion. Not granted: the official tables to any role but auth_admin (policies/auth.sql).

create table auth.sso_providers (
  id uuid primary key default gen_random_uuid(),
  resource_id text check (resource_id is null or char_length(resource_id) > 0),
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  disabled boolean
);
comment on table auth.sso_providers is 'Single sign-on providers of organisations.';
create unique index sso_providers_resource_id_idx on auth.sso_providers (lower(resource_id));

create table auth.sso_domains (
  id uuid primary key default gen_random_uuid(),
  sso_provider_id uuid not null references auth.sso_providers (id) on delete cascade,
  domain text not null check (char_length(domain) > 0),
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
comment on table auth.sso_domains is 'Which mail domains belong to which provider.';
create unique index sso_domains_domain_idx on auth.sso_domains (lower(domain));
create index sso_domains_sso_provider_id_idx on auth.sso_domains (sso_provider_id);

create table auth.saml_providers (
  id uuid primary key default gen_random_uuid(),
  sso_provider_id uuid not null references auth.sso_providers (id) on delete cascade,
  entity_id text not null unique check (char_length(entity_id) > 0),
  metadata_xml text not null check (char_length(metadata_xml) > 0),
  metadata_url text check (metadata_url is null or char_length(metadata_url) > 0),
  attribute_mapping jsonb,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  name_id_format text
);
comment on table auth.saml_providers is 'SAML metadata of a single sign-on provider.';
create index saml_providers_sso_provider_id_idx on auth.saml_providers (sso_provider_id);

create table auth.saml_relay_states (
  id uuid primary key default gen_random_uuid(),
  sso_provider_id uuid not null references auth.sso_providers (id) on delete cascade,
  request_id text not null check (char_length(request_id) > 0),
  for_email text,
  redirect_to text,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  flow_state_id uuid references auth.flow_state (id) on delete cascade
);
comment on table auth.saml_relay_states is 'SAML requests that wait for their answer.';
create index saml_relay_states_sso_provider_id_idx on auth.saml_relay_states (sso_provider_id);
create index saml_relay_states_for_email_idx on auth.saml_relay_states (for_email);
create index saml_relay_states_created_at_idx on auth.saml_relay_states (created_at desc);

create table private.saml_keys (
  id smallint primary key default 1 check (id = 1),
  certificate text not null,
  private_key_encrypted text not null,
  created_at timestamptz not null
);
comment on table private.saml_keys is 'The one key of this service as a SAML service provider; the private half is encrypted with SECRET_KEY, so that N machines and a restore share it.';

create table private.saml_assertions (
  hash text primary key,
  expires_at timestamptz not null
);
comment on table private.saml_assertions is 'Assertions that signed somebody in: hash of issuer and id. Each is taken once; after expires_at none is taken anyway.';
create index saml_assertions_expires_at_idx on private.saml_assertions (expires_at);
