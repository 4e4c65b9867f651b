-- Asked before the first line of a recipe leaves: from here on the cook has something in hand, and the generation can no
-- longer be cancelled. Says no where it is closed already (cancelled, swept, failed): then nothing may leave.
--
-- The row's lock decides between this and cancel_generation, which looks at first_sent_at under the same lock.
-- Granted to service_role only.
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
