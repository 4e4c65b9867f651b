-- A token that was used stays for a while, so that a second visit to its link can be told from a link that never worked. It opens
-- nothing: its code is gone, its PKCE flow is no longer named, and every query that can use a token up asks for `used_at is null`.
alter table auth.one_time_tokens
  add column used_at timestamptz,
  add constraint one_time_tokens_used_opens_nothing check (used_at is null or (code_hash is null and flow_state_id is null));
comment on table auth.one_time_tokens is 'Hashes of mailed links and codes: one of a kind a person, replaced by the next. A used one stays for an hour.';
comment on column auth.one_time_tokens.used_at is 'When the token was used successfully; null while it waits. From then on relates_to is the address that the use confirmed, or that the account is to move to.';
