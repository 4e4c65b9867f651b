-- What single sign-on keeps beside the official tables (0002_auth.sql): our own key, the assertions that were used up, and until
-- when an organisation lets a sign-in last that has yet to trade its code in.
--
-- Schema private for the first two: the official server has its key in a setting, and remembers no assertion.

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

alter table auth.flow_state add column session_not_after timestamptz;
comment on column auth.flow_state.session_not_after is 'When the session that this sign-in opens has to end, if its provider says so.';
