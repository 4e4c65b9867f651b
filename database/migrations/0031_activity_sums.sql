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

-- Nobody writes between what is counted here and the triggers, which are made in this transaction.
lock table public.generations, public.credit_entries, public.purchases, public.user_roles in share row exclusive mode;

insert into private.activity_sums (slot, reason, completed, failed, cost_usd)
select date_bin('15 minutes', created_at, 'epoch'), case when status = 'failed' then coalesce(reason, 'unexpected') end,
  count(*) filter (where status <> 'failed'), count(*) filter (where status = 'failed'), coalesce(sum(cost_usd), 0)
from public.generations where status <> 'running' group by 1, 2;

insert into private.activity_sums (slot, credits_sold, credits_given, credits_spent, credits_taken_back)
select date_bin('15 minutes', coalesce(taken.created_at, e.created_at), 'epoch'),
  coalesce(sum(e.delta) filter (where e.kind = 'purchase'), 0),
  coalesce(sum(e.delta) filter (where e.kind = 'free' or e.kind = 'adjustment' and e.delta > 0), 0),
  coalesce(-sum(e.delta) filter (where e.kind in ('generation', 'generation_refund')), 0),
  coalesce(-sum(e.delta) filter (where e.kind in ('refund', 'dispute', 'expiry') or e.kind = 'adjustment' and e.delta < 0), 0)
from public.credit_entries e
  left join public.credit_entries taken
    on e.kind = 'generation_refund' and taken.kind = 'generation' and taken.reference = e.reference
group by 1;

insert into private.activity_sums (slot, paid_cents, returned_cents)
select date_bin('15 minutes', completed_at, 'epoch'), sum(amount_cents),
  sum(case when status = 'disputed' then amount_cents else refunded_cents end)
from public.purchases where completed_at is not null group by 1;

insert into private.activity_sums (slot, sign_ups)
select date_bin('15 minutes', created_at, 'epoch'), count(*) from public.user_roles group by 1;

insert into private.activity_sums (slot, people)
select '-infinity', count(*) from public.user_roles;
