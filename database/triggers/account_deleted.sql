-- Deleting an account leaves no row that names the person. Foreign keys delete most rows; this trigger deletes the rows
-- that the official schemas tie to a person without a foreign key, and what the server stores by address or number. A
-- soft deletion keeps the emptied account and its ledger, and deletes everything that the person wrote or marked. In
-- both cases the payment provider's customer no longer belongs to an account, and a job deletes it there. Not touched:
-- private.rate_limits, whose keys are keyed hashes.
--
-- In the local mailbox, this deletes the messages that were sent to the person, and messages to other people that
-- contain their address. The farewell message that the product sends afterwards is a mail like any other: it stays
-- there for the person's own mailbox.
--
-- The last admin is refused by the guard of user_roles, which both ways of deleting pass through.
create or replace function private.tg_account_leaves() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.end_generations_of(old.id);
  return old;
end
$$;
comment on function private.tg_account_leaves() is 'Closes what runs for the account while it can still be given back.';
revoke all on function private.tg_account_leaves() from public;

create or replace function private.tg_account_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  addresses text[] := array(
    select lower(address) from unnest(array[
      old.email, old.email_change, '+' || nullif(old.phone, ''), '+' || nullif(old.phone_change, '')
    ]) as given (address) where address <> ''
  );
begin
  delete from auth.saml_relay_states s where lower(s.for_email) = any(addresses);
  delete from auth.flow_state f where old.id in (f.user_id, f.linking_target_id);
  delete from auth.audit_log_entries a where a.payload ->> 'actor_id' = old.id::text;
  delete from auth.audit_log_entries a where a.payload -> 'traits' ->> 'user_id' = old.id::text;
  delete from private.mailbox m
    where lower(m.recipient) = any(addresses)
      or regexp_split_to_array(lower(m.subject || ' ' || m.body_text), '[^[:alnum:]@._+-]+') && addresses;
  perform private.forget_in_admin_changes(old.id);
  -- Also what the service put into their folder; '0' is the character after '/'.
  delete from storage.objects o
    where o.owner = old.id or (o.bucket_id = 'avatars' and o.name >= old.id || '/' and o.name < old.id || '0');
  if tg_op = 'UPDATE' then
    perform private.end_generations_of(old.id);
    delete from auth.mfa_factors f where f.user_id = old.id;
    delete from public.user_roles r where r.user_id = old.id;
    delete from public.recipe_ratings r where r.user_id = old.id;
    delete from public.favorite_recipes f where f.user_id = old.id;
    delete from public.recipes r where r.user_id = old.id;
    delete from public.generations g where g.user_id = old.id;
    delete from public.kitchens k where k.user_id = old.id;
    delete from public.profiles p where p.id = old.id;
    update private.payment_customers c set user_id = null where c.user_id = old.id;
    update private.refund_requests r set admin_id = null where r.admin_id = old.id;
  end if;
  return null;
end
$$;
comment on function private.tg_account_deleted() is 'Removes what names a person and has no foreign key; at a soft deletion, all that they made.';
revoke all on function private.tg_account_deleted() from public;

create or replace trigger _100_account_leaves before delete on auth.users
  for each row execute function private.tg_account_leaves();
create or replace trigger _400_account_deleted after delete on auth.users
  for each row execute function private.tg_account_deleted();
create or replace trigger _400_account_soft_deleted after update of deleted_at on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.tg_account_deleted();
