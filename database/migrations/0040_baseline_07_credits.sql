-- Credits: the ledger, the balance that it adds up to, and the lots that credits lie in.
--
-- credit_entries is append-only and the only way a balance changes. credits.balance is its cached sum, kept by trigger, with the credits
-- row locked first so that two spends cannot both see the same last credit. When an account is deleted its credits row goes; entries and
-- purchases stay for the books, with user_id null and account_hash (a keyed hash that names nobody) to tell accounts apart.
--
-- Not granted: lots and takings to anybody, the service included. Procedures alone reach them.

create table public.credits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  balance int not null default 0 constraint credits_balance_not_negative check (balance >= 0),
  updated_at timestamptz not null default now()
);
comment on table public.credits is 'The balance of a cook: always sum(credit_entries.delta), never below zero.';
create index credits_balance_idx on public.credits (balance, user_id);

create table public.credit_entries (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  delta int not null check (delta <> 0),
  kind text not null check (kind in (
    'free', 'purchase', 'generation', 'generation_refund', 'adjustment', 'refund', 'dispute', 'expiry'
  )),
  reference text check (char_length(reference) <= 255),
  actor_id uuid references auth.users (id) on delete set null,
  reason text check (char_length(reason) <= 500),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  account_hash text not null
);
comment on table public.credit_entries is 'The ledger: append-only, even for its owner. Its sum is the balance.';
comment on column public.credit_entries.reference is 'What the entry is for (generation id, payment id). With the kind it is unique: nothing is granted or given back twice.';
comment on column public.credit_entries.actor_id is 'The admin who caused it; null where the product itself did.';
comment on column public.credit_entries.account_hash is 'Keyed hash of the account: survives its deletion without naming it.';
create unique index credit_entries_once on public.credit_entries (kind, reference) where reference is not null;
create index credit_entries_user_id_idx on public.credit_entries (user_id, id) include (delta);
create index credit_entries_actor_id_idx on public.credit_entries (actor_id) where actor_id is not null;

create table private.credit_lots (
  entry_id bigint primary key references public.credit_entries (id),
  user_id uuid not null references auth.users (id) on delete cascade,
  credits int not null check (credits > 0),
  remaining int not null check (remaining between 0 and credits),
  expires_at timestamptz
);
comment on table private.credit_lots is 'What is left of each addition of credits. Kept by the ledger''s trigger: the sum of remaining is the balance.';
comment on column private.credit_lots.expires_at is 'Null: never.';
create index credit_lots_left_idx on private.credit_lots (user_id, expires_at, entry_id) where remaining > 0;
create index credit_lots_user_id_idx on private.credit_lots (user_id);
create index credit_lots_expiring_idx on private.credit_lots (expires_at) where remaining > 0;

create table private.credit_takings (
  entry_id bigint not null references public.credit_entries (id),
  lot_id bigint not null references private.credit_lots (entry_id) on delete cascade,
  credits int not null check (credits > 0),
  returned int not null default 0 check (returned between 0 and credits),
  primary key (entry_id, lot_id)
);
comment on table private.credit_takings is 'Which entry took how many credits out of which lot, and how many of them have come back.';
create index credit_takings_lot_id_idx on private.credit_takings (lot_id);
