-- What the service may do with the server's own memory. No row security: no door exposes the schema, and
-- anon and authenticated have no USAGE on it.
--
-- Not granted: private.hash_keys and private.free_credit_grants, to anyone: only procedures reach them. The
-- record of migrations belongs to the owner.
revoke all on all tables in schema private from public, anon, authenticated, service_role, auth_admin;
grant select, insert, update, delete on private.signing_keys to service_role;
grant select, insert, update, delete on private.api_keys to service_role;
grant select, insert, update, delete on private.rate_limits to service_role;

-- The accounts door counts attempts and keeps the mails that were not sent. Nobody else reads a mail: its link signs
-- people in.
grant select, insert, update, delete on private.rate_limits to auth_admin;
grant select, insert, delete on private.mailbox to auth_admin;
-- It keeps its key as a SAML service here, sealed, and which assertions it took.
grant select, insert on private.saml_keys to auth_admin;
grant select, insert on private.saml_assertions to auth_admin;

-- The sandbox that stands in for the payment provider keeps its own books here, not in the product's.
grant select, insert, update on private.sandbox_objects to service_role;
grant select, insert, update, delete on private.sandbox_idempotency_keys to service_role;
grant select, insert, update on private.sandbox_deliveries to service_role;

-- Bytes that no object names any more: triggers write the list, whoever has taken the bytes away shortens it.
grant select, delete on private.storage_leftovers to service_role;

-- When a backup was last made, and when one last failed.
grant select, insert, update on private.last_backups to service_role;

-- Which sessions ended lately: triggers write it, every process reads it.
grant select on private.ended_sign_ins to service_role;
