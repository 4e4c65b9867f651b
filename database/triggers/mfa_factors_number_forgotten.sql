-- Deletes the messages to the number of a phone factor from the local mailbox together with the factor: the number need
-- not be the account's own, and when the account is deleted, its factors are deleted first.
--
-- Security definer: the role that deletes an account has no rights on the mailbox. Not granted to any role.
create or replace function private.tg_mfa_factors_number_forgotten() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.mailbox m where m.recipient = '+' || old.phone;
  return null;
end
$$;
comment on function private.tg_mfa_factors_number_forgotten() is 'Removes the text messages to the number of a factor that is gone.';
revoke all on function private.tg_mfa_factors_number_forgotten() from public;

create or replace trigger _100_number_forgotten after delete on auth.mfa_factors
  for each row when (old.phone is not null)
  execute function private.tg_mfa_factors_number_forgotten();
