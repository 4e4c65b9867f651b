-- Payments that are exact: what a purchase remembers of its checkout, what was taken back for whom, and the lots that credits lie in.
--
-- The tables of schema private have no row security and are granted to nobody, the service included: procedures alone reach them.
-- Nothing in them names a person once the account is gone: links to accounts are set null, or the rows go along.

alter table public.purchases
  add column idempotency_key text check (char_length(idempotency_key) between 1 and 200),
  add column checkout_url text check (char_length(checkout_url) <= 4096),
  add column checkout_expires_at timestamptz,
  add column settled_at timestamptz,
  add column asked_at timestamptz,
  add column undeliverable boolean not null default false,
  add column receipt_claimed_at timestamptz,
  add column receipt_sent_at timestamptz,
  add constraint purchases_idempotency_key_once unique (user_id, idempotency_key);
comment on column public.purchases.idempotency_key is 'The buyer''s key: the same key is the same purchase. Null in rows older than checkouts.';
comment on column public.purchases.checkout_url is 'Where the buyer pays. Whoever has it can pay as them: read by the service alone.';
comment on column public.purchases.settled_at is 'When it was last compared with what the provider says.';
comment on column public.purchases.asked_at is 'When the job last took it to be compared, whether or not the provider answered.';
comment on column public.purchases.completed_at is 'When the payment was seen and the credits were granted (or could not be: undeliverable). Null: nothing was granted.';
comment on column public.purchases.undeliverable is 'Paid, and the buyer''s account was gone: no credits were granted, the money goes back.';
comment on column public.purchases.receipt_claimed_at is 'When a process last took it to send the receipt.';
create index purchases_undelivered_idx on public.purchases (created_at) where undeliverable and status <> 'refunded';
create index purchases_receipt_due_idx on public.purchases (completed_at)
  where status = 'completed' and receipt_sent_at is null and user_id is not null;
update public.purchases set receipt_sent_at = completed_at where completed_at is not null;

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
  ended_at timestamptz
);
comment on table private.purchase_reversals is 'Money that went back, one row a refund or dispute, and the credits that were taken for it.';
comment on column private.purchase_reversals.reference is 'The provider''s id of the refund or dispute: each is seen once.';
comment on column private.purchase_reversals.counted_cents is 'The part of cents that lies within the price: a refund during a dispute takes the same money back twice, and the credits once.';
comment on column private.purchase_reversals.credits is 'Its share of the pack. What is above taken could not be taken: the shortfall.';
comment on column private.purchase_reversals.ended_at is 'When it came to nothing: the refund failed, the dispute was won. It stays so, whatever older reading comes later.';
create index purchase_reversals_purchase_id_idx on private.purchase_reversals (purchase_id, position);

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

create table private.product_settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
comment on table private.product_settings is 'Settings of the server that procedures need, written at its start.';

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

-- What older ledgers left: the oldest credits were spent first, so the balance lies in the newest additions.
insert into private.credit_lots (entry_id, user_id, credits, remaining, expires_at)
select id, user_id, delta, least(delta, balance - newer), expires_at
from (
  select e.id, e.user_id, e.delta, e.expires_at, c.balance,
    coalesce(sum(e.delta) over (
      partition by e.user_id order by e.id desc rows between unbounded preceding and 1 preceding), 0) as newer
  from public.credit_entries e join public.credits c on c.user_id = e.user_id
  where e.delta > 0
) as additions
where balance > newer;

-- It takes one more now; the file of the same name makes it anew.
drop function if exists private.record_credit_entry(uuid, int, text, text, text, timestamptz);
