-- Sessions that have ended while tokens of theirs may be alive. A token says nothing of its end: the doors keep this list in memory, and
-- a process that starts, or missed something, reads it here. A session is a random number; nobody is named.
create table private.ended_sign_ins (
  session_id uuid primary key,
  ended_at timestamptz not null default clock_timestamp(),
  is_gone boolean not null
);
comment on table private.ended_sign_ins is 'Sessions that ended lately: their access tokens are refused until they have run out. Swept a day after the longest of them.';
comment on column private.ended_sign_ins.is_gone is 'False while the account is suspended: tokens that are signed after the suspension was lifted are good.';
create index ended_sign_ins_ended_at_idx on private.ended_sign_ins (ended_at);
