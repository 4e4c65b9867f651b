-- The order by name tells apart what differs in accents or case alone: first by accents, then by case, as localeCompare does.
--
-- PostgreSQL 15 and 16 cannot recompute a stored column, and an update of each row would run its triggers: the columns are made again.

create or replace function private.sort_key_of(name text) returns text
language sql immutable strict parallel safe
as $$
  -- NFKD separates letters and accents, and letters that Unicode keeps whole are spelled out: with a stroke, or with U+E000, which stands after
  -- every accent. Punctuation comes before digits, in the order of the Unicode collation. U+0001, below everything else, begins the next part.
  select translate(regexp_replace(spelled.letters, '[\u0300-\u036f\ue000]', '', 'g'),
      ' _-,;:!?.''"()[]{}@*/\&#%`^+<=>|~$',
      E'\u0002\u0003\u0004\u0005\u0006\u0007\u0008\u0009\u000a\u000b\u000c\u000d\u000e\u000f\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f\u0020\u0021\u0022')
    || case when ties.accents <> '' or ties.cases <> '' then E'\u0001' || ties.accents else '' end
    || case when ties.cases <> '' then E'\u0001' || ties.cases else '' end
  from (select normalize(btrim(name), NFKD) as letters) as apart
    cross join lateral (
      select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(apart.letters),
        'ø', E'o\u0338'), 'ł', E'l\u0335'), 'đ', E'd\u0335'), 'ħ', E'h\u0335'), 'ŧ', E't\u0335'),
        'ß', E's\ue000s'), 'æ', E'a\ue000e'), 'œ', E'o\ue000e'),
        '‘', E'''\ue000'), '’', E'''\ue000'), '“', E'"\ue000'), '”', E'"\ue000') as letters
    ) as spelled
    cross join lateral (
      select
        rtrim(translate(regexp_replace(spelled.letters, '[^\u0300-\u036f\ue000]', ' ', 'g'),
          E'\u0301\u0300\u0306\u0302\u030c\u030a\u0308\u030b\u0303\u0307\u0338\u0327\u0328\u0304\u0335\u0309\u030f\u0311\u031b\u0323\u0324\u0325\u0326\u032d\u032e\u0330\u0331',
          '0123456789ABCDEFGHIJKLMNOPQ')) as accents,
        rtrim(regexp_replace(regexp_replace(apart.letters, '[^[:upper:]]', ' ', 'g'), '[^ ]', 'U', 'g')) as cases
    ) as ties
$$;
comment on function private.sort_key_of(text) is
  'By what a name sorts: punctuation before digits before letters, then by accents, then lower case before upper. Compared with collation "C".';

alter table public.categories drop column sort_name;
alter table public.categories
  add column sort_name text collate "C" generated always as (private.sort_key_of(name)) stored;
alter table public.category_groups drop column sort_name;
alter table public.category_groups
  add column sort_name text collate "C" generated always as (private.sort_key_of(name)) stored;
alter table public.profiles drop column sort_name, drop column sort_email;
alter table public.profiles
  add column sort_name text collate "C" not null
    generated always as (private.sort_key_of(coalesce(full_name, ''))) stored,
  add column sort_email text collate "C" not null
    generated always as (private.sort_key_of(coalesce(email, ''))) stored;

comment on column public.categories.sort_name is 'The key for the order by name: order by sort_name, id.';
comment on column public.category_groups.sort_name is 'The key for the order by name: order by sort_name, id.';
comment on column public.profiles.sort_name is 'The key for the order by name: order by sort_name, id.';
comment on column public.profiles.sort_email is 'The key for the order by address: order by sort_email, id.';

create index categories_sort_name_idx on public.categories (sort_name, id);
create index category_groups_sort_name_idx on public.category_groups (sort_name, id);
create index profiles_sort_name_idx on public.profiles (sort_name, id);
create index profiles_sort_email_idx on public.profiles (sort_email, id);
