-- The logic of database/ when 0009_mailbox.sql was the newest migration (commit b566794), without its comments.
--- functions/add_starting_group.sql
create or replace function private.add_starting_group(
  name text, description text, sort_order int, constraint_label text, categories text[]
) returns void
language plpgsql set search_path = ''
as $$
declare
  group_slug text := private.slug_of(add_starting_group.name);
  category text[];
  place int := 0;
begin
  insert into public.category_groups (name, slug, description, sort_order, constraint_label) values (
    add_starting_group.name, group_slug, add_starting_group.description,
    add_starting_group.sort_order, add_starting_group.constraint_label
  ) on conflict (slug) do nothing;
  foreach category slice 1 in array add_starting_group.categories loop
    place := place + 1;
    insert into public.categories (icon, name, slug, description, sort_order) values (
      category[1], category[2], private.slug_of(category[2]), category[3],
      add_starting_group.sort_order * 100 + place
    ) on conflict (slug) do nothing;
    insert into public.category_group_items (category_id, group_id, sort_order)
      select c.id, g.id, place from public.categories c, public.category_groups g
        where c.slug = private.slug_of(category[2]) and g.slug = group_slug
      on conflict do nothing;
  end loop;
end
$$;
comment on function private.add_starting_group(text, text, int, text, text[]) is
  'Adds a group and its {icon, name, description} categories, leaving what exists as it is.';
revoke all on function private.add_starting_group(text, text, int, text, text[]) from public;
--- functions/auth_has_required_aal.sql
create or replace function auth.has_required_aal() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal' in ('aal2', 'aal3'), false)
    or not exists (
      select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified'
    )
$$;
comment on function auth.has_required_aal() is
  'False for a person with a verified factor whose session is only aal1; true for everyone else.';
revoke all on function auth.has_required_aal() from public;
grant execute on function auth.has_required_aal() to authenticated, service_role;
--- functions/auth_jwt.sql
create or replace function auth.jwt() returns jsonb
language sql stable parallel safe
as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
comment on function auth.jwt() is 'Claims of the caller''s token; {} where there is none.';
revoke all on function auth.jwt() from public;
grant execute on function auth.jwt() to anon, authenticated, service_role, auth_admin;
--- functions/auth_role.sql
create or replace function auth.role() returns text
language sql stable parallel safe
as $$
  select auth.jwt() ->> 'role'
$$;
comment on function auth.role() is 'Role claim of the caller''s token.';
revoke all on function auth.role() from public;
grant execute on function auth.role() to anon, authenticated, service_role, auth_admin;
--- functions/auth_uid.sql
create or replace function auth.uid() returns uuid
language sql stable parallel safe
as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;
comment on function auth.uid() is 'Id of the signed-in person; null for anyone else.';
revoke all on function auth.uid() from public;
grant execute on function auth.uid() to anon, authenticated, service_role, auth_admin;
--- functions/begin_generation.sql
create or replace function private.begin_generation(
  caller_id uuid, idempotency_key text, selections jsonb, prompt text, model text, cost int default 1
) returns public.generations
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  generation public.generations;
begin
  perform from auth.users u where u.id = caller_id for key share;
  if found then
    perform private.lock_credits(caller_id);
  end if;
  select g.* into generation from public.generations g
    where g.user_id = caller_id and g.idempotency_key = begin_generation.idempotency_key;
  if found then
    return generation;
  end if;
  perform private.check_generation(caller_id, begin_generation.cost);
  insert into public.generations as g (user_id, idempotency_key, selections, prompt, model, cost)
    values (caller_id, begin_generation.idempotency_key, begin_generation.selections,
      begin_generation.prompt, begin_generation.model, begin_generation.cost)
    returning g.* into generation;
  if generation.cost > 0 then
    perform private.record_credit_entry(caller_id, -generation.cost, 'generation', generation.id::text);
  end if;
  return generation;
end
$$;
comment on function private.begin_generation(uuid, text, jsonb, text, text, int) is
  'Opens a running generation and takes its cost; the same key returns the same row. created_at = now() says that this call opened it. STUSR, STFOR, STGEN, STCRD.';
revoke all on function private.begin_generation(uuid, text, jsonb, text, text, int) from public;
grant execute on function private.begin_generation(uuid, text, jsonb, text, text, int) to service_role;
--- functions/check_generation.sql
create or replace function private.check_generation(caller_id uuid, cost int default 1) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account auth.users;
begin
  select u.* into account from auth.users u where u.id = caller_id and u.deleted_at is null;
  if not found then
    raise exception 'This account no longer exists.' using errcode = 'STUSR';
  end if;
  if account.banned_until > now() then
    raise exception 'This account is banned.' using errcode = 'STFOR';
  end if;
  if exists (select from public.generations g where g.user_id = caller_id and g.status = 'running') then
    raise exception 'A recipe is already being generated…' using errcode = 'STGEN';
  end if;
  if coalesce((select c.balance from public.credits c where c.user_id = caller_id), 0) < cost then
    raise exception 'You don''t have enough credits. Please purchase more.' using errcode = 'STCRD';
  end if;
end
$$;
comment on function private.check_generation(uuid, int) is
  'Raises STUSR, STFOR, STGEN or STCRD, in this order, where the cook may not begin a generation now.';
revoke all on function private.check_generation(uuid, int) from public;
grant execute on function private.check_generation(uuid, int) to service_role;
--- functions/complete_generation.sql
create or replace function private.complete_generation(
  generation_id uuid, result jsonb, timings jsonb, input_tokens int, output_tokens int
) returns public.generations
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  generation public.generations;
begin
  select g.* into generation from public.generations g
    where g.id = complete_generation.generation_id for update;
  if not found then
    raise exception 'There is no such generation.' using errcode = 'STNTF';
  end if;
  if generation.status <> 'running' then
    return generation;
  end if;
  update public.generations g set
      status = 'completed', finished_at = clock_timestamp(),
      result = complete_generation.result, timings = complete_generation.timings,
      input_tokens = complete_generation.input_tokens, output_tokens = complete_generation.output_tokens
    where g.id = generation.id
    returning g.* into generation;
  return generation;
end
$$;
comment on function private.complete_generation(uuid, jsonb, jsonb, int, int) is
  'running → completed with its result; a closed generation is returned unchanged. STNTF when there is none.';
revoke all on function private.complete_generation(uuid, jsonb, jsonb, int, int) from public;
grant execute on function private.complete_generation(uuid, jsonb, jsonb, int, int) to service_role;
--- functions/fail_generation.sql
create or replace function private.fail_generation(
  generation_id uuid, reason text, detail text
) returns public.generations
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  generation public.generations;
begin
  perform private.lock_credits(g.user_id) from public.generations g
    where g.id = fail_generation.generation_id;
  select g.* into generation from public.generations g
    where g.id = fail_generation.generation_id for update;
  if not found then
    raise exception 'There is no such generation.' using errcode = 'STNTF';
  end if;
  if generation.status <> 'running' then
    return generation;
  end if;
  update public.generations g set
      status = 'failed', finished_at = clock_timestamp(),
      reason = left(fail_generation.reason, 200), detail = left(fail_generation.detail, 5000)
    where g.id = generation.id
    returning g.* into generation;
  if generation.cost > 0 then
    perform private.record_credit_entry(
      generation.user_id, generation.cost, 'generation_refund', generation.id::text, generation.reason);
  end if;
  return generation;
end
$$;
comment on function private.fail_generation(uuid, text, text) is
  'running → failed, with the credit given back; a closed generation is returned unchanged. STNTF when there is none.';
revoke all on function private.fail_generation(uuid, text, text) from public;
grant execute on function private.fail_generation(uuid, text, text) to service_role;
--- functions/get_recipes_with_ratings.sql
drop function if exists public.get_recipes_with_ratings(uuid, uuid);
create function public.get_recipes_with_ratings(
  filter_user_id uuid default null, filter_recipe_id uuid default null
) returns table (
  id uuid, user_id uuid, name text, description text, ingredients text[], procedure text[],
  prep_time int, cook_time int, servings int, difficulty text, categories text[], category text,
  image_url text, thumbnail_url text, created_at timestamptz, average_rating numeric, rating_count int,
  generation_id uuid, details jsonb, search_text text, is_favorite boolean
)
language sql stable parallel safe
as $$
  select r.id, r.user_id, r.name, r.description, r.ingredients, r.procedure,
      r.prep_time, r.cook_time, r.servings, r.difficulty, r.categories, r.category,
      r.image_url, r.thumbnail_url, r.created_at, r.average_rating, r.rating_count,
      r.generation_id, r.details, r.search_text,
      exists (
        select from public.favorite_recipes f where f.recipe_id = r.id and f.user_id = (select auth.uid())
      )
    from public.recipes r
    where (filter_user_id is null or r.user_id = filter_user_id)
      and (filter_recipe_id is null or r.id = filter_recipe_id)
    order by r.created_at desc, r.id
$$;
comment on function public.get_recipes_with_ratings(uuid, uuid) is
  'Recipes, newest first, of one user or one by id; is_favorite is the caller''s own mark.';
revoke all on function public.get_recipes_with_ratings(uuid, uuid) from public;
grant execute on function public.get_recipes_with_ratings(uuid, uuid) to anon, authenticated, service_role;
--- functions/get_user_recipe_rating.sql
create or replace function public.get_user_recipe_rating(recipe_uuid uuid) returns int
language sql stable parallel safe
as $$
  select r.rating from public.recipe_ratings r
    where r.recipe_id = recipe_uuid and r.user_id = auth.uid()
$$;
comment on function public.get_user_recipe_rating(uuid) is
  'The caller''s rating (1 to 5) of a recipe, or null.';
revoke all on function public.get_user_recipe_rating(uuid) from public;
grant execute on function public.get_user_recipe_rating(uuid) to anon, authenticated, service_role;
--- functions/is_admin.sql
create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.user_roles r where r.user_id = auth.uid() and r.role = 'admin')
    and auth.has_required_aal()
$$;
comment on function private.is_admin() is 'True when the caller is an admin at the assurance level that their account requires.';
revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated, service_role;
--- functions/keyed_hash.sql
create or replace function private.keyed_hash(purpose text, value text) returns text
language sql stable strict security definer set search_path = ''
as $$
  select encode(sha256(k.outer_key || sha256(k.inner_key || convert_to(keyed_hash.value, 'UTF8'))), 'hex')
    from private.hash_keys k where k.purpose = keyed_hash.purpose
$$;
comment on function private.keyed_hash(text, text) is
  'Hex keyed hash of a value, under the key of a purpose (contact or account).';
revoke all on function private.keyed_hash(text, text) from public;
--- functions/lock_credits.sql
create or replace function private.lock_credits(account uuid) returns int
language plpgsql set search_path = ''
as $$
declare
  held int;
begin
  perform from auth.users u where u.id = account for key share;
  select c.balance into held from public.credits c where c.user_id = account for update;
  if not found then
    insert into public.credits (user_id) values (account) on conflict (user_id) do nothing;
    select c.balance into held from public.credits c where c.user_id = account for update;
  end if;
  return held;
end
$$;
comment on function private.lock_credits(uuid) is
  'Locks a credits row (making it if absent) for this transaction and returns its balance.';
revoke all on function private.lock_credits(uuid) from public;
--- functions/normalise_contact.sql
create or replace function private.normalise_contact(contact text) returns text
language sql immutable strict parallel safe
as $$
  select case
    when position('@' in contact) > 0
      then regexp_replace(lower(btrim(contact)), '^([^@+]+)\+[^@]*@', '\1@')
    else regexp_replace(contact, '[^0-9]', '', 'g')
  end
$$;
comment on function private.normalise_contact(text) is
  'The spelling under which an address or phone counts for the free credit.';
revoke all on function private.normalise_contact(text) from public;
--- functions/recipe_details.sql
create or replace function private.recipe_details(saved public.recipes) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  generation public.generations;
  made jsonb;
begin
  select g.* into generation from public.generations g
    where g.id = saved.generation_id and g.user_id = saved.user_id and g.status = 'completed';
  if not found then
    return null;
  end if;
  made := case when jsonb_typeof(generation.result -> 'recipe') = 'object'
    then generation.result -> 'recipe' else generation.result end;
  if made ->> 'title' is distinct from saved.name
    or made -> 'ingredients' is distinct from to_jsonb(saved.ingredients)
    or made -> 'instructions' is distinct from to_jsonb(saved.procedure)
    or made -> 'servings' is distinct from to_jsonb(saved.servings)
  then
    return null;
  end if;
  return (made - array['title', 'description', 'ingredients', 'instructions', 'prepTimeMinutes',
      'cookTimeMinutes', 'servings', 'difficulty'])
    || coalesce(generation.result -> 'details', '{}')
    || jsonb_build_object('provenance', jsonb_build_object(
      'model', generation.model, 'generatedAt', generation.finished_at));
end
$$;
comment on function private.recipe_details(public.recipes) is
  'Tips, nutrition, checks and provenance of the generation that a recipe was saved from; null when the content differs.';
revoke all on function private.recipe_details(public.recipes) from public;
--- functions/record_credit_entry.sql
create or replace function private.record_credit_entry(
  account uuid, delta int, kind text, reference text default null, reason text default null,
  expires_at timestamptz default null
) returns public.credit_entries
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  entry public.credit_entries;
begin
  perform private.lock_credits(account);
  select e.* into entry from public.credit_entries e
    where e.kind = record_credit_entry.kind and e.reference = record_credit_entry.reference;
  if found then
    return entry;
  end if;
  insert into public.credit_entries as e (user_id, delta, kind, reference, actor_id, reason, expires_at)
    values (account, record_credit_entry.delta, record_credit_entry.kind, record_credit_entry.reference,
      auth.uid(), record_credit_entry.reason, record_credit_entry.expires_at)
    returning e.* into entry;
  return entry;
end
$$;
comment on function private.record_credit_entry(uuid, int, text, text, text, timestamptz) is
  'Adds a ledger entry; the same kind and reference twice is the same entry. STCRD when credits do not suffice.';
revoke all on function private.record_credit_entry(uuid, int, text, text, text, timestamptz) from public;
grant execute on function private.record_credit_entry(uuid, int, text, text, text, timestamptz) to service_role;
--- functions/slug_of.sql
create or replace function private.slug_of(name text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(regexp_replace(lower(name), '[^[:alnum:]]+', '-', 'g'), '-')
$$;
comment on function private.slug_of(text) is 'The slug of a category or group name.';
revoke all on function private.slug_of(text) from public;
--- functions/start_policies.sql
create or replace function private.start_policies(target regclass) returns void
language plpgsql set search_path = ''
as $$
declare
  stale name;
begin
  for stale in select polname from pg_catalog.pg_policy where polrelid = target loop
    execute pg_catalog.format('drop policy %I on %s', stale, target);
  end loop;
  execute pg_catalog.format('alter table %s enable row level security', target);
  execute pg_catalog.format('revoke all on table %s from public, anon, authenticated, service_role, auth_admin', target);
end
$$;
comment on function private.start_policies(regclass) is
  'Enables row security on a table and removes every policy and grant: the first line of each policy file.';
revoke all on function private.start_policies(regclass) from public;
--- functions/sweep_accounts.sql
create or replace function private.sweep_accounts(at_time timestamptz) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  swept int := 0;
  removed int;
begin
  delete from auth.flow_state f where f.created_at < at_time - interval '1 day';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from auth.one_time_tokens t where t.created_at < (at_time at time zone 'utc') - interval '7 days';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from auth.refresh_tokens r where r.revoked and r.updated_at < at_time - interval '60 days';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from auth.audit_log_entries a where a.created_at < at_time - interval '180 days';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from private.rate_limits l where l.expire < extract(epoch from at_time) * 1000 - 3600000;
  get diagnostics removed = row_count; swept := swept + removed;
  return swept;
end
$$;
comment on function private.sweep_accounts(timestamptz) is
  'Removes expired codes, PKCE states, old refresh tokens, audit entries and counters; returns how many rows.';
revoke all on function private.sweep_accounts(timestamptz) from public;
grant execute on function private.sweep_accounts(timestamptz) to service_role;
--- functions/sweep_generations.sql
create or replace function private.sweep_generations(older_than interval) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  stale uuid;
  swept int := 0;
begin
  for stale in
    select g.id from public.generations g
      where g.status = 'running' and g.created_at < now() - older_than
      order by g.user_id
  loop
    if (private.fail_generation(stale, 'interrupted', 'Swept: it ran longer than any process may.')).reason = 'interrupted' then
      swept := swept + 1;
    end if;
  end loop;
  return swept;
end
$$;
comment on function private.sweep_generations(interval) is
  'Fails generations that have been running for longer than older_than; returns how many.';
revoke all on function private.sweep_generations(interval) from public;
grant execute on function private.sweep_generations(interval) to service_role;
--- triggers/account_contact_confirmed.sql
create or replace function private.tg_account_contact_confirmed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  contacts text[] := '{}';
  contact text;
  is_first boolean := true;
  is_new boolean;
begin
  if new.email_confirmed_at is not null and (tg_op = 'INSERT' or old.email_confirmed_at is null) then
    contacts := contacts || nullif(new.email, '')::text;
  end if;
  if new.phone_confirmed_at is not null and (tg_op = 'INSERT' or old.phone_confirmed_at is null) then
    contacts := contacts || nullif(new.phone, '');
  end if;
  foreach contact in array array_remove(contacts, null) loop
    insert into private.free_credit_grants (contact_hash)
      values (private.keyed_hash('contact', private.normalise_contact(contact)))
      on conflict (contact_hash) do nothing;
    is_new := found;
    if is_new and is_first then
      perform private.record_credit_entry(new.id, 1, 'free',
        private.keyed_hash('account', new.id::text), 'Welcome');
      is_first := false;
    end if;
  end loop;
  return null;
end
$$;
comment on function private.tg_account_contact_confirmed() is 'One free credit for a contact that is confirmed for the first time anywhere.';
revoke all on function private.tg_account_contact_confirmed() from public;
create or replace trigger _300_account_contact_confirmed
  after insert or update of email_confirmed_at, phone_confirmed_at on auth.users
  for each row execute function private.tg_account_contact_confirmed();
--- triggers/account_created.sql
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
    case when picture ~ '^https://' and char_length(picture) <= 2048 then picture end
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
--- triggers/account_deleted.sql
create or replace function private.tg_account_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.flow_state f where f.user_id = old.id;
  delete from private.mailbox m where m.recipient in (old.email, old.email_change);
  delete from auth.audit_log_entries a where a.payload ->> 'actor_id' = old.id::text;
  delete from auth.audit_log_entries a where a.payload -> 'traits' ->> 'user_id' = old.id::text;
  delete from private.mailbox m where lower(m.recipient) in (lower(old.email), lower(old.email_change));
  delete from private.rate_limits l where position(lower(old.email) in lower(l.key)) > 0;
  if tg_op = 'UPDATE' then
    delete from public.user_roles r where r.user_id = old.id;
    delete from public.recipe_ratings r where r.user_id = old.id;
    delete from public.favorite_recipes f where f.user_id = old.id;
    delete from public.recipes r where r.user_id = old.id;
    delete from public.generations g where g.user_id = old.id;
    delete from public.profiles p where p.id = old.id;
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
--- triggers/account_email_changed.sql
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
--- triggers/category_groups_meal_type.sql
create or replace function private.tg_category_groups_meal_type() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'The meal type group cannot be deleted.' using errcode = 'STFOR',
      hint = 'Deactivate it instead.';
  end if;
  new.slug := old.slug;
  new.constraint_label := old.constraint_label;
  return new;
end
$$;
comment on function private.tg_category_groups_meal_type() is 'Keeps slug and label of the meal type group; STFOR on deleting it.';
revoke all on function private.tg_category_groups_meal_type() from public;
create or replace trigger _100_meal_type before update or delete on public.category_groups
  for each row when (old.slug = 'meal-type')
  execute function private.tg_category_groups_meal_type();
--- triggers/category_groups_safety_labels.sql
create or replace function private.tg_category_groups_safety_labels() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The label of a group of diets, allergens or foods to avoid cannot be changed.' using errcode = 'STFOR',
    hint = 'Make a new group with the label that you want, and deactivate or delete this one.';
end
$$;
comment on function private.tg_category_groups_safety_labels() is 'STFOR on changing the label of a group that feeds a check.';
revoke all on function private.tg_category_groups_safety_labels() from public;
create or replace trigger _110_safety_labels before update of constraint_label on public.category_groups
  for each row when (
    old.constraint_label in ('Allergens', 'Dietary Constraints', 'Avoid')
    and new.constraint_label is distinct from old.constraint_label
  )
  execute function private.tg_category_groups_safety_labels();
--- triggers/change_notices.sql
create or replace function private.tg_change_notice() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  key jsonb;
begin
  select jsonb_object_agg(column_name, changed -> column_name) into key
    from unnest(tg_argv[1:]) as column_name;
  perform pg_notify('changes', jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'key', key,
    'owner', changed -> tg_argv[0])::text);
  return null;
end
$$;
comment on function private.tg_change_notice() is 'NOTIFY changes: { schema, table, type, key, owner }.';
revoke all on function private.tg_change_notice() from public;
create or replace trigger _900_change_notice after insert or update or delete on public.recipes
  for each row execute function private.tg_change_notice('user_id', 'id');
create or replace trigger _900_change_notice after insert or update or delete on public.recipe_ratings
  for each row execute function private.tg_change_notice('user_id', 'recipe_id', 'user_id');
create or replace trigger _900_change_notice after insert or update or delete on public.favorite_recipes
  for each row execute function private.tg_change_notice('user_id', 'user_id', 'recipe_id');
--- triggers/credit_entries_ledger.sql
create or replace function private.tg_credit_entries_reserve() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ledger bigint;
begin
  perform private.lock_credits(new.user_id);
  select coalesce(sum(e.delta), 0) into ledger from public.credit_entries e where e.user_id = new.user_id;
  if ledger + new.delta < 0 then
    raise exception 'You don''t have enough credits. Please purchase more.' using errcode = 'STCRD';
  end if;
  new.account_hash := private.keyed_hash('account', new.user_id::text);
  return new;
end
$$;
comment on function private.tg_credit_entries_reserve() is 'Locks the balance, refuses an overdraft (STCRD), notes the account''s hash.';
revoke all on function private.tg_credit_entries_reserve() from public;
create or replace function private.tg_credit_entries_apply() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ledger bigint;
begin
  select sum(e.delta) into ledger from public.credit_entries e where e.user_id = new.user_id;
  update public.credits c set balance = ledger where c.user_id = new.user_id and c.balance <> ledger;
  return null;
end
$$;
comment on function private.tg_credit_entries_apply() is 'Sets the balance to the sum of the ledger.';
revoke all on function private.tg_credit_entries_apply() from public;
create or replace function private.tg_credit_entries_append_only() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - array['user_id', 'actor_id'] = to_jsonb(old) - array['user_id', 'actor_id']
    and (new.user_id is not distinct from old.user_id
      or (new.user_id is null and not exists (select from auth.users u where u.id = old.user_id)))
    and (new.actor_id is not distinct from old.actor_id
      or (new.actor_id is null and not exists (select from auth.users u where u.id = old.actor_id)))
  then
    return new;
  end if;
  raise exception 'The ledger is append-only.' using errcode = 'STFOR',
    hint = 'Write a new entry that corrects the old one.';
end
$$;
comment on function private.tg_credit_entries_append_only() is 'Raises STFOR for any change but the pseudonymising one of account deletion.';
revoke all on function private.tg_credit_entries_append_only() from public;
create or replace trigger _100_reserve before insert on public.credit_entries
  for each row execute function private.tg_credit_entries_reserve();
create or replace trigger _200_apply after insert on public.credit_entries
  for each row execute function private.tg_credit_entries_apply();
create or replace trigger _300_append_only before update or delete on public.credit_entries
  for each row execute function private.tg_credit_entries_append_only();
create or replace trigger _300_append_only_truncate before truncate on public.credit_entries
  for each statement execute function private.tg_credit_entries_append_only();
--- triggers/credits_written_directly.sql
create or replace function private.tg_credits_written_directly() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ledger bigint;
begin
  select coalesce(sum(e.delta), 0) into ledger from public.credit_entries e where e.user_id = new.user_id;
  if ledger <> new.balance then
    insert into public.credit_entries (user_id, delta, kind, actor_id, reason) values (
      new.user_id, new.balance - ledger, 'adjustment', auth.uid(),
      format('Balance set from %s to %s', ledger, new.balance)
    );
  end if;
  return null;
end
$$;
comment on function private.tg_credits_written_directly() is 'Turns a directly written balance into an adjustment entry with actor and reason.';
revoke all on function private.tg_credits_written_directly() from public;
create or replace trigger _200_written_directly after insert or update of balance on public.credits
  for each row execute function private.tg_credits_written_directly();
--- triggers/purchases_account_hash.sql
create or replace function private.tg_purchases_account_hash() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.account_hash := private.keyed_hash('account', new.user_id::text);
  return new;
end
$$;
comment on function private.tg_purchases_account_hash() is 'Notes the account''s keyed hash on a new purchase.';
revoke all on function private.tg_purchases_account_hash() from public;
create or replace trigger _100_account_hash before insert on public.purchases
  for each row execute function private.tg_purchases_account_hash();
--- triggers/recipe_ratings_average.sql
create or replace function private.tg_recipe_ratings_average() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    update public.recipes r set rating_count = r.rating_count - 1, rating_sum = r.rating_sum - old.rating
      where r.id = old.recipe_id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    update public.recipes r set rating_count = r.rating_count + 1, rating_sum = r.rating_sum + new.rating
      where r.id = new.recipe_id;
  end if;
  return null;
end
$$;
comment on function private.tg_recipe_ratings_average() is 'Keeps rating_count and rating_sum, and by them the average, exact.';
revoke all on function private.tg_recipe_ratings_average() from public;
create or replace trigger _200_average after insert or delete on public.recipe_ratings
  for each row execute function private.tg_recipe_ratings_average();
create or replace trigger _200_average_on_update after update of rating, recipe_id on public.recipe_ratings
  for each row when (old.rating <> new.rating or old.recipe_id <> new.recipe_id)
  execute function private.tg_recipe_ratings_average();
--- triggers/recipes_details.sql
create or replace function private.tg_recipes_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' and new.generation_id is not null and not exists (
    select from public.generations g
      where g.id = new.generation_id and g.user_id = new.user_id and g.status = 'completed'
  ) then
    raise exception 'This is not a finished generation of yours.' using errcode = 'STFOR';
  end if;
  if tg_op = 'UPDATE' and (old.name, old.ingredients, old.procedure, old.servings, old.user_id)
    is not distinct from (new.name, new.ingredients, new.procedure, new.servings, new.user_id)
  then
    new.details := old.details;
    return new;
  end if;
  new.details := private.recipe_details(new);
  return new;
end
$$;
comment on function private.tg_recipes_details() is 'Sets details from the generation while the content is unchanged; STFOR for a generation that is not one''s own, completed.';
revoke all on function private.tg_recipes_details() from public;
create or replace trigger _100_details_on_insert before insert on public.recipes
  for each row execute function private.tg_recipes_details();
create or replace trigger _100_details_on_update
  before update of name, ingredients, procedure, servings, details, user_id, generation_id on public.recipes
  for each row execute function private.tg_recipes_details();
--- triggers/touch_updated_at.sql
create or replace function private.tg_touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.tg_touch_updated_at() is 'Sets updated_at to the time of the transaction.';
revoke all on function private.tg_touch_updated_at() from public;
create or replace trigger _100_touch before update on public.profiles
  for each row execute function private.tg_touch_updated_at();
create or replace trigger _100_touch before update on public.credits
  for each row execute function private.tg_touch_updated_at();
create or replace trigger _100_touch before update on public.recipe_ratings
  for each row execute function private.tg_touch_updated_at();
create or replace trigger _100_touch before update on public.purchases
  for each row execute function private.tg_touch_updated_at();
--- triggers/user_roles_last_admin.sql
create or replace function private.tg_user_roles_serialise() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.user_roles', 0));
  return null;
end
$$;
comment on function private.tg_user_roles_serialise() is 'One change of roles at a time.';
revoke all on function private.tg_user_roles_serialise() from public;
create or replace function private.tg_user_roles_keep_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.user_roles r where r.role = 'admin' and r.user_id <> old.user_id) then
    raise exception 'The last admin must stay admin.' using errcode = 'STADM',
      hint = 'Make another user an admin first.';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
comment on function private.tg_user_roles_keep_admin() is 'Raises STADM when the only admin would lose the role.';
revoke all on function private.tg_user_roles_keep_admin() from public;
create or replace trigger _100_serialise before update or delete on public.user_roles
  for each statement execute function private.tg_user_roles_serialise();
create or replace trigger _200_keep_admin_on_update before update on public.user_roles
  for each row when (old.role = 'admin' and (new.role <> 'admin' or new.user_id <> old.user_id))
  execute function private.tg_user_roles_keep_admin();
create or replace trigger _200_keep_admin_on_delete before delete on public.user_roles
  for each row when (old.role = 'admin')
  execute function private.tg_user_roles_keep_admin();
--- policies/auth.sql
revoke all on all tables in schema auth from public, anon, authenticated, service_role, auth_admin;
revoke all on all sequences in schema auth from public, anon, authenticated, service_role, auth_admin;
grant select, insert, update, delete on all tables in schema auth to auth_admin;
grant usage, select on all sequences in schema auth to auth_admin;
--- policies/categories.sql
select private.start_policies('public.categories');
grant select, delete on public.categories to authenticated, service_role;
grant select on public.categories to anon;
grant insert (name, slug, description, icon, sort_order, is_active)
  on public.categories to authenticated, service_role;
grant update (name, slug, description, icon, sort_order, is_active)
  on public.categories to authenticated, service_role;
create policy select_active on public.categories for select to anon, authenticated using (is_active);
create policy all_as_admin on public.categories for all to authenticated using ((select private.is_admin()));
create policy service on public.categories for all to service_role using (true);
--- policies/category_group_items.sql
select private.start_policies('public.category_group_items');
grant select on public.category_group_items to anon;
grant select, insert, update, delete on public.category_group_items to authenticated, service_role;
create policy select_visible on public.category_group_items for select to anon, authenticated using (
  exists (select from public.categories c where c.id = category_id)
  and exists (select from public.category_groups g where g.id = group_id)
);
create policy all_as_admin on public.category_group_items for all to authenticated
  using ((select private.is_admin()));
create policy service on public.category_group_items for all to service_role using (true);
--- policies/category_groups.sql
select private.start_policies('public.category_groups');
grant select, delete on public.category_groups to authenticated, service_role;
grant select on public.category_groups to anon;
grant insert (name, slug, description, sort_order, is_active, constraint_label)
  on public.category_groups to authenticated, service_role;
grant update (name, slug, description, sort_order, is_active, constraint_label)
  on public.category_groups to authenticated, service_role;
create policy select_active on public.category_groups for select to anon, authenticated using (is_active);
create policy all_as_admin on public.category_groups for all to authenticated using ((select private.is_admin()));
create policy service on public.category_groups for all to service_role using (true);
--- policies/credit_entries.sql
select private.start_policies('public.credit_entries');
grant select (id, user_id, delta, kind, reference, actor_id, reason, expires_at, created_at)
  on public.credit_entries to authenticated;
grant select on public.credit_entries to service_role;
create policy assurance on public.credit_entries as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.credit_entries for select to authenticated
  using (user_id = (select auth.uid()));
create policy select_as_admin on public.credit_entries for select to authenticated
  using ((select private.is_admin()));
create policy service on public.credit_entries for select to service_role using (true);
--- policies/credits.sql
select private.start_policies('public.credits');
grant select on public.credits to authenticated, service_role;
grant update (balance, updated_at) on public.credits to authenticated, service_role;
create policy assurance on public.credits as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.credits for select to authenticated
  using (user_id = (select auth.uid()));
create policy select_as_admin on public.credits for select to authenticated
  using ((select private.is_admin()));
create policy update_as_admin on public.credits for update to authenticated
  using ((select private.is_admin()) or user_id = (select auth.uid()))
  with check ((select private.is_admin()));
create policy service on public.credits for all to service_role using (true);
--- policies/favorite_recipes.sql
select private.start_policies('public.favorite_recipes');
grant select on public.favorite_recipes to anon, authenticated, service_role;
grant insert (user_id, recipe_id), delete on public.favorite_recipes to authenticated, service_role;
create policy assurance on public.favorite_recipes as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy own on public.favorite_recipes for all to authenticated
  using (user_id = (select auth.uid()));
create policy service on public.favorite_recipes for all to service_role using (true);
--- policies/generations.sql
select private.start_policies('public.generations');
grant select (
  id, user_id, idempotency_key, selections, model, cost, status, result, reason, timings,
  input_tokens, output_tokens, created_at, finished_at
) on public.generations to authenticated;
grant select on public.generations to service_role;
create policy assurance on public.generations as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.generations for select to authenticated
  using (user_id = (select auth.uid()));
create policy service on public.generations for select to service_role using (true);
--- policies/private.sql
revoke all on all tables in schema private from public, anon, authenticated, service_role, auth_admin;
grant select, insert, update on private.signing_keys to service_role;
grant select, insert, update, delete on private.api_keys to service_role;
grant select, insert, update, delete on private.rate_limits to service_role;
grant select, insert, update, delete on private.rate_limits to auth_admin;
grant select, insert, delete on private.mailbox to auth_admin;
--- policies/profiles.sql
select private.start_policies('public.profiles');
grant select on public.profiles to authenticated, service_role;
grant update (full_name, avatar_url, updated_at) on public.profiles to authenticated, service_role;
create policy assurance on public.profiles as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy select_as_admin on public.profiles for select to authenticated
  using ((select private.is_admin()));
create policy update_own on public.profiles for update to authenticated
  using (id = (select auth.uid()));
create policy update_as_admin on public.profiles for update to authenticated
  using ((select private.is_admin()));
create policy service on public.profiles for all to service_role using (true);
--- policies/purchases.sql
select private.start_policies('public.purchases');
grant select (
  id, user_id, pack, credits, amount_cents, currency, checkout_session_id, status, failure_code,
  refunded_cents, created_at, updated_at, completed_at
) on public.purchases to authenticated;
grant select, insert, update on public.purchases to service_role;
create policy assurance on public.purchases as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.purchases for select to authenticated
  using (user_id = (select auth.uid()));
create policy select_as_admin on public.purchases for select to authenticated
  using ((select private.is_admin()));
create policy service on public.purchases for all to service_role using (true);
--- policies/recipe_ratings.sql
select private.start_policies('public.recipe_ratings');
grant select on public.recipe_ratings to anon, authenticated, service_role;
grant insert (recipe_id, user_id, rating), update (recipe_id, user_id, rating), delete
  on public.recipe_ratings to authenticated, service_role;
create policy assurance on public.recipe_ratings as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy own on public.recipe_ratings for all to authenticated
  using (user_id = (select auth.uid()));
create policy service on public.recipe_ratings for all to service_role using (true);
--- policies/recipes.sql
select private.start_policies('public.recipes');
grant select on public.recipes to anon, authenticated, service_role;
grant insert (
  user_id, name, description, ingredients, procedure, prep_time, cook_time, servings, difficulty,
  categories, category, image_url, thumbnail_url, generation_id
) on public.recipes to authenticated, service_role;
grant update (
  name, description, ingredients, procedure, prep_time, cook_time, servings, difficulty,
  categories, category, image_url, thumbnail_url
) on public.recipes to authenticated, service_role;
grant delete on public.recipes to authenticated, service_role;
create policy assurance_insert on public.recipes as restrictive for insert to authenticated
  with check ((select auth.has_required_aal()));
create policy assurance_update on public.recipes as restrictive for update to authenticated
  using ((select auth.has_required_aal()));
create policy assurance_delete on public.recipes as restrictive for delete to authenticated
  using ((select auth.has_required_aal()));
create policy select_all on public.recipes for select to anon, authenticated using (true);
create policy insert_own on public.recipes for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy update_own on public.recipes for update to authenticated
  using (user_id = (select auth.uid()));
create policy delete_own on public.recipes for delete to authenticated
  using (user_id = (select auth.uid()));
create policy service on public.recipes for all to service_role using (true);
--- policies/user_roles.sql
select private.start_policies('public.user_roles');
grant select on public.user_roles to authenticated, service_role;
grant update (role) on public.user_roles to authenticated, service_role;
create policy assurance on public.user_roles as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));
create policy select_as_admin on public.user_roles for select to authenticated
  using ((select private.is_admin()));
create policy update_as_admin on public.user_roles for update to authenticated
  using ((select private.is_admin()) or user_id = (select auth.uid()))
  with check ((select private.is_admin()));
create policy service on public.user_roles for all to service_role using (true);
