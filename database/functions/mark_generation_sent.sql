-- Called before the first line of a recipe is sent: from here on the cook has part of the result, and the generation
-- can no longer be cancelled. Returns false if it is already closed (cancelled, swept, failed): then nothing may be
-- sent.
--
-- The row lock orders this and cancel_generation, which checks first_sent_at under the same lock. Granted to
-- service_role only.
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
