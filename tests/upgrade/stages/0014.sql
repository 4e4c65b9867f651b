-- The logic of database/ when 0014_refund_letters.sql was the newest migration (commit 288cb90), without its comments.
--- functions/abandon_purchases.sql
create or replace function private.abandon_purchases(older_than interval) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  abandoned int;
begin
  update public.purchases p set status = 'cancelled'
    where p.id in (
      select o.id from public.purchases o
        where o.status = 'pending' and o.checkout_session_id is null and o.created_at <= now() - older_than
        for update skip locked
    );
  get diagnostics abandoned = row_count;
  return abandoned;
end
$$;
comment on function private.abandon_purchases(interval) is
  'Cancels pending purchases without a checkout that are older than older_than; returns how many.';
revoke all on function private.abandon_purchases(interval) from public;
grant execute on function private.abandon_purchases(interval) to service_role;
--- functions/add_starting_group.sql
create or replace function private.add_starting_group(
  name text, description text, sort_order int, constraint_label text, categories text[]
) returns void
language plpgsql set search_path = ''
as $$
declare
  group_slug text := private.slug_of(add_starting_group.name);
  category text[];
  place int := 0;
begin
  insert into public.category_groups (name, slug, description, sort_order, constraint_label) values (
    add_starting_group.name, group_slug, add_starting_group.description,
    add_starting_group.sort_order, add_starting_group.constraint_label
  ) on conflict (slug) do nothing;
  foreach category slice 1 in array add_starting_group.categories loop
    place := place + 1;
    insert into public.categories (icon, name, slug, description, sort_order) values (
      category[1], category[2], private.slug_of(category[2]), category[3],
      add_starting_group.sort_order * 100 + place
    ) on conflict (slug) do nothing;
    insert into public.category_group_items (category_id, group_id, sort_order)
      select c.id, g.id, place from public.categories c, public.category_groups g
        where c.slug = private.slug_of(category[2]) and g.slug = group_slug
      on conflict do nothing;
  end loop;
end
$$;
comment on function private.add_starting_group(text, text, int, text, text[]) is
  'Adds a group and its {icon, name, description} categories, leaving what exists as it is.';
revoke all on function private.add_starting_group(text, text, int, text, text[]) from public;
--- functions/adjust_credits.sql
create or replace function public.adjust_credits(
  account uuid, seen_balance int, new_balance int, reason text default null
) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  balance int;
begin
  if not private.lock_account(auth.uid()) or not private.is_admin() then
    raise exception 'Only admins set balances.' using errcode = '42501';
  end if;
  if new_balance is null or new_balance < 0 then
    raise exception 'A balance is never below zero.' using errcode = '23514';
  end if;
  if not private.lock_account(account) then
    raise exception 'There is no such account.' using errcode = 'STNTF';
  end if;
  balance := private.lock_credits(account);
  if balance is distinct from seen_balance then
    raise exception 'The balance has changed to % since it was shown.', balance using errcode = 'STRAC',
      detail = balance::text, hint = 'Look at it again.';
  end if;
  if new_balance <> balance then
    perform private.record_credit_entry(account, new_balance - balance, 'adjustment', null,
      coalesce(left(nullif(btrim(reason), ''), 500), format('Balance set from %s to %s', balance, new_balance)));
  end if;
  return new_balance;
end
$$;
comment on function public.adjust_credits(uuid, int, int, text) is
  'Sets a balance, if it still is seen_balance, by an adjustment entry with actor and reason; returns it. 42501 unless admin, STRAC (detail: the balance now), STNTF, 23514.';
revoke all on function public.adjust_credits(uuid, int, int, text) from public;
grant execute on function public.adjust_credits(uuid, int, int, text) to authenticated;
--- functions/attach_checkout.sql
create or replace function private.attach_checkout(
  purchase_id uuid, session_id text, url text, expires_at timestamptz
) returns public.purchases
language plpgsql security definer set search_path = ''
as $$
declare
  purchase public.purchases;
begin
  select p.* into purchase from public.purchases p where p.id = attach_checkout.purchase_id for update;
  if not found then
    raise exception 'There is no such purchase.' using errcode = 'STNTF';
  end if;
  if purchase.checkout_session_id is not null then
    return purchase;
  end if;
  update public.purchases p set
      checkout_session_id = attach_checkout.session_id, checkout_url = attach_checkout.url,
      checkout_expires_at = attach_checkout.expires_at,
      status = case p.status when 'cancelled' then 'pending' else p.status end
    where p.id = purchase.id
    returning p.* into purchase;
  return purchase;
end
$$;
comment on function private.attach_checkout(uuid, text, text, timestamptz) is
  'Sets the checkout of a purchase unless it has one; returns the row as it stands then. STNTF.';
revoke all on function private.attach_checkout(uuid, text, text, timestamptz) from public;
grant execute on function private.attach_checkout(uuid, text, text, timestamptz) to service_role;
--- functions/auth_has_required_aal.sql
create or replace function auth.has_required_aal() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal' in ('aal2', 'aal3'), false)
    or not exists (
      select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified'
    )
$$;
comment on function auth.has_required_aal() is
  'False for a person with a verified factor whose session is only aal1; true for everyone else.';
revoke all on function auth.has_required_aal() from public;
grant execute on function auth.has_required_aal() to authenticated, service_role;
--- functions/auth_jwt.sql
create or replace function auth.jwt() returns jsonb
language sql stable parallel safe
as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
comment on function auth.jwt() is 'Claims of the caller''s token; {} where there is none.';
revoke all on function auth.jwt() from public;
grant execute on function auth.jwt() to anon, authenticated, service_role, auth_admin;
--- functions/auth_role.sql
create or replace function auth.role() returns text
language sql stable parallel safe
as $$
  select auth.jwt() ->> 'role'
$$;
comment on function auth.role() is 'Role claim of the caller''s token.';
revoke all on function auth.role() from public;
grant execute on function auth.role() to anon, authenticated, service_role, auth_admin;
--- functions/auth_uid.sql
create or replace function auth.uid() returns uuid
language sql stable parallel safe
as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;
comment on function auth.uid() is 'Id of the signed-in person; null for anyone else.';
revoke all on function auth.uid() from public;
grant execute on function auth.uid() to anon, authenticated, service_role, auth_admin;
--- functions/begin_generation.sql
create or replace function private.begin_generation(
  caller_id uuid, idempotency_key text, selections jsonb, prompt text, model text, cost int default 1
) returns public.generations
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  generation public.generations;
  held boolean;
begin
  perform from auth.users u where u.id = caller_id for key share;
  held := found;
  if held then
    perform private.lock_credits(caller_id);
  end if;
  select g.* into generation from public.generations g
    where g.user_id = caller_id and g.idempotency_key = begin_generation.idempotency_key;
  if found then
    return generation;
  end if;
  if held then
    perform private.expire_credits(caller_id);
  end if;
  perform private.check_generation(caller_id, begin_generation.cost);
  insert into public.generations as g (user_id, idempotency_key, selections, prompt, model, cost)
    values (caller_id, begin_generation.idempotency_key, begin_generation.selections,
      begin_generation.prompt, begin_generation.model, begin_generation.cost)
    returning g.* into generation;
  if generation.cost > 0 then
    perform private.record_credit_entry(caller_id, -generation.cost, 'generation', generation.id::text);
  end if;
  return generation;
end
$$;
comment on function private.begin_generation(uuid, text, jsonb, text, text, int) is
  'Opens a running generation and takes its cost; the same key returns the same row. xmin = pg_current_xact_id()::xid, read in a further statement, says that this transaction opened it. STUSR, STFOR, STGEN, STCRD.';
revoke all on function private.begin_generation(uuid, text, jsonb, text, text, int) from public;
grant execute on function private.begin_generation(uuid, text, jsonb, text, text, int) to service_role;
--- functions/begin_payment_event.sql
create or replace function private.begin_payment_event(event_id text, type text) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  fresh boolean;
begin
  insert into private.payment_events as e (event_id, type)
    values (begin_payment_event.event_id, begin_payment_event.type)
    on conflict (event_id) do update set attempts = e.attempts + 1
    returning e.outcome is null or e.outcome like 'failed%' into fresh;
  return fresh;
end
$$;
comment on function private.begin_payment_event(text, text) is
  'Counts an event and answers whether it is to be processed: false where it ended without failure before.';
revoke all on function private.begin_payment_event(text, text) from public;
grant execute on function private.begin_payment_event(text, text) to service_role;
--- functions/begin_reversal.sql
create or replace function private.begin_reversal(
  purchase public.purchases, reference text, request_id text, deliverable boolean
) returns void
language plpgsql set search_path = ''
as $$
declare
  reversal private.purchase_reversals;
  request private.refund_requests;
  room record;
  available int;
begin
  if deliverable then
    perform private.expire_credits(purchase.user_id);
  end if;
  select r.* into reversal from private.purchase_reversals r where r.reference = begin_reversal.reference;
  select * into room from private.reversal_room(purchase, reversal.cents);
  if purchase.undeliverable or not deliverable then
    room.credits := 0;
  end if;
  available := least(room.credits, (select c.balance from public.credits c where c.user_id = purchase.user_id));
  update private.purchase_reversals r
    set counted_cents = room.cents, credits = room.credits, taken = coalesce(available, 0)
    where r.reference = begin_reversal.reference;
  if available > 0 then
    select r.* into request from private.refund_requests r
      where r.purchase_id = purchase.id and r.id::text = begin_reversal.request_id;
    perform private.record_credit_entry(
      purchase.user_id, -available, reversal.kind, reversal.reference, request.reason, null, request.admin_id);
  end if;
end
$$;
comment on function private.begin_reversal(public.purchases, text, text, boolean) is
  'Counts a new reversal and takes its credits, never below zero.';
revoke all on function private.begin_reversal(public.purchases, text, text, boolean) from public;
--- functions/cancel_generation.sql
create or replace function private.cancel_generation(caller_id uuid, generation_id uuid) returns public.generations
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  generation public.generations;
begin
  perform private.lock_credits(g.user_id) from public.generations g
    where g.id = cancel_generation.generation_id and g.user_id = cancel_generation.caller_id;
  select g.* into generation from public.generations g
    where g.id = cancel_generation.generation_id and g.user_id = cancel_generation.caller_id for update;
  if not found then
    raise exception 'There is no such generation.' using errcode = 'STNTF';
  end if;
  if generation.status = 'failed' then
    return generation;
  end if;
  if generation.status <> 'running' then
    raise exception 'Your recipe is already written; it is kept for you.' using errcode = 'STWRT';
  end if;
  if generation.first_sent_at is not null then
    raise exception 'Your recipe is already being written; it will be kept for you.' using errcode = 'STWRT';
  end if;
  generation := private.fail_generation(generation.id, 'cancelled', 'Taken back by the cook.');
  perform pg_notify('generation_cancelled', generation.id::text);
  return generation;
end
$$;
comment on function private.cancel_generation(uuid, uuid) is
  'running and nothing sent → failed with reason cancelled and the credit back, NOTIFY generation_cancelled; a failed one is returned unchanged. STNTF when it is not the caller''s, STWRT when it is written or being written.';
revoke all on function private.cancel_generation(uuid, uuid) from public;
grant execute on function private.cancel_generation(uuid, uuid) to service_role;
--- functions/check_generation.sql
create or replace function private.check_generation(caller_id uuid, cost int default 1) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account auth.users;
begin
  select u.* into account from auth.users u where u.id = caller_id and u.deleted_at is null;
  if not found then
    raise exception 'This account no longer exists.' using errcode = 'STUSR';
  end if;
  if account.banned_until > now() then
    raise exception 'This account is banned.' using errcode = 'STFOR';
  end if;
  if exists (select from public.generations g where g.user_id = caller_id and g.status = 'running') then
    raise exception 'A recipe is already being generated…' using errcode = 'STGEN';
  end if;
  if coalesce((select c.balance from public.credits c where c.user_id = caller_id), 0) - coalesce((
    select sum(l.remaining) from private.credit_lots l
      where l.user_id = caller_id and l.remaining > 0 and l.expires_at <= now()
  ), 0) < cost then
    raise exception 'You don''t have enough credits. Please purchase more.' using errcode = 'STCRD';
  end if;
end
$$;
comment on function private.check_generation(uuid, int) is
  'Raises STUSR, STFOR, STGEN or STCRD, in this order, where the cook may not begin a generation now.';
revoke all on function private.check_generation(uuid, int) from public;
grant execute on function private.check_generation(uuid, int) to service_role;
--- functions/claim_receipts.sql
create or replace function private.claim_receipts(at_most int)
returns table (
  purchase_id uuid, email text, full_name text, pack text, credits int, amount_cents int, currency text,
  refunded_cents int, completed_at timestamptz
)
language sql security definer set search_path = ''
as $$
  with due as (
    select p.id, u.email::text, f.full_name
    from public.purchases p
      join auth.users u on u.id = p.user_id and u.deleted_at is null and u.email <> ''
      left join public.profiles f on f.id = p.user_id
    where p.status = 'completed' and p.receipt_sent_at is null and p.completed_at > now() - interval '7 days'
      and (p.receipt_claimed_at is null or p.receipt_claimed_at <= now() - interval '10 minutes')
    order by p.completed_at
    limit at_most for update of p skip locked
  )
  update public.purchases p set receipt_claimed_at = now()
    from due where p.id = due.id
    returning p.id, due.email, due.full_name, p.pack, p.credits, p.amount_cents, p.currency, p.refunded_cents, p.completed_at
$$;
comment on function private.claim_receipts(int) is
  'Claims up to at_most receipts for ten minutes, with whom they go to and what was bought.';
revoke all on function private.claim_receipts(int) from public;
grant execute on function private.claim_receipts(int) to service_role;
--- functions/claim_refund_letters.sql
create or replace function private.claim_refund_letters(at_most int)
returns table (
  reference text, purchase_id uuid, email text, refunded_cents int, credits_taken int, amount_cents int, currency text,
  completed_at timestamptz, balance int
)
language sql security definer set search_path = ''
as $$
  with due as (
    select r.reference, u.email::text, p.id, p.amount_cents, p.currency, p.completed_at, c.balance
    from private.purchase_reversals r
      join public.purchases p on p.id = r.purchase_id
      join auth.users u on u.id = p.user_id and u.deleted_at is null and u.email <> ''
      join public.credits c on c.user_id = p.user_id
    where r.kind = 'refund' and r.ended_at is null and r.letter_sent_at is null
      and r.created_at > now() - interval '7 days'
      and (r.letter_claimed_at is null or r.letter_claimed_at <= now() - interval '10 minutes')
    order by r.created_at
    limit at_most for update of r skip locked
  )
  update private.purchase_reversals r set letter_claimed_at = now()
    from due where r.reference = due.reference
    returning r.reference, due.id, due.email, r.cents, r.taken, due.amount_cents, due.currency, due.completed_at, due.balance
$$;
comment on function private.claim_refund_letters(int) is
  'Claims up to at_most letters about refunds for ten minutes, with whom they go to and what went back.';
revoke all on function private.claim_refund_letters(int) from public;
grant execute on function private.claim_refund_letters(int) to service_role;
--- functions/close_refund_request.sql
create or replace function private.close_refund_request(id uuid, refund_id text) returns void
language sql security definer set search_path = ''
as $$
  update private.refund_requests r
    set refund_id = coalesce(r.refund_id, close_refund_request.refund_id), closed_at = coalesce(r.closed_at, now())
    where r.id = close_refund_request.id
$$;
comment on function private.close_refund_request(uuid, text) is
  'Closes a refund request with the refund, or with null where the provider refuses.';
revoke all on function private.close_refund_request(uuid, text) from public;
grant execute on function private.close_refund_request(uuid, text) to service_role;
--- functions/complete_generation.sql
create or replace function private.complete_generation(
  generation_id uuid, result jsonb, timings jsonb, input_tokens int, output_tokens int,
  cost_usd numeric default null, repaired boolean default false
) returns public.generations
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  generation public.generations;
begin
  select g.* into generation from public.generations g
    where g.id = complete_generation.generation_id for update;
  if not found then
    raise exception 'There is no such generation.' using errcode = 'STNTF';
  end if;
  if generation.status <> 'running' then
    return generation;
  end if;
  update public.generations g set
      status = 'completed', finished_at = clock_timestamp(),
      result = complete_generation.result, timings = complete_generation.timings,
      input_tokens = complete_generation.input_tokens, output_tokens = complete_generation.output_tokens,
      cost_usd = complete_generation.cost_usd, repaired = complete_generation.repaired
    where g.id = generation.id
    returning g.* into generation;
  return generation;
end
$$;
comment on function private.complete_generation(uuid, jsonb, jsonb, int, int, numeric, boolean) is
  'running → completed with its result; a closed generation is returned unchanged. STNTF when there is none.';
revoke all on function private.complete_generation(uuid, jsonb, jsonb, int, int, numeric, boolean) from public;
grant execute on function private.complete_generation(uuid, jsonb, jsonb, int, int, numeric, boolean) to service_role;
--- functions/credit_expiry_of.sql
create or replace function private.credit_expiry_of(given_at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select given_at + make_interval(months => s.value::int) from private.product_settings s
    where s.key = 'credits_expire_after_months' and s.value::int > 0
$$;
comment on function private.credit_expiry_of(timestamptz) is 'When credits given at a time expire; null: never.';
revoke all on function private.credit_expiry_of(timestamptz) from public;
--- functions/end_payment_event.sql
create or replace function private.end_payment_event(event_id text, outcome text) returns void
language sql security definer set search_path = ''
as $$
  update private.payment_events e set outcome = left(end_payment_event.outcome, 500), ended_at = now()
    where e.event_id = end_payment_event.event_id
$$;
comment on function private.end_payment_event(text, text) is
  'Writes the outcome of an event: a word for operators; "failed…" means that it is to be tried again.';
revoke all on function private.end_payment_event(text, text) from public;
grant execute on function private.end_payment_event(text, text) to service_role;
--- functions/end_reversal.sql
create or replace function private.end_reversal(
  purchase public.purchases, reference text, deliverable boolean
) returns void
language plpgsql set search_path = ''
as $$
declare
  ended private.purchase_reversals;
  other private.purchase_reversals;
  room record;
  free int;
  kept int;
begin
  update private.purchase_reversals r set ended_at = now()
    where r.reference = end_reversal.reference returning r.* into ended;
  free := ended.taken;
  for other in
    select r.* from private.purchase_reversals r
      where r.purchase_id = purchase.id and r.ended_at is null and r.counted_cents < r.cents
      order by r.position
  loop
    select * into room from private.reversal_room(purchase, other.cents - other.counted_cents);
    if purchase.undeliverable or not deliverable then
      room.credits := 0;
    end if;
    kept := least(free, room.credits);
    update private.purchase_reversals r set
        counted_cents = r.counted_cents + room.cents, credits = r.credits + room.credits, taken = r.taken + kept
      where r.reference = other.reference;
    free := free - kept;
  end loop;
  if free > 0 and deliverable then
    perform private.record_credit_entry(purchase.user_id, free, ended.kind, ended.reference || ':returned');
  end if;
end
$$;
comment on function private.end_reversal(public.purchases, text, boolean) is
  'Ends a reversal and gives back what was taken for it, less what another one of the same money keeps.';
revoke all on function private.end_reversal(public.purchases, text, boolean) from public;
--- functions/entries_undone_by.sql
create or replace function private.entries_undone_by(entry public.credit_entries) returns setof bigint
language plpgsql stable set search_path = ''
as $$
begin
  if entry.kind = 'generation_refund' then
    return query select e.id from public.credit_entries e
      where e.kind = 'generation' and e.reference = entry.reference;
  elsif entry.kind in ('refund', 'dispute') then
    return query select e.id
      from private.purchase_reversals ended
      join private.purchase_reversals r on r.purchase_id = ended.purchase_id
      join public.credit_entries e on e.kind = r.kind and e.reference = r.reference
      where ended.reference = regexp_replace(entry.reference, ':returned$', '');
  end if;
end
$$;
comment on function private.entries_undone_by(public.credit_entries) is 'Ids of the entries whose credits an entry gives back.';
revoke all on function private.entries_undone_by(public.credit_entries) from public;
--- functions/expire_credits.sql
create or replace function private.expire_credits(account uuid default null) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  cook uuid;
  lot private.credit_lots;
  expired int := 0;
begin
  for cook in
    select due.user_id from (
      select distinct l.user_id from private.credit_lots l
        join auth.users u on u.id = l.user_id and u.deleted_at is null
        where l.remaining > 0 and l.expires_at <= now()
          and (account is null or l.user_id = account)
        limit 500
    ) as due order by due.user_id
  loop
    continue when not private.lock_account(cook);
    perform private.lock_credits(cook);
    for lot in
      select l.* from private.credit_lots l
        where l.user_id = cook and l.remaining > 0 and l.expires_at <= now() order by l.expires_at, l.entry_id
    loop
      perform private.record_credit_entry(cook, -lot.remaining, 'expiry', lot.entry_id::text);
      expired := expired + lot.remaining;
    end loop;
  end loop;
  return expired;
end
$$;
comment on function private.expire_credits(uuid) is
  'Writes an expiry entry for each lot that has run out, of one account or of up to 500; returns how many credits expired.';
revoke all on function private.expire_credits(uuid) from public;
grant execute on function private.expire_credits(uuid) to service_role;
--- functions/fail_generation.sql
create or replace function private.fail_generation(
  generation_id uuid, reason text, detail text, timings jsonb default null,
  input_tokens int default null, output_tokens int default null,
  cost_usd numeric default null, repaired boolean default false
) returns public.generations
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  generation public.generations;
begin
  perform private.lock_credits(g.user_id) from public.generations g
    where g.id = fail_generation.generation_id;
  select g.* into generation from public.generations g
    where g.id = fail_generation.generation_id for update;
  if not found then
    raise exception 'There is no such generation.' using errcode = 'STNTF';
  end if;
  if generation.status in ('completed', 'refunded') then
    return generation;
  end if;
  update public.generations g set
      timings = coalesce(g.timings, fail_generation.timings),
      input_tokens = coalesce(g.input_tokens, fail_generation.input_tokens),
      output_tokens = coalesce(g.output_tokens, fail_generation.output_tokens),
      cost_usd = coalesce(g.cost_usd, fail_generation.cost_usd),
      repaired = g.repaired or fail_generation.repaired
    where g.id = generation.id
    returning g.* into generation;
  if generation.status <> 'running' then
    return generation;
  end if;
  update public.generations g set
      status = 'failed', finished_at = clock_timestamp(),
      reason = left(fail_generation.reason, 200), detail = left(fail_generation.detail, 5000)
    where g.id = generation.id
    returning g.* into generation;
  if generation.cost > 0 then
    perform private.record_credit_entry(
      generation.user_id, generation.cost, 'generation_refund', generation.id::text, generation.reason);
  end if;
  return generation;
end
$$;
comment on function private.fail_generation(uuid, text, text, jsonb, int, int, numeric, boolean) is
  'running → failed, with the credit given back and what it took; a failed one only learns what it took, a completed one is returned unchanged. STNTF when there is none.';
revoke all on function private.fail_generation(uuid, text, text, jsonb, int, int, numeric, boolean) from public;
grant execute on function private.fail_generation(uuid, text, text, jsonb, int, int, numeric, boolean) to service_role;
--- functions/find_purchase.sql
create or replace function private.find_purchase(reference text) returns public.purchases
language plpgsql stable security definer set search_path = ''
as $$
declare
  purchase public.purchases;
begin
  if reference ~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    select p.* into purchase from public.purchases p where p.id = reference::uuid;
  else
    select p.* into purchase from public.purchases p
      where p.checkout_session_id = reference or p.payment_intent_id = reference
      order by p.checkout_session_id = reference desc nulls last limit 1;
  end if;
  return purchase;
end
$$;
comment on function private.find_purchase(text) is
  'A purchase by its id, its checkout session or its payment intent; a row of nulls where there is none.';
revoke all on function private.find_purchase(text) from public;
grant execute on function private.find_purchase(text) to service_role;
--- functions/forget_payment_customer.sql
create or replace function private.forget_payment_customer(customer_id text) returns void
language sql security definer set search_path = ''
as $$
  delete from private.payment_customers c where c.customer_id = forget_payment_customer.customer_id
$$;
comment on function private.forget_payment_customer(text) is
  'Removes a customer, whoevers it is.';
revoke all on function private.forget_payment_customer(text) from public;
grant execute on function private.forget_payment_customer(text) to service_role;
--- functions/get_credit_lots.sql
create or replace function public.get_credit_lots() returns table (credits int, expires_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select sum(l.remaining)::int, l.expires_at from private.credit_lots l
    where l.user_id = auth.uid() and l.remaining > 0 and (l.expires_at is null or l.expires_at > now())
      and auth.has_required_aal()
    group by l.expires_at
    order by l.expires_at nulls last
$$;
comment on function public.get_credit_lots() is
  'The caller''s credits by the date at which they expire (null: never), the earliest first.';
revoke all on function public.get_credit_lots() from public;
grant execute on function public.get_credit_lots() to authenticated;
--- functions/get_purchase_entries.sql
create or replace function public.get_purchase_entries(purchase_id uuid)
returns table (id bigint, delta int, kind text, reason text, actor_id uuid, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  with named as (
    select 'purchase' as kind, get_purchase_entries.purchase_id::text as reference
    union all
    select r.kind, spoken.reference from private.purchase_reversals r
      cross join lateral (values (r.reference), (r.reference || ':returned')) as spoken (reference)
      where r.purchase_id = get_purchase_entries.purchase_id
    union all
    select 'expiry', g.id::text from public.credit_entries g
      where g.kind = 'purchase' and g.reference = get_purchase_entries.purchase_id::text
  )
  select e.id, e.delta, e.kind, e.reason, e.actor_id, e.created_at
    from named n join public.credit_entries e on e.kind = n.kind and e.reference = n.reference
    where (select private.is_admin())
    order by e.id desc
$$;
comment on function public.get_purchase_entries(uuid) is
  'The ledger entries of a purchase, newest first; none for a caller who is no admin.';
revoke all on function public.get_purchase_entries(uuid) from public;
grant execute on function public.get_purchase_entries(uuid) to authenticated;
--- functions/get_recipes_with_ratings.sql
drop function if exists public.get_recipes_with_ratings(uuid, uuid);
create function public.get_recipes_with_ratings(
  filter_user_id uuid default null, filter_recipe_id uuid default null
) returns table (
  id uuid, user_id uuid, name text, description text, ingredients text[], procedure text[],
  prep_time int, cook_time int, servings int, difficulty text, categories text[], category text,
  image_url text, thumbnail_url text, created_at timestamptz, average_rating numeric, rating_count int,
  generation_id uuid, details jsonb, search_text text, is_favorite boolean
)
language sql stable parallel safe
as $$
  select r.id, r.user_id, r.name, r.description, r.ingredients, r.procedure,
      r.prep_time, r.cook_time, r.servings, r.difficulty, r.categories, r.category,
      r.image_url, r.thumbnail_url, r.created_at, r.average_rating, r.rating_count,
      r.generation_id, r.details, r.search_text,
      exists (
        select from public.favorite_recipes f where f.recipe_id = r.id and f.user_id = (select auth.uid())
      )
    from public.recipes r
    where (filter_user_id is null or r.user_id = filter_user_id)
      and (filter_recipe_id is null or r.id = filter_recipe_id)
    order by r.created_at desc, r.id
$$;
comment on function public.get_recipes_with_ratings(uuid, uuid) is
  'Recipes, newest first, of one user or one by id; is_favorite is the caller''s own mark.';
revoke all on function public.get_recipes_with_ratings(uuid, uuid) from public;
grant execute on function public.get_recipes_with_ratings(uuid, uuid) to anon, authenticated, service_role;
--- functions/get_user_recipe_rating.sql
create or replace function public.get_user_recipe_rating(recipe_uuid uuid) returns int
language sql stable parallel safe
as $$
  select r.rating from public.recipe_ratings r
    where r.recipe_id = recipe_uuid and r.user_id = auth.uid()
$$;
comment on function public.get_user_recipe_rating(uuid) is
  'The caller''s rating (1 to 5) of a recipe, or null.';
revoke all on function public.get_user_recipe_rating(uuid) from public;
grant execute on function public.get_user_recipe_rating(uuid) to anon, authenticated, service_role;
--- functions/grant_purchase.sql
create or replace function private.grant_purchase(
  purchase public.purchases, state jsonb, deliverable boolean
) returns public.purchases
language plpgsql set search_path = ''
as $$
declare
  granted public.purchases;
begin
  if (state ->> 'amountCents')::int is distinct from purchase.amount_cents
    or lower(state ->> 'currency') is distinct from purchase.currency
  then
    raise exception 'Paid were % %, not % %.', coalesce(state ->> 'amountCents', 'no'), coalesce(state ->> 'currency', 'cents'),
      purchase.amount_cents, purchase.currency using errcode = 'STPAY', hint = 'Nothing was granted.';
  end if;
  if deliverable then
    perform private.record_credit_entry(purchase.user_id, purchase.credits, 'purchase', purchase.id::text);
  end if;
  update public.purchases p set
      status = 'completed', completed_at = now(), undeliverable = not deliverable, failure_code = null,
      payment_intent_id = coalesce(state ->> 'paymentIntentId', p.payment_intent_id)
    where p.id = purchase.id
    returning p.* into granted;
  return granted;
end
$$;
comment on function private.grant_purchase(public.purchases, jsonb, boolean) is
  'Writes the purchase entry and completes the row, or marks it undeliverable. STPAY.';
revoke all on function private.grant_purchase(public.purchases, jsonb, boolean) from public;
--- functions/hold_buyer.sql
create or replace function private.hold_buyer(purchase_id uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  buyer uuid := (select p.user_id from public.purchases p where p.id = hold_buyer.purchase_id);
  there boolean := buyer is not null and private.lock_account(buyer);
begin
  if there then
    perform private.lock_credits(buyer);
  end if;
  perform private.lock_account(r.admin_id) from private.refund_requests r
    where r.purchase_id = hold_buyer.purchase_id and r.admin_id is not null;
  return there;
end
$$;
comment on function private.hold_buyer(uuid) is
  'Locks a purchase''s buyer and their credits. True where the account is there, neither gone nor softly deleted.';
revoke all on function private.hold_buyer(uuid) from public;
--- functions/is_admin.sql
create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
      select from public.user_roles r join auth.users u on u.id = r.user_id
        where r.user_id = auth.uid() and r.role = 'admin' and (u.banned_until is null or u.banned_until <= now())
    ) and auth.has_required_aal()
$$;
comment on function private.is_admin() is 'True when the caller is an admin who is not banned, at the assurance level that their account requires.';
revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated, service_role;
--- functions/keyed_hash.sql
create or replace function private.keyed_hash(purpose text, value text) returns text
language sql stable strict security definer set search_path = ''
as $$
  select encode(sha256(k.outer_key || sha256(k.inner_key || convert_to(keyed_hash.value, 'UTF8'))), 'hex')
    from private.hash_keys k where k.purpose = keyed_hash.purpose
$$;
comment on function private.keyed_hash(text, text) is
  'Hex keyed hash of a value, under the key of a purpose (contact or account).';
revoke all on function private.keyed_hash(text, text) from public;
--- functions/list_open_refund_requests.sql
create or replace function private.list_open_refund_requests(older_than interval)
returns setof private.refund_requests
language sql stable security definer set search_path = ''
as $$
  select r.* from private.refund_requests r
    where r.closed_at is null and r.created_at <= now() - older_than
    order by r.created_at limit 100
$$;
comment on function private.list_open_refund_requests(interval) is
  'Refund requests that have been open for longer than older_than, oldest first, at most 100.';
revoke all on function private.list_open_refund_requests(interval) from public;
grant execute on function private.list_open_refund_requests(interval) to service_role;
--- functions/list_orphaned_customers.sql
create or replace function private.list_orphaned_customers(at_most int) returns setof text
language sql stable security definer set search_path = ''
as $$
  select c.customer_id from private.payment_customers c where c.user_id is null order by c.created_at limit at_most
$$;
comment on function private.list_orphaned_customers(int) is
  'Up to at_most customer ids that belong to no account.';
revoke all on function private.list_orphaned_customers(int) from public;
grant execute on function private.list_orphaned_customers(int) to service_role;
--- functions/list_unsettled_purchases.sql
create or replace function private.list_unsettled_purchases(older_than interval, at_most int)
returns setof public.purchases
language sql security definer set search_path = ''
as $$
  update public.purchases p set asked_at = now()
    where p.id in (
      select o.id from public.purchases o
        where ((o.status in ('pending', 'processing') and o.checkout_session_id is not null)
            or (o.undeliverable and o.status <> 'refunded'))
          and greatest(o.created_at, o.settled_at, o.asked_at)
            <= now() - greatest(older_than, least(interval '6 hours', (now() - o.created_at) / 10))
        order by greatest(o.created_at, o.settled_at, o.asked_at)
        limit at_most for update skip locked
    )
    returning p.*
$$;
comment on function private.list_unsettled_purchases(interval, int) is
  'Takes up to at_most purchases that wait for the provider and were not compared for older_than, nor for a tenth of their age.';
revoke all on function private.list_unsettled_purchases(interval, int) from public;
grant execute on function private.list_unsettled_purchases(interval, int) to service_role;
--- functions/lock_account.sql
create or replace function private.lock_account(account uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform from auth.users u where u.id = account for key share;
  return exists (select from auth.users u where u.id = account and u.deleted_at is null);
end
$$;
comment on function private.lock_account(uuid) is
  'Holds an account for this transaction. True where it exists and is not deleted, also softly.';
revoke all on function private.lock_account(uuid) from public;
grant execute on function private.lock_account(uuid) to authenticated, service_role;
--- functions/lock_credits.sql
create or replace function private.lock_credits(account uuid) returns int
language plpgsql set search_path = ''
as $$
declare
  held int;
begin
  perform from auth.users u where u.id = account for key share;
  if not found then
    return null;
  end if;
  select c.balance into held from public.credits c where c.user_id = account for update;
  if not found then
    insert into public.credits (user_id) values (account) on conflict (user_id) do nothing;
    select c.balance into held from public.credits c where c.user_id = account for update;
  end if;
  return held;
end
$$;
comment on function private.lock_credits(uuid) is
  'Locks a credits row (making it if absent) for this transaction and returns its balance; null where the account is gone.';
revoke all on function private.lock_credits(uuid) from public;
--- functions/mark_generation_sent.sql
create or replace function private.mark_generation_sent(generation_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.generations g
    set first_sent_at = coalesce(g.first_sent_at, clock_timestamp())
    where g.id = mark_generation_sent.generation_id and g.status = 'running';
  return found;
end
$$;
comment on function private.mark_generation_sent(uuid) is
  'True where the generation runs, which now counts as sent; false where it is closed or not there: nothing of it may be sent.';
revoke all on function private.mark_generation_sent(uuid) from public;
grant execute on function private.mark_generation_sent(uuid) to service_role;
--- functions/mark_receipt_sent.sql
create or replace function private.mark_receipt_sent(purchase_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.purchases p set receipt_sent_at = coalesce(p.receipt_sent_at, now()) where p.id = mark_receipt_sent.purchase_id
$$;
comment on function private.mark_receipt_sent(uuid) is
  'Notes that the receipt of a purchase was sent.';
revoke all on function private.mark_receipt_sent(uuid) from public;
grant execute on function private.mark_receipt_sent(uuid) to service_role;
--- functions/mark_refund_letter_sent.sql
create or replace function private.mark_refund_letter_sent(reference text) returns void
language sql security definer set search_path = ''
as $$
  update private.purchase_reversals r set letter_sent_at = coalesce(r.letter_sent_at, now())
    where r.reference = mark_refund_letter_sent.reference
$$;
comment on function private.mark_refund_letter_sent(text) is 'Notes that the buyer was told of a refund.';
revoke all on function private.mark_refund_letter_sent(text) from public;
grant execute on function private.mark_refund_letter_sent(text) to service_role;
--- functions/normalise_contact.sql
create or replace function private.normalise_contact(contact text) returns text
language sql immutable strict parallel safe
as $$
  select case
    when position('@' in contact) > 0
      then regexp_replace(lower(btrim(contact)), '^([^@+]+)\+[^@]*@', '\1@')
    else regexp_replace(contact, '[^0-9]', '', 'g')
  end
$$;
comment on function private.normalise_contact(text) is
  'The spelling under which an address or phone counts for the free credit.';
revoke all on function private.normalise_contact(text) from public;
--- functions/open_purchase.sql
create or replace function private.open_purchase(
  buyer uuid, idempotency_key text, pack text, credits int, amount_cents int, currency text
) returns public.purchases
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  purchase public.purchases;
begin
  if not private.lock_account(buyer) then
    raise exception 'This account no longer exists.' using errcode = 'STUSR';
  end if;
  if exists (select from auth.users u where u.id = buyer and u.banned_until > now()) then
    raise exception 'This account is banned.' using errcode = 'STFOR';
  end if;
  perform private.lock_credits(buyer);
  select p.* into purchase from public.purchases p
    where p.user_id = buyer and p.idempotency_key = open_purchase.idempotency_key;
  if found then
    if purchase.pack <> open_purchase.pack then
      raise exception 'This key was used for another pack.' using errcode = 'STIDM', hint = 'Send a new key.';
    end if;
    return purchase;
  end if;
  if (select count(*) from public.purchases p
      where p.user_id = buyer and p.created_at > now() - interval '1 hour') >= 20 then
    raise exception 'Too many purchases were started. Please try again in an hour.' using errcode = 'STLIM';
  end if;
  insert into public.purchases as p (user_id, idempotency_key, pack, credits, amount_cents, currency)
    values (buyer, open_purchase.idempotency_key, open_purchase.pack, open_purchase.credits,
      open_purchase.amount_cents, lower(open_purchase.currency))
    returning p.* into purchase;
  return purchase;
end
$$;
comment on function private.open_purchase(uuid, text, text, int, int, text) is
  'Makes a pending purchase; the same buyer and key is the same row. STUSR, STFOR (banned), STIDM (other pack under the key), STLIM (20 an hour).';
revoke all on function private.open_purchase(uuid, text, text, int, int, text) from public;
grant execute on function private.open_purchase(uuid, text, text, int, int, text) to service_role;
--- functions/own_lot_of.sql
create or replace function private.own_lot_of(entry public.credit_entries) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  if entry.kind = 'expiry' then
    return entry.reference::bigint;
  end if;
  if entry.kind not in ('refund', 'dispute') then
    return null;
  end if;
  return (
    select g.id from private.purchase_reversals r
      join public.credit_entries g on g.kind = 'purchase' and g.reference = r.purchase_id::text
      where r.reference = entry.reference
  );
end
$$;
comment on function private.own_lot_of(public.credit_entries) is 'The lot that a refund, dispute or expiry is about; null for other entries.';
revoke all on function private.own_lot_of(public.credit_entries) from public;
--- functions/payment_customer.sql
create or replace function private.payment_customer(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select c.customer_id from private.payment_customers c where c.user_id = payment_customer.account
$$;
comment on function private.payment_customer(uuid) is
  'The providers customer id of an account; null where it has none.';
revoke all on function private.payment_customer(uuid) from public;
grant execute on function private.payment_customer(uuid) to service_role;
--- functions/put_into_lots.sql
create or replace function private.put_into_lots(entry public.credit_entries) returns void
language plpgsql set search_path = ''
as $$
declare
  rest int := entry.delta;
  late int := 0;
  part int;
  taking record;
begin
  for taking in
    select t.entry_id, t.lot_id, t.credits - t.returned as out,
        coalesce(l.expires_at <= clock_timestamp() or (l.expires_at is not null and exists (
          select from public.credit_entries e where e.kind = 'expiry' and e.reference = l.entry_id::text
        )), false) as expired
      from private.entries_undone_by(entry) as undone (entry_id)
      join private.credit_takings t on t.entry_id = undone.entry_id and t.returned < t.credits
      join private.credit_lots l on l.entry_id = t.lot_id
      order by l.expires_at desc nulls first, t.lot_id desc
  loop
    part := least(taking.out, rest);
    update private.credit_takings t set returned = t.returned + part
      where t.entry_id = taking.entry_id and t.lot_id = taking.lot_id;
    if taking.expired then
      late := late + part;
    else
      update private.credit_lots l set remaining = l.remaining + part where l.entry_id = taking.lot_id;
    end if;
    rest := rest - part;
    exit when rest = 0;
  end loop;
  if rest + late > 0 then
    insert into private.credit_lots (entry_id, user_id, credits, remaining, expires_at)
      values (entry.id, entry.user_id, rest + late, rest + late,
        case when rest = 0 then now() + interval '7 days' else coalesce(entry.expires_at, private.credit_expiry_of(now())) end);
  end if;
end
$$;
comment on function private.put_into_lots(public.credit_entries) is
  'Gives a positive entry back to the lots it came from, or a lot of its own.';
revoke all on function private.put_into_lots(public.credit_entries) from public;
--- functions/recipe_details.sql
create or replace function private.recipe_details(saved public.recipes) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  generation public.generations;
  made jsonb;
begin
  select g.* into generation from public.generations g
    where g.id = saved.generation_id and g.user_id = saved.user_id and g.status = 'completed';
  if not found then
    return null;
  end if;
  made := case when jsonb_typeof(generation.result -> 'recipe') = 'object'
    then generation.result -> 'recipe' else generation.result end;
  if made ->> 'title' is distinct from saved.name
    or made -> 'ingredients' is distinct from to_jsonb(saved.ingredients)
    or made -> 'instructions' is distinct from to_jsonb(saved.procedure)
    or made -> 'servings' is distinct from to_jsonb(saved.servings)
  then
    return null;
  end if;
  return (made - array['title', 'description', 'ingredients', 'instructions', 'prepTimeMinutes',
      'cookTimeMinutes', 'servings', 'difficulty'])
    || coalesce(generation.result -> 'details', '{}')
    || jsonb_build_object('provenance', jsonb_build_object(
      'model', generation.model, 'generatedAt', generation.finished_at));
end
$$;
comment on function private.recipe_details(public.recipes) is
  'Tips, nutrition, checks and provenance of the generation that a recipe was saved from; null when the content differs.';
revoke all on function private.recipe_details(public.recipes) from public;
--- functions/record_credit_entry.sql
create or replace function private.record_credit_entry(
  account uuid, delta int, kind text, reference text default null, reason text default null,
  expires_at timestamptz default null, actor uuid default null
) returns public.credit_entries
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  entry public.credit_entries;
begin
  perform private.lock_credits(account);
  select e.* into entry from public.credit_entries e
    where e.kind = record_credit_entry.kind and e.reference = record_credit_entry.reference;
  if found then
    return entry;
  end if;
  insert into public.credit_entries as e (user_id, delta, kind, reference, actor_id, reason, expires_at)
    values (account, record_credit_entry.delta, record_credit_entry.kind, record_credit_entry.reference,
      coalesce(record_credit_entry.actor, auth.uid()), record_credit_entry.reason, record_credit_entry.expires_at)
    returning e.* into entry;
  return entry;
end
$$;
comment on function private.record_credit_entry(uuid, int, text, text, text, timestamptz, uuid) is
  'Adds a ledger entry; the same kind and reference twice is the same entry. STCRD when credits do not suffice.';
revoke all on function private.record_credit_entry(uuid, int, text, text, text, timestamptz, uuid) from public;
grant execute on function private.record_credit_entry(uuid, int, text, text, text, timestamptz, uuid) to service_role;
--- functions/remember_credit_expiry.sql
create or replace function private.remember_credit_expiry(months int) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
begin
  insert into private.product_settings as s (key, value)
    values ('credits_expire_after_months', to_jsonb(coalesce(months, 0)))
    on conflict (key) do update set value = excluded.value, updated_at = now() where s.value <> excluded.value;
  if coalesce(months, 0) > 0 then
    return;
  end if;
  for account in
    select distinct l.user_id from private.credit_lots l where l.expires_at is not null order by l.user_id
  loop
    if private.lock_account(account) then
      perform private.lock_credits(account);
      update private.credit_lots l set expires_at = null where l.user_id = account and l.expires_at is not null;
    end if;
  end loop;
end
$$;
comment on function private.remember_credit_expiry(int) is
  'Sets after how many months new credits expire; 0 or null: never, and no credits expire any more.';
revoke all on function private.remember_credit_expiry(int) from public;
grant execute on function private.remember_credit_expiry(int) to service_role;
--- functions/remember_payment_customer.sql
create or replace function private.remember_payment_customer(account uuid, customer_id text) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  there boolean := private.lock_account(account);
begin
  if there then
    insert into private.payment_customers (customer_id, user_id)
      values (remember_payment_customer.customer_id, account)
      on conflict do nothing;
  end if;
  insert into private.payment_customers (customer_id) values (remember_payment_customer.customer_id)
    on conflict (customer_id) do nothing;
  return private.payment_customer(account);
end
$$;
comment on function private.remember_payment_customer(uuid, text) is
  'Stores the customer of an account unless it has one, and returns the one that counts; null where the account is gone.';
revoke all on function private.remember_payment_customer(uuid, text) from public;
grant execute on function private.remember_payment_customer(uuid, text) to service_role;
--- functions/request_refund.sql
create or replace function private.request_refund(
  admin uuid, purchase_id uuid, reason text
) returns private.refund_requests
language plpgsql security definer set search_path = ''
as $$
declare
  purchase public.purchases;
  request private.refund_requests;
begin
  if not private.lock_account(admin) or not exists (
    select from public.user_roles r join auth.users u on u.id = r.user_id
      where r.user_id = admin and r.role = 'admin' and (u.banned_until is null or u.banned_until <= now())
  ) then
    raise exception 'Only admins refund purchases.' using errcode = 'STFOR';
  end if;
  select p.* into purchase from public.purchases p where p.id = request_refund.purchase_id for update;
  if not found then
    raise exception 'There is no such purchase.' using errcode = 'STNTF';
  end if;
  select r.* into request from private.refund_requests r
    where r.purchase_id = purchase.id and r.closed_at is null;
  if found then
    return request;
  end if;
  if purchase.completed_at is null or purchase.status = 'disputed' or purchase.refunded_cents >= purchase.amount_cents then
    raise exception 'There is nothing to refund.' using errcode = 'STPAY', hint = case
      when purchase.completed_at is null then 'It was not paid.'
      when purchase.status = 'disputed' then 'The buyer disputes it, and the money is withdrawn already.'
      else 'All of it was refunded.'
    end;
  end if;
  insert into private.refund_requests as r (purchase_id, admin_id, reason, cents)
    values (purchase.id, admin, left(btrim(request_refund.reason), 500), purchase.amount_cents - purchase.refunded_cents)
    returning r.* into request;
  return request;
end
$$;
comment on function private.request_refund(uuid, uuid, text) is
  'The open refund request of a purchase, made if there is none, over all that was not refunded yet. STFOR unless admin, STNTF, STPAY (not paid, disputed or all refunded).';
revoke all on function private.request_refund(uuid, uuid, text) from public;
grant execute on function private.request_refund(uuid, uuid, text) to service_role;
--- functions/reversal_room.sql
create or replace function private.reversal_room(
  purchase public.purchases, wanted_cents int, out cents int, out credits int
)
language plpgsql stable set search_path = ''
as $$
declare
  counted int;
  assigned int;
  expired int;
begin
  select coalesce(sum(r.counted_cents), 0), coalesce(sum(r.credits), 0) into counted, assigned
    from private.purchase_reversals r where r.purchase_id = purchase.id and r.ended_at is null;
  with given as (
    select 'purchase' as kind, purchase.id::text as reference
    union all
    select r.kind, r.reference || ':returned' from private.purchase_reversals r where r.purchase_id = purchase.id
  )
  select coalesce(-sum(e.delta), 0) into expired
    from given
    join public.credit_entries g on g.kind = given.kind and g.reference = given.reference
    join public.credit_entries e on e.kind = 'expiry' and e.reference = g.id::text;
  cents := least(wanted_cents, purchase.amount_cents - counted);
  credits := case
    when counted + cents >= purchase.amount_cents then purchase.credits
    else round(purchase.credits::numeric * (counted + cents) / purchase.amount_cents)
  end;
  credits := greatest(least(credits, purchase.credits - expired) - assigned, 0);
end
$$;
comment on function private.reversal_room(public.purchases, int) is
  'Cents and credits that a further reversal of wanted_cents counts for.';
revoke all on function private.reversal_room(public.purchases, int) from public;
--- functions/reversals_in.sql
create or replace function private.reversals_in(state jsonb)
returns table (kind text, reference text, cents int, live boolean, request_id text)
language sql immutable set search_path = ''
as $$
  select 'refund', r.id, r.cents, coalesce(r.status not in ('failed', 'canceled'), true), r."requestId"
    from jsonb_to_recordset(
      case jsonb_typeof(state -> 'refunds') when 'array' then state -> 'refunds' else '[]' end
    ) as r (id text, cents int, status text, "requestId" text)
  union all
  select 'dispute', d.id, d.cents, d.funds = 'withdrawn', null
    from jsonb_to_recordset(
      case jsonb_typeof(state -> 'disputes') when 'array' then state -> 'disputes' else '[]' end
    ) as d (id text, cents int, funds text)
    where d.funds in ('withdrawn', 'reinstated')
$$;
comment on function private.reversals_in(jsonb) is
  'The refunds, then the disputes that moved money, of a provider''s reading; live: the money is with the buyer.';
revoke all on function private.reversals_in(jsonb) from public;
--- functions/settle_purchase.sql
create or replace function private.settle_purchase(purchase_id uuid, state jsonb) returns public.purchases
language plpgsql security definer set search_path = ''
as $$
declare
  purchase public.purchases;
  word text := case settle_purchase.state ->> 'status' when 'open' then 'pending' else settle_purchase.state ->> 'status' end;
  deliverable boolean;
begin
  if word is null or word not in ('pending', 'processing', 'failed', 'cancelled', 'paid') then
    raise exception 'A payment has no status "%".', word using errcode = '22023';
  end if;
  deliverable := private.hold_buyer(settle_purchase.purchase_id);
  select p.* into purchase from public.purchases p where p.id = settle_purchase.purchase_id for update;
  if not found then
    raise exception 'There is no such purchase.' using errcode = 'STNTF';
  end if;
  if purchase.completed_at is null and word = 'paid' then
    purchase := private.grant_purchase(purchase, settle_purchase.state, deliverable);
  end if;
  if purchase.completed_at is not null then
    perform private.settle_reversals(purchase, settle_purchase.state, deliverable);
    return private.sum_up_purchase(purchase.id);
  end if;
  if word in ('failed', 'cancelled') or purchase.status = 'pending' then
    purchase.status := word;
    purchase.failure_code := left(settle_purchase.state ->> 'failureCode', 100);
  end if;
  update public.purchases p set
      status = purchase.status, failure_code = purchase.failure_code, settled_at = now(),
      payment_intent_id = coalesce(settle_purchase.state ->> 'paymentIntentId', p.payment_intent_id)
    where p.id = purchase.id
    returning p.* into purchase;
  return purchase;
end
$$;
comment on function private.settle_purchase(uuid, jsonb) is
  'Grants, takes back and gives back so that a purchase is as the provider says: { status: open | processing | paid | failed | cancelled (the last two: the checkout is closed), paymentIntentId, amountCents, currency, failureCode, refunds: [{ id, cents, status, requestId }], disputes: [{ id, cents, funds: none | withdrawn | reinstated }] }. Each once, however often it is called. STNTF, STPAY (another amount or currency was paid: nothing is granted), 22023.';
revoke all on function private.settle_purchase(uuid, jsonb) from public;
grant execute on function private.settle_purchase(uuid, jsonb) to service_role;
--- functions/settle_reversals.sql
create or replace function private.settle_reversals(
  purchase public.purchases, state jsonb, deliverable boolean
) returns void
language plpgsql set search_path = ''
as $$
declare
  reversal record;
begin
  for reversal in
    select r.reference from private.purchase_reversals r
      join private.reversals_in(state) s on s.reference = r.reference and not s.live
      where r.purchase_id = purchase.id and r.ended_at is null
      order by r.position
  loop
    perform private.end_reversal(purchase, reversal.reference, deliverable);
  end loop;
  for reversal in
    select s.* from private.reversals_in(state) with ordinality as s (kind, reference, cents, live, request_id, place)
      where not exists (select from private.purchase_reversals r where r.reference = s.reference)
      order by s.place
  loop
    insert into private.purchase_reversals (reference, purchase_id, kind, cents, ended_at)
      values (reversal.reference, purchase.id, reversal.kind, reversal.cents, case when not reversal.live then now() end)
      on conflict (reference) do nothing;
    if found and reversal.live then
      perform private.begin_reversal(purchase, reversal.reference, reversal.request_id, deliverable);
    end if;
  end loop;
  update private.refund_requests r set refund_id = coalesce(r.refund_id, s.reference), closed_at = coalesce(r.closed_at, now())
    from private.reversals_in(state) s
    where r.purchase_id = purchase.id and r.id::text = s.request_id and (r.refund_id is null or r.closed_at is null);
end
$$;
comment on function private.settle_reversals(public.purchases, jsonb, boolean) is
  'Begins and ends reversals as a reading says, and closes the requests that it answers.';
revoke all on function private.settle_reversals(public.purchases, jsonb, boolean) from public;
--- functions/slug_of.sql
create or replace function private.slug_of(name text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(regexp_replace(lower(name), '[^[:alnum:]]+', '-', 'g'), '-')
$$;
comment on function private.slug_of(text) is 'The slug of a category or group name.';
revoke all on function private.slug_of(text) from public;
--- functions/start_policies.sql
create or replace function private.start_policies(target regclass) returns void
language plpgsql set search_path = ''
as $$
declare
  stale name;
begin
  for stale in select polname from pg_catalog.pg_policy where polrelid = target loop
    execute pg_catalog.format('drop policy %I on %s', stale, target);
  end loop;
  execute pg_catalog.format('alter table %s enable row level security', target);
  execute pg_catalog.format('revoke all on table %s from public, anon, authenticated, service_role, auth_admin', target);
end
$$;
comment on function private.start_policies(regclass) is
  'Enables row security on a table and removes every policy and grant: the first line of each policy file.';
revoke all on function private.start_policies(regclass) from public;
--- functions/sum_up_purchase.sql
create or replace function private.sum_up_purchase(purchase_id uuid) returns public.purchases
language plpgsql set search_path = ''
as $$
declare
  purchase public.purchases;
begin
  with live as (
    select coalesce(sum(r.cents) filter (where r.kind = 'refund'), 0) as refunded,
      coalesce(bool_or(r.kind = 'dispute'), false) as disputed, coalesce(sum(r.credits - r.taken), 0) as shortfall
    from private.purchase_reversals r
    where r.purchase_id = sum_up_purchase.purchase_id and r.ended_at is null
  )
  update public.purchases p set
      refunded_cents = least(p.amount_cents, live.refunded), shortfall_credits = live.shortfall, settled_at = now(),
      status = case
        when live.refunded >= p.amount_cents then 'refunded'
        when live.disputed then 'disputed'
        else 'completed'
      end
    from live
    where p.id = sum_up_purchase.purchase_id
    returning p.* into purchase;
  return purchase;
end
$$;
comment on function private.sum_up_purchase(uuid) is 'Sets status, refunded cents and shortfall of a paid purchase from its reversals.';
revoke all on function private.sum_up_purchase(uuid) from public;
--- functions/sweep_accounts.sql
create or replace function private.sweep_accounts(at_time timestamptz) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  swept int := 0;
  removed int;
begin
  delete from auth.flow_state f where f.created_at < at_time - interval '1 day';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from auth.one_time_tokens t where t.created_at < (at_time at time zone 'utc') - interval '7 days';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from auth.refresh_tokens r where r.revoked and r.updated_at < at_time - interval '60 days';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from auth.audit_log_entries a where a.created_at < at_time - interval '180 days';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from private.rate_limits l where l.expire < extract(epoch from at_time) * 1000 - 3600000;
  get diagnostics removed = row_count; swept := swept + removed;
  delete from private.payment_events e where e.received_at < at_time - interval '90 days';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from private.sandbox_deliveries d where d.delivered_at < at_time - interval '30 days' and d.due_at is null;
  get diagnostics removed = row_count; swept := swept + removed;
  return swept;
end
$$;
comment on function private.sweep_accounts(timestamptz) is
  'Removes expired codes, PKCE states, old refresh tokens, audit entries, counters, old payment events and deliveries of the sandbox; returns how many rows.';
revoke all on function private.sweep_accounts(timestamptz) from public;
grant execute on function private.sweep_accounts(timestamptz) to service_role;
--- functions/sweep_generations.sql
create or replace function private.sweep_generations(older_than interval) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  stale uuid;
  swept int := 0;
begin
  for stale in
    select g.id from public.generations g
      where g.status = 'running' and g.created_at < now() - older_than
      order by g.user_id
  loop
    begin
      if (private.fail_generation(stale, 'interrupted', 'Swept: it ran longer than any process may.')).reason = 'interrupted' then
        swept := swept + 1;
      end if;
    exception when sqlstate 'STNTF' then
      continue;
    end;
  end loop;
  return swept;
end
$$;
comment on function private.sweep_generations(interval) is
  'Fails generations that have been running for longer than older_than; returns how many.';
revoke all on function private.sweep_generations(interval) from public;
grant execute on function private.sweep_generations(interval) to service_role;
--- functions/sweep_sessions.sql
create or replace function private.sweep_sessions(at_time timestamptz, lifetime_seconds int, inactivity_seconds int)
returns int
language plpgsql security definer set search_path = ''
as $$
declare
  day_before timestamptz := at_time - interval '1 day';
  removed int;
begin
  delete from auth.sessions s
    where s.not_after < day_before
      or s.created_at + make_interval(secs => lifetime_seconds) < day_before
      or coalesce(s.refreshed_at at time zone 'utc', s.created_at) + make_interval(secs => inactivity_seconds) < day_before
      or (s.created_at < day_before and not exists (
        select from auth.refresh_tokens r where r.session_id = s.id and (not r.revoked or r.updated_at >= day_before)
      ));
  get diagnostics removed = row_count;
  return removed;
end
$$;
comment on function private.sweep_sessions(timestamptz, int, int) is
  'Removes sessions that ended a day ago or earlier; null for a rule that is not set; returns how many.';
revoke all on function private.sweep_sessions(timestamptz, int, int) from public;
grant execute on function private.sweep_sessions(timestamptz, int, int) to service_role;
--- functions/take_from_lots.sql
create or replace function private.take_from_lots(entry public.credit_entries) returns void
language plpgsql set search_path = ''
as $$
declare
  own_lot bigint := private.own_lot_of(entry);
  rest int := -entry.delta;
  part int;
  lot private.credit_lots;
begin
  for lot in
    select l.* from private.credit_lots l
      where l.user_id = entry.user_id and l.remaining > 0 and (entry.kind <> 'expiry' or l.entry_id = own_lot)
      order by coalesce(l.entry_id = own_lot, false) desc, l.expires_at nulls last, l.entry_id
  loop
    part := least(lot.remaining, rest);
    update private.credit_lots l set remaining = l.remaining - part where l.entry_id = lot.entry_id;
    insert into private.credit_takings (entry_id, lot_id, credits) values (entry.id, lot.entry_id, part);
    rest := rest - part;
    exit when rest = 0;
  end loop;
  if rest > 0 then
    raise exception 'The lots of an account do not hold its balance: % credits are missing.', rest
      using errcode = 'data_corrupted';
  end if;
end
$$;
comment on function private.take_from_lots(public.credit_entries) is
  'Spends a negative entry from the lots and notes from which. data_corrupted where they do not hold as much.';
revoke all on function private.take_from_lots(public.credit_entries) from public;
--- triggers/account_contact_confirmed.sql
create or replace function private.tg_account_contact_confirmed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  contacts text[] := '{}';
  contact text;
  is_first boolean := true;
  is_new boolean;
begin
  if new.email_confirmed_at is not null and (tg_op = 'INSERT' or old.email_confirmed_at is null) then
    contacts := contacts || nullif(new.email, '')::text;
  end if;
  if new.phone_confirmed_at is not null and (tg_op = 'INSERT' or old.phone_confirmed_at is null) then
    contacts := contacts || nullif(new.phone, '');
  end if;
  foreach contact in array array_remove(contacts, null) loop
    insert into private.free_credit_grants (contact_hash)
      values (private.keyed_hash('contact', private.normalise_contact(contact)))
      on conflict (contact_hash) do nothing;
    is_new := found;
    if is_new and is_first then
      perform private.record_credit_entry(new.id, 1, 'free',
        private.keyed_hash('account', new.id::text), 'Welcome');
      is_first := false;
    end if;
  end loop;
  return null;
end
$$;
comment on function private.tg_account_contact_confirmed() is 'One free credit for a contact that is confirmed for the first time anywhere.';
revoke all on function private.tg_account_contact_confirmed() from public;
create or replace trigger _300_account_contact_confirmed
  after insert or update of email_confirmed_at, phone_confirmed_at on auth.users
  for each row execute function private.tg_account_contact_confirmed();
--- triggers/account_created.sql
create or replace function private.tg_account_created() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given jsonb := coalesce(new.raw_user_meta_data, '{}');
  picture text := coalesce(given ->> 'avatar_url', given ->> 'picture');
begin
  insert into public.profiles (id, full_name, email, avatar_url) values (
    new.id,
    left(coalesce(
      nullif(btrim(given ->> 'name'), ''),
      nullif(btrim(given ->> 'full_name'), ''),
      nullif(split_part(new.email, '@', 1), ''),
      'User'
    ), 120),
    nullif(new.email, ''),
    case when picture ~ '^https://[^\\[:cntrl:]]*$' and char_length(picture) <= 2048 then picture end
  ) on conflict (id) do update set full_name = excluded.full_name, avatar_url = excluded.avatar_url
    where tg_op = 'UPDATE';
  if tg_op = 'UPDATE' then
    return null;
  end if;
  insert into public.user_roles (user_id) values (new.id) on conflict (user_id) do nothing;
  insert into public.credits (user_id) values (new.id) on conflict (user_id) do nothing;
  return null;
end
$$;
comment on function private.tg_account_created() is 'Profile, role user and an empty credits row for a new account.';
revoke all on function private.tg_account_created() from public;
create or replace trigger _100_account_created after insert on auth.users
  for each row execute function private.tg_account_created();
create or replace trigger _110_account_registered_again after update of raw_user_meta_data on auth.users
  for each row when (new.confirmed_at is null and new.deleted_at is null
    and old.raw_user_meta_data is distinct from new.raw_user_meta_data)
  execute function private.tg_account_created();
--- triggers/account_deleted.sql
create or replace function private.tg_account_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.flow_state f where f.user_id = old.id;
  delete from auth.audit_log_entries a where a.payload ->> 'actor_id' = old.id::text;
  delete from auth.audit_log_entries a where a.payload -> 'traits' ->> 'user_id' = old.id::text;
  delete from private.mailbox m where lower(m.recipient) in (lower(old.email), lower(old.email_change));
  if tg_op = 'UPDATE' then
    delete from public.user_roles r where r.user_id = old.id;
    delete from public.recipe_ratings r where r.user_id = old.id;
    delete from public.favorite_recipes f where f.user_id = old.id;
    delete from public.recipes r where r.user_id = old.id;
    delete from public.generations g where g.user_id = old.id;
    delete from public.profiles p where p.id = old.id;
    update private.payment_customers c set user_id = null where c.user_id = old.id;
    update private.refund_requests r set admin_id = null where r.admin_id = old.id;
  end if;
  return null;
end
$$;
comment on function private.tg_account_deleted() is 'Removes what names a person and has no foreign key; at a soft deletion, all that they made.';
revoke all on function private.tg_account_deleted() from public;
create or replace trigger _400_account_deleted after delete on auth.users
  for each row execute function private.tg_account_deleted();
create or replace trigger _400_account_soft_deleted after update of deleted_at on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.tg_account_deleted();
--- triggers/account_email_changed.sql
create or replace function private.tg_account_email_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles p set email = nullif(new.email, '') where p.id = new.id;
  return null;
end
$$;
comment on function private.tg_account_email_changed() is 'Carries a changed address into the profile.';
revoke all on function private.tg_account_email_changed() from public;
create or replace trigger _200_account_email_changed after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.tg_account_email_changed();
--- triggers/category_groups_meal_type.sql
create or replace function private.tg_category_groups_meal_type() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'The meal type group cannot be deleted.' using errcode = 'STFOR',
      hint = 'Deactivate it instead.';
  end if;
  new.slug := old.slug;
  new.constraint_label := old.constraint_label;
  return new;
end
$$;
comment on function private.tg_category_groups_meal_type() is 'Keeps slug and label of the meal type group; STFOR on deleting it.';
revoke all on function private.tg_category_groups_meal_type() from public;
create or replace trigger _100_meal_type before update or delete on public.category_groups
  for each row when (old.slug = 'meal-type')
  execute function private.tg_category_groups_meal_type();
--- triggers/category_groups_safety_labels.sql
create or replace function private.tg_category_groups_safety_labels() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The label of a group of diets, allergens or foods to avoid cannot be changed.' using errcode = 'STFOR',
    hint = 'Make a new group with the label that you want, and deactivate or delete this one.';
end
$$;
comment on function private.tg_category_groups_safety_labels() is 'STFOR on changing the label of a group that feeds a check.';
revoke all on function private.tg_category_groups_safety_labels() from public;
create or replace trigger _110_safety_labels before update of constraint_label on public.category_groups
  for each row when (
    old.constraint_label in ('Allergens', 'Dietary Constraints', 'Avoid')
    and new.constraint_label is distinct from old.constraint_label
  )
  execute function private.tg_category_groups_safety_labels();
--- triggers/change_notices.sql
create or replace function private.tg_change_notice() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  key jsonb;
begin
  select jsonb_object_agg(column_name, changed -> column_name) into key
    from unnest(tg_argv[1:]) as column_name;
  perform pg_notify('changes', jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'key', key,
    'owner', changed -> tg_argv[0])::text);
  return null;
end
$$;
comment on function private.tg_change_notice() is 'NOTIFY changes: { schema, table, type, key, owner }.';
revoke all on function private.tg_change_notice() from public;
create or replace trigger _900_change_notice after insert or update or delete on public.recipes
  for each row execute function private.tg_change_notice('user_id', 'id');
create or replace trigger _900_change_notice after insert or update or delete on public.recipe_ratings
  for each row execute function private.tg_change_notice('user_id', 'recipe_id', 'user_id');
create or replace trigger _900_change_notice after insert or update or delete on public.favorite_recipes
  for each row execute function private.tg_change_notice('user_id', 'user_id', 'recipe_id');
--- triggers/credit_entries_ledger.sql
create or replace function private.tg_credit_entries_reserve() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_credits(new.user_id);
  new.account_hash := private.keyed_hash('account', new.user_id::text);
  if new.delta > 0 and new.kind in ('free', 'purchase', 'adjustment') then
    new.expires_at := coalesce(new.expires_at, private.credit_expiry_of(now()));
  end if;
  return new;
end
$$;
comment on function private.tg_credit_entries_reserve() is 'Locks the balance, notes the account''s hash and, on credits that are given, when they expire.';
revoke all on function private.tg_credit_entries_reserve() from public;
create or replace function private.tg_credit_entries_apply() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ledger bigint;
begin
  select sum(e.delta) into ledger from public.credit_entries e where e.user_id = new.user_id;
  if ledger < 0 then
    raise exception 'You don''t have enough credits. Please purchase more.' using errcode = 'STCRD';
  end if;
  update public.credits c set balance = ledger where c.user_id = new.user_id and c.balance <> ledger;
  return null;
end
$$;
comment on function private.tg_credit_entries_apply() is 'Sets the balance to the sum of the ledger; refuses an overdraft (STCRD).';
revoke all on function private.tg_credit_entries_apply() from public;
create or replace function private.tg_credit_entries_append_only() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - array['user_id', 'actor_id'] = to_jsonb(old) - array['user_id', 'actor_id']
    and (new.user_id is not distinct from old.user_id
      or (new.user_id is null and not exists (select from auth.users u where u.id = old.user_id)))
    and (new.actor_id is not distinct from old.actor_id
      or (new.actor_id is null and not exists (select from auth.users u where u.id = old.actor_id)))
  then
    return new;
  end if;
  raise exception 'The ledger is append-only.' using errcode = 'STFOR',
    hint = 'Write a new entry that corrects the old one.';
end
$$;
comment on function private.tg_credit_entries_append_only() is 'Raises STFOR for any change but the pseudonymising one of account deletion.';
revoke all on function private.tg_credit_entries_append_only() from public;
create or replace trigger _100_reserve before insert on public.credit_entries
  for each row execute function private.tg_credit_entries_reserve();
create or replace trigger _200_apply after insert on public.credit_entries
  for each row execute function private.tg_credit_entries_apply();
create or replace trigger _300_append_only before update or delete on public.credit_entries
  for each row execute function private.tg_credit_entries_append_only();
create or replace trigger _300_append_only_truncate before truncate on public.credit_entries
  for each statement execute function private.tg_credit_entries_append_only();
--- triggers/credit_entries_lots.sql
create or replace function private.tg_credit_entries_lots() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.delta > 0 then
    perform private.put_into_lots(new);
  else
    perform private.take_from_lots(new);
  end if;
  return null;
end
$$;
comment on function private.tg_credit_entries_lots() is 'Takes an entry from the cook''s lots or puts it into them.';
revoke all on function private.tg_credit_entries_lots() from public;
create or replace trigger _210_lots after insert on public.credit_entries
  for each row execute function private.tg_credit_entries_lots();
--- triggers/credits_written_directly.sql
create or replace function private.tg_credits_written_directly() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ledger bigint;
begin
  select coalesce(sum(e.delta), 0) into ledger from public.credit_entries e where e.user_id = new.user_id;
  if ledger <> new.balance then
    insert into public.credit_entries (user_id, delta, kind, actor_id, reason) values (
      new.user_id, new.balance - ledger, 'adjustment',
      case when private.lock_account(auth.uid()) then auth.uid() end,
      format('Balance set from %s to %s', ledger, new.balance)
    );
  end if;
  return null;
end
$$;
comment on function private.tg_credits_written_directly() is 'Turns a directly written balance into an adjustment entry with actor and reason.';
revoke all on function private.tg_credits_written_directly() from public;
create or replace trigger _200_written_directly after insert or update of balance on public.credits
  for each row when (pg_trigger_depth() = 0)
  execute function private.tg_credits_written_directly();
--- triggers/purchases_account_hash.sql
create or replace function private.tg_purchases_account_hash() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.account_hash := private.keyed_hash('account', new.user_id::text);
  return new;
end
$$;
comment on function private.tg_purchases_account_hash() is 'Notes the account''s keyed hash on a new purchase.';
revoke all on function private.tg_purchases_account_hash() from public;
create or replace trigger _100_account_hash before insert on public.purchases
  for each row execute function private.tg_purchases_account_hash();
--- triggers/recipe_ratings_average.sql
create or replace function private.tg_recipe_ratings_average() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    update public.recipes r set rating_count = r.rating_count - 1, rating_sum = r.rating_sum - old.rating
      where r.id = old.recipe_id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    update public.recipes r set rating_count = r.rating_count + 1, rating_sum = r.rating_sum + new.rating
      where r.id = new.recipe_id;
  end if;
  return null;
end
$$;
comment on function private.tg_recipe_ratings_average() is 'Keeps rating_count and rating_sum, and by them the average, exact.';
revoke all on function private.tg_recipe_ratings_average() from public;
create or replace trigger _200_average after insert or delete on public.recipe_ratings
  for each row execute function private.tg_recipe_ratings_average();
create or replace trigger _200_average_on_update after update of rating, recipe_id on public.recipe_ratings
  for each row when (old.rating <> new.rating or old.recipe_id <> new.recipe_id)
  execute function private.tg_recipe_ratings_average();
--- triggers/recipes_details.sql
create or replace function private.tg_recipes_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' and new.generation_id is not null and not exists (
    select from public.generations g
      where g.id = new.generation_id and g.user_id = new.user_id and g.status = 'completed'
  ) then
    raise exception 'This is not a finished generation of yours.' using errcode = 'STFOR';
  end if;
  if tg_op = 'UPDATE' and (old.name, old.ingredients, old.procedure, old.servings, old.user_id)
    is not distinct from (new.name, new.ingredients, new.procedure, new.servings, new.user_id)
  then
    new.details := old.details;
    return new;
  end if;
  new.details := private.recipe_details(new);
  return new;
end
$$;
comment on function private.tg_recipes_details() is 'Sets details from the generation while the content is unchanged; STFOR for a generation that is not one''s own, completed.';
revoke all on function private.tg_recipes_details() from public;
create or replace trigger _100_details_on_insert before insert on public.recipes
  for each row execute function private.tg_recipes_details();
create or replace trigger _100_details_on_update
  before update of name, ingredients, procedure, servings, details, user_id, generation_id on public.recipes
  for each row execute function private.tg_recipes_details();
--- triggers/recipes_thumbnail.sql
create or replace function private.tg_recipes_thumbnail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.thumbnail_url := (
    select g.result ->> 'thumbnailUrl' from public.generations g
      where g.id = new.generation_id and g.user_id = new.user_id and g.result ->> 'imageUrl' = new.image_url
  );
  return new;
end
$$;
comment on function private.tg_recipes_thumbnail() is 'Takes the thumbnail from the generation whose picture the recipe shows.';
revoke all on function private.tg_recipes_thumbnail() from public;
create or replace trigger _150_thumbnail before insert on public.recipes
  for each row when (new.thumbnail_url is null and new.generation_id is not null)
  execute function private.tg_recipes_thumbnail();
--- triggers/touch_updated_at.sql
create or replace function private.tg_touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.tg_touch_updated_at() is 'Sets updated_at to the time of the transaction.';
revoke all on function private.tg_touch_updated_at() from public;
create or replace trigger _100_touch before update on public.profiles
  for each row execute function private.tg_touch_updated_at();
create or replace trigger _100_touch before update on public.credits
  for each row execute function private.tg_touch_updated_at();
create or replace trigger _100_touch before update on public.recipe_ratings
  for each row execute function private.tg_touch_updated_at();
create or replace trigger _100_touch before update on public.purchases
  for each row execute function private.tg_touch_updated_at();
--- triggers/user_roles_last_admin.sql
create or replace function private.tg_user_roles_serialise() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.user_roles', 0));
  return null;
end
$$;
comment on function private.tg_user_roles_serialise() is 'One change of roles at a time.';
revoke all on function private.tg_user_roles_serialise() from public;
create or replace function private.tg_user_roles_keep_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.user_roles r where r.role = 'admin' and r.user_id <> old.user_id) then
    raise exception 'The last admin must stay admin.' using errcode = 'STADM',
      hint = 'Make another user an admin first.';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
comment on function private.tg_user_roles_keep_admin() is 'Raises STADM when the only admin would lose the role.';
revoke all on function private.tg_user_roles_keep_admin() from public;
create or replace trigger _100_serialise before update or delete on public.user_roles
  for each statement execute function private.tg_user_roles_serialise();
create or replace trigger _200_keep_admin_on_update before update on public.user_roles
  for each row when (old.role = 'admin' and (new.role <> 'admin' or new.user_id <> old.user_id))
  execute function private.tg_user_roles_keep_admin();
create or replace trigger _200_keep_admin_on_delete before delete on public.user_roles
  for each row when (old.role = 'admin')
  execute function private.tg_user_roles_keep_admin();
--- policies/auth.sql
revoke all on all tables in schema auth from public, anon, authenticated, service_role, auth_admin;
revoke all on all sequences in schema auth from public, anon, authenticated, service_role, auth_admin;
grant select, insert, update, delete on all tables in schema auth to auth_admin;
grant usage, select on all sequences in schema auth to auth_admin;
--- policies/categories.sql
select private.start_policies('public.categories');
grant select, delete on public.categories to authenticated, service_role;
grant select on public.categories to anon;
grant insert (name, slug, description, icon, sort_order, is_active)
  on public.categories to authenticated, service_role;
grant update (name, slug, description, icon, sort_order, is_active)
  on public.categories to authenticated, service_role;
create policy select_active on public.categories for select to anon, authenticated using (is_active);
create policy all_as_admin on public.categories for all to authenticated using ((select private.is_admin()));
create policy service on public.categories for all to service_role using (true);
--- policies/category_group_items.sql
select private.start_policies('public.category_group_items');
grant select on public.category_group_items to anon;
grant select, insert, update, delete on public.category_group_items to authenticated, service_role;
create policy select_visible on public.category_group_items for select to anon, authenticated using (
  exists (select from public.categories c where c.id = category_id)
  and exists (select from public.category_groups g where g.id = group_id)
);
create policy all_as_admin on public.category_group_items for all to authenticated
  using ((select private.is_admin()));
create policy service on public.category_group_items for all to service_role using (true);
--- policies/category_groups.sql
select private.start_policies('public.category_groups');
grant select, delete on public.category_groups to authenticated, service_role;
grant select on public.category_groups to anon;
grant insert (name, slug, description, sort_order, is_active, constraint_label)
  on public.category_groups to authenticated, service_role;
grant update (name, slug, description, sort_order, is_active, constraint_label)
  on public.category_groups to authenticated, service_role;
create policy select_active on public.category_groups for select to anon, authenticated using (is_active);
create policy all_as_admin on public.category_groups for all to authenticated using ((select private.is_admin()));
create policy service on public.category_groups for all to service_role using (true);
--- policies/credit_entries.sql
select private.start_policies('public.credit_entries');
grant select (id, user_id, delta, kind, reference, actor_id, reason, expires_at, created_at)
  on public.credit_entries to authenticated;
grant select on public.credit_entries to service_role;
create policy assurance on public.credit_entries as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.credit_entries for select to authenticated
  using (user_id = (select auth.uid()));
create policy select_as_admin on public.credit_entries for select to authenticated
  using ((select private.is_admin()));
create policy service on public.credit_entries for select to service_role using (true);
--- policies/credits.sql
select private.start_policies('public.credits');
grant select on public.credits to authenticated, service_role;
grant update (balance, updated_at) on public.credits to authenticated, service_role;
create policy assurance on public.credits as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.credits for select to authenticated
  using (user_id = (select auth.uid()));
create policy select_as_admin on public.credits for select to authenticated
  using ((select private.is_admin()));
create policy update_as_admin on public.credits for update to authenticated
  using (((select private.is_admin()) or user_id = (select auth.uid())) and private.lock_account(user_id))
  with check ((select private.is_admin()));
create policy service on public.credits for all to service_role using (true);
--- policies/favorite_recipes.sql
select private.start_policies('public.favorite_recipes');
grant select on public.favorite_recipes to anon, authenticated, service_role;
grant insert (user_id, recipe_id), delete on public.favorite_recipes to authenticated, service_role;
create policy assurance on public.favorite_recipes as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy own on public.favorite_recipes for all to authenticated
  using (user_id = (select auth.uid()));
create policy service on public.favorite_recipes for all to service_role using (true);
--- policies/generations.sql
select private.start_policies('public.generations');
grant select (
  id, user_id, idempotency_key, selections, model, cost, status, result, reason, timings,
  input_tokens, output_tokens, repaired, created_at, first_sent_at, finished_at
) on public.generations to authenticated;
grant select on public.generations to service_role;
create policy assurance on public.generations as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.generations for select to authenticated
  using (user_id = (select auth.uid()));
create policy service on public.generations for select to service_role using (true);
--- policies/private.sql
revoke all on all tables in schema private from public, anon, authenticated, service_role, auth_admin;
grant select, insert, update on private.signing_keys to service_role;
grant select, insert, update, delete on private.api_keys to service_role;
grant select, insert, update, delete on private.rate_limits to service_role;
grant select, insert, update, delete on private.rate_limits to auth_admin;
grant select, insert, delete on private.mailbox to auth_admin;
grant select, insert, update on private.sandbox_objects to service_role;
grant select, insert, update, delete on private.sandbox_idempotency_keys to service_role;
grant select, insert, update on private.sandbox_deliveries to service_role;
--- policies/profiles.sql
select private.start_policies('public.profiles');
grant select on public.profiles to authenticated, service_role;
grant update (full_name, avatar_url, updated_at) on public.profiles to authenticated, service_role;
create policy assurance on public.profiles as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy select_as_admin on public.profiles for select to authenticated
  using ((select private.is_admin()));
create policy update_own on public.profiles for update to authenticated
  using (id = (select auth.uid()));
create policy update_as_admin on public.profiles for update to authenticated
  using ((select private.is_admin()));
create policy service on public.profiles for all to service_role using (true);
--- policies/purchases.sql
select private.start_policies('public.purchases');
grant select (
  id, user_id, pack, credits, amount_cents, currency, checkout_session_id, status, failure_code,
  refunded_cents, shortfall_credits, created_at, updated_at, completed_at
) on public.purchases to authenticated;
grant select on public.purchases to service_role;
create policy assurance on public.purchases as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.purchases for select to authenticated
  using (user_id = (select auth.uid()));
create policy select_as_admin on public.purchases for select to authenticated
  using ((select private.is_admin()));
create policy service on public.purchases for select to service_role using (true);
--- policies/recipe_ratings.sql
select private.start_policies('public.recipe_ratings');
grant select on public.recipe_ratings to anon, authenticated, service_role;
grant insert (recipe_id, user_id, rating), update (recipe_id, user_id, rating), delete
  on public.recipe_ratings to authenticated, service_role;
create policy assurance on public.recipe_ratings as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy own on public.recipe_ratings for all to authenticated
  using (user_id = (select auth.uid()));
create policy service on public.recipe_ratings for all to service_role using (true);
--- policies/recipes.sql
select private.start_policies('public.recipes');
grant select on public.recipes to anon, authenticated, service_role;
grant insert (
  user_id, name, description, ingredients, procedure, prep_time, cook_time, servings, difficulty,
  categories, category, image_url, thumbnail_url, generation_id
) on public.recipes to authenticated, service_role;
grant update (
  name, description, ingredients, procedure, prep_time, cook_time, servings, difficulty,
  categories, category, image_url, thumbnail_url
) on public.recipes to authenticated, service_role;
grant delete on public.recipes to authenticated, service_role;
create policy assurance_insert on public.recipes as restrictive for insert to authenticated
  with check ((select auth.has_required_aal()));
create policy assurance_update on public.recipes as restrictive for update to authenticated
  using ((select auth.has_required_aal()));
create policy assurance_delete on public.recipes as restrictive for delete to authenticated
  using ((select auth.has_required_aal()));
create policy select_all on public.recipes for select to anon, authenticated using (true);
create policy insert_own on public.recipes for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy update_own on public.recipes for update to authenticated
  using (user_id = (select auth.uid()));
create policy delete_own on public.recipes for delete to authenticated
  using (user_id = (select auth.uid()));
create policy service on public.recipes for all to service_role using (true);
--- policies/user_roles.sql
select private.start_policies('public.user_roles');
grant select on public.user_roles to authenticated, service_role;
grant update (role) on public.user_roles to authenticated, service_role;
create policy assurance on public.user_roles as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));
create policy select_as_admin on public.user_roles for select to authenticated
  using ((select private.is_admin()));
create policy update_as_admin on public.user_roles for update to authenticated
  using ((select private.is_admin()) or user_id = (select auth.uid()))
  with check ((select private.is_admin()));
create policy service on public.user_roles for all to service_role using (true);
