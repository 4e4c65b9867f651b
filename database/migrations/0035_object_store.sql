-- Which store of objects is this database's own: the server puts a mark into the store that names this row, and takes bytes away only where
-- the mark is ours. So a process over an empty or another database removes nobody's pictures.
--
-- The row is as old as the database's knowledge of marks: what rows from before it name was kept when no store had one.
create table private.object_store (
  single boolean primary key default true check (single),
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now()
);
comment on table private.object_store is 'One row. id: by which this database knows its store of objects. created_at: since when it marks it.';
insert into private.object_store default values;

-- The mark lies in a bucket of this name, which therefore no row may give to anybody.
alter table storage.buckets add constraint buckets_not_the_mark check (id <> 'store-owner');
