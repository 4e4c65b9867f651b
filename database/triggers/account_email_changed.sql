-- Copies a changed address into the profile. The copy is for the screens; the address is verified and changed in the
-- account.
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
