-- Returns what belongs to an account, in numbers: what an admin sees before they suspend or delete it. Only numbers and
-- the role, because what a user cooks, rates and marks is private.
--
-- Security definer, because auth_admin reads nothing outside its schema. Granted to auth_admin only: the auth API
-- checks who the caller is.
create or replace function private.describe_account(account uuid)
returns table (role text, credits int, recipes int, favorites int, ratings int, purchases int)
language sql stable security definer set search_path = ''
as $$
  select coalesce((select r.role from public.user_roles r where r.user_id = describe_account.account), 'user'),
    coalesce((select c.balance from public.credits c where c.user_id = describe_account.account), 0),
    (select count(*)::int from public.recipes r where r.user_id = describe_account.account),
    (select count(*)::int from public.favorite_recipes f where f.user_id = describe_account.account),
    (select count(*)::int from public.recipe_ratings r where r.user_id = describe_account.account),
    (select count(*)::int from public.purchases p where p.user_id = describe_account.account)
$$;
comment on function private.describe_account(uuid) is
  'Role, balance, and how many recipes, favorites, ratings and purchases an account has. Numbers only.';

revoke all on function private.describe_account(uuid) from public;
grant execute on function private.describe_account(uuid) to auth_admin;
