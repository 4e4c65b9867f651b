-- Deleting an account leaves no row that names the person. Foreign keys take most along; these are the rows
-- that the official shapes tie to a person without one, and what the server keeps by address or number. A soft deletion keeps the emptied account and its
-- ledger, and takes everything that the person wrote or marked; in both the payment provider's customer is nobody's from then on, and a job
-- deletes it there. Not touched: private.rate_limits, whose keys are keyed hashes.
--
-- The last admin is refused by the guard of user_roles, which both ways of deleting pass through.
create or replace function private.tg_account_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.flow_state f where old.id in (f.user_id, f.linking_target_id);
  delete from auth.audit_log_entries a where a.payload ->> 'actor_id' = old.id::text;
  delete from auth.audit_log_entries a where a.payload -> 'traits' ->> 'user_id' = old.id::text;
  delete from private.mailbox m
    where lower(m.recipient) in (lower(old.email), lower(old.email_change), '+' || old.phone, '+' || nullif(old.phone_change, ''));
  if tg_op = 'UPDATE' then
    delete from auth.mfa_factors f where f.user_id = old.id;
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
