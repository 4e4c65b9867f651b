-- What a sign-in through another provider keeps beside the official columns of its flow (0002_auth.sql).
--
-- The row's id is no secret: the state that goes to the provider is random, and only its hash is here. The nonce and the PKCE verifier
-- towards the provider are made anew from the state and SECRET_KEY. The official columns provider_access_token and
-- provider_refresh_token hold sealed texts.

alter table auth.flow_state
  add column state_hash text,
  add column browser_hash text,
  add column linking_session_id uuid;
comment on column auth.flow_state.state_hash is 'Hash of the state that a provider sends back; the row goes when it comes.';
comment on column auth.flow_state.browser_hash is 'Hash of the cookie of the browser that began: another browser may not finish.';
comment on column auth.flow_state.linking_session_id is 'The session that asked to link an identity; it has to live when the provider answers.';
create unique index flow_state_state_hash_idx on auth.flow_state (state_hash) where state_hash is not null;
create index flow_state_linking_target_id_idx on auth.flow_state (linking_target_id) where linking_target_id is not null;
