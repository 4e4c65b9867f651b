-- What the admin's lists and warnings cost, once there is much to read.

-- By the bytes: the collation of the cluster makes every comparison by like three times as dear, and nothing sorts by these columns.
alter table public.categories alter column search_text type text collate "C";
alter table public.category_groups alter column search_text type text collate "C";

-- Without the list of pending entries, which every search would read to its end: as long as it was full, counting what a removal touches
-- read every finished generation instead. What is pending now is put in its place.
alter index public.generations_names_chosen_idx set (fastupdate = off);
select gin_clean_pending_list('public.generations_names_chosen_idx');
