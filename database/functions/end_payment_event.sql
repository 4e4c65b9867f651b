-- Records how an event ended. An event whose outcome begins with "failed" is processed again when it is delivered
-- again. Granted to service_role only.
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
