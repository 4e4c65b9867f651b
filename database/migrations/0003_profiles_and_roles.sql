-- Who a cook is to the product (profiles) and what they may do (user_roles).
--
-- Two tables, not columns of auth.users, because the screens read them through the data API and because
-- a role must be writable by other people than a name. Rows are made by the sign-up trigger alone.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 120),
  email text check (char_length(email) <= 320),
  avatar_url text check (char_length(avatar_url) <= 2048 and avatar_url ~ '^(https?://|/)'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'Name, address and picture of a person. The address follows auth.users; the name is theirs to edit.';

create table public.user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'user' check (role in ('user', 'admin')),
  created_at timestamptz not null default now()
);
comment on table public.user_roles is 'One role a person, user or admin. Changed by admins only; the last admin stays one (STADM).';
create index user_roles_admins_idx on public.user_roles (user_id) where role = 'admin';
create index user_roles_created_at_idx on public.user_roles (created_at, user_id);
