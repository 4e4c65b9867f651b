-- Appends the changes of a statement to private.activity_sums: once per statement, however many rows it has. Security
-- definer, since no role may write the sums; rows are only appended, so that no writer waits for another.
create or replace function private.tg_generations_sums() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.activity_sums (slot, reason, completed, failed, cost_usd)
    select date_bin('15 minutes', n.created_at, 'epoch'), case when n.status = 'failed' then coalesce(n.reason, 'unexpected') end,
      count(*) filter (where n.status <> 'failed'), count(*) filter (where n.status = 'failed'), coalesce(sum(n.cost_usd), 0)
    from new_rows n where n.status <> 'running' group by 1, 2;
    return null;
  end if;
  insert into private.activity_sums (slot, reason, completed, failed, cost_usd)
  select slot, reason, sum(completed), sum(failed), sum(cost_usd)
  from (
    select date_bin('15 minutes', r.created_at, 'epoch') as slot,
      case when r.status = 'failed' then coalesce(r.reason, 'unexpected') end as reason,
      case when r.status in ('completed', 'refunded') then r.sign else 0 end as completed,
      case when r.status = 'failed' then r.sign else 0 end as failed,
      case when r.status = 'running' then 0 else r.sign * coalesce(r.cost_usd, 0) end as cost_usd
    from (
      select n.created_at, n.status, n.reason, n.cost_usd, 1 as sign from new_rows n
      union all
      select o.created_at, o.status, o.reason, o.cost_usd, -1 from old_rows o
    ) as r
  ) as moved
  group by slot, reason
  having sum(completed) <> 0 or sum(failed) <> 0 or sum(cost_usd) <> 0;
  return null;
end
$$;
comment on function private.tg_generations_sums() is 'Appends generations that ended, by the time that they began.';
revoke all on function private.tg_generations_sums() from public;

create or replace trigger _800_sums_inserted after insert on public.generations
  referencing new table as new_rows for each statement execute function private.tg_generations_sums();
create or replace trigger _800_sums_updated after update on public.generations
  referencing old table as old_rows new table as new_rows for each statement execute function private.tg_generations_sums();

-- The refund of a failed generation is counted in the slot of its charge; otherwise a day's spending could become
-- negative.
create or replace function private.tg_credit_entries_sums() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.activity_sums (slot, credits_sold, credits_given, credits_spent, credits_taken_back)
  select date_bin('15 minutes', coalesce(taken.created_at, n.created_at), 'epoch'),
    coalesce(sum(n.delta) filter (where n.kind = 'purchase'), 0),
    coalesce(sum(n.delta) filter (where n.kind = 'free' or n.kind = 'adjustment' and n.delta > 0), 0),
    coalesce(-sum(n.delta) filter (where n.kind in ('generation', 'generation_refund')), 0),
    coalesce(-sum(n.delta) filter (where n.kind in ('refund', 'dispute', 'expiry') or n.kind = 'adjustment' and n.delta < 0), 0)
  from new_rows n
    left join public.credit_entries taken
      on n.kind = 'generation_refund' and taken.kind = 'generation' and taken.reference = n.reference
  group by 1;
  return null;
end
$$;
comment on function private.tg_credit_entries_sums() is 'Appends credits sold, given, spent and taken back.';
revoke all on function private.tg_credit_entries_sums() from public;

create or replace trigger _800_sums_inserted after insert on public.credit_entries
  referencing new table as new_rows for each statement execute function private.tg_credit_entries_sums();

-- A payment counts when it was seen, a return of money when that was seen, so that the sums of past days do not change.
create or replace function private.tg_purchases_sums() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.activity_sums (slot, paid_cents, returned_cents)
    select date_bin('15 minutes', n.completed_at, 'epoch'), sum(n.amount_cents),
      sum(case when n.status = 'disputed' then n.amount_cents else n.refunded_cents end)
    from new_rows n where n.completed_at is not null group by 1;
    return null;
  end if;
  insert into private.activity_sums (slot, paid_cents)
  select date_bin('15 minutes', n.completed_at, 'epoch'), sum(n.amount_cents)
  from new_rows n join old_rows o using (id)
  where n.completed_at is not null and o.completed_at is null group by 1;
  insert into private.activity_sums (slot, returned_cents)
  select date_bin('15 minutes', now(), 'epoch'), sum(returned)
  from (
    select case when n.status = 'disputed' then n.amount_cents else n.refunded_cents end
      - case when o.status = 'disputed' then o.amount_cents else o.refunded_cents end as returned
    from new_rows n join old_rows o using (id)
  ) as changed
  where returned <> 0 having count(*) > 0;
  return null;
end
$$;
comment on function private.tg_purchases_sums() is 'Appends money that was paid, refunded or withdrawn.';
revoke all on function private.tg_purchases_sums() from public;

create or replace trigger _800_sums_inserted after insert on public.purchases
  referencing new table as new_rows for each statement execute function private.tg_purchases_sums();
create or replace trigger _800_sums_updated after update on public.purchases
  referencing old table as old_rows new table as new_rows for each statement execute function private.tg_purchases_sums();

create or replace function private.tg_user_roles_sums() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.activity_sums (slot, sign_ups)
    select date_bin('15 minutes', n.created_at, 'epoch'), count(*) from new_rows n group by 1;
    insert into private.activity_sums (slot, people)
    select '-infinity', count(*) from new_rows having count(*) > 0;
    return null;
  end if;
  insert into private.activity_sums (slot, people)
  select '-infinity', -count(*) from old_rows having count(*) > 0;
  return null;
end
$$;
comment on function private.tg_user_roles_sums() is 'Appends sign-ups, and how many people there are.';
revoke all on function private.tg_user_roles_sums() from public;

create or replace trigger _800_sums_inserted after insert on public.user_roles
  referencing new table as new_rows for each statement execute function private.tg_user_roles_sums();
create or replace trigger _800_sums_deleted after delete on public.user_roles
  referencing old table as old_rows for each statement execute function private.tg_user_roles_sums();
