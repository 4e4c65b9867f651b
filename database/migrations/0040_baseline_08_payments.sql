-- Payments: what was bought, what was taken back for whom, and what the payment provider said.
--
-- The tables of schema private have no row security and are granted to nobody, the service included: procedures alone reach them.
-- Nothing in them names a person once the account is gone: links to accounts are set null, or the rows go along.

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
  completed_at timestamptz,
  idempotency_key text check (char_length(idempotency_key) between 1 and 200),
  checkout_url text check (char_length(checkout_url) <= 4096),
  checkout_expires_at timestamptz,
  settled_at timestamptz,
  asked_at timestamptz,
  undeliverable boolean not null default false,
  receipt_claimed_at timestamptz,
  receipt_sent_at timestamptz,
  constraint purchases_idempotency_key_once unique (user_id, idempotency_key)
);
comment on table public.purchases is 'One row a checkout. Credits are granted once a payment, whatever is replayed.';
comment on column public.purchases.shortfall_credits is 'Credits that a refund or dispute should have taken back and could not, because they were spent.';
comment on column public.purchases.idempotency_key is 'The buyer''s key: the same key is the same purchase. Null in rows older than checkouts.';
comment on column public.purchases.checkout_url is 'Where the buyer pays. Whoever has it can pay as them: read by the service alone.';
comment on column public.purchases.settled_at is 'When it was last compared with what the provider says.';
comment on column public.purchases.asked_at is 'When the job last took it to be compared, whether or not the provider answered.';
comment on column public.purchases.completed_at is 'When the payment was seen and the credits were granted (or could not be: undeliverable). Null: nothing was granted.';
comment on column public.purchases.undeliverable is 'Paid, and the buyer''s account was gone: no credits were granted, the money goes back.';
comment on column public.purchases.receipt_claimed_at is 'When a process last took it to send the receipt.';
create index purchases_user_id_idx on public.purchases (user_id, created_at desc);
create index purchases_created_at_idx on public.purchases (created_at, id);
create index purchases_status_idx on public.purchases (status, created_at, id);
create index purchases_open_idx on public.purchases (created_at) where status in ('pending', 'processing');
create index purchases_undelivered_idx on public.purchases (created_at) where undeliverable and status <> 'refunded';
create index purchases_receipt_due_idx on public.purchases (completed_at)
  where status = 'completed' and receipt_sent_at is null and user_id is not null;

create table private.purchase_reversals (
  reference text primary key check (char_length(reference) between 1 and 200),
  position bigint generated always as identity,
  purchase_id uuid not null references public.purchases (id),
  kind text not null check (kind in ('refund', 'dispute')),
  cents int not null check (cents >= 0),
  counted_cents int not null default 0 check (counted_cents between 0 and cents),
  credits int not null default 0 check (credits >= 0),
  taken int not null default 0 check (taken between 0 and credits),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  letter_claimed_at timestamptz,
  letter_sent_at timestamptz
);
comment on table private.purchase_reversals is 'Money that went back, one row a refund or dispute, and the credits that were taken for it.';
comment on column private.purchase_reversals.reference is 'The provider''s id of the refund or dispute: each is seen once.';
comment on column private.purchase_reversals.counted_cents is 'The part of cents that lies within the price: a refund during a dispute takes the same money back twice, and the credits once.';
comment on column private.purchase_reversals.credits is 'Its share of the pack. What is above taken could not be taken: the shortfall.';
comment on column private.purchase_reversals.ended_at is 'When it came to nothing: the refund failed, the dispute was won. It stays so, whatever older reading comes later.';
comment on column private.purchase_reversals.letter_claimed_at is 'When a process last took it to tell the buyer.';
comment on column private.purchase_reversals.letter_sent_at is 'When the buyer was told. Disputes are told of by their bank.';
create index purchase_reversals_purchase_id_idx on private.purchase_reversals (purchase_id, position);
create index purchase_reversals_letter_due_idx on private.purchase_reversals (created_at)
  where kind = 'refund' and ended_at is null and letter_sent_at is null;

create table private.refund_requests (
  id uuid primary key default gen_random_uuid(),
  purchase_id uuid not null references public.purchases (id),
  admin_id uuid references auth.users (id) on delete set null,
  reason text not null check (char_length(btrim(reason)) between 1 and 500),
  cents int not null check (cents > 0),
  refund_id text check (char_length(refund_id) <= 255),
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
comment on table private.refund_requests is 'Refunds that an admin asked for, written down before the provider is asked. The id is the provider''s idempotency key.';
comment on column private.refund_requests.refund_id is 'The provider''s refund. Null in a closed request: the provider refused.';
create unique index refund_requests_one_open on private.refund_requests (purchase_id) where closed_at is null;
create index refund_requests_open_idx on private.refund_requests (created_at) where closed_at is null;
create index refund_requests_purchase_id_idx on private.refund_requests (purchase_id);
create index refund_requests_admin_id_idx on private.refund_requests (admin_id) where admin_id is not null;

create table private.payment_customers (
  customer_id text primary key check (char_length(customer_id) between 1 and 255),
  user_id uuid unique references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table private.payment_customers is 'Who is which customer at the payment provider. Without user_id: nobody''s any more, to be deleted there.';
create index payment_customers_orphans_idx on private.payment_customers (created_at) where user_id is null;

create table private.payment_events (
  event_id text primary key check (char_length(event_id) between 1 and 255),
  type text not null check (char_length(type) <= 255),
  attempts int not null default 1,
  outcome text check (char_length(outcome) <= 500),
  received_at timestamptz not null default now(),
  ended_at timestamptz
);
comment on table private.payment_events is 'What the provider sent and how it ended: for operators, and to answer duplicates fast. Never the key of a grant.';
create index payment_events_received_at_idx on private.payment_events (received_at);
