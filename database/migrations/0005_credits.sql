-- Money: the ledger, the balance that it adds up to, and what was bought.
--
-- credit_entries is append-only and the only way a balance changes. credits.balance is its cached sum, kept
-- by trigger, with the credits row locked first so that two spends cannot both see the same last credit.
-- When an account is deleted its credits row goes; entries and purchases stay for the books, with user_id
-- null and account_hash (a keyed hash that names nobody) to tell accounts apart.

create table public.credits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  balance int not null default 0 constraint credits_balance_not_negative check (balance >= 0),
  updated_at timestamptz not null default now()
);
comment on table public.credits is 'The balance of a cook: always sum(credit_entries.delta), never below zero.';

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

create table public.purchases (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  account_hash text not null,
  pack text not null check (char_length(pack) between 1 and 40),
  credits int not null check (credits > 0),
  amount_cents int not null check (amount_cents >= 0),
  currency text not null default 'usd' check (currency ~ '^[a-z]{3}$'),
  provider text not null default 'stripe' check (char_length(provider) <= 40),
  checkout_session_id text unique check (char_length(checkout_session_id) <= 255),
  payment_intent_id text unique check (char_length(payment_intent_id) <= 255),
  status text not null default 'pending' check (status in (
    'pending', 'processing', 'completed', 'failed', 'cancelled', 'refunded', 'disputed'
  )),
  failure_code text check (char_length(failure_code) <= 100),
  refunded_cents int not null default 0 check (refunded_cents between 0 and amount_cents),
  shortfall_credits int not null default 0 check (shortfall_credits >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz
);
comment on table public.purchases is 'One row a checkout. Credits are granted once a payment, whatever is replayed.';
comment on column public.purchases.shortfall_credits is 'Credits that a refund or dispute should have taken back and could not, because they were spent.';
create index purchases_user_id_idx on public.purchases (user_id, created_at desc);
create index purchases_open_idx on public.purchases (created_at) where status in ('pending', 'processing');
