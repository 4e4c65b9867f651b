-- When a backup was last made, and when one last failed: whoever makes the next one reads here whether it is due, whichever process made
-- the last, and whoever watches the product reads how old it is. Two rows at most; the files themselves are the history.
create table private.last_backups (
  outcome text primary key check (outcome in ('made', 'failed')),
  at timestamptz not null,
  file text check (char_length(file) <= 4096),
  size_bytes bigint,
  verified boolean not null default false,
  problem text check (char_length(problem) <= 2000)
);
comment on table private.last_backups is 'The last backup that was made, and the last one that failed. Said by the database of the moment: a restored one knows those from before its own.';
comment on column private.last_backups.at is 'When it ended.';
comment on column private.last_backups.verified is 'Whether it was restored into a fresh database and compared.';
comment on column private.last_backups.problem is 'Why it failed; null of one that was made.';
