-- Records an event of the payment provider and returns whether it still has to be processed: false if it ended before.
-- An event that was begun and never ended (the process died), or that ended in a failure, is processed again. This only
-- saves work: settling twice changes nothing.
--
-- Granted to service_role only.
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
