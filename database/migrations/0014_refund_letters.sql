-- Who gets money back is told so by mail, once a refund.

alter table private.purchase_reversals
  add column letter_claimed_at timestamptz,
  add column letter_sent_at timestamptz;
comment on column private.purchase_reversals.letter_claimed_at is 'When a process last took it to tell the buyer.';
comment on column private.purchase_reversals.letter_sent_at is 'When the buyer was told. Disputes are told of by their bank.';
update private.purchase_reversals set letter_sent_at = now();
create index purchase_reversals_letter_due_idx on private.purchase_reversals (created_at)
  where kind = 'refund' and ended_at is null and letter_sent_at is null;
