-- The change log: who changed what in the admin panel, and what stood there before and after.
--
-- Append-only, written by triggers and by private.record_admin_change, in the transaction of the change itself: neither stands
-- without the other. Rows name people by id alone, and names are read when the log is read, so a person who leaves need not be
-- looked for in texts. The exception are the changed values themselves; a deletion takes them out (functions/forget_in_admin_changes.sql).
--
-- subject_user_id has no foreign key: its check would lock the account last, after the row that was changed, against the order of all
-- other locks. It is not needed either: who deletes an account waits for whoever changes a row of it, and looks here afterwards. Nothing
-- else holds the actor, so they have one; its lock comes first (triggers/user_roles_last_admin.sql, functions/lock_account.sql).

create table public.admin_changes (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  actor_id uuid references auth.users (id) on delete set null,
  actor_kind text not null check (actor_kind in ('admin', 'service', 'operator')),
  action text not null check (char_length(action) <= 60 and action ~ '^[a-z]+(_[a-z]+)*$'),
  subject_kind text not null check (subject_kind in ('category', 'group', 'catalogue', 'user', 'purchase')),
  subject_id text check (char_length(subject_id) <= 100),
  subject_user_id uuid,
  subject_label text check (char_length(subject_label) <= 200),
  before jsonb not null default '{}' check (jsonb_typeof(before) = 'object'),
  after jsonb not null default '{}' check (jsonb_typeof(after) = 'object')
);
comment on table public.admin_changes is 'What admins, holders of the service key and operators changed: append-only, read by admins alone.';
comment on column public.admin_changes.actor_id is 'The admin. Null: the service, an operator, or an admin whose account is deleted.';
comment on column public.admin_changes.actor_kind is 'admin: somebody signed in. service: a holder of the service key. operator: somebody at the machine or the database.';
comment on column public.admin_changes.subject_user_id is 'The person whom the change concerns; null where it concerns nobody, or nobody who is still here.';
comment on column public.admin_changes.subject_label is 'What a category or group was called after the change. Never a person''s name.';
comment on column public.admin_changes.before is 'The changed fields as they were; {} of what did not exist.';
comment on column public.admin_changes.after is 'The changed fields as they are since; {} of what was deleted.';

create index admin_changes_created_at_idx on public.admin_changes (created_at desc, id desc);
create index admin_changes_actor_id_idx on public.admin_changes (actor_id, created_at desc, id desc) where actor_id is not null;
create index admin_changes_actor_kind_idx on public.admin_changes (actor_kind, created_at desc, id desc) where actor_kind <> 'admin';
create index admin_changes_action_idx on public.admin_changes (action, created_at desc, id desc);
create index admin_changes_subject_kind_idx on public.admin_changes (subject_kind, created_at desc, id desc);
create index admin_changes_subject_id_idx on public.admin_changes (subject_id, created_at desc, id desc);
create index admin_changes_subject_user_id_idx on public.admin_changes (subject_user_id, created_at desc, id desc)
  where subject_user_id is not null;
create index admin_changes_subject_prefix_idx on public.admin_changes (lower(subject_label) text_pattern_ops)
  where subject_label is not null;

-- As for recipes: wherever pg_trgm was installed, or not at all.
do $$
declare
  trigram_schema text;
begin
  select n.nspname into trigram_schema
    from pg_catalog.pg_extension e join pg_catalog.pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm';
  if found then
    execute format(
      'create index admin_changes_subject_label_idx on public.admin_changes using gin (lower(subject_label) %I.gin_trgm_ops)',
      trigram_schema
    );
  end if;
end
$$;
