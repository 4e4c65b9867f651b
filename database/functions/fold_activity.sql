-- Merges the appended rows of each time slot into one row, so that the overview always adds up a few thousand rows.
-- Readers see either the rows or the merged row; rows that are appended meanwhile are left to the next run. Only one
-- transaction folds at a time: a second call returns without doing anything.
--
-- Granted to service_role only.
create or replace function private.fold_activity() returns int
language plpgsql security definer set search_path = ''
as $$
declare
  folded int;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('private.fold_activity', 0)) then
    return 0;
  end if;
  with gone as (
    delete from private.activity_sums a
      where a.slot in (select l.slot from private.activity_sums l where not l.folded)
      returning a.*
  )
  insert into private.activity_sums (slot, reason, folded, completed, failed, cost_usd, credits_sold, credits_given, credits_spent,
    credits_taken_back, paid_cents, returned_cents, sign_ups, people)
  select slot, reason, true, sum(completed), sum(failed), sum(cost_usd), sum(credits_sold), sum(credits_given), sum(credits_spent),
    sum(credits_taken_back), sum(paid_cents), sum(returned_cents), sum(sign_ups), sum(people)
  from gone group by slot, reason;
  get diagnostics folded = row_count;
  return folded;
end
$$;
comment on function private.fold_activity() is 'Folds appended sums into one row a slot and reason; returns how many rows it wrote. The sums stay the same.';

revoke all on function private.fold_activity() from public;
grant execute on function private.fold_activity() to service_role;
