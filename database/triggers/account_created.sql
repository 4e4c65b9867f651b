-- Creates the profile, the role user and a credits row for a new account, in the transaction that creates it: no screen
-- ever sees an incomplete account.
--
-- Security definer: auth_admin, which inserts accounts, has no rights on these tables. The name comes from the sign-up
-- data, else from the address, else it is User; later changes of that data do not overwrite what the person wrote into
-- their profile. Until the account is confirmed no user can have edited the profile, and a second registration replaces
-- the data of a possible stranger: then the profile follows.
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
