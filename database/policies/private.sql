-- What the service may do with the server's internal tables. No row security: no API exposes the schema, and anon and
-- authenticated have no USAGE on it.
--
-- Not granted: private.hash_keys and private.free_credit_grants, to anyone: only procedures reach them. The record of
-- migrations belongs to the owner.
revoke all on all tables in schema private from public, anon, authenticated, service_role, auth_admin;
grant select, insert, update, delete on private.signing_keys to service_role;
grant select, insert, update, delete on private.api_keys to service_role;
grant select, insert, update, delete on private.rate_limits to service_role;

-- The auth API counts attempts and stores the mails that were not sent. No other role reads a mail: its link signs
-- people in.
grant select, insert, update, delete on private.rate_limits to auth_admin;
grant select, insert, delete on private.mailbox to auth_admin;
-- The auth API stores its encrypted key as a SAML service provider here, and which assertions it has accepted.
grant select, insert on private.saml_keys to auth_admin;
grant select, insert on private.saml_assertions to auth_admin;

-- The sandbox that replaces the payment provider stores its own records here, separate from the product's.
grant select, insert, update on private.sandbox_objects to service_role;
grant select, insert, update, delete on private.sandbox_idempotency_keys to service_role;
grant select, insert, update on private.sandbox_deliveries to service_role;

-- Stored bytes that no object refers to any more: triggers add rows, and the server deletes a row after it has deleted
-- the bytes.
grant select, delete on private.storage_leftovers to service_role;

-- When the last backup was made, and when one last failed.
grant select, insert, update on private.last_backups to service_role;

-- Sessions that ended recently: triggers write them, every process reads them.
grant select on private.ended_sign_ins to service_role;
