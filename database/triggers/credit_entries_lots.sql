-- Applies each ledger entry to the lots, under the same lock of the credits row: the sum of what is left in the lots is
-- the balance.
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
