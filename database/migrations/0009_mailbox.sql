-- The local mailbox: where mails go while no SMTP server is set. It is a table because N processes may share one
-- database, and whoever opens the mailbox should see what any of them sent.
--
-- Only auth_admin may touch it: mails carry links that sign people in, and no door but the mailbox may show one.

create table private.mailbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null
);
comment on table private.mailbox is 'The newest 200 mails that were not sent anywhere; server/mail keeps the cap.';

-- What it may do there stands in policies/private.sql.
grant usage on schema private to auth_admin;
