-- The sandbox that stands in for the payment provider: its objects, the answers that it replays, and the webhooks it owes.
--
-- An object is kept as the provider would print it (body), beside what the provider knows and does not print (hidden). It is a
-- document, for its shape is somebody else's contract: no rule of ours reads it. The state is here, not in a process, because N processes
-- share one database. No card number is ever written: a payment method holds the last four digits, the brand and a keyed hash.
-- What the service may do there stands in policies/private.sql; nobody else reaches schema private.

create table private.sandbox_objects (
  id text primary key,
  object text not null,
  position bigint generated always as identity,
  customer text,
  payment_intent text,
  body jsonb not null,
  hidden jsonb not null,
  due_at timestamptz,
  created_at timestamptz not null
);
comment on table private.sandbox_objects is 'What the sandbox remembers: sessions, payments, cards, refunds, disputes, customers and events.';
comment on column private.sandbox_objects.position is 'The order of creation: lists show the newest first.';
comment on column private.sandbox_objects.due_at is 'When something happens to it by itself: a session expires, a bank debit arrives, a refund fails, a charge is disputed.';
create index sandbox_objects_list_idx on private.sandbox_objects (object, position);
create index sandbox_objects_customer_idx on private.sandbox_objects (customer) where customer is not null;
create index sandbox_objects_payment_intent_idx on private.sandbox_objects (payment_intent) where payment_intent is not null;
create index sandbox_objects_due_idx on private.sandbox_objects (due_at) where due_at is not null;

create table private.sandbox_idempotency_keys (
  key text primary key,
  request_hash text not null,
  status int not null,
  body text not null,
  created_at timestamptz not null
);
comment on table private.sandbox_idempotency_keys is 'Answers that are replayed to a request with the same key for 24 hours, byte for byte.';

create table private.sandbox_deliveries (
  id bigint generated always as identity primary key,
  event_id text not null references private.sandbox_objects (id) on delete cascade,
  sent_id text not null,
  session_id text,
  youngest_first boolean not null default false,
  due_at timestamptz,
  attempts int not null default 0,
  claimed_until timestamptz,
  delivered_at timestamptz,
  last_status int,
  last_error text,
  created_at timestamptz not null
);
comment on table private.sandbox_deliveries is 'Webhooks: one row a sending, drained by any process. Tried again until it is answered with 2xx.';
comment on column private.sandbox_deliveries.sent_id is 'The event id that is printed: another one than the event’s where a replay under another id was asked for.';
comment on column private.sandbox_deliveries.youngest_first is 'Waits for younger events of the same session: the order is turned round.';
comment on column private.sandbox_deliveries.due_at is 'Null where nothing is to be sent any more: arrived, given up, or never meant to be sent.';
comment on column private.sandbox_deliveries.claimed_until is 'A process is sending it. When it died, another one may send again after this time.';
create index sandbox_deliveries_due_idx on private.sandbox_deliveries (due_at) where due_at is not null;
create index sandbox_deliveries_event_idx on private.sandbox_deliveries (event_id);
create index sandbox_deliveries_session_idx on private.sandbox_deliveries (session_id) where due_at is not null;
