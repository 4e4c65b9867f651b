-- What the overview adds up: generations, credits, money and sign-ups by quarter of an hour, which every time zone's day is made of.
--
-- Counting the rows themselves would cost more with every generation that was ever made. Triggers append what a statement changed, and
-- never update: nobody waits for a row that everybody needs. A sweep folds the appended rows of a slot into one. The sum over all rows is
-- exact at every moment, folded or not.
--
-- It is history and names nobody: what a deleted account did stays counted, as its purchases stay in the books.

create table private.activity_sums (
  id bigint generated always as identity primary key,
  slot timestamptz not null,
  reason text,
  folded boolean not null default false,
  completed int not null default 0,
  failed int not null default 0,
  cost_usd numeric not null default 0,
  credits_sold int not null default 0,
  credits_given int not null default 0,
  credits_spent int not null default 0,
  credits_taken_back int not null default 0,
  paid_cents bigint not null default 0,
  returned_cents bigint not null default 0,
  sign_ups int not null default 0,
  people int not null default 0
);
comment on table private.activity_sums is 'Sums by quarter of an hour, to be added up: several rows a slot until a sweep folds them. No row is ever changed.';
comment on column private.activity_sums.slot is 'The beginning of the quarter of an hour; -infinity for people, who are counted as they are now.';
comment on column private.activity_sums.reason is 'Why the failed ones of this row failed; null in rows without any.';
comment on column private.activity_sums.completed is 'Recipes that were made, those among them whose credit was given back later.';
comment on column private.activity_sums.credits_given is 'Free ones, and what admins added.';
comment on column private.activity_sums.credits_spent is 'What generations took; what a failed one gave back is counted where it was taken.';
comment on column private.activity_sums.credits_taken_back is 'By refunds, disputes, expiry and admins.';
comment on column private.activity_sums.paid_cents is 'In the currency of the packs.';
comment on column private.activity_sums.returned_cents is 'Refunded, or withdrawn by a dispute.';
create index activity_sums_slot_idx on private.activity_sums (slot);
create index activity_sums_loose_idx on private.activity_sums (slot) where not folded;
