-- The logic of database/ when 0040_baseline_15_server_memory.sql was the newest migration (commit cf61238e), without its comments.
--- functions/abandon_purchases.sql
create or replace function private.abandon_purchases(older_than interval) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  abandoned int;
begin
  update public.purchases p set status = 'cancelled'
    where p.id in (
      select o.id from public.purchases o
        where o.status = 'pending' and o.checkout_session_id is null and o.created_at <= now() - older_than
        for update skip locked
    );
  get diagnostics abandoned = row_count;
  return abandoned;
end
$$;
comment on function private.abandon_purchases(interval) is
  'Cancels pending purchases without a checkout that are older than older_than; returns how many.';
revoke all on function private.abandon_purchases(interval) from public;
grant execute on function private.abandon_purchases(interval) to service_role;
--- functions/acting_kind.sql
create or replace function private.acting_kind() returns text
language sql stable set search_path = ''
as $$
  select case
    when auth.uid() is not null then 'admin'
    when auth.role() = 'service_role' then 'service'
    else 'operator'
  end
$$;
comment on function private.acting_kind() is 'admin, service or operator, by the claims of the caller.';
revoke all on function private.acting_kind() from public;
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
  perform set_config('saffron.starting_catalogue', 'on', true);
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
  perform set_config('saffron.starting_catalogue', 'off', true);
end
$$;
comment on function private.add_starting_group(text, text, int, text, text[]) is
  'Adds a group and its {icon, name, description} categories, leaving what exists as it is.';
revoke all on function private.add_starting_group(text, text, int, text, text[]) from public;
--- functions/adjust_credits.sql
create or replace function public.adjust_credits(
  account uuid, seen_balance int, new_balance int, reason text default null
) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  balance int;
begin
  if not private.lock_account(auth.uid()) or not private.is_admin() then
    raise exception 'Only admins set balances.' using errcode = '42501';
  end if;
  if new_balance is null or new_balance < 0 then
    raise exception 'A balance is never below zero.' using errcode = '23514';
  end if;
  if not private.lock_account(account) then
    raise exception 'There is no such account.' using errcode = 'STNTF';
  end if;
  balance := private.lock_credits(account);
  if balance is distinct from seen_balance then
    raise exception 'The balance has changed to % since it was shown.', balance using errcode = 'STRAC',
      detail = balance::text, hint = 'Look at it again.';
  end if;
  if new_balance <> balance then
    perform private.record_credit_entry(account, new_balance - balance, 'adjustment', null,
      coalesce(left(nullif(btrim(reason), ''), 500), format('Balance set from %s to %s', balance, new_balance)));
  end if;
  return new_balance;
end
$$;
comment on function public.adjust_credits(uuid, int, int, text) is
  'Sets a balance, if it still is seen_balance, by an adjustment entry with actor and reason; returns it. 42501 unless admin, STRAC (detail: the balance now), STNTF, 23514.';
revoke all on function public.adjust_credits(uuid, int, int, text) from public;
grant execute on function public.adjust_credits(uuid, int, int, text) to authenticated;
--- functions/apply_catalogue_changes.sql
create or replace function private.apply_catalogue_changes(changes jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.category_groups (name, slug, description, sort_order, is_active, constraint_label)
    select f.name, f.slug, f.description, f.sort_order, f.is_active, f.constraint_label
    from jsonb_array_elements(changes) ch, jsonb_populate_record(null::public.category_groups, ch -> 'wanted') f
    where ch ->> 'kind' = 'group' and ch ->> 'change' = 'created';
  update public.category_groups g
    set (name, description, sort_order, is_active, constraint_label)
      = (f.name, f.description, f.sort_order, f.is_active, f.constraint_label)
    from jsonb_array_elements(changes) ch, jsonb_populate_record(null::public.category_groups, ch -> 'wanted') f
    where ch ->> 'kind' = 'group' and ch ->> 'change' = 'changed' and g.slug = f.slug;
  insert into public.categories (name, slug, description, icon, sort_order, is_active)
    select f.name, f.slug, f.description, f.icon, f.sort_order, f.is_active
    from jsonb_array_elements(changes) ch, jsonb_populate_record(null::public.categories, ch -> 'wanted') f
    where ch ->> 'kind' = 'category' and ch ->> 'change' = 'created';
  update public.categories c
    set (name, description, icon, sort_order, is_active) = (f.name, f.description, f.icon, f.sort_order, f.is_active)
    from jsonb_array_elements(changes) ch, jsonb_populate_record(null::public.categories, ch -> 'wanted') f
    where ch ->> 'kind' = 'category' and ch ->> 'change' = 'changed' and c.slug = f.slug;
  delete from public.category_group_items i
    using (
      select ch ->> 'slug' as slug, array(select p ->> 'slug' from jsonb_array_elements(ch -> 'after' -> 'groups') p) as group_slugs
        from jsonb_array_elements(changes) ch
        where ch ->> 'kind' = 'category' and ch ->> 'change' = 'changed' and ch -> 'after' ? 'groups'
    ) w, public.categories c, public.category_groups g
    where c.slug = w.slug and i.category_id = c.id and g.id = i.group_id and g.slug <> all (w.group_slugs);
  insert into public.category_group_items as i (category_id, group_id, sort_order)
    select c.id, g.id, (p ->> 'sort_order')::int
    from jsonb_array_elements(changes) ch
      cross join lateral jsonb_array_elements(ch -> 'after' -> 'groups') p
      join public.categories c on c.slug = ch ->> 'slug'
      join public.category_groups g on g.slug = p ->> 'slug'
    where ch ->> 'kind' = 'category'
    on conflict (category_id, group_id) do update set sort_order = excluded.sort_order
      where i.sort_order <> excluded.sort_order;
end
$$;
comment on function private.apply_catalogue_changes(jsonb) is 'Adds and changes the groups, categories and memberships that catalogue_changes found.';
revoke all on function private.apply_catalogue_changes(jsonb) from public;
--- functions/attach_checkout.sql
create or replace function private.attach_checkout(
  purchase_id uuid, session_id text, url text, expires_at timestamptz
) returns public.purchases
language plpgsql security definer set search_path = ''
as $$
declare
  purchase public.purchases;
begin
  select p.* into purchase from public.purchases p where p.id = attach_checkout.purchase_id for update;
  if not found then
    raise exception 'There is no such purchase.' using errcode = 'STNTF';
  end if;
  if purchase.checkout_session_id is not null then
    return purchase;
  end if;
  update public.purchases p set
      checkout_session_id = attach_checkout.session_id, checkout_url = attach_checkout.url,
      checkout_expires_at = attach_checkout.expires_at,
      status = case p.status when 'cancelled' then 'pending' else p.status end
    where p.id = purchase.id
    returning p.* into purchase;
  return purchase;
end
$$;
comment on function private.attach_checkout(uuid, text, text, timestamptz) is
  'Sets the checkout of a purchase unless it has one; returns the row as it stands then. STNTF.';
revoke all on function private.attach_checkout(uuid, text, text, timestamptz) from public;
grant execute on function private.attach_checkout(uuid, text, text, timestamptz) to service_role;
--- functions/auth_has_required_aal.sql
create or replace function auth.has_required_aal() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal' in ('aal2', 'aal3'), false)
    or not exists (
      select from auth.mfa_factors f
      where f.user_id = auth.uid() and f.status = 'verified' and f.factor_type <> 'recovery_code'
    )
$$;
comment on function auth.has_required_aal() is
  'False for a person with a verified factor whose session is only aal1; true for everyone else.';
revoke all on function auth.has_required_aal() from public;
grant execute on function auth.has_required_aal() to authenticated, service_role, auth_admin;
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
  held boolean;
begin
  perform from auth.users u where u.id = caller_id for key share;
  held := found;
  if held then
    perform private.lock_credits(caller_id);
  end if;
  select g.* into generation from public.generations g
    where g.user_id = caller_id and g.idempotency_key = begin_generation.idempotency_key;
  if found then
    return generation;
  end if;
  if held then
    perform private.expire_credits(caller_id);
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
  'Opens a running generation and takes its cost; the same key returns the same row. xmin = pg_current_xact_id()::xid, read in a further statement, says that this transaction opened it. STUSR, STFOR, STGEN, STCRD.';
revoke all on function private.begin_generation(uuid, text, jsonb, text, text, int) from public;
grant execute on function private.begin_generation(uuid, text, jsonb, text, text, int) to service_role;
--- functions/begin_payment_event.sql
create or replace function private.begin_payment_event(event_id text, type text) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  fresh boolean;
begin
  insert into private.payment_events as e (event_id, type)
    values (begin_payment_event.event_id, begin_payment_event.type)
    on conflict (event_id) do update set attempts = e.attempts + 1
    returning e.outcome is null or e.outcome like 'failed%' into fresh;
  return fresh;
end
$$;
comment on function private.begin_payment_event(text, text) is
  'Counts an event and answers whether it is to be processed: false where it ended without failure before.';
revoke all on function private.begin_payment_event(text, text) from public;
grant execute on function private.begin_payment_event(text, text) to service_role;
--- functions/begin_reversal.sql
create or replace function private.begin_reversal(
  purchase public.purchases, reference text, request_id text, deliverable boolean
) returns void
language plpgsql set search_path = ''
as $$
declare
  reversal private.purchase_reversals;
  request private.refund_requests;
  room record;
  available int;
begin
  if deliverable then
    perform private.expire_credits(purchase.user_id);
  end if;
  select r.* into reversal from private.purchase_reversals r where r.reference = begin_reversal.reference;
  select * into room from private.reversal_room(purchase, reversal.cents);
  if purchase.undeliverable or not deliverable then
    room.credits := 0;
  end if;
  available := least(room.credits, (select c.balance from public.credits c where c.user_id = purchase.user_id));
  update private.purchase_reversals r
    set counted_cents = room.cents, credits = room.credits, taken = coalesce(available, 0)
    where r.reference = begin_reversal.reference;
  if available > 0 then
    select r.* into request from private.refund_requests r
      where r.purchase_id = purchase.id and r.id::text = begin_reversal.request_id;
    perform private.record_credit_entry(
      purchase.user_id, -available, reversal.kind, reversal.reference, request.reason, null, request.admin_id);
  end if;
end
$$;
comment on function private.begin_reversal(public.purchases, text, text, boolean) is
  'Counts a new reversal and takes its credits, never below zero.';
revoke all on function private.begin_reversal(public.purchases, text, text, boolean) from public;
--- functions/caller_is_active.sql
create or replace function private.caller_is_active() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users u
    where u.id = auth.uid() and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
  )
$$;
comment on function private.caller_is_active() is 'True when the caller has an account that is neither deleted nor suspended.';
revoke all on function private.caller_is_active() from public;
grant execute on function private.caller_is_active() to authenticated, service_role;
--- functions/cancel_generation.sql
create or replace function private.cancel_generation(caller_id uuid, generation_id uuid) returns public.generations
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  generation public.generations;
begin
  perform private.lock_credits(g.user_id) from public.generations g
    where g.id = cancel_generation.generation_id and g.user_id = cancel_generation.caller_id;
  select g.* into generation from public.generations g
    where g.id = cancel_generation.generation_id and g.user_id = cancel_generation.caller_id for update;
  if not found then
    raise exception 'There is no such generation.' using errcode = 'STNTF';
  end if;
  if generation.status = 'failed' then
    return generation;
  end if;
  if generation.status <> 'running' then
    raise exception 'Your recipe is already written; it is kept for you.' using errcode = 'STWRT';
  end if;
  if generation.first_sent_at is not null then
    raise exception 'Your recipe is already being written; it will be kept for you.' using errcode = 'STWRT';
  end if;
  generation := private.fail_generation(generation.id, 'cancelled', 'Taken back by the cook.');
  perform pg_notify('generation_cancelled', generation.id::text);
  return generation;
end
$$;
comment on function private.cancel_generation(uuid, uuid) is
  'running and nothing sent → failed with reason cancelled and the credit back, NOTIFY generation_cancelled; a failed one is returned unchanged. STNTF when it is not the caller''s, STWRT when it is written or being written.';
revoke all on function private.cancel_generation(uuid, uuid) from public;
grant execute on function private.cancel_generation(uuid, uuid) to service_role;
--- functions/catalogue_changes.sql
create or replace function private.catalogue_changes(file jsonb)
returns table (kind text, slug text, change text, wanted jsonb, before jsonb, after jsonb)
language sql stable set search_path = ''
as $$
  with categories_in_file as (
    select e.place, e.fields, c.id, to_jsonb(c) || jsonb_build_object('groups', coalesce(p.groups, '[]')) as standing
    from jsonb_array_elements(file -> 'categories') with ordinality as e (fields, place)
      left join public.categories c on c.slug = e.fields ->> 'slug'
      left join private.category_places() p on p.category_id = c.id
  ), places_in_file as (
    select e.place, coalesce(jsonb_agg(jsonb_build_object('slug', p ->> 'slug', 'sort_order', coalesce(
        nullif(p -> 'sort_order', 'null'), to_jsonb(i.sort_order), e.fields -> 'sort_order', e.standing -> 'sort_order', '0'))
        order by p ->> 'slug' collate "C") filter (where p is not null), '[]') as groups
    from categories_in_file e
      left join lateral jsonb_array_elements(e.fields -> 'groups') p on true
      left join public.category_groups g on g.slug = p ->> 'slug'
      left join public.category_group_items i on i.group_id = g.id and i.category_id = e.id
    where e.fields ? 'groups' group by e.place
  ), file_rows as (
    select 'group' as kind, e.place, e.fields, private.catalogue_content(to_jsonb(g)) as standing,
      '{"description": null, "sort_order": 0, "is_active": true, "constraint_label": null}'::jsonb as defaults
    from jsonb_array_elements(file -> 'groups') with ordinality as e (fields, place)
      left join public.category_groups g on g.slug = e.fields ->> 'slug'
    union all
    select 'category', e.place,
      case when p.groups is null then e.fields else e.fields || jsonb_build_object('groups', p.groups) end,
      private.catalogue_content(e.standing),
      '{"description": null, "icon": "🍽️", "sort_order": 0, "is_active": true, "groups": []}'
    from categories_in_file e left join places_in_file p on p.place = e.place
  )
  select r.kind, r.fields ->> 'slug',
    case when r.standing is null then 'created' when d.after is null then 'unchanged' else 'changed' end,
    coalesce(r.standing, r.defaults) || r.fields, d.before,
    case when r.standing is null then r.defaults || r.fields else d.after end
  from file_rows r cross join lateral (
    select jsonb_object_agg(f.key, r.standing -> f.key) as before, jsonb_object_agg(f.key, f.value) as after
      from jsonb_each(r.fields) f where r.standing -> f.key <> f.value
  ) d
  order by r.kind desc, r.place
$$;
comment on function private.catalogue_changes(jsonb) is
  'Each row of the file as created, changed (the fields that differ, before and after) or unchanged, and as it is wanted; groups first.';
revoke all on function private.catalogue_changes(jsonb) from public;
--- functions/catalogue_content.sql
create or replace function private.catalogue_content(catalogue_row jsonb) returns jsonb
language sql immutable parallel safe
as $$
  select catalogue_row - array['id', 'created_at', 'version', 'sort_name', 'search_text']
$$;
comment on function private.catalogue_content(jsonb) is 'A category or group without id, time, version and stored keys.';
revoke all on function private.catalogue_content(jsonb) from public;
--- functions/catalogue_fields.sql
create or replace function private.catalogue_fields(sent jsonb, standing jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  unknown text;
  fields jsonb := standing || coalesce(sent, '{}');
begin
  select k into unknown from jsonb_object_keys(coalesce(sent, '{}')) k
    where not standing || '{"name": null, "slug": null}' ? k or k in ('id', 'version', 'created_at', 'sort_name', 'search_text');
  if found then
    raise exception 'There is no field “%” to save.', unknown using errcode = '22023';
  end if;
  if coalesce(btrim(fields ->> 'name'), '') = '' then
    raise exception 'A name is needed.' using errcode = '23514';
  end if;
  if sent ? 'name' and not sent ? 'slug' then
    fields := fields || jsonb_build_object('slug', private.slug_of(fields ->> 'name'));
  end if;
  if coalesce(fields ->> 'slug', '') = '' then
    raise exception 'The name needs at least one letter or digit.' using errcode = '23514';
  end if;
  return fields;
end
$$;
comment on function private.catalogue_fields(jsonb, jsonb) is
  'What is sent laid over what stands. 22023 for an unknown field, 23514 for a name that is empty or has neither letter nor digit.';
revoke all on function private.catalogue_fields(jsonb, jsonb) from public;
--- functions/category_places.sql
create or replace function private.category_places() returns table (category_id uuid, groups jsonb)
language sql stable
as $$
  select i.category_id, jsonb_agg(jsonb_build_object('slug', g.slug, 'sort_order', i.sort_order) order by g.slug collate "C")
    from public.category_group_items i join public.category_groups g on g.id = i.group_id
    group by i.category_id
$$;
comment on function private.category_places() is 'The groups of each category that has some, as [{ slug, sort_order }], by slug.';
revoke all on function private.category_places() from public;
--- functions/check_catalogue_file.sql
create or replace function private.check_catalogue_file(file jsonb) returns void
language plpgsql stable set search_path = ''
as $$
declare
  at_most constant jsonb := '{"groups": 500, "categories": 5000}';
  known constant jsonb := '{
    "groups": ["name", "slug", "description", "sort_order", "is_active", "constraint_label"],
    "categories": ["name", "slug", "description", "icon", "sort_order", "is_active", "groups"]}';
  kind text;
  found_text text;
begin
  if file ->> 'format' is distinct from 'saffron-table/catalogue' then
    raise exception 'This is no catalogue of Saffron Table.' using errcode = '22023';
  elsif file -> 'version' is distinct from '1' then
    raise exception 'This catalogue is of version %, which is not known here.', file ->> 'version' using errcode = '22023';
  end if;
  foreach kind in array array['groups', 'categories'] loop
    if jsonb_typeof(file -> kind) is distinct from 'array'
      or jsonb_path_exists(file -> kind, '$[*] ? (@.type() != "object")')
    then
      raise exception 'The % of the file are no list of rows.', kind using errcode = '22023';
    elsif jsonb_array_length(file -> kind) > (at_most -> kind)::int then
      raise exception 'A file holds % % at most.', at_most -> kind, kind using errcode = '54000';
    end if;
    select k into found_text from jsonb_array_elements(file -> kind) e, jsonb_object_keys(e) k where not known -> kind ? k limit 1;
    if found then
      raise exception 'There is no field “%” in the % of a catalogue.', found_text, kind using errcode = '22023';
    end if;
    select e ->> 'slug' into found_text from jsonb_array_elements(file -> kind) e group by 1 having count(*) > 1 limit 1;
    if found then
      raise exception '“%” stands twice in the % of the file.', found_text, kind using errcode = '23505';
    end if;
  end loop;
  if (
    select sum(jsonb_array_length(e -> 'groups')) from jsonb_array_elements(file -> 'categories') e
      where jsonb_typeof(e -> 'groups') = 'array'
  ) > 50000 then
    raise exception 'A file puts categories into groups 50000 times at most.' using errcode = '54000';
  end if;
  select e ->> 'slug' into found_text
    from jsonb_array_elements(file -> 'categories') e, jsonb_path_query(e, '$.groups[*]') named
    group by e ->> 'slug', named ->> 'slug' having count(*) > 1 limit 1;
  if found then
    raise exception '“%” stands twice in one of its groups.', found_text using errcode = '23505';
  end if;
  select named ->> 'slug' into found_text
    from jsonb_array_elements(file -> 'categories') e, jsonb_path_query(e, '$.groups[*]') named
    where not exists (select from jsonb_array_elements(file -> 'groups') g where g ->> 'slug' = named ->> 'slug')
      and not exists (select from public.category_groups g where g.slug = named ->> 'slug')
    limit 1;
  if found then
    raise exception 'There is no group “%”, neither here nor in the file.', found_text using errcode = '23503';
  end if;
  select g.name into found_text
    from public.category_groups g join jsonb_array_elements(file -> 'groups') e on e ->> 'slug' = g.slug
    where e ? 'constraint_label' and e ->> 'constraint_label' is distinct from g.constraint_label
      and (g.slug = 'meal-type' or g.constraint_label in ('Allergens', 'Dietary Constraints', 'Avoid'))
    limit 1;
  if found then
    raise exception 'The label of “%” cannot be changed: the meal type and the groups that feed a check keep theirs.', found_text
      using errcode = 'STFOR', hint = 'Take the label out of the file, or give the group another slug.';
  end if;
end
$$;
comment on function private.check_catalogue_file(jsonb) is
  '22023 for what is no catalogue, 54000 above 500 groups, 5000 categories or 50000 places in groups, 23505 for a slug or a place twice, 23503 for an unknown group, STFOR for a label that stays.';
revoke all on function private.check_catalogue_file(jsonb) from public;
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
  if coalesce((select c.balance from public.credits c where c.user_id = caller_id), 0) - coalesce((
    select sum(l.remaining) from private.credit_lots l
      where l.user_id = caller_id and l.remaining > 0 and l.expires_at <= now()
  ), 0) < cost then
    raise exception 'You don''t have enough credits. Please purchase more.' using errcode = 'STCRD';
  end if;
end
$$;
comment on function private.check_generation(uuid, int) is
  'Raises STUSR, STFOR, STGEN or STCRD, in this order, where the cook may not begin a generation now.';
revoke all on function private.check_generation(uuid, int) from public;
grant execute on function private.check_generation(uuid, int) to service_role;
--- functions/check_version.sql
create or replace function private.check_version(thing text, seen int, standing int) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if standing is null then
    raise exception 'This % does not exist any more.', thing using errcode = 'STNTF';
  end if;
  if seen is distinct from standing then
    raise exception 'This % has changed since it was shown.', thing using errcode = 'STRAC',
      detail = standing::text, hint = 'Look at it again.';
  end if;
end
$$;
comment on function private.check_version(text, int, int) is
  'STNTF where nothing stands, STRAC (detail: the version now) where another version stands than was seen.';
revoke all on function private.check_version(text, int, int) from public;
--- functions/claim_receipts.sql
create or replace function private.claim_receipts(at_most int)
returns table (
  purchase_id uuid, email text, full_name text, pack text, credits int, amount_cents int, currency text,
  refunded_cents int, completed_at timestamptz
)
language sql security definer set search_path = ''
as $$
  with due as (
    select p.id, u.email::text, f.full_name
    from public.purchases p
      join auth.users u on u.id = p.user_id and u.deleted_at is null and u.email <> ''
      left join public.profiles f on f.id = p.user_id
    where p.status = 'completed' and p.receipt_sent_at is null and p.completed_at > now() - interval '7 days'
      and (p.receipt_claimed_at is null or p.receipt_claimed_at <= now() - interval '10 minutes')
    order by p.completed_at
    limit at_most for update of p skip locked
  )
  update public.purchases p set receipt_claimed_at = now()
    from due where p.id = due.id
    returning p.id, due.email, due.full_name, p.pack, p.credits, p.amount_cents, p.currency, p.refunded_cents, p.completed_at
$$;
comment on function private.claim_receipts(int) is
  'Claims up to at_most receipts for ten minutes, with whom they go to and what was bought.';
revoke all on function private.claim_receipts(int) from public;
grant execute on function private.claim_receipts(int) to service_role;
--- functions/claim_refund_letters.sql
create or replace function private.claim_refund_letters(at_most int)
returns table (
  reference text, purchase_id uuid, email text, refunded_cents int, credits_taken int, amount_cents int, currency text,
  completed_at timestamptz, balance int
)
language sql security definer set search_path = ''
as $$
  with due as (
    select r.reference, u.email::text, p.id, p.amount_cents, p.currency, p.completed_at, c.balance
    from private.purchase_reversals r
      join public.purchases p on p.id = r.purchase_id
      join auth.users u on u.id = p.user_id and u.deleted_at is null and u.email <> ''
      join public.credits c on c.user_id = p.user_id
    where r.kind = 'refund' and r.ended_at is null and r.letter_sent_at is null
      and r.created_at > now() - interval '7 days'
      and (r.letter_claimed_at is null or r.letter_claimed_at <= now() - interval '10 minutes')
    order by r.created_at
    limit at_most for update of r skip locked
  )
  update private.purchase_reversals r set letter_claimed_at = now()
    from due where r.reference = due.reference
    returning r.reference, due.id, due.email, r.cents, r.taken, due.amount_cents, due.currency, due.completed_at, due.balance
$$;
comment on function private.claim_refund_letters(int) is
  'Claims up to at_most letters about refunds for ten minutes, with whom they go to and what went back.';
revoke all on function private.claim_refund_letters(int) from public;
grant execute on function private.claim_refund_letters(int) to service_role;
--- functions/close_refund_request.sql
create or replace function private.close_refund_request(id uuid, refund_id text) returns void
language sql security definer set search_path = ''
as $$
  update private.refund_requests r
    set refund_id = coalesce(r.refund_id, close_refund_request.refund_id), closed_at = coalesce(r.closed_at, now())
    where r.id = close_refund_request.id
$$;
comment on function private.close_refund_request(uuid, text) is
  'Closes a refund request with the refund, or with null where the provider refuses.';
revoke all on function private.close_refund_request(uuid, text) from public;
grant execute on function private.close_refund_request(uuid, text) to service_role;
--- functions/complete_generation.sql
create or replace function private.complete_generation(
  generation_id uuid, result jsonb, timings jsonb, input_tokens int, output_tokens int,
  cost_usd numeric default null, repaired boolean default false
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
      input_tokens = complete_generation.input_tokens, output_tokens = complete_generation.output_tokens,
      cost_usd = complete_generation.cost_usd, repaired = complete_generation.repaired
    where g.id = generation.id
    returning g.* into generation;
  return generation;
end
$$;
comment on function private.complete_generation(uuid, jsonb, jsonb, int, int, numeric, boolean) is
  'running → completed with its result; a closed generation is returned unchanged. STNTF when there is none.';
revoke all on function private.complete_generation(uuid, jsonb, jsonb, int, int, numeric, boolean) from public;
grant execute on function private.complete_generation(uuid, jsonb, jsonb, int, int, numeric, boolean) to service_role;
--- functions/credit_expiry_of.sql
create or replace function private.credit_expiry_of(given_at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select given_at + make_interval(months => s.value::int) from private.product_settings s
    where s.key = 'credits_expire_after_months' and s.value::int > 0
$$;
comment on function private.credit_expiry_of(timestamptz) is 'When credits given at a time expire; null: never.';
revoke all on function private.credit_expiry_of(timestamptz) from public;
--- functions/delete_account.sql
create or replace function private.delete_account(account uuid, session_id uuid, at_time timestamptz)
returns table (email text, open_checkouts text[])
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock(hashtextextended('private.delete_account', 0));
  perform from auth.users u where u.id = account and u.deleted_at is null for update;
  if not found then
    return;
  end if;
  if not private.proven_lately(account, delete_account.session_id, at_time) then
    raise exception 'Please confirm first that it is you.' using errcode = 'STPRF';
  end if;
  return query
    select case when u.email_confirmed_at is not null then nullif(u.email, '')::text end,
      array(
        select p.checkout_session_id from public.purchases p
        where p.user_id = u.id and p.status = 'pending' and p.checkout_session_id is not null
      )
    from auth.users u where u.id = account;
  delete from auth.users u where u.id = account;
  insert into auth.audit_log_entries (instance_id, payload, created_at)
    values ('00000000-0000-0000-0000-000000000000', json_build_object(
      'action', 'user_deleted', 'log_type', 'team', 'actor_id', '00000000-0000-0000-0000-000000000000',
      'timestamp', at_time, 'traits', json_build_object('by', 'owner')), at_time);
end
$$;
comment on function private.delete_account(uuid, uuid, timestamptz) is
  'Deletes an account for the owner of a session that proved itself lately: their confirmed address, to say goodbye, and checkouts that are still open. No row where it is gone already. STPRF without a recent proof, STADM for the last admin.';
revoke all on function private.delete_account(uuid, uuid, timestamptz) from public;
grant execute on function private.delete_account(uuid, uuid, timestamptz) to service_role;
--- functions/describe_account.sql
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
--- functions/describe_category_group_removal.sql
drop function if exists public.describe_category_group_removal(uuid);
create function public.describe_category_group_removal(p_id uuid)
returns table (category_count int, left_in_no_group_count int, feeds_a_check boolean, constraint_label text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not private.is_admin() then
    raise exception 'Only admins change the catalogue.' using errcode = '42501';
  end if;
  return query
    select count(i.category_id)::int,
      count(i.category_id) filter (where not exists (
        select from public.category_group_items o where o.category_id = i.category_id and o.group_id <> g.id
      ))::int,
      coalesce(g.constraint_label in ('Allergens', 'Dietary Constraints', 'Avoid'), false),
      g.constraint_label
    from public.category_groups g left join public.category_group_items i on i.group_id = g.id
    where g.id = p_id group by g.id;
end
$$;
comment on function public.describe_category_group_removal(uuid) is
  'How many categories stand in a group and how many of them in no other, and which label of the prompt it feeds; no row where it is gone. 42501 unless admin.';
revoke all on function public.describe_category_group_removal(uuid) from public;
grant execute on function public.describe_category_group_removal(uuid) to authenticated;
--- functions/describe_category_removal.sql
drop function if exists public.describe_category_removal(uuid[]);
create function public.describe_category_removal(p_ids uuid[])
returns table (category_count int, group_count int, recipe_count int, unsaved_count int)
language plpgsql stable security definer set search_path = ''
as $$
declare
  names text[] := array(select c.name from public.categories c where c.id = any (p_ids));
begin
  if not private.is_admin() then
    raise exception 'Only admins change the catalogue.' using errcode = '42501';
  end if;
  return query select
    cardinality(names),
    (select count(distinct i.group_id)::int from public.category_group_items i where i.category_id = any (p_ids)),
    (select count(*)::int from (
      (select r.id from public.recipes r where r.categories && names limit 1001)
      union
      (select r.id from public.generations g join public.recipes r on r.generation_id = g.id
        where g.status = 'completed' and jsonb_path_query_array(g.selections, '$.selections.*[*]') ?| names limit 1001)
      limit 1001
    ) made),
    (select count(*)::int from (
      select from public.generations g where g.status = 'completed' and g.put_away_at is null
        and jsonb_path_query_array(g.selections, '$.selections.*[*]') ?| names limit 1001
    ) unsaved);
end
$$;
comment on function public.describe_category_removal(uuid[]) is
  'How many categories, groups that hold them, saved recipes and unsaved generations deleting these touches; the last two end at 1001. 42501 unless admin.';
revoke all on function public.describe_category_removal(uuid[]) from public;
grant execute on function public.describe_category_removal(uuid[]) to authenticated;
--- functions/end_generations_of.sql
create or replace function private.end_generations_of(account uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  running uuid;
begin
  for running in select g.id from public.generations g where g.user_id = account and g.status = 'running' loop
    perform private.fail_generation(running, 'cancelled', 'The account was deleted.');
    perform pg_notify('generation_cancelled', running::text);
  end loop;
end
$$;
comment on function private.end_generations_of(uuid) is
  'Fails the running generations of an account, with the credit back, and tells their process (NOTIFY generation_cancelled).';
revoke all on function private.end_generations_of(uuid) from public;
--- functions/end_payment_event.sql
create or replace function private.end_payment_event(event_id text, outcome text) returns void
language sql security definer set search_path = ''
as $$
  update private.payment_events e set outcome = left(end_payment_event.outcome, 500), ended_at = now()
    where e.event_id = end_payment_event.event_id
$$;
comment on function private.end_payment_event(text, text) is
  'Writes the outcome of an event: a word for operators; "failed…" means that it is to be tried again.';
revoke all on function private.end_payment_event(text, text) from public;
grant execute on function private.end_payment_event(text, text) to service_role;
--- functions/end_reversal.sql
create or replace function private.end_reversal(
  purchase public.purchases, reference text, deliverable boolean
) returns void
language plpgsql set search_path = ''
as $$
declare
  ended private.purchase_reversals;
  other private.purchase_reversals;
  room record;
  free int;
  kept int;
begin
  update private.purchase_reversals r set ended_at = now()
    where r.reference = end_reversal.reference returning r.* into ended;
  free := ended.taken;
  for other in
    select r.* from private.purchase_reversals r
      where r.purchase_id = purchase.id and r.ended_at is null and r.counted_cents < r.cents
      order by r.position
  loop
    select * into room from private.reversal_room(purchase, other.cents - other.counted_cents);
    if purchase.undeliverable or not deliverable then
      room.credits := 0;
    end if;
    kept := least(free, room.credits);
    update private.purchase_reversals r set
        counted_cents = r.counted_cents + room.cents, credits = r.credits + room.credits, taken = r.taken + kept
      where r.reference = other.reference;
    free := free - kept;
  end loop;
  if free > 0 and deliverable then
    perform private.record_credit_entry(purchase.user_id, free, ended.kind, ended.reference || ':returned');
  end if;
end
$$;
comment on function private.end_reversal(public.purchases, text, boolean) is
  'Ends a reversal and gives back what was taken for it, less what another one of the same money keeps.';
revoke all on function private.end_reversal(public.purchases, text, boolean) from public;
--- functions/ended_sessions.sql
create or replace function private.ended_sessions(callers jsonb, at_time timestamptz) returns setof int
language sql stable security definer set search_path = ''
as $$
  select (c.place - 1)::int
    from jsonb_array_elements(callers) with ordinality as c (caller, place)
    where c.caller ->> 'role' = 'authenticated'
      and not exists (
        select from auth.users u
          where u.id = (c.caller -> 'claims' ->> 'sub')::uuid and u.deleted_at is null
            and (u.banned_until is null or u.banned_until <= at_time)
            and (
              c.caller -> 'claims' ->> 'session_id' is null
              or exists (
                select from auth.sessions s
                  where s.id = case
                      when c.caller -> 'claims' ->> 'session_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
                      then (c.caller -> 'claims' ->> 'session_id')::uuid
                    end
                    and s.user_id = u.id
                    and (s.not_after is null or s.not_after > at_time)
              )
            )
      )
$$;
comment on function private.ended_sessions(jsonb, timestamptz) is
  'Of [{ role, claims }], the places (from 0) of people whose account or session has ended.';
revoke all on function private.ended_sessions(jsonb, timestamptz) from public;
grant execute on function private.ended_sessions(jsonb, timestamptz) to service_role;
--- functions/entries_undone_by.sql
create or replace function private.entries_undone_by(entry public.credit_entries) returns setof bigint
language plpgsql stable set search_path = ''
as $$
begin
  if entry.kind = 'generation_refund' then
    return query select e.id from public.credit_entries e
      where e.kind = 'generation' and e.reference = entry.reference;
  elsif entry.kind in ('refund', 'dispute') then
    return query select e.id
      from private.purchase_reversals ended
      join private.purchase_reversals r on r.purchase_id = ended.purchase_id
      join public.credit_entries e on e.kind = r.kind and e.reference = r.reference
      where ended.reference = regexp_replace(entry.reference, ':returned$', '');
  end if;
end
$$;
comment on function private.entries_undone_by(public.credit_entries) is 'Ids of the entries whose credits an entry gives back.';
revoke all on function private.entries_undone_by(public.credit_entries) from public;
--- functions/expire_credits.sql
create or replace function private.expire_credits(account uuid default null) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  cook uuid;
  lot private.credit_lots;
  expired int := 0;
begin
  for cook in
    select due.user_id from (
      select distinct l.user_id from private.credit_lots l
        join auth.users u on u.id = l.user_id and u.deleted_at is null
        where l.remaining > 0 and l.expires_at <= now()
          and (account is null or l.user_id = account)
        limit 500
    ) as due order by due.user_id
  loop
    continue when not private.lock_account(cook);
    perform private.lock_credits(cook);
    for lot in
      select l.* from private.credit_lots l
        where l.user_id = cook and l.remaining > 0 and l.expires_at <= now() order by l.expires_at, l.entry_id
    loop
      perform private.record_credit_entry(cook, -lot.remaining, 'expiry', lot.entry_id::text);
      expired := expired + lot.remaining;
    end loop;
  end loop;
  return expired;
end
$$;
comment on function private.expire_credits(uuid) is
  'Writes an expiry entry for each lot that has run out, of one account or of up to 500; returns how many credits expired.';
revoke all on function private.expire_credits(uuid) from public;
grant execute on function private.expire_credits(uuid) to service_role;
--- functions/export_account_rows.sql
create or replace function private.export_account_rows(account uuid, section text, skipped int, at_most int) returns setof jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted record;
begin
  select t.* into wanted from private.personal_tables() as t where t.section = export_account_rows.section;
  if not found then
    raise exception 'There is no such section.' using errcode = 'STNTF';
  end if;
  return query execute format(
    'select to_jsonb(t) - %L::text[] from %s as t
      where t.ctid = any (array(select t.ctid from %s as t where %s order by %s offset $2 limit $3)) order by %s',
    wanted.withheld, wanted.source, wanted.source, wanted.owned, wanted.sorted, wanted.sorted
  ) using account, skipped, at_most;
end
$$;
comment on function private.export_account_rows(uuid, text, int, int) is
  'Rows of a section of list_export_sections as jsonb, without what is withheld: at_most of them after the first skipped. STNTF for no such section.';
revoke all on function private.export_account_rows(uuid, text, int, int) from public;
grant execute on function private.export_account_rows(uuid, text, int, int) to service_role;
--- functions/export_catalogue.sql
create or replace function public.export_catalogue() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins export the catalogue.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'format', 'saffron-table/catalogue',
    'version', 1,
    'groups', coalesce((
      select jsonb_agg(private.catalogue_content(to_jsonb(g)) order by g.sort_order, g.sort_name, g.id)
        from public.category_groups g), '[]'),
    'categories', coalesce((
      select jsonb_agg(private.catalogue_content(to_jsonb(c))
          || jsonb_build_object('groups', coalesce(p.groups, '[]'))
          order by c.sort_order, c.sort_name, c.id)
        from public.categories c left join private.category_places() p on p.category_id = c.id), '[]'));
end
$$;
comment on function public.export_catalogue() is
  'Groups, categories and memberships in the format that import_catalogue takes. 42501 unless admin.';
revoke all on function public.export_catalogue() from public;
grant execute on function public.export_catalogue() to authenticated;
--- functions/fail_generation.sql
create or replace function private.fail_generation(
  generation_id uuid, reason text, detail text, timings jsonb default null,
  input_tokens int default null, output_tokens int default null,
  cost_usd numeric default null, repaired boolean default false, note text default null
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
  if generation.status in ('completed', 'refunded') then
    return generation;
  end if;
  update public.generations g set
      timings = coalesce(g.timings, fail_generation.timings),
      input_tokens = coalesce(g.input_tokens, fail_generation.input_tokens),
      output_tokens = coalesce(g.output_tokens, fail_generation.output_tokens),
      cost_usd = coalesce(g.cost_usd, fail_generation.cost_usd),
      repaired = g.repaired or fail_generation.repaired
    where g.id = generation.id
    returning g.* into generation;
  if generation.status <> 'running' then
    return generation;
  end if;
  update public.generations g set
      status = 'failed', finished_at = clock_timestamp(),
      reason = left(fail_generation.reason, 200), detail = left(fail_generation.detail, 5000),
      note = left(fail_generation.note, 300)
    where g.id = generation.id
    returning g.* into generation;
  if generation.cost > 0 then
    perform private.record_credit_entry(
      generation.user_id, generation.cost, 'generation_refund', generation.id::text, generation.reason);
  end if;
  return generation;
end
$$;
comment on function private.fail_generation(uuid, text, text, jsonb, int, int, numeric, boolean, text) is
  'running → failed, with the credit given back and what it took; a failed one only learns what it took, a completed one is returned unchanged. STNTF when there is none.';
revoke all on function private.fail_generation(uuid, text, text, jsonb, int, int, numeric, boolean, text) from public;
grant execute on function private.fail_generation(uuid, text, text, jsonb, int, int, numeric, boolean, text) to service_role;
--- functions/find_admin_changes.sql
create or replace function public.find_admin_changes(
  p_actor_id uuid default null, p_actor_kind text default null, p_action text default null, p_subject_kind text default null,
  p_subject_id text default null, p_subject_label text default null, p_subject_user_ids uuid[] default null,
  p_from timestamptz default null, p_until timestamptz default null,
  p_after_created_at timestamptz default null, p_after_id bigint default null, p_limit int default 25
) returns table (
  id bigint, created_at timestamptz, actor_id uuid, actor_kind text, actor_name text, action text, subject_kind text, subject_id text,
  subject_user_id uuid, subject_label text, subject_name text, before jsonb, after jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  typed text := lower(btrim(p_subject_label));
  anywhere text := private.like_pattern_of(typed);
  pattern text := case when char_length(typed) < 3 then substr(anywhere, 2) else anywhere end;
  conditions text := '';
begin
  if not private.is_admin() then
    raise exception 'Only admins read the change log.' using errcode = '42501';
  end if;
  conditions := concat(
    case when p_actor_id is not null then ' and c.actor_id = $1' end,
    case when p_actor_kind is not null then ' and c.actor_kind = $2' end,
    case when p_actor_kind <> 'admin' then ' and c.actor_kind <> ''admin''' end, -- so that the index of the few is seen to fit
    case when p_action is not null then ' and c.action = $3' end,
    case when p_subject_kind is not null then ' and c.subject_kind = $4' end,
    case when p_subject_id is not null then ' and c.subject_id = $5' end,
    case
      when pattern is not null and p_subject_user_ids is not null
        then ' and (lower(c.subject_label) like $6 or c.subject_user_id = any($7))'
      when pattern is not null then ' and lower(c.subject_label) like $6'
      when p_subject_user_ids is not null then ' and c.subject_user_id = any($7)'
    end,
    case when p_from is not null then ' and c.created_at >= $8' end,
    case when p_until is not null then ' and c.created_at < $9' end,
    case when p_after_id is not null then ' and (c.created_at, c.id) < ($10, $11)' end
  );
  return query execute format(
    'select c.id, c.created_at, c.actor_id, c.actor_kind, a.full_name, c.action, c.subject_kind, c.subject_id, c.subject_user_id,
        c.subject_label, s.full_name, c.before, c.after
      from (
        select * from public.admin_changes c where true %s order by c.created_at desc, c.id desc limit $12
      ) as c
      left join public.profiles a on a.id = c.actor_id
      left join public.profiles s on s.id = c.subject_user_id
      order by c.created_at desc, c.id desc', conditions
  ) using p_actor_id, p_actor_kind, p_action, p_subject_kind, p_subject_id, pattern, p_subject_user_ids, p_from, p_until,
    p_after_created_at, p_after_id, least(greatest(p_limit, 1), 100);
end
$$;
comment on function public.find_admin_changes(uuid, text, text, text, text, text, uuid[], timestamptz, timestamptz, timestamptz, bigint, int) is
  'Entries of the change log, newest first, that fit all that is asked; after (created_at, id) of the last one seen. 42501 unless admin.';
revoke all on function public.find_admin_changes(uuid, text, text, text, text, text, uuid[], timestamptz, timestamptz, timestamptz, bigint, int)
  from public;
grant execute on function public.find_admin_changes(uuid, text, text, text, text, text, uuid[], timestamptz, timestamptz, timestamptz, bigint, int)
  to authenticated;
--- functions/find_generations.sql
create or replace function public.find_generations(
  p_who text default null, p_status text default null, p_model text default null, p_reason text default null,
  p_since timestamptz default null, p_until timestamptz default null,
  p_cursor_at timestamptz default null, p_cursor_id uuid default null, p_newer boolean default false, p_limit int default 25
) returns table (
  id uuid, user_id uuid, full_name text, email text, created_at timestamptz, finished_at timestamptz, status text, model text,
  credits int, repaired boolean, reason text, note text, input_tokens int, output_tokens int, cost_usd numeric
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  people uuid[];
begin
  if not private.is_admin() then
    raise exception 'Only admins read the log of generations.' using errcode = '42501';
  end if;
  people := private.people_called(p_who, 100);
  return query
    select g.id, g.user_id, p.full_name, p.email, g.created_at, g.finished_at, g.status, g.model,
      g.credits, g.repaired, g.reason, g.note, g.input_tokens, g.output_tokens, g.cost_usd
    from private.match_generations(people[:100], p_status, p_model, p_reason, p_since, p_until, p_cursor_at, p_cursor_id,
        coalesce(p_newer, false), least(greatest(p_limit, 1), 101)) g
      left join public.profiles p on p.id = g.user_id
    order by g.created_at desc, g.id desc;
end
$$;
comment on function public.find_generations(text, text, text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, int) is
  'A page of the generations that fit, newest first: after the cursor (created_at and id of a row), or before it where newer ones are asked for. 42501 unless admin.';
revoke all on function public.find_generations(text, text, text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, int) from public;
grant execute on function public.find_generations(text, text, text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, int) to authenticated;
--- functions/find_purchase.sql
create or replace function private.find_purchase(reference text) returns public.purchases
language plpgsql stable security definer set search_path = ''
as $$
declare
  purchase public.purchases;
begin
  if reference ~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    select p.* into purchase from public.purchases p where p.id = reference::uuid;
  else
    select p.* into purchase from public.purchases p
      where p.checkout_session_id = reference or p.payment_intent_id = reference
      order by p.checkout_session_id = reference desc nulls last limit 1;
  end if;
  return purchase;
end
$$;
comment on function private.find_purchase(text) is
  'A purchase by its id, its checkout session or its payment intent; a row of nulls where there is none.';
revoke all on function private.find_purchase(text) from public;
grant execute on function private.find_purchase(text) to service_role;
--- functions/find_purchases.sql
create or replace function public.find_purchases(
  p_search text default '', p_status text default null, p_first_id uuid default null, p_last_id uuid default null,
  p_page int default 1, p_page_size int default 25
) returns table (purchase_ids uuid[], total int, is_at_least boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle text;
  place int := (p_page - 1) * p_page_size;
begin
  if not private.is_admin() then
    raise exception 'Only admins list purchases.' using errcode = '42501';
  end if;
  needle := private.people_search_text(left(btrim(coalesce(p_search, '')), 401));
  if char_length(needle) > 400 or p_page_size is null or p_page_size not between 1 and 100
    or p_page is null or p_page not between 1 and 1000000 then
    raise exception 'There is no such page of purchases.' using errcode = '22023';
  end if;
  if needle <> '' then
    purchase_ids := private.search_purchases(needle, p_status, p_first_id, p_last_id);
    total := least(cardinality(purchase_ids), 150);
    is_at_least := cardinality(purchase_ids) > total;
    purchase_ids := purchase_ids[place + 1 : least(place + p_page_size, total)];
    return next;
    return;
  end if;
  total := case when p_status is null then (select count(*) from public.purchases)
    else (select count(*) from public.purchases p where p.status = p_status) end;
  purchase_ids := private.page_of('public.purchases', '{created_at,id}', false,
    case when p_status is null then 'true' else format('status = %L', p_status) end, '{}', total, place, p_page_size);
  is_at_least := false;
  return next;
end
$$;
comment on function public.find_purchases(text, text, uuid, uuid, int, int) is
  'One row: the purchases of a page, newest first, and their total (at least, where is_at_least). 42501 unless admin, 22023.';
revoke all on function public.find_purchases(text, text, uuid, uuid, int, int) from public;
grant execute on function public.find_purchases(text, text, uuid, uuid, int, int) to authenticated;
--- functions/find_users.sql
create or replace function public.find_users(
  p_search text default '', p_role text default 'all', p_sort text default 'joined', p_ascending boolean default false,
  p_page int default 1, p_page_size int default 25
) returns table (user_ids uuid[], total int, is_at_least boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle text;
  condition text := case p_role
    when 'all' then 'true' when 'admin' then '{account} = any($1)' when 'user' then '{account} <> all($1)' end;
  place int := (p_page - 1) * p_page_size;
  o record := private.user_order(p_sort);
  admins uuid[];
begin
  if not private.is_admin() then
    raise exception 'Only admins list users.' using errcode = '42501';
  end if;
  needle := private.people_search_text(left(btrim(coalesce(p_search, '')), 401));
  if condition is null or o is null or p_ascending is null or char_length(needle) > 400
    or p_page_size is null or p_page_size not between 1 and 100 or p_page is null or p_page not between 1 and 1000000 then
    raise exception 'There is no such page of users.' using errcode = '22023';
  end if;
  admins := array(select r.user_id from public.user_roles r where r.role = 'admin');
  if needle <> '' and p_role = 'admin' and cardinality(admins) <= 4000 then
    admins := array(select p.id from public.profiles p
      where p.id = any (admins) and p.search_text like private.like_pattern_of(needle));
  elsif needle <> '' then
    user_ids := private.search_users(needle, condition, admins, p_sort, p_ascending);
    total := least(cardinality(user_ids), 250);
    is_at_least := cardinality(user_ids) > total;
    user_ids := user_ids[place + 1 : least(place + p_page_size, total)];
    return next;
    return;
  end if;
  total := case p_role
    when 'all' then (select count(*) from public.user_roles)
    when 'admin' then cardinality(admins)
    when 'user' then (select count(*) from public.user_roles) - cardinality(admins) end;
  user_ids := case when p_role = 'admin' and total <= 4000
    then private.sort_users(p_sort, p_ascending, admins, place, p_page_size)
    else private.page_of(o.source, o.keys, p_ascending, replace(condition, '{account}', o.account), admins, total, place, p_page_size) end;
  is_at_least := false;
  return next;
end
$$;
comment on function public.find_users(text, text, text, boolean, int, int) is
  'One row: the accounts of a page in order, and their total (at least, where is_at_least). p_role: all, user, admin; p_sort: joined, role, name, email, credits. 42501 unless admin, 22023.';
revoke all on function public.find_users(text, text, text, boolean, int, int) from public;
grant execute on function public.find_users(text, text, text, boolean, int, int) to authenticated;
--- functions/fold_activity.sql
create or replace function private.fold_activity() returns int
language plpgsql security definer set search_path = ''
as $$
declare
  folded int;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('private.fold_activity', 0)) then
    return 0;
  end if;
  with gone as (
    delete from private.activity_sums a
      where a.slot in (select l.slot from private.activity_sums l where not l.folded)
      returning a.*
  )
  insert into private.activity_sums (slot, reason, folded, completed, failed, cost_usd, credits_sold, credits_given, credits_spent,
    credits_taken_back, paid_cents, returned_cents, sign_ups, people)
  select slot, reason, true, sum(completed), sum(failed), sum(cost_usd), sum(credits_sold), sum(credits_given), sum(credits_spent),
    sum(credits_taken_back), sum(paid_cents), sum(returned_cents), sum(sign_ups), sum(people)
  from gone group by slot, reason;
  get diagnostics folded = row_count;
  return folded;
end
$$;
comment on function private.fold_activity() is 'Folds appended sums into one row a slot and reason; returns how many rows it wrote. The sums stay the same.';
revoke all on function private.fold_activity() from public;
grant execute on function private.fold_activity() to service_role;
--- functions/forget_in_admin_changes.sql
create or replace function private.forget_in_admin_changes(account uuid) returns void
language sql set search_path = ''
as $$
  update public.admin_changes c
    set subject_user_id = null,
      subject_id = case when c.subject_kind <> 'user' then c.subject_id end, -- a purchase stays for the books
      before = private.impersonal_fields(c.before), after = private.impersonal_fields(c.after)
    where c.subject_user_id = forget_in_admin_changes.account;
  update public.admin_changes c set actor_id = null where c.actor_id = forget_in_admin_changes.account;
$$;
comment on function private.forget_in_admin_changes(uuid) is 'Unlinks a person who leaves, and their texts, from the change log.';
revoke all on function private.forget_in_admin_changes(uuid) from public;
--- functions/forget_payment_customer.sql
create or replace function private.forget_payment_customer(customer_id text) returns void
language sql security definer set search_path = ''
as $$
  delete from private.payment_customers c where c.customer_id = forget_payment_customer.customer_id
$$;
comment on function private.forget_payment_customer(text) is
  'Removes a customer, whoevers it is.';
revoke all on function private.forget_payment_customer(text) from public;
grant execute on function private.forget_payment_customer(text) to service_role;
--- functions/get_credit_lots.sql
create or replace function public.get_credit_lots() returns table (credits int, expires_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select sum(l.remaining)::int, l.expires_at from private.credit_lots l
    where l.user_id = auth.uid() and l.remaining > 0 and (l.expires_at is null or l.expires_at > now())
      and auth.has_required_aal()
    group by l.expires_at
    order by l.expires_at nulls last
$$;
comment on function public.get_credit_lots() is
  'The caller''s credits by the date at which they expire (null: never), the earliest first.';
revoke all on function public.get_credit_lots() from public;
grant execute on function public.get_credit_lots() to authenticated;
--- functions/get_purchase_entries.sql
create or replace function public.get_purchase_entries(purchase_id uuid)
returns table (id bigint, delta int, kind text, reason text, actor_id uuid, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  with named as (
    select 'purchase' as kind, get_purchase_entries.purchase_id::text as reference
    union all
    select r.kind, spoken.reference from private.purchase_reversals r
      cross join lateral (values (r.reference), (r.reference || ':returned')) as spoken (reference)
      where r.purchase_id = get_purchase_entries.purchase_id
    union all
    select 'expiry', g.id::text from public.credit_entries g
      where g.kind = 'purchase' and g.reference = get_purchase_entries.purchase_id::text
  )
  select e.id, e.delta, e.kind, e.reason, e.actor_id, e.created_at
    from named n join public.credit_entries e on e.kind = n.kind and e.reference = n.reference
    where (select private.is_admin())
    order by e.id desc
$$;
comment on function public.get_purchase_entries(uuid) is
  'The ledger entries of a purchase, newest first; none for a caller who is no admin.';
revoke all on function public.get_purchase_entries(uuid) from public;
grant execute on function public.get_purchase_entries(uuid) to authenticated;
--- functions/get_recipes_with_ratings.sql
drop function if exists public.get_recipes_with_ratings(uuid, uuid);
create function public.get_recipes_with_ratings(
  filter_user_id uuid default null, filter_recipe_id uuid default null
) returns table (
  id uuid, user_id uuid, name text, description text, ingredients text[], procedure text[],
  prep_time int, cook_time int, servings int, difficulty text, categories text[], category text,
  image_url text, thumbnail_url text, created_at timestamptz, average_rating numeric, rating_count int,
  generation_id uuid, details jsonb, search_text text, tips text[], is_favorite boolean
)
language sql stable parallel safe
as $$
  select r.id, r.user_id, r.name, r.description, r.ingredients, r.procedure,
      r.prep_time, r.cook_time, r.servings, r.difficulty, r.categories, r.category,
      r.image_url, r.thumbnail_url, r.created_at, r.average_rating, r.rating_count,
      r.generation_id, r.details, r.search_text, r.tips,
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
--- functions/grant_purchase.sql
create or replace function private.grant_purchase(
  purchase public.purchases, state jsonb, deliverable boolean
) returns public.purchases
language plpgsql set search_path = ''
as $$
declare
  granted public.purchases;
begin
  if (state ->> 'amountCents')::int is distinct from purchase.amount_cents
    or lower(state ->> 'currency') is distinct from purchase.currency
  then
    raise exception 'Paid were % %, not % %.', coalesce(state ->> 'amountCents', 'no'), coalesce(state ->> 'currency', 'cents'),
      purchase.amount_cents, purchase.currency using errcode = 'STPAY', hint = 'Nothing was granted.';
  end if;
  if deliverable then
    perform private.record_credit_entry(purchase.user_id, purchase.credits, 'purchase', purchase.id::text);
  end if;
  update public.purchases p set
      status = 'completed', completed_at = now(), undeliverable = not deliverable, failure_code = null,
      payment_intent_id = coalesce(state ->> 'paymentIntentId', p.payment_intent_id)
    where p.id = purchase.id
    returning p.* into granted;
  return granted;
end
$$;
comment on function private.grant_purchase(public.purchases, jsonb, boolean) is
  'Writes the purchase entry and completes the row, or marks it undeliverable. STPAY.';
revoke all on function private.grant_purchase(public.purchases, jsonb, boolean) from public;
--- functions/hold_buyer.sql
create or replace function private.hold_buyer(purchase_id uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  buyer uuid := (select p.user_id from public.purchases p where p.id = hold_buyer.purchase_id);
  there boolean := buyer is not null and private.lock_account(buyer);
begin
  if there then
    perform private.lock_credits(buyer);
  end if;
  perform private.lock_account(r.admin_id) from private.refund_requests r
    where r.purchase_id = hold_buyer.purchase_id and r.admin_id is not null;
  return there;
end
$$;
comment on function private.hold_buyer(uuid) is
  'Locks a purchase''s buyer and their credits. True where the account is there, neither gone nor softly deleted.';
revoke all on function private.hold_buyer(uuid) from public;
--- functions/hold_roles.sql
create or replace function private.hold_roles() returns void
language sql set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('public.user_roles', 0))
$$;
comment on function private.hold_roles() is 'Waits for changes of roles that are under way, and lets none begin before this transaction ends.';
revoke all on function private.hold_roles() from public;
grant execute on function private.hold_roles() to auth_admin;
--- functions/impersonal_fields.sql
create or replace function private.impersonal_fields(fields jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(f.key, f.value), '{}')
  from jsonb_each(coalesce(impersonal_fields.fields, '{}')) as f
  where jsonb_typeof(f.value) in ('number', 'boolean', 'null')
    or (f.key = 'role' and f.value in ('"user"', '"admin"'))
$$;
comment on function private.impersonal_fields(jsonb) is 'Fields without every text that could name somebody.';
revoke all on function private.impersonal_fields(jsonb) from public;
--- functions/import_catalogue.sql
create or replace function public.import_catalogue(
  p_file jsonb, p_dry_run boolean default true, p_fingerprint text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changes jsonb;
  told jsonb;
  fingerprint text;
  is_preview constant boolean := coalesce(p_dry_run, true);
begin
  if not private.is_admin() then
    raise exception 'Only admins import a catalogue.' using errcode = '42501';
  end if;
  perform private.check_catalogue_file(p_file);
  lock table public.categories, public.category_groups in exclusive mode;
  select coalesce(jsonb_agg(to_jsonb(ch)), '[]'), coalesce(jsonb_agg(to_jsonb(ch) - 'wanted'
      || jsonb_build_object('name', ch.wanted -> 'name')) filter (where ch.change <> 'unchanged'), '[]')
    into changes, told from private.catalogue_changes(p_file) ch;
  fingerprint := md5(told::text);
  if p_fingerprint is not null and p_fingerprint <> fingerprint then
    raise exception 'The catalogue has changed since the preview.' using errcode = 'STRAC', hint = 'Look at it again.';
  end if;
  begin
    perform private.apply_catalogue_changes(changes);
    if is_preview then
      raise exception 'taken back' using errcode = 'P0DRY';
    end if;
  exception when sqlstate 'P0DRY' then
    null;
  end;
  return jsonb_build_object('applied', not is_preview, 'fingerprint', fingerprint, 'changes', told)
    || (select jsonb_object_agg(k.kind, k.counted) from (
      select t.kind, jsonb_build_object(
          'created', count(ch) filter (where ch ->> 'change' = 'created'),
          'changed', count(ch) filter (where ch ->> 'change' = 'changed'),
          'unchanged', count(ch) filter (where ch ->> 'change' = 'unchanged')) as counted
        from (values ('group'), ('category')) as t (kind)
          left join jsonb_array_elements(changes) ch on ch ->> 'kind' = t.kind
        group by t.kind) k);
end
$$;
comment on function public.import_catalogue(jsonb, boolean, text) is
  'Adds and changes what a file says; p_dry_run (the default) takes it back. Answers { applied, fingerprint, group, category: { created, changed, unchanged }, changes }. 42501 unless admin, STRAC for another fingerprint, else as check_catalogue_file and the constraints.';
revoke all on function public.import_catalogue(jsonb, boolean, text) from public;
grant execute on function public.import_catalogue(jsonb, boolean, text) to authenticated;
--- functions/is_admin.sql
create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
      select from public.user_roles r join auth.users u on u.id = r.user_id
        where r.user_id = auth.uid() and r.role = 'admin' and (u.banned_until is null or u.banned_until <= now())
    ) and auth.has_required_aal()
$$;
comment on function private.is_admin() is 'True when the caller is an admin who is not banned, at the assurance level that their account requires.';
revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated, service_role, auth_admin;
--- functions/is_migrating.sql
create or replace function private.is_migrating() returns boolean
language sql volatile security definer set search_path = ''
as $$
  select exists (
    select from pg_catalog.pg_locks l join pg_catalog.pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.classid = 0 and l.objid = 7232417 and l.objsubid = 1 and l.granted
      and l.database = (select d.oid from pg_catalog.pg_database d where d.datname = pg_catalog.current_database())
      and a.xact_start < pg_catalog.clock_timestamp() - interval '2 seconds')
$$;
comment on function private.is_migrating() is
  'True while another process has been migrating this database for more than two seconds.';
revoke all on function private.is_migrating() from public;
grant execute on function private.is_migrating() to service_role;
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
--- functions/like_pattern_of.sql
create or replace function private.like_pattern_of(needle text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select '%' || regexp_replace(needle, '([\\%_])', '\\\1', 'g') || '%'
$$;
comment on function private.like_pattern_of(text) is 'Matches every text that holds the needle, whose %, _ and \ mean themselves.';
revoke all on function private.like_pattern_of(text) from public;
--- functions/list_export_sections.sql
create or replace function private.list_export_sections() returns setof text
language sql stable security definer set search_path = ''
as $$
  select t.section from private.personal_tables() as t
$$;
comment on function private.list_export_sections() is 'The sections of export_account_rows, in their order.';
revoke all on function private.list_export_sections() from public;
grant execute on function private.list_export_sections() to service_role;
--- functions/list_generation_models.sql
create or replace function public.list_generation_models() returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins read the log of generations.' using errcode = '42501';
  end if;
  return query
    with recursive models as (
      (select g.model as name from public.generations g order by g.model limit 1)
      union all
      select (select g.model from public.generations g where g.model > m.name order by g.model limit 1)
      from models m where m.name is not null
    )
    select m.name from models m where m.name is not null limit 100;
end
$$;
comment on function public.list_generation_models() is 'The models of all generations, by name, at most 100. 42501 unless admin.';
revoke all on function public.list_generation_models() from public;
grant execute on function public.list_generation_models() to authenticated;
--- functions/list_open_refund_requests.sql
create or replace function private.list_open_refund_requests(older_than interval)
returns setof private.refund_requests
language sql stable security definer set search_path = ''
as $$
  select r.* from private.refund_requests r
    where r.closed_at is null and r.created_at <= now() - older_than
    order by r.created_at limit 100
$$;
comment on function private.list_open_refund_requests(interval) is
  'Refund requests that have been open for longer than older_than, oldest first, at most 100.';
revoke all on function private.list_open_refund_requests(interval) from public;
grant execute on function private.list_open_refund_requests(interval) to service_role;
--- functions/list_orphaned_customers.sql
create or replace function private.list_orphaned_customers(at_most int) returns setof text
language sql stable security definer set search_path = ''
as $$
  select c.customer_id from private.payment_customers c where c.user_id is null order by c.created_at limit at_most
$$;
comment on function private.list_orphaned_customers(int) is
  'Up to at_most customer ids that belong to no account.';
revoke all on function private.list_orphaned_customers(int) from public;
grant execute on function private.list_orphaned_customers(int) to service_role;
--- functions/list_unsettled_purchases.sql
create or replace function private.list_unsettled_purchases(older_than interval, at_most int)
returns setof public.purchases
language sql security definer set search_path = ''
as $$
  update public.purchases p set asked_at = now()
    where p.id in (
      select o.id from public.purchases o
        where ((o.status in ('pending', 'processing') and o.checkout_session_id is not null)
            or (o.undeliverable and o.status <> 'refunded'))
          and greatest(o.created_at, o.settled_at, o.asked_at)
            <= now() - greatest(older_than, least(interval '6 hours', (now() - o.created_at) / 10))
        order by greatest(o.created_at, o.settled_at, o.asked_at)
        limit at_most for update skip locked
    )
    returning p.*
$$;
comment on function private.list_unsettled_purchases(interval, int) is
  'Takes up to at_most purchases that wait for the provider and were not compared for older_than, nor for a tenth of their age.';
revoke all on function private.list_unsettled_purchases(interval, int) from public;
grant execute on function private.list_unsettled_purchases(interval, int) to service_role;
--- functions/live_readers.sql
create or replace function private.live_readers(table_id oid, reader text, owner_column text) returns text
language sql stable set search_path = ''
as $$
  with applying as (
    select p.polpermissive as gives, pg_catalog.pg_get_expr(p.polqual, p.polrelid) as condition
      from pg_catalog.pg_policy p
      where p.polrelid = table_id and p.polcmd in ('r', '*')
        and exists (
          select from unnest(p.polroles) as r (role_id)
            where case r.role_id when 0 then true else pg_catalog.pg_has_role(reader, r.role_id, 'member') end
        )
  )
  select case
    when not pg_catalog.has_table_privilege(reader, table_id, 'select') then 'none'
    when exists (select from applying where gives and condition = 'true')
      and not exists (select from applying where not gives) then 'alike'
    when not exists (
      select from applying
        where gives and condition is distinct from format('(%I = ( SELECT auth.uid() AS uid))', owner_column)
    ) then 'owner'
    else 'judged'
  end
$$;
comment on function private.live_readers(oid, text, text) is
  'alike, owner, judged or none: how far the policies tell who reads the rows of a table, without a row.';
revoke all on function private.live_readers(oid, text, text) from public;
grant execute on function private.live_readers(oid, text, text) to service_role;
--- functions/live_tables.sql
create or replace function private.live_tables() returns table (
  schema_name text, table_name text, owner_column text, key_columns text[], columns jsonb, readers jsonb
)
language sql stable set search_path = ''
as $$
  select n.nspname, c.relname, told.arguments[1], told.arguments[2:],
    (
      select jsonb_agg(
          jsonb_build_object('name', a.attname, 'type', t.typname, 'cast', pg_catalog.format_type(a.atttypid, null))
          order by a.attnum)
        from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ),
    (
      select jsonb_object_agg(reader, private.live_readers(c.oid, reader, told.arguments[1]))
        from unnest(array['anon', 'authenticated', 'service_role']) as reader
    )
  from pg_catalog.pg_trigger g
    join pg_catalog.pg_class c on c.oid = g.tgrelid
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    cross join lateral (
      select (pg_catalog.string_to_array(pg_catalog.encode(g.tgargs, 'escape'), '\000'))[1:g.tgnargs] as arguments
    ) as told
  where g.tgfoid = 'private.tg_change_notice()'::regprocedure and g.tgenabled <> 'D'
$$;
comment on function private.live_tables() is 'Every table whose changes are told, with its owner column, key, columns and readers.';
revoke all on function private.live_tables() from public;
grant execute on function private.live_tables() to service_role;
--- functions/lock_account.sql
create or replace function private.lock_account(account uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform from auth.users u where u.id = account for key share;
  return exists (select from auth.users u where u.id = account and u.deleted_at is null);
end
$$;
comment on function private.lock_account(uuid) is
  'Holds an account for this transaction. True where it exists and is not deleted, also softly.';
revoke all on function private.lock_account(uuid) from public;
grant execute on function private.lock_account(uuid) to authenticated, service_role;
--- functions/lock_credits.sql
create or replace function private.lock_credits(account uuid) returns int
language plpgsql set search_path = ''
as $$
declare
  held int;
begin
  perform from auth.users u where u.id = account for key share;
  if not found then
    return null;
  end if;
  select c.balance into held from public.credits c where c.user_id = account for update;
  if not found then
    insert into public.credits (user_id) values (account) on conflict (user_id) do nothing;
    select c.balance into held from public.credits c where c.user_id = account for update;
  end if;
  return held;
end
$$;
comment on function private.lock_credits(uuid) is
  'Locks a credits row (making it if absent) for this transaction and returns its balance; null where the account is gone.';
revoke all on function private.lock_credits(uuid) from public;
--- functions/mark_generation_sent.sql
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
--- functions/mark_receipt_sent.sql
create or replace function private.mark_receipt_sent(purchase_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.purchases p set receipt_sent_at = coalesce(p.receipt_sent_at, now()) where p.id = mark_receipt_sent.purchase_id
$$;
comment on function private.mark_receipt_sent(uuid) is
  'Notes that the receipt of a purchase was sent.';
revoke all on function private.mark_receipt_sent(uuid) from public;
grant execute on function private.mark_receipt_sent(uuid) to service_role;
--- functions/mark_refund_letter_sent.sql
create or replace function private.mark_refund_letter_sent(reference text) returns void
language sql security definer set search_path = ''
as $$
  update private.purchase_reversals r set letter_sent_at = coalesce(r.letter_sent_at, now())
    where r.reference = mark_refund_letter_sent.reference
$$;
comment on function private.mark_refund_letter_sent(text) is 'Notes that the buyer was told of a refund.';
revoke all on function private.mark_refund_letter_sent(text) from public;
grant execute on function private.mark_refund_letter_sent(text) to service_role;
--- functions/match_generations.sql
create or replace function private.match_generations(
  people uuid[], of_status text, of_model text, of_reason text, since timestamptz, until timestamptz,
  cursor_at timestamptz, cursor_id uuid, newer boolean, most int
) returns table (
  id uuid, user_id uuid, created_at timestamptz, finished_at timestamptz, status text, model text, credits int, repaired boolean,
  reason text, note text, input_tokens int, output_tokens int, cost_usd numeric
)
language plpgsql stable set search_path = ''
as $$
begin
  return query execute format($query$
    select g.id, g.user_id, g.created_at, g.finished_at, g.status, g.model, g.cost, g.repaired,
      g.reason, g.note, g.input_tokens, g.output_tokens, g.cost_usd
    from public.generations g
    where ($1 is null or g.user_id = any ($1)) and ($2 is null or g.status = $2) and ($3 is null or g.model = $3)
      and ($4 is null or g.reason = $4) and ($5 is null or g.created_at >= $5) and ($6 is null or g.created_at < $6)
      and ($7 is null or (g.created_at, g.id) %1$s ($7, $8))
    order by g.created_at %2$s, g.id %2$s
    limit $9
    $query$, case when newer then '>' else '<' end, case when newer then 'asc' else 'desc' end)
  using people, of_status, of_model, of_reason, since, until,
    cursor_at, cursor_id, most;
end
$$;
comment on function private.match_generations(uuid[], text, text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, int) is
  'At most `most` generations that fit, from the newest or from the cursor on; null is no filter. The nearest first: oldest first where newer ones than the cursor are asked for.';
revoke all on function private.match_generations(uuid[], text, text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, int) from public;
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
--- functions/object_store_mark.sql
create or replace function private.object_store_mark() returns table (mark text, since timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  cluster text;
begin
  begin
    select c.system_identifier::text into cluster from pg_catalog.pg_control_system() as c;
  exception
    when insufficient_privilege then cluster := 'unknown';
  end;
  return query
    select s.id::text || '/' || cluster || '/' || d.oid::text, s.created_at
    from private.object_store as s, pg_catalog.pg_database as d where d.datname = pg_catalog.current_database();
end
$$;
comment on function private.object_store_mark() is 'The mark of the store that is this database''s own, and since when the database has one.';
revoke all on function private.object_store_mark() from public;
grant execute on function private.object_store_mark() to service_role;
--- functions/open_generation.sql
create or replace function private.open_generation(
  caller_id uuid, idempotency_key text, selections jsonb, prompt text, model text, cost int,
  out generation public.generations, out opened_here boolean
)
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_credits(caller_id);
  opened_here := not exists (
    select from public.generations g
      where g.user_id = caller_id and g.idempotency_key = open_generation.idempotency_key
  );
  generation := private.begin_generation(caller_id, open_generation.idempotency_key, open_generation.selections,
    open_generation.prompt, open_generation.model, open_generation.cost);
end
$$;
comment on function private.open_generation(uuid, text, jsonb, text, text, int) is
  'begin_generation, and whether this call opened it, in one statement. STUSR, STFOR, STGEN, STCRD.';
revoke all on function private.open_generation(uuid, text, jsonb, text, text, int) from public;
grant execute on function private.open_generation(uuid, text, jsonb, text, text, int) to service_role;
--- functions/open_purchase.sql
create or replace function private.open_purchase(
  buyer uuid, idempotency_key text, pack text, credits int, amount_cents int, currency text
) returns public.purchases
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  purchase public.purchases;
begin
  if not private.lock_account(buyer) then
    raise exception 'This account no longer exists.' using errcode = 'STUSR';
  end if;
  if exists (select from auth.users u where u.id = buyer and u.banned_until > now()) then
    raise exception 'This account is banned.' using errcode = 'STFOR';
  end if;
  perform private.lock_credits(buyer);
  select p.* into purchase from public.purchases p
    where p.user_id = buyer and p.idempotency_key = open_purchase.idempotency_key;
  if found then
    if purchase.pack <> open_purchase.pack then
      raise exception 'This key was used for another pack.' using errcode = 'STIDM', hint = 'Send a new key.';
    end if;
    return purchase;
  end if;
  if (select count(*) from public.purchases p
      where p.user_id = buyer and p.created_at > now() - interval '1 hour') >= 20 then
    raise exception 'Too many purchases were started. Please try again in an hour.' using errcode = 'STLIM';
  end if;
  insert into public.purchases as p (user_id, idempotency_key, pack, credits, amount_cents, currency)
    values (buyer, open_purchase.idempotency_key, open_purchase.pack, open_purchase.credits,
      open_purchase.amount_cents, lower(open_purchase.currency))
    returning p.* into purchase;
  return purchase;
end
$$;
comment on function private.open_purchase(uuid, text, text, int, int, text) is
  'Makes a pending purchase; the same buyer and key is the same row. STUSR, STFOR (banned), STIDM (other pack under the key), STLIM (20 an hour).';
revoke all on function private.open_purchase(uuid, text, text, int, int, text) from public;
grant execute on function private.open_purchase(uuid, text, text, int, int, text) to service_role;
--- functions/own_lot_of.sql
create or replace function private.own_lot_of(entry public.credit_entries) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  if entry.kind = 'expiry' then
    return entry.reference::bigint;
  end if;
  if entry.kind not in ('refund', 'dispute') then
    return null;
  end if;
  return (
    select g.id from private.purchase_reversals r
      join public.credit_entries g on g.kind = 'purchase' and g.reference = r.purchase_id::text
      where r.reference = entry.reference
  );
end
$$;
comment on function private.own_lot_of(public.credit_entries) is 'The lot that a refund, dispute or expiry is about; null for other entries.';
revoke all on function private.own_lot_of(public.credit_entries) from public;
--- functions/page_of.sql
create or replace function private.page_of(
  source text, keys text[], ascending boolean, condition text, members uuid[], total int, place int, page_size int
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  mirrored boolean := place > total / 2;
  direction text := case when ascending <> mirrored then 'asc' else 'desc' end;
  sorted text := array_to_string(keys, format(' %s, ', direction)) || ' ' || direction;
  page uuid[];
begin
  execute format(
    'select array(select %1$I from %2$s where %3$s order by %4$s offset $2 limit $3)',
    keys[cardinality(keys)], source, condition, sorted)
  into page using members,
    case when mirrored then greatest(total - place - page_size, 0) else place end,
    case when mirrored then greatest(least(page_size, total - place), 0) else page_size end;
  return case when mirrored then array(
    select p.id from unnest(page) with ordinality as p (id, n) order by p.n desc) else page end;
end
$$;
comment on function private.page_of(text, text[], boolean, text, uuid[], int, int, int) is
  'Ids of rows number place + 1 to place + page_size of the total that the condition leaves, in order.';
revoke all on function private.page_of(text, text[], boolean, text, uuid[], int, int, int) from public;
--- functions/payment_customer.sql
create or replace function private.payment_customer(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select c.customer_id from private.payment_customers c where c.user_id = payment_customer.account
$$;
comment on function private.payment_customer(uuid) is
  'The providers customer id of an account; null where it has none.';
revoke all on function private.payment_customer(uuid) from public;
grant execute on function private.payment_customer(uuid) to service_role;
--- functions/people_called.sql
create or replace function private.people_called(words text, most int) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  asked text := left(btrim(words), 401);
begin
  if coalesce(asked, '') = '' then
    return null;
  end if;
  if char_length(asked) > 400 then
    return '{}'; -- no name and no address is so long, and looking for it would take a second
  end if;
  if asked ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return array[asked::uuid];
  end if;
  return (private.search_users(private.people_search_text(asked), 'true', '{}', 'joined', false))[1 : most + 1];
end
$$;
comment on function private.people_called(text, int) is
  'Ids of people whose name or address holds the text, newest first, at most most + 1; null where the text is empty.';
revoke all on function private.people_called(text, int) from public;
--- functions/people_holding.sql
create or replace function private.people_holding(
  needle text, condition text default 'true', members uuid[] default '{}'
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  ids uuid[];
begin
  execute format(
    'select array(select p.id from public.profiles p
      where private.pieces_of(p.search_text) @@ $2 and p.search_text like $3 and %s)',
    replace(condition, '{account}', 'p.id'))
  into ids using members, private.piece_query_of(needle), private.like_pattern_of(needle);
  return ids;
end
$$;
comment on function private.people_holding(text, text, uuid[]) is
  'Accounts whose profiles.search_text holds the needle (which has passed through people_search_text).';
revoke all on function private.people_holding(text, text, uuid[]) from public;
--- functions/personal_tables.sql
create or replace function private.personal_tables()
returns table (section text, source regclass, owned text, withheld text[], sorted text)
language sql stable set search_path = ''
as $$
  select v.section, v.source::regclass, v.owned, v.withheld, v.sorted
  from (values
    ('account', 'auth.users', 't.id = $1',
      array['instance_id', 'encrypted_password', 'confirmation_token', 'recovery_token', 'email_change_token_new',
        'email_change_token_current', 'phone_change_token', 'reauthentication_token'], 't.id'),
    ('profile', 'public.profiles', 't.id = $1', array['sort_name', 'sort_email', 'search_text'], 't.id'),
    ('files', 'storage.objects', 't.owner = $1 or (t.bucket_id = ''avatars'' and (storage.foldername(t.name))[1] = $1::text)',
      array['path_tokens', 'owner_id'], 't.created_at, t.id'),
    ('role', 'public.user_roles', 't.user_id = $1', '{}', 't.user_id'),
    ('recipes', 'public.recipes', 't.user_id = $1', array['search_text'], 't.created_at, t.id'),
    ('favorites', 'public.favorite_recipes', 't.user_id = $1', '{}', 't.created_at, t.recipe_id'),
    ('ratings', 'public.recipe_ratings', 't.user_id = $1', '{}', 't.created_at, t.recipe_id'),
    ('generations', 'public.generations', 't.user_id = $1', array['prompt', 'detail', 'note', 'cost_usd'], 't.created_at, t.id'),
    ('credits', 'public.credits', 't.user_id = $1', '{}', 't.user_id'),
    ('creditHistory', 'public.credit_entries', 't.user_id = $1', array['actor_id', 'account_hash'], 't.id'),
    ('changesByAdmins', 'public.admin_changes', 't.subject_user_id = $1', array['actor_id'], 't.id'),
    ('changesAsAdmin', 'public.admin_changes', 't.actor_id = $1',
      array['actor_id', 'subject_id', 'subject_user_id', 'subject_label', 'before', 'after'], 't.id'),
    ('creditLots', 'private.credit_lots', 't.user_id = $1', '{}', 't.entry_id'),
    ('creditTakings', 'private.credit_takings',
      't.lot_id in (select l.entry_id from private.credit_lots l where l.user_id = $1)', '{}', 't.entry_id, t.lot_id'),
    ('purchases', 'public.purchases', 't.user_id = $1', array['account_hash', 'checkout_url'], 't.created_at, t.id'),
    ('refunds', 'private.purchase_reversals',
      't.purchase_id in (select p.id from public.purchases p where p.user_id = $1)', '{}', 't.position'),
    ('refundRequests', 'private.refund_requests',
      't.purchase_id in (select p.id from public.purchases p where p.user_id = $1)', array['admin_id'], 't.created_at, t.id'),
    ('paymentCustomer', 'private.payment_customers', 't.user_id = $1', '{}', 't.customer_id'),
    ('signInMethods', 'auth.identities', 't.user_id = $1', '{}', 't.created_at, t.id'),
    ('sessions', 'auth.sessions', 't.user_id = $1', array['refresh_token_hmac_key', 'refresh_token_counter'], 't.created_at, t.id'),
    ('sessionTokens', 'auth.refresh_tokens', 't.user_id = $1::text', array['instance_id', 'token', 'parent'], 't.id'),
    ('sessionProofs', 'auth.mfa_amr_claims',
      't.session_id in (select s.id from auth.sessions s where s.user_id = $1)', '{}', 't.created_at, t.id'),
    ('secondFactors', 'auth.mfa_factors', 't.user_id = $1',
      array['secret', 'web_authn_credential', 'last_webauthn_challenge_data', 'last_used_step'], 't.created_at, t.id'),
    ('secondFactorQuestions', 'auth.mfa_challenges',
      't.factor_id in (select f.id from auth.mfa_factors f where f.user_id = $1)', array['otp_code', 'web_authn_session_data'],
      't.created_at, t.id'),
    ('recoveryCodes', 'auth.mfa_recovery_codes',
      't.factor_id in (select f.id from auth.mfa_factors f where f.user_id = $1)', array['code_hash'], 't.created_at, t.id'),
    ('passkeys', 'auth.webauthn_credentials', 't.user_id = $1', '{}', 't.created_at, t.id'),
    ('passkeyQuestions', 'auth.webauthn_challenges', 't.user_id = $1', array['session_data'], 't.created_at, t.id'),
    ('sentCodes', 'auth.one_time_tokens', 't.user_id = $1', array['token_hash', 'code_hash'], 't.created_at, t.id'),
    ('signInsUnderWay', 'auth.flow_state', '$1 in (t.user_id, t.linking_target_id)',
      array['auth_code', 'code_challenge', 'provider_access_token', 'provider_refresh_token', 'invite_token', 'state_hash',
        'browser_hash'], 't.created_at, t.id'),
    ('signInsThroughOrganisation', 'auth.saml_relay_states',
      'lower(t.for_email) = (select lower(u.email) from auth.users u where u.id = $1)'
        ' or t.flow_state_id in (select f.id from auth.flow_state f where f.user_id = $1)',
      array['request_id'], 't.created_at, t.id'),
    ('accountEvents', 'auth.audit_log_entries', 't.payload ->> ''actor_id'' = $1::text', array['instance_id'], 't.created_at, t.id'),
    ('accountEventsByOthers', 'auth.audit_log_entries',
      't.payload -> ''traits'' ->> ''user_id'' = $1::text and t.payload ->> ''actor_id'' is distinct from $1::text',
      array['instance_id', 'payload', 'ip_address'], 't.created_at, t.id'),
    ('mails', 'private.mailbox',
      'lower(t.recipient) in (select unnest(array[lower(u.email), ''+'' || u.phone]) from auth.users u where u.id = $1)',
      array['body_text', 'body_html'], 't.id')
  ) as v (section, source, owned, withheld, sorted)
$$;
comment on function private.personal_tables() is
  'The tables that hold something about a person: name in the export, condition on t with the account as $1, withheld columns, order.';
revoke all on function private.personal_tables() from public;
--- functions/piece_query_of.sql
create or replace function private.piece_query_of(needle text) returns tsquery
language sql immutable strict parallel safe set search_path = ''
as $$
  select (case when char_length(needle) >= 3 then (
      select string_agg(distinct private.quoted_piece(substr(needle, place, 3)), ' & ')
        from generate_series(1, char_length(needle) - 2) place)
    else private.quoted_piece(needle) || ':*' end)::tsquery
$$;
comment on function private.piece_query_of(text) is 'Matches private.pieces_of(t) for every text t that holds the needle, and for some others.';
revoke all on function private.piece_query_of(text) from public;
--- functions/proven_lately.sql
create or replace function private.proven_lately(account uuid, session_id uuid, at_time timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from auth.sessions s join auth.mfa_amr_claims c on c.session_id = s.id
    where s.id = proven_lately.session_id and s.user_id = proven_lately.account
      and c.updated_at between at_time - interval '10 minutes' and at_time + interval '1 minute'
      and case
        when c.authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn') then exists (
          select from auth.mfa_factors f where f.id = s.factor_id and f.created_at <= s.created_at
        )
        else c.authentication_method <> 'mfa/recovery_code'
      end
  )
$$;
comment on function private.proven_lately(uuid, uuid, timestamptz) is
  'True where a session of the account was opened or proved anew within ten minutes.';
revoke all on function private.proven_lately(uuid, uuid, timestamptz) from public;
grant execute on function private.proven_lately(uuid, uuid, timestamptz) to auth_admin;
--- functions/put_into_lots.sql
create or replace function private.put_into_lots(entry public.credit_entries) returns void
language plpgsql set search_path = ''
as $$
declare
  rest int := entry.delta;
  late int := 0;
  part int;
  taking record;
begin
  for taking in
    select t.entry_id, t.lot_id, t.credits - t.returned as out,
        coalesce(l.expires_at <= clock_timestamp() or (l.expires_at is not null and exists (
          select from public.credit_entries e where e.kind = 'expiry' and e.reference = l.entry_id::text
        )), false) as expired
      from private.entries_undone_by(entry) as undone (entry_id)
      join private.credit_takings t on t.entry_id = undone.entry_id and t.returned < t.credits
      join private.credit_lots l on l.entry_id = t.lot_id
      order by l.expires_at desc nulls first, t.lot_id desc
  loop
    part := least(taking.out, rest);
    update private.credit_takings t set returned = t.returned + part
      where t.entry_id = taking.entry_id and t.lot_id = taking.lot_id;
    if taking.expired then
      late := late + part;
    else
      update private.credit_lots l set remaining = l.remaining + part where l.entry_id = taking.lot_id;
    end if;
    rest := rest - part;
    exit when rest = 0;
  end loop;
  if rest + late > 0 then
    insert into private.credit_lots (entry_id, user_id, credits, remaining, expires_at)
      values (entry.id, entry.user_id, rest + late, rest + late,
        case when rest = 0 then now() + interval '7 days' else coalesce(entry.expires_at, private.credit_expiry_of(now())) end);
  end if;
end
$$;
comment on function private.put_into_lots(public.credit_entries) is
  'Gives a positive entry back to the lots it came from, or a lot of its own.';
revoke all on function private.put_into_lots(public.credit_entries) from public;
--- functions/quoted_piece.sql
create or replace function private.quoted_piece(piece text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select '''' || replace(replace(piece, '\', '\\'), '''', '''''') || ''''
$$;
comment on function private.quoted_piece(text) is 'A lexeme, quoted.';
revoke all on function private.quoted_piece(text) from public;
--- functions/read_changes.sql
create or replace function private.read_changes(changes jsonb, callers jsonb, at_time timestamptz)
returns table (caller int, change int, record text)
language plpgsql set search_path = ''
as $$
declare
  one jsonb;
  told jsonb;
  key jsonb;
  differs boolean;
begin
  with asked as materialized (
    select distinct c ->> 'role' as reader, changes -> place::int ->> 'table' as name
      from jsonb_array_elements(callers) as c, jsonb_array_elements_text(c -> 'changes') as place
      where (c -> 'alike')::boolean
  )
  select true into differs from asked
    where private.live_readers(format('public.%I', asked.name)::regclass, asked.reader, 'user_id') <> 'alike'
    limit 1;
  if differs then
    raise exception 'Not everybody reads these rows alike any more.' using errcode = 'object_not_in_prerequisite_state';
  end if;
  for caller in select private.ended_sessions(callers, at_time) loop
    if not (callers -> caller -> 'alike')::boolean then
      return next;
      callers := jsonb_set(callers, array[caller::text, 'changes'], '[]');
    end if;
  end loop;
  caller := -1;
  for one in select c from jsonb_array_elements(callers) with ordinality as e (c, place) order by e.place loop
    caller := caller + 1;
    perform set_config('request.jwt.claims', one ->> 'claims', true), set_config('role', one ->> 'role', true);
    for change in select place::int from jsonb_array_elements_text(one -> 'changes') as place loop
      told := changes -> change;
      key := told -> 'key';
      record := null;
      if told ->> 'type' = 'DELETE' then
        if one ->> 'role' = 'service_role'
          or (one ->> 'role' = 'authenticated' and auth.uid() = (told ->> 'owner')::uuid and auth.has_required_aal())
        then
          record := key;
        end if;
      elsif told ->> 'table' = 'recipes' then
        select to_jsonb(r) into record from public.recipes r where r.id = (key ->> 'id')::uuid;
      elsif told ->> 'table' = 'recipe_ratings' then
        select to_jsonb(r) into record from public.recipe_ratings r
          where r.recipe_id = (key ->> 'recipe_id')::uuid and r.user_id = (key ->> 'user_id')::uuid;
      elsif told ->> 'table' = 'favorite_recipes' then
        select to_jsonb(r) into record from public.favorite_recipes r
          where r.user_id = (key ->> 'user_id')::uuid and r.recipe_id = (key ->> 'recipe_id')::uuid;
      else
        raise exception 'Changes of % are told, but not read.', told ->> 'table';
      end if;
      if record is not null then
        return next;
      end if;
    end loop;
  end loop;
  perform set_config('role', 'service_role', true), set_config('request.jwt.claims', '{"role":"service_role"}', true);
end
$$;
comment on function private.read_changes(jsonb, jsonb, timestamptz) is
  'What each caller may hear of each change, by row security at this moment. 55000 when callers that were taken for alike are not.';
revoke all on function private.read_changes(jsonb, jsonb, timestamptz) from public;
grant execute on function private.read_changes(jsonb, jsonb, timestamptz) to service_role;
--- functions/read_group_labels.sql
create or replace function public.read_group_labels(p_ids uuid[])
returns table (name text, constraint_label text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not private.is_admin() then
    raise exception 'Only admins change the catalogue.' using errcode = '42501';
  end if;
  return query
    select g.name, g.constraint_label from public.category_groups g where g.id = any (p_ids) order by g.sort_order, g.id;
end
$$;
comment on function public.read_group_labels(uuid[]) is 'Names and labels of groups, in the order of the generate screen. 42501 unless admin.';
revoke all on function public.read_group_labels(uuid[]) from public;
grant execute on function public.read_group_labels(uuid[]) to authenticated;
--- functions/read_metrics.sql
create or replace function private.read_metrics() returns table (name text, label text, value double precision)
language sql stable security definer set search_path = ''
as $$
  with sums as materialized (
    select sum(a.completed) as completed, sum(a.failed) as failed, sum(a.credits_sold) as credits_sold, sum(a.credits_given) as credits_given,
      sum(a.credits_spent) as credits_spent, sum(a.credits_taken_back) as credits_taken_back, sum(a.paid_cents) as paid_cents,
      sum(a.returned_cents) as returned_cents, sum(a.sign_ups) as sign_ups, sum(a.people) as people
    from private.activity_sums a
  )
  select f.name, f.label, coalesce(f.value, 0)::double precision
  from sums s, lateral (values
    ('generations', 'completed', s.completed), ('generations', 'failed', s.failed),
    ('credits', 'sold', s.credits_sold), ('credits', 'given', s.credits_given),
    ('credits', 'spent', s.credits_spent), ('credits', 'taken-back', s.credits_taken_back),
    ('money_cents', 'paid', s.paid_cents), ('money_cents', 'returned', s.returned_cents),
    ('accounts', 'ever', s.sign_ups), ('accounts', 'now', s.people)
  ) as f (name, label, value)
  union all
  select 'purchases_open', status.name, (
      select count(*) from public.purchases p where p.status in ('pending', 'processing') and p.status = status.name)
    from unnest(array['pending', 'processing']) as status (name)
  union all
  select 'oldest', w.label, coalesce(extract(epoch from now() - w.since), 0)::double precision
  from (values
    ('generation-running', (select min(g.created_at) from public.generations g where g.status = 'running')),
    ('webhook-undelivered', (select min(d.created_at) from private.sandbox_deliveries d where d.due_at is not null)),
    ('webhook-failed', (select min(e.received_at) from private.payment_events e
      where e.received_at > now() - interval '4 days' and (e.outcome is null or e.outcome like 'failed%'))),
    ('receipt', (select min(p.completed_at) from public.purchases p
      where p.status = 'completed' and p.receipt_sent_at is null and p.user_id is not null and p.completed_at > now() - interval '7 days')),
    ('refund-request', (select min(r.created_at) from private.refund_requests r where r.closed_at is null))
  ) as w (label, since)
$$;
comment on function private.read_metrics() is
  'What the metrics tell of the database: sums since the first day by name and label; oldest: seconds that the oldest has waited, 0 where nothing waits.';
revoke all on function private.read_metrics() from public;
grant execute on function private.read_metrics() to service_role;
--- functions/read_overview.sql
create or replace function public.read_overview(p_days int, p_time_zone text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  first_day date;
  midnights timestamptz[];
begin
  if not private.is_admin() then
    raise exception 'Only admins read the overview.' using errcode = '42501';
  end if;
  if p_days is null or p_days not between 1 and 366 or p_time_zone is null then
    raise exception 'The overview has between 1 and 366 days of a time zone.' using errcode = '22023';
  end if;
  first_day := (now() at time zone p_time_zone)::date - (p_days - 1);
  midnights := array(
    select (first_day + n)::timestamp at time zone p_time_zone from generate_series(0, p_days) n order by n
  );
  return (
    with sums as materialized (
      select width_bucket(a.slot, midnights) as day, a.reason,
        sum(a.completed) as completed, sum(a.failed) as failed, sum(a.cost_usd) as cost_usd,
        sum(a.credits_sold) as credits_sold, sum(a.credits_given) as credits_given, sum(a.credits_spent) as credits_spent,
        sum(a.credits_taken_back) as credits_taken_back, sum(a.paid_cents) as paid_cents,
        sum(a.returned_cents) as returned_cents, sum(a.sign_ups) as sign_ups
      from private.activity_sums a
      where a.slot >= midnights[1] and a.slot < midnights[p_days + 1]
      group by 1, 2
    ),
    by_day as (
      select s.day, sum(s.completed) as completed, sum(s.failed) as failed, sum(s.cost_usd) as cost_usd,
        sum(s.credits_sold) as credits_sold, sum(s.credits_given) as credits_given, sum(s.credits_spent) as credits_spent,
        sum(s.credits_taken_back) as credits_taken_back, sum(s.paid_cents) as paid_cents,
        sum(s.returned_cents) as returned_cents, sum(s.sign_ups) as sign_ups
      from sums s group by s.day
    ),
    by_reason as (
      select s.reason, sum(s.failed) as failed from sums s where s.reason is not null group by s.reason having sum(s.failed) > 0
    )
    select jsonb_build_object(
      'users', (select coalesce(sum(a.people), 0) from private.activity_sums a where a.slot = '-infinity'),
      'admins', (select count(*) from public.user_roles r where r.role = 'admin'),
      'failures', coalesce((
        select jsonb_agg(jsonb_build_object('reason', r.reason, 'failed', r.failed) order by r.failed desc, r.reason) from by_reason r
      ), '[]'),
      'days', (
        select jsonb_agg(jsonb_build_object(
          'date', first_day + n - 1,
          'completed', coalesce(d.completed, 0), 'failed', coalesce(d.failed, 0), 'costUsd', coalesce(d.cost_usd, 0),
          'creditsSold', coalesce(d.credits_sold, 0), 'creditsGiven', coalesce(d.credits_given, 0),
          'creditsSpent', coalesce(d.credits_spent, 0), 'creditsTakenBack', coalesce(d.credits_taken_back, 0),
          'paidCents', coalesce(d.paid_cents, 0), 'returnedCents', coalesce(d.returned_cents, 0),
          'signUps', coalesce(d.sign_ups, 0)
        ) order by n)
        from generate_series(1, p_days) n left join by_day d on d.day = n
      )
    )
  );
end
$$;
comment on function public.read_overview(int, text) is
  '{ users, admins, failures: [{ reason, failed }], days: [{ date, completed, failed, costUsd, creditsSold, creditsGiven, creditsSpent, creditsTakenBack, paidCents, returnedCents, signUps }] }, the oldest day first, the last one today. 42501 unless admin, 22023 for other days or an unknown time zone.';
revoke all on function public.read_overview(int, text) from public;
grant execute on function public.read_overview(int, text) to authenticated;
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
--- functions/record_admin_change.sql
create or replace function private.record_admin_change(
  p_action text, p_subject_kind text, p_subject_id text, p_subject_user_id uuid, p_before jsonb, p_after jsonb,
  p_actor_id uuid default auth.uid()
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  has_left boolean := p_subject_user_id is not null and not private.lock_account(p_subject_user_id);
begin
  insert into public.admin_changes (
    actor_id, actor_kind, action, subject_kind, subject_id, subject_user_id, before, after
  ) values (
    p_actor_id, case when p_actor_id is null then private.acting_kind() else 'admin' end, p_action, p_subject_kind,
    case when not has_left then p_subject_id end, case when not has_left then p_subject_user_id end,
    case when has_left then private.impersonal_fields(p_before) else coalesce(p_before, '{}') end,
    case when has_left then private.impersonal_fields(p_after) else coalesce(p_after, '{}') end
  );
end
$$;
comment on function private.record_admin_change(text, text, text, uuid, jsonb, jsonb, uuid) is
  'Adds an entry to the change log: action, kind and id of the subject, the person it concerns, changed fields before and after, the admin.';
revoke all on function private.record_admin_change(text, text, text, uuid, jsonb, jsonb, uuid) from public;
grant execute on function private.record_admin_change(text, text, text, uuid, jsonb, jsonb, uuid) to auth_admin, service_role;
--- functions/record_credit_entry.sql
create or replace function private.record_credit_entry(
  account uuid, delta int, kind text, reference text default null, reason text default null,
  expires_at timestamptz default null, actor uuid default null
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
      coalesce(record_credit_entry.actor, auth.uid()), record_credit_entry.reason, record_credit_entry.expires_at)
    returning e.* into entry;
  return entry;
end
$$;
comment on function private.record_credit_entry(uuid, int, text, text, text, timestamptz, uuid) is
  'Adds a ledger entry; the same kind and reference twice is the same entry. STCRD when credits do not suffice.';
revoke all on function private.record_credit_entry(uuid, int, text, text, text, timestamptz, uuid) from public;
grant execute on function private.record_credit_entry(uuid, int, text, text, text, timestamptz, uuid) to service_role;
--- functions/remember_credit_expiry.sql
create or replace function private.remember_credit_expiry(months int) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
begin
  insert into private.product_settings as s (key, value)
    values ('credits_expire_after_months', to_jsonb(coalesce(months, 0)))
    on conflict (key) do update set value = excluded.value, updated_at = now() where s.value <> excluded.value;
  if coalesce(months, 0) > 0 then
    return;
  end if;
  for account in
    select distinct l.user_id from private.credit_lots l where l.expires_at is not null order by l.user_id
  loop
    if private.lock_account(account) then
      perform private.lock_credits(account);
      update private.credit_lots l set expires_at = null where l.user_id = account and l.expires_at is not null;
    end if;
  end loop;
end
$$;
comment on function private.remember_credit_expiry(int) is
  'Sets after how many months new credits expire; 0 or null: never, and no credits expire any more.';
revoke all on function private.remember_credit_expiry(int) from public;
grant execute on function private.remember_credit_expiry(int) to service_role;
--- functions/remember_payment_customer.sql
create or replace function private.remember_payment_customer(account uuid, customer_id text) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  there boolean := private.lock_account(account);
begin
  if there then
    insert into private.payment_customers (customer_id, user_id)
      values (remember_payment_customer.customer_id, account)
      on conflict do nothing;
  end if;
  insert into private.payment_customers (customer_id) values (remember_payment_customer.customer_id)
    on conflict (customer_id) do nothing;
  return private.payment_customer(account);
end
$$;
comment on function private.remember_payment_customer(uuid, text) is
  'Stores the customer of an account unless it has one, and returns the one that counts; null where the account is gone.';
revoke all on function private.remember_payment_customer(uuid, text) from public;
grant execute on function private.remember_payment_customer(uuid, text) to service_role;
--- functions/request_refund.sql
create or replace function private.request_refund(
  admin uuid, purchase_id uuid, reason text
) returns private.refund_requests
language plpgsql security definer set search_path = ''
as $$
declare
  purchase public.purchases;
  request private.refund_requests;
begin
  if not private.lock_account(admin) or not exists (
    select from public.user_roles r join auth.users u on u.id = r.user_id
      where r.user_id = admin and r.role = 'admin' and (u.banned_until is null or u.banned_until <= now())
  ) then
    raise exception 'Only admins refund purchases.' using errcode = 'STFOR';
  end if;
  select p.* into purchase from public.purchases p where p.id = request_refund.purchase_id for update;
  if not found then
    raise exception 'There is no such purchase.' using errcode = 'STNTF';
  end if;
  select r.* into request from private.refund_requests r
    where r.purchase_id = purchase.id and r.closed_at is null;
  if found then
    return request;
  end if;
  if purchase.completed_at is null or purchase.status = 'disputed' or purchase.refunded_cents >= purchase.amount_cents then
    raise exception 'There is nothing to refund.' using errcode = 'STPAY', hint = case
      when purchase.completed_at is null then 'It was not paid.'
      when purchase.status = 'disputed' then 'The buyer disputes it, and the money is withdrawn already.'
      else 'All of it was refunded.'
    end;
  end if;
  insert into private.refund_requests as r (purchase_id, admin_id, reason, cents)
    values (purchase.id, admin, left(btrim(request_refund.reason), 500), purchase.amount_cents - purchase.refunded_cents)
    returning r.* into request;
  return request;
end
$$;
comment on function private.request_refund(uuid, uuid, text) is
  'The open refund request of a purchase, made if there is none, over all that was not refunded yet. STFOR unless admin, STNTF, STPAY (not paid, disputed or all refunded).';
revoke all on function private.request_refund(uuid, uuid, text) from public;
grant execute on function private.request_refund(uuid, uuid, text) to service_role;
--- functions/reversal_room.sql
create or replace function private.reversal_room(
  purchase public.purchases, wanted_cents int, out cents int, out credits int
)
language plpgsql stable set search_path = ''
as $$
declare
  counted int;
  assigned int;
  expired int;
begin
  select coalesce(sum(r.counted_cents), 0), coalesce(sum(r.credits), 0) into counted, assigned
    from private.purchase_reversals r where r.purchase_id = purchase.id and r.ended_at is null;
  with given as (
    select 'purchase' as kind, purchase.id::text as reference
    union all
    select r.kind, r.reference || ':returned' from private.purchase_reversals r where r.purchase_id = purchase.id
  )
  select coalesce(-sum(e.delta), 0) into expired
    from given
    join public.credit_entries g on g.kind = given.kind and g.reference = given.reference
    join public.credit_entries e on e.kind = 'expiry' and e.reference = g.id::text;
  cents := least(wanted_cents, purchase.amount_cents - counted);
  credits := case
    when counted + cents >= purchase.amount_cents then purchase.credits
    else round(purchase.credits::numeric * (counted + cents) / purchase.amount_cents)
  end;
  credits := greatest(least(credits, purchase.credits - expired) - assigned, 0);
end
$$;
comment on function private.reversal_room(public.purchases, int) is
  'Cents and credits that a further reversal of wanted_cents counts for.';
revoke all on function private.reversal_room(public.purchases, int) from public;
--- functions/reversals_in.sql
create or replace function private.reversals_in(state jsonb)
returns table (kind text, reference text, cents int, live boolean, request_id text)
language sql immutable set search_path = ''
as $$
  select 'refund', r.id, r.cents, coalesce(r.status not in ('failed', 'canceled'), true), r."requestId"
    from jsonb_to_recordset(
      case jsonb_typeof(state -> 'refunds') when 'array' then state -> 'refunds' else '[]' end
    ) as r (id text, cents int, status text, "requestId" text)
  union all
  select 'dispute', d.id, d.cents, d.funds = 'withdrawn', null
    from jsonb_to_recordset(
      case jsonb_typeof(state -> 'disputes') when 'array' then state -> 'disputes' else '[]' end
    ) as d (id text, cents int, funds text)
    where d.funds in ('withdrawn', 'reinstated')
$$;
comment on function private.reversals_in(jsonb) is
  'The refunds, then the disputes that moved money, of a provider''s reading; live: the money is with the buyer.';
revoke all on function private.reversals_in(jsonb) from public;
--- functions/run_as_caller.sql
drop function if exists private.run_as_caller(text, text, text, text[], boolean, text);
create or replace function private.run_as_caller(
  caller_role text, claims text, statement text, statement_values text[], read_only boolean, keep_as text, request_id text default null,
  out body text, out rows int, out total float8
)
language plpgsql
as $$
declare
  kept constant text := pg_catalog.quote_ident(run_as_caller.caller_role || '_' || keep_as);
  run_kept constant text := 'execute ' || kept || ' (pg_catalog.current_setting(''request.values'')::text[])';
  setting text;
begin
  setting := pg_catalog.set_config('role', run_as_caller.caller_role, true);
  setting := pg_catalog.set_config('request.jwt.claims', run_as_caller.claims, true);
  setting := pg_catalog.set_config('request.values', run_as_caller.statement_values::text, true);
  setting := pg_catalog.set_config('application_name', pg_catalog.current_setting('application_name') || ' ' || run_as_caller.request_id, true);
  if run_as_caller.read_only then
    setting := pg_catalog.set_config('transaction_read_only', 'on', true);
  end if;
  if keep_as is null then
    execute run_as_caller.statement into body, rows, total using run_as_caller.statement_values;
    return;
  end if;
  begin
    execute run_kept into body, rows, total;
    return;
  exception when invalid_sql_statement_name then
    if exists (
      select from pg_catalog.pg_prepared_statements p where p.name = (run_as_caller.caller_role || '_' || keep_as)::name
    ) then
      raise;
    end if;
    execute 'prepare ' || kept || ' (text[]) as ' || run_as_caller.statement;
  end;
  execute run_kept into body, rows, total;
end
$$;
comment on function private.run_as_caller(text, text, text, text[], boolean, text, text) is
  'Runs a statement of one row (body, rows, total) as a role with its token''s claims; $1 of the statement is the list of its values.';
revoke all on function private.run_as_caller(text, text, text, text[], boolean, text, text) from public;
--- functions/save_category.sql
create or replace function public.save_category(
  p_id uuid default null, p_version int default null, p_fields jsonb default '{}', p_group_ids uuid[] default null
) returns public.categories
language plpgsql security definer set search_path = ''
as $$
declare
  saved public.categories;
begin
  if not private.is_admin() then
    raise exception 'Only admins change the catalogue.' using errcode = '42501';
  end if;
  if p_id is null then
    insert into public.categories (name, slug, description, icon, sort_order, is_active)
      select f.name, f.slug, f.description, f.icon, f.sort_order, f.is_active
        from jsonb_populate_record(null::public.categories, private.catalogue_fields(p_fields,
          '{"icon": "🍽️", "sort_order": 0, "is_active": true, "description": null}')) f
      returning * into saved;
  else
    select c.* into saved from public.categories c where c.id = p_id for update;
    perform private.check_version('category', p_version, saved.version);
    update public.categories c
      set (name, slug, description, icon, sort_order, is_active)
        = (f.name, f.slug, f.description, f.icon, f.sort_order, f.is_active)
      from jsonb_populate_record(saved, private.catalogue_fields(p_fields, to_jsonb(saved))) f
      where c.id = p_id;
  end if;
  if p_group_ids is not null then
    delete from public.category_group_items i where i.category_id = saved.id and i.group_id <> all (p_group_ids);
    insert into public.category_group_items (category_id, group_id, sort_order)
      select saved.id, chosen.group_id, c.sort_order
        from (select distinct g.group_id from unnest(p_group_ids) as g (group_id)) chosen, public.categories c
        where c.id = saved.id
      on conflict do nothing;
  end if;
  select c.* into saved from public.categories c where c.id = saved.id;
  return saved;
exception
  when unique_violation then
    raise exception 'A category with this name, or one that reads the same, exists already.' using errcode = '23505';
  when foreign_key_violation then
    raise exception 'A group that was chosen does not exist any more.' using errcode = '23503';
end
$$;
comment on function public.save_category(uuid, int, jsonb, uuid[]) is
  'Adds a category (p_id null) or changes the one that still is p_version, with its groups (null: left as they are); returns it. 42501 unless admin, STRAC (detail: the version now), STNTF, 23505 (slug), 23503 (group), 23514.';
revoke all on function public.save_category(uuid, int, jsonb, uuid[]) from public;
grant execute on function public.save_category(uuid, int, jsonb, uuid[]) to authenticated;
--- functions/save_category_group.sql
create or replace function public.save_category_group(
  p_id uuid default null, p_version int default null, p_fields jsonb default '{}'
) returns public.category_groups
language plpgsql security definer set search_path = ''
as $$
declare
  saved public.category_groups;
begin
  if not private.is_admin() then
    raise exception 'Only admins change the catalogue.' using errcode = '42501';
  end if;
  if p_id is null then
    insert into public.category_groups (name, slug, description, sort_order, is_active, constraint_label)
      select f.name, f.slug, f.description, f.sort_order, f.is_active, f.constraint_label
        from jsonb_populate_record(null::public.category_groups, private.catalogue_fields(p_fields,
          '{"sort_order": 0, "is_active": true, "description": null, "constraint_label": null}')) f
      returning * into saved;
    return saved;
  end if;
  select g.* into saved from public.category_groups g where g.id = p_id for update;
  perform private.check_version('category group', p_version, saved.version);
  update public.category_groups g
    set (name, slug, description, sort_order, is_active, constraint_label)
      = (f.name, f.slug, f.description, f.sort_order, f.is_active, f.constraint_label)
    from jsonb_populate_record(saved, private.catalogue_fields(p_fields, to_jsonb(saved))) f
    where g.id = p_id
    returning g.* into saved;
  return saved;
exception when unique_violation then
  raise exception 'A category group with this name, or one that reads the same, exists already.' using errcode = '23505';
end
$$;
comment on function public.save_category_group(uuid, int, jsonb) is
  'Adds a category group (p_id null) or changes the one that still is p_version; returns it. 42501 unless admin, STRAC (detail: the version now), STNTF, STFOR (a label that a check needs), 23505 (slug), 23514.';
revoke all on function public.save_category_group(uuid, int, jsonb) from public;
grant execute on function public.save_category_group(uuid, int, jsonb) to authenticated;
--- functions/search_purchases.sql
create or replace function private.search_purchases(needle text, status text, first_id uuid, last_id uuid) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  of_status text := case when status is null then 'true' else 'p.status = $1' end;
  fits constant text := '(s.id between $3 and $4 or (select h.search_text like $2 from public.profiles h where h.id = s.user_id))';
  pattern constant text := private.like_pattern_of(needle);
  seen int;
  ids uuid[];
  further uuid[];
  is_common boolean;
begin
  execute format(
    'select count(*), coalesce(array_agg(s.id order by s.created_at desc, s.id desc) filter (where %s), ''{}'') from (
      select p.* from public.purchases p where %s order by p.created_at desc, p.id desc limit 1000) s', fits, of_status)
  into seen, ids using status, pattern, first_id, last_id;
  if seen < 1000 or cardinality(ids) > 150 then
    return ids[:151];
  end if;
  is_common := cardinality(ids) >= 50;
  if is_common or (select count(*) >= 40 from (select h.search_text from public.profiles h limit 2000) h where h.search_text like pattern) then
    execute format(
      'select array(select s.id from (
          select p.* from public.purchases p where %s order by p.created_at desc, p.id desc offset 1000 limit $5
        ) s where %s order by s.created_at desc, s.id desc limit $6)', of_status, fits)
    into further using status, pattern, first_id, last_id, case when not is_common then 9000 end, 151 - cardinality(ids);
    ids := ids || further;
  end if;
  if not is_common and cardinality(ids) < 151 then
    execute format(
      'select array(select f.id from (
          select p.id, p.created_at from public.purchases p where %1$s and p.user_id = any($2)
          union
          select p.id, p.created_at from public.purchases p where %1$s and p.id between $3 and $4
        ) f order by f.created_at desc, f.id desc limit 151)', of_status)
    into ids using status, private.people_holding(needle), first_id, last_id;
  end if;
  return ids;
end
$$;
comment on function private.search_purchases(text, text, uuid, uuid) is
  'The newest purchases that fit: 151 at most.';
revoke all on function private.search_purchases(text, text, uuid, uuid) from public;
--- functions/search_users.sql
create or replace function private.search_users(
  needle text, condition text, members uuid[], sort_by text, ascending boolean
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  o record := private.user_order(sort_by);
  direction text := case when ascending then 'asc' else 'desc' end;
  sorted text := array_to_string(o.keys, format(' %s, ', direction)) || ' ' || direction;
  has_text boolean := o.source = 'public.profiles';
  fits text := replace(condition, '{account}', 's.' || quote_ident(o.account)) || ' and ' || case
    when has_text then 'case when s.search_text like $2 then true else false end'
    else '(select p.search_text like $2 from public.profiles p where p.id = s.user_id)' end;
  columns text := array_to_string(o.keys, ', ') || case when has_text then ', search_text' else '' end;
  walk text := format('select array(select s.%I from %s s where %s order by %s limit 251)', o.account, o.source, fits, sorted);
  looked record;
  ids uuid[];
begin
  execute format('select count(*) as seen, count(*) filter (where %s) as found from (select %s from %s order by %s limit 1000) s',
    fits, columns, o.source, sorted)
  into looked using members, private.like_pattern_of(needle);
  if looked.seen = 1000 and looked.found < 50 then
    if has_text then
      walk := format('select array(select s.id from (
          select p.id, %s from public.profiles p
            where private.pieces_of(p.search_text) @@ $3 and p.search_text like $2 and %s offset 0
        ) s order by %s limit 251)', array_to_string(o.keys[:1], ', '), replace(condition, '{account}', 'p.id'), sorted);
    else
      members := private.people_holding(needle, condition, members);
      walk := format('select array(select s.%1$I from %2$s s where s.%1$I = any($1) order by %3$s limit 251)',
        o.account, o.source, sorted);
    end if;
  end if;
  execute walk into ids using members, private.like_pattern_of(needle), private.piece_query_of(needle);
  return ids;
end
$$;
comment on function private.search_users(text, text, uuid[], text, boolean) is
  'The first accounts, in order, that hold the needle and fit the condition: 251 at most.';
revoke all on function private.search_users(text, text, uuid[], text, boolean) from public;
--- functions/settle_purchase.sql
create or replace function private.settle_purchase(purchase_id uuid, state jsonb) returns public.purchases
language plpgsql security definer set search_path = ''
as $$
declare
  purchase public.purchases;
  word text := case settle_purchase.state ->> 'status' when 'open' then 'pending' else settle_purchase.state ->> 'status' end;
  deliverable boolean;
begin
  if word is null or word not in ('pending', 'processing', 'failed', 'cancelled', 'paid') then
    raise exception 'A payment has no status "%".', word using errcode = '22023';
  end if;
  deliverable := private.hold_buyer(settle_purchase.purchase_id);
  select p.* into purchase from public.purchases p where p.id = settle_purchase.purchase_id for update;
  if not found then
    raise exception 'There is no such purchase.' using errcode = 'STNTF';
  end if;
  if purchase.completed_at is null and word = 'paid' then
    purchase := private.grant_purchase(purchase, settle_purchase.state, deliverable);
  end if;
  if purchase.completed_at is not null then
    perform private.settle_reversals(purchase, settle_purchase.state, deliverable);
    return private.sum_up_purchase(purchase.id);
  end if;
  if word in ('failed', 'cancelled') or purchase.status = 'pending' then
    purchase.status := word;
    purchase.failure_code := left(settle_purchase.state ->> 'failureCode', 100);
  end if;
  update public.purchases p set
      status = purchase.status, failure_code = purchase.failure_code, settled_at = now(),
      payment_intent_id = coalesce(settle_purchase.state ->> 'paymentIntentId', p.payment_intent_id)
    where p.id = purchase.id
    returning p.* into purchase;
  return purchase;
end
$$;
comment on function private.settle_purchase(uuid, jsonb) is
  'Grants, takes back and gives back so that a purchase is as the provider says: { status: open | processing | paid | failed | cancelled (the last two: the checkout is closed), paymentIntentId, amountCents, currency, failureCode, refunds: [{ id, cents, status, requestId }], disputes: [{ id, cents, funds: none | withdrawn | reinstated }] }. Each once, however often it is called. STNTF, STPAY (another amount or currency was paid: nothing is granted), 22023.';
revoke all on function private.settle_purchase(uuid, jsonb) from public;
grant execute on function private.settle_purchase(uuid, jsonb) to service_role;
--- functions/settle_reversals.sql
create or replace function private.settle_reversals(
  purchase public.purchases, state jsonb, deliverable boolean
) returns void
language plpgsql set search_path = ''
as $$
declare
  reversal record;
begin
  for reversal in
    select r.reference from private.purchase_reversals r
      join private.reversals_in(state) s on s.reference = r.reference and not s.live
      where r.purchase_id = purchase.id and r.ended_at is null
      order by r.position
  loop
    perform private.end_reversal(purchase, reversal.reference, deliverable);
  end loop;
  for reversal in
    select s.* from private.reversals_in(state) with ordinality as s (kind, reference, cents, live, request_id, place)
      where not exists (select from private.purchase_reversals r where r.reference = s.reference)
      order by s.place
  loop
    insert into private.purchase_reversals (reference, purchase_id, kind, cents, ended_at)
      values (reversal.reference, purchase.id, reversal.kind, reversal.cents, case when not reversal.live then now() end)
      on conflict (reference) do nothing;
    if found and reversal.live then
      perform private.begin_reversal(purchase, reversal.reference, reversal.request_id, deliverable);
    end if;
  end loop;
  update private.refund_requests r set refund_id = coalesce(r.refund_id, s.reference), closed_at = coalesce(r.closed_at, now())
    from private.reversals_in(state) s
    where r.purchase_id = purchase.id and r.id::text = s.request_id and (r.refund_id is null or r.closed_at is null);
end
$$;
comment on function private.settle_reversals(public.purchases, jsonb, boolean) is
  'Begins and ends reversals as a reading says, and closes the requests that it answers.';
revoke all on function private.settle_reversals(public.purchases, jsonb, boolean) from public;
--- functions/slug_of.sql
create or replace function private.slug_of(name text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(regexp_replace(lower(translate(normalize(name, NFC), 'Σİ', 'σi')), '[^[:alnum:]]+', '-', 'g'), '-')
$$;
comment on function private.slug_of(text) is 'The slug of a category or group name; empty where the name has neither letter nor digit.';
revoke all on function private.slug_of(text) from public;
--- functions/sort_users.sql
create or replace function private.sort_users(
  sort_by text, ascending boolean, members uuid[], place int, page_size int
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  o record := private.user_order(sort_by);
  direction text := case when ascending then 'asc' else 'desc' end;
  ids uuid[];
begin
  execute format(
    'select array(select s.%1$I from unnest($1) as m (id)
        cross join lateral (select a.* from %2$s a where a.%1$I = m.id offset 0) s
      order by %3$s offset $2 limit $3)',
    o.account, o.source, array_to_string(o.keys, format(' %s, ', direction)) || ' ' || direction)
  into ids using members, place, page_size;
  return ids;
end
$$;
comment on function private.sort_users(text, boolean, uuid[], int, int) is 'Accounts number place + 1 to place + page_size of the members, in order.';
revoke all on function private.sort_users(text, boolean, uuid[], int, int) from public;
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
--- functions/sum_generations.sql
create or replace function public.sum_generations(
  p_who text default null, p_status text default null, p_model text default null, p_reason text default null,
  p_since timestamptz default null, p_until timestamptz default null
) returns table (
  generations int, more_generations boolean, more_people boolean, completed int, failed int, median_ms int, p95_ms int,
  cost_usd numeric
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  most constant int := 1000;
  people uuid[];
begin
  if not private.is_admin() then
    raise exception 'Only admins read the log of generations.' using errcode = '42501';
  end if;
  people := private.people_called(p_who, 100);
  return query
    with fitting as materialized (
      select g.status, g.cost_usd, date_part('epoch', g.finished_at - g.created_at) * 1000 as took_ms
      from private.match_generations(
        people[:100], p_status, p_model, p_reason, p_since, p_until, null, null, false, most + 1) g
    ),
    sums as (
      select count(*)::int as generations, count(*) filter (where t.status in ('completed', 'refunded'))::int as completed,
        count(*) filter (where t.status = 'failed')::int as failed,
        percentile_cont(array[0.5, 0.95]) within group (order by t.took_ms) as percentiles, sum(t.cost_usd) as cost_usd
      from (select * from fitting limit most) t
    )
    select s.generations, (select count(*) > most from fitting), coalesce(cardinality(people) > 100, false), s.completed, s.failed,
      round(s.percentiles[1])::int, round(s.percentiles[2])::int, s.cost_usd
    from sums s;
end
$$;
comment on function public.sum_generations(text, text, text, text, timestamptz, timestamptz) is
  'Count, completed, failed, median and 95th percentile of the milliseconds, and cost of the newest 1,000 that fit; more_generations: there are others; more_people: more than 100 are called so, the newest were looked at. cost_usd is null where no price was set. 42501 unless admin.';
revoke all on function public.sum_generations(text, text, text, text, timestamptz, timestamptz) from public;
grant execute on function public.sum_generations(text, text, text, text, timestamptz, timestamptz) to authenticated;
--- functions/sum_up_purchase.sql
create or replace function private.sum_up_purchase(purchase_id uuid) returns public.purchases
language plpgsql set search_path = ''
as $$
declare
  purchase public.purchases;
begin
  with live as (
    select coalesce(sum(r.cents) filter (where r.kind = 'refund'), 0) as refunded,
      coalesce(bool_or(r.kind = 'dispute'), false) as disputed, coalesce(sum(r.credits - r.taken), 0) as shortfall
    from private.purchase_reversals r
    where r.purchase_id = sum_up_purchase.purchase_id and r.ended_at is null
  )
  update public.purchases p set
      refunded_cents = least(p.amount_cents, live.refunded), shortfall_credits = live.shortfall, settled_at = now(),
      status = case
        when live.refunded >= p.amount_cents then 'refunded'
        when live.disputed then 'disputed'
        else 'completed'
      end
    from live
    where p.id = sum_up_purchase.purchase_id
    returning p.* into purchase;
  return purchase;
end
$$;
comment on function private.sum_up_purchase(uuid) is 'Sets status, refunded cents and shortfall of a paid purchase from its reversals.';
revoke all on function private.sum_up_purchase(uuid) from public;
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
  delete from auth.saml_relay_states s where s.created_at < at_time - interval '1 day';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from private.saml_assertions a where a.expires_at < at_time - interval '1 day';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from auth.webauthn_challenges w where w.expires_at < at_time;
  get diagnostics removed = row_count; swept := swept + removed;
  delete from auth.one_time_tokens t where t.created_at < (at_time at time zone 'utc') - interval '7 days';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from auth.refresh_tokens r where r.revoked and r.updated_at < at_time - interval '60 days';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from auth.audit_log_entries a where a.created_at < at_time - interval '180 days';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from private.rate_limits l where l.expire < extract(epoch from at_time) * 1000 - 3600000;
  get diagnostics removed = row_count; swept := swept + removed;
  delete from private.ended_sign_ins e where e.ended_at < at_time - make_interval(
    secs => 86400 + (select coalesce(max(k.longest_token_seconds), 0) from private.signing_keys k));
  get diagnostics removed = row_count; swept := swept + removed;
  delete from private.payment_events e where e.received_at < at_time - interval '90 days';
  get diagnostics removed = row_count; swept := swept + removed;
  delete from private.sandbox_deliveries d where d.delivered_at < at_time - interval '30 days' and d.due_at is null;
  get diagnostics removed = row_count; swept := swept + removed;
  return swept;
end
$$;
comment on function private.sweep_accounts(timestamptz) is
  'Removes expired codes, PKCE states, questions to passkeys, single sign-on states, used assertions, old refresh tokens, audit entries, counters, ended sessions, old payment events and deliveries of the sandbox; returns how many rows.';
revoke all on function private.sweep_accounts(timestamptz) from public;
grant execute on function private.sweep_accounts(timestamptz) to service_role;
--- functions/sweep_factors.sql
create or replace function private.sweep_factors(at_time timestamptz) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  day_before timestamptz := at_time - interval '1 day';
  swept int := 0;
  removed int;
begin
  delete from auth.mfa_challenges c where c.created_at < day_before;
  get diagnostics removed = row_count; swept := swept + removed;
  delete from auth.mfa_factors f
    where f.status = 'unverified' and f.created_at < day_before
      and not exists (select from auth.mfa_challenges c where c.factor_id = f.id);
  get diagnostics removed = row_count; swept := swept + removed;
  return swept;
end
$$;
comment on function private.sweep_factors(timestamptz) is
  'Removes questions to second factors, and factors that were never proven, a day after they began; returns how many.';
revoke all on function private.sweep_factors(timestamptz) from public;
grant execute on function private.sweep_factors(timestamptz) to service_role;
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
    begin
      if (private.fail_generation(stale, 'interrupted', 'Swept: it ran longer than any process may.')).reason = 'interrupted' then
        swept := swept + 1;
      end if;
    exception when sqlstate 'STNTF' then
      continue;
    end;
  end loop;
  return swept;
end
$$;
comment on function private.sweep_generations(interval) is
  'Fails generations that have been running for longer than older_than; returns how many.';
revoke all on function private.sweep_generations(interval) from public;
grant execute on function private.sweep_generations(interval) to service_role;
--- functions/sweep_sessions.sql
create or replace function private.sweep_sessions(at_time timestamptz, lifetime_seconds int, inactivity_seconds int)
returns int
language plpgsql security definer set search_path = ''
as $$
declare
  day_before timestamptz := at_time - interval '1 day';
  removed int;
begin
  delete from auth.sessions s
    where s.not_after < day_before
      or s.created_at + make_interval(secs => lifetime_seconds) < day_before
      or coalesce(s.refreshed_at at time zone 'utc', s.created_at) + make_interval(secs => inactivity_seconds) < day_before
      or (s.created_at < day_before and not exists (
        select from auth.refresh_tokens r where r.session_id = s.id and (not r.revoked or r.updated_at >= day_before)
      ));
  get diagnostics removed = row_count;
  return removed;
end
$$;
comment on function private.sweep_sessions(timestamptz, int, int) is
  'Removes sessions that ended a day ago or earlier; null for a rule that is not set; returns how many.';
revoke all on function private.sweep_sessions(timestamptz, int, int) from public;
grant execute on function private.sweep_sessions(timestamptz, int, int) to service_role;
--- functions/take_from_lots.sql
create or replace function private.take_from_lots(entry public.credit_entries) returns void
language plpgsql set search_path = ''
as $$
declare
  own_lot bigint := private.own_lot_of(entry);
  rest int := -entry.delta;
  part int;
  lot private.credit_lots;
begin
  for lot in
    select l.* from private.credit_lots l
      where l.user_id = entry.user_id and l.remaining > 0 and (entry.kind <> 'expiry' or l.entry_id = own_lot)
      order by coalesce(l.entry_id = own_lot, false) desc, l.expires_at nulls last, l.entry_id
  loop
    part := least(lot.remaining, rest);
    update private.credit_lots l set remaining = l.remaining - part where l.entry_id = lot.entry_id;
    insert into private.credit_takings (entry_id, lot_id, credits) values (entry.id, lot.entry_id, part);
    rest := rest - part;
    exit when rest = 0;
  end loop;
  if rest > 0 then
    raise exception 'The lots of an account do not hold its balance: % credits are missing.', rest
      using errcode = 'data_corrupted';
  end if;
end
$$;
comment on function private.take_from_lots(public.credit_entries) is
  'Spends a negative entry from the lots and notes from which. data_corrupted where they do not hold as much.';
revoke all on function private.take_from_lots(public.credit_entries) from public;
--- functions/user_order.sql
create or replace function private.user_order(
  sort_by text, out source text, out account text, out keys text[]
) language sql immutable strict set search_path = ''
as $$
  select v.source, v.account, v.keys
  from (values
    ('joined', 'public.user_roles', 'user_id', '{created_at,user_id}'::text[]),
    ('role', 'public.user_roles', 'user_id', '{role,created_at,user_id}'),
    ('name', 'public.profiles', 'id', '{sort_name,id}'),
    ('email', 'public.profiles', 'id', '{sort_email,id}'),
    ('credits', 'public.credits', 'user_id', '{balance,user_id}')
  ) as v (sort_by, source, account, keys)
  where v.sort_by = user_order.sort_by
$$;
comment on function private.user_order(text) is 'By joined, role, name, email or credits; null for another word.';
revoke all on function private.user_order(text) from public;
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
--- triggers/account_deleted.sql
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
--- triggers/activity_sums.sql
create or replace function private.tg_generations_sums() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.activity_sums (slot, reason, completed, failed, cost_usd)
    select date_bin('15 minutes', n.created_at, 'epoch'), case when n.status = 'failed' then coalesce(n.reason, 'unexpected') end,
      count(*) filter (where n.status <> 'failed'), count(*) filter (where n.status = 'failed'), coalesce(sum(n.cost_usd), 0)
    from new_rows n where n.status <> 'running' group by 1, 2;
    return null;
  end if;
  insert into private.activity_sums (slot, reason, completed, failed, cost_usd)
  select slot, reason, sum(completed), sum(failed), sum(cost_usd)
  from (
    select date_bin('15 minutes', r.created_at, 'epoch') as slot,
      case when r.status = 'failed' then coalesce(r.reason, 'unexpected') end as reason,
      case when r.status in ('completed', 'refunded') then r.sign else 0 end as completed,
      case when r.status = 'failed' then r.sign else 0 end as failed,
      case when r.status = 'running' then 0 else r.sign * coalesce(r.cost_usd, 0) end as cost_usd
    from (
      select n.created_at, n.status, n.reason, n.cost_usd, 1 as sign from new_rows n
      union all
      select o.created_at, o.status, o.reason, o.cost_usd, -1 from old_rows o
    ) as r
  ) as moved
  group by slot, reason
  having sum(completed) <> 0 or sum(failed) <> 0 or sum(cost_usd) <> 0;
  return null;
end
$$;
comment on function private.tg_generations_sums() is 'Appends generations that ended, by the time that they began.';
revoke all on function private.tg_generations_sums() from public;
create or replace trigger _800_sums_inserted after insert on public.generations
  referencing new table as new_rows for each statement execute function private.tg_generations_sums();
create or replace trigger _800_sums_updated after update on public.generations
  referencing old table as old_rows new table as new_rows for each statement execute function private.tg_generations_sums();
create or replace function private.tg_credit_entries_sums() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.activity_sums (slot, credits_sold, credits_given, credits_spent, credits_taken_back)
  select date_bin('15 minutes', coalesce(taken.created_at, n.created_at), 'epoch'),
    coalesce(sum(n.delta) filter (where n.kind = 'purchase'), 0),
    coalesce(sum(n.delta) filter (where n.kind = 'free' or n.kind = 'adjustment' and n.delta > 0), 0),
    coalesce(-sum(n.delta) filter (where n.kind in ('generation', 'generation_refund')), 0),
    coalesce(-sum(n.delta) filter (where n.kind in ('refund', 'dispute', 'expiry') or n.kind = 'adjustment' and n.delta < 0), 0)
  from new_rows n
    left join public.credit_entries taken
      on n.kind = 'generation_refund' and taken.kind = 'generation' and taken.reference = n.reference
  group by 1;
  return null;
end
$$;
comment on function private.tg_credit_entries_sums() is 'Appends credits sold, given, spent and taken back.';
revoke all on function private.tg_credit_entries_sums() from public;
create or replace trigger _800_sums_inserted after insert on public.credit_entries
  referencing new table as new_rows for each statement execute function private.tg_credit_entries_sums();
create or replace function private.tg_purchases_sums() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.activity_sums (slot, paid_cents, returned_cents)
    select date_bin('15 minutes', n.completed_at, 'epoch'), sum(n.amount_cents),
      sum(case when n.status = 'disputed' then n.amount_cents else n.refunded_cents end)
    from new_rows n where n.completed_at is not null group by 1;
    return null;
  end if;
  insert into private.activity_sums (slot, paid_cents)
  select date_bin('15 minutes', n.completed_at, 'epoch'), sum(n.amount_cents)
  from new_rows n join old_rows o using (id)
  where n.completed_at is not null and o.completed_at is null group by 1;
  insert into private.activity_sums (slot, returned_cents)
  select date_bin('15 minutes', now(), 'epoch'), sum(returned)
  from (
    select case when n.status = 'disputed' then n.amount_cents else n.refunded_cents end
      - case when o.status = 'disputed' then o.amount_cents else o.refunded_cents end as returned
    from new_rows n join old_rows o using (id)
  ) as changed
  where returned <> 0 having count(*) > 0;
  return null;
end
$$;
comment on function private.tg_purchases_sums() is 'Appends money that was paid, refunded or withdrawn.';
revoke all on function private.tg_purchases_sums() from public;
create or replace trigger _800_sums_inserted after insert on public.purchases
  referencing new table as new_rows for each statement execute function private.tg_purchases_sums();
create or replace trigger _800_sums_updated after update on public.purchases
  referencing old table as old_rows new table as new_rows for each statement execute function private.tg_purchases_sums();
create or replace function private.tg_user_roles_sums() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.activity_sums (slot, sign_ups)
    select date_bin('15 minutes', n.created_at, 'epoch'), count(*) from new_rows n group by 1;
    insert into private.activity_sums (slot, people)
    select '-infinity', count(*) from new_rows having count(*) > 0;
    return null;
  end if;
  insert into private.activity_sums (slot, people)
  select '-infinity', -count(*) from old_rows having count(*) > 0;
  return null;
end
$$;
comment on function private.tg_user_roles_sums() is 'Appends sign-ups, and how many people there are.';
revoke all on function private.tg_user_roles_sums() from public;
create or replace trigger _800_sums_inserted after insert on public.user_roles
  referencing new table as new_rows for each statement execute function private.tg_user_roles_sums();
create or replace trigger _800_sums_deleted after delete on public.user_roles
  referencing old table as old_rows for each statement execute function private.tg_user_roles_sums();
--- triggers/admin_changes_append_only.sql
create or replace function private.tg_admin_changes_append_only() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1
    and to_jsonb(new) - array['actor_id', 'subject_id', 'subject_user_id', 'before', 'after']
      = to_jsonb(old) - array['actor_id', 'subject_id', 'subject_user_id', 'before', 'after']
    and coalesce(new.actor_id = old.actor_id, new.actor_id is null)
    and coalesce(new.subject_id = old.subject_id, new.subject_id is null)
    and coalesce(new.subject_user_id = old.subject_user_id, new.subject_user_id is null)
    and old.before @> new.before and old.after @> new.after
  then
    return new;
  end if;
  raise exception 'The change log is append-only.' using errcode = 'STFOR';
end
$$;
comment on function private.tg_admin_changes_append_only() is 'Raises STFOR for any change but that of an account''s deletion.';
revoke all on function private.tg_admin_changes_append_only() from public;
create or replace trigger _100_append_only before update or delete on public.admin_changes
  for each row execute function private.tg_admin_changes_append_only();
create or replace trigger _100_append_only_truncate before truncate on public.admin_changes
  for each statement execute function private.tg_admin_changes_append_only();
--- triggers/catalogue_recorded.sql
create or replace function private.tg_catalogue_recorded() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  kept constant text[] := array['id', 'created_at', 'version', 'sort_name', 'search_text'];
begin
  if current_setting('saffron.starting_catalogue', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into public.admin_changes (actor_id, actor_kind, action, subject_kind, subject_id, subject_label, after)
      select (select auth.uid()), (select private.acting_kind()), tg_argv[0] || '_created', tg_argv[0], n.id, n.name,
        jsonb_strip_nulls(to_jsonb(n) - kept)
      from new_rows n order by n.sort_order, n.name;
  else
    insert into public.admin_changes (
      actor_id, actor_kind, action, subject_kind, subject_id, subject_label, before, after
    )
      select (select auth.uid()), (select private.acting_kind()), tg_argv[0] || '_changed', tg_argv[0], pair.id, pair.name,
        changed.before, changed.after
      from (
        select n.id, n.name, n.sort_order, to_jsonb(o) - kept as was, to_jsonb(n) - kept as now_is
          from new_rows n join old_rows o on o.id = n.id offset 0 -- each row is made a document once, not once a field
      ) as pair
      cross join lateral (
        select jsonb_object_agg(f.key, pair.was -> f.key) as before, jsonb_object_agg(f.key, f.value) as after
          from jsonb_each(pair.now_is) as f where f.value <> pair.was -> f.key
      ) as changed
      where pair.was <> pair.now_is order by pair.sort_order, pair.name;
  end if;
  return null;
end
$$;
comment on function private.tg_catalogue_recorded() is 'Notes new and changed categories or groups (the argument says which) in the change log.';
revoke all on function private.tg_catalogue_recorded() from public;
create or replace function private.tg_catalogue_deletion_recorded() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  named_at_most constant int := 50;
  members text[];
  row_before jsonb := jsonb_strip_nulls(to_jsonb(old) - array['id', 'created_at', 'version', 'sort_name', 'search_text']);
begin
  if tg_argv[0] = 'category' then
    members := array(
      select g.name from public.category_group_items i join public.category_groups g on g.id = i.group_id
        where i.category_id = old.id order by g.sort_order, g.name);
  else
    members := array(
      select c.name from public.category_group_items i join public.categories c on c.id = i.category_id
        where i.group_id = old.id order by i.sort_order, c.name);
  end if;
  insert into public.admin_changes (actor_id, actor_kind, action, subject_kind, subject_id, subject_label, before)
    values (auth.uid(), private.acting_kind(), tg_argv[0] || '_deleted', tg_argv[0], old.id, old.name,
      row_before || jsonb_build_object(tg_argv[1], to_jsonb(members[1:named_at_most]))
        || case when cardinality(members) > named_at_most
          then jsonb_build_object(tg_argv[1] || '_count', cardinality(members)) else '{}' end);
  return old;
end
$$;
comment on function private.tg_catalogue_deletion_recorded() is
  'Notes a category or group that is deleted, with its groups or categories, in the change log.';
revoke all on function private.tg_catalogue_deletion_recorded() from public;
create or replace trigger _900_recorded_insert after insert on public.categories
  referencing new table as new_rows for each statement execute function private.tg_catalogue_recorded('category');
create or replace trigger _900_recorded_update after update on public.categories
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.tg_catalogue_recorded('category');
create or replace trigger _900_recorded_delete before delete on public.categories
  for each row execute function private.tg_catalogue_deletion_recorded('category', 'groups');
create or replace trigger _900_recorded_insert after insert on public.category_groups
  referencing new table as new_rows for each statement execute function private.tg_catalogue_recorded('group');
create or replace trigger _900_recorded_update after update on public.category_groups
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.tg_catalogue_recorded('group');
create or replace trigger _900_recorded_delete before delete on public.category_groups
  for each row execute function private.tg_catalogue_deletion_recorded('group', 'categories');
--- triggers/category_group_items_recorded.sql
create or replace function private.tg_category_group_items_recorded() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  action constant text := case tg_op
    when 'INSERT' then 'category_grouped' when 'DELETE' then 'category_ungrouped' else 'category_moved' end;
begin
  if current_setting('saffron.starting_catalogue', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into public.admin_changes (actor_id, actor_kind, action, subject_kind, subject_id, subject_label, after)
      select (select auth.uid()), (select private.acting_kind()), action, 'category', c.id, c.name,
        jsonb_build_object('group', g.name, 'sort_order', n.sort_order)
      from new_rows n join public.categories c on c.id = n.category_id join public.category_groups g on g.id = n.group_id
      order by c.sort_order, c.name, g.sort_order;
  elsif tg_op = 'DELETE' then
    insert into public.admin_changes (actor_id, actor_kind, action, subject_kind, subject_id, subject_label, before)
      select (select auth.uid()), (select private.acting_kind()), action, 'category', c.id, c.name,
        jsonb_build_object('group', g.name, 'sort_order', o.sort_order)
      from old_rows o join public.categories c on c.id = o.category_id join public.category_groups g on g.id = o.group_id
      order by c.sort_order, c.name, g.sort_order;
  else
    insert into public.admin_changes (
      actor_id, actor_kind, action, subject_kind, subject_id, subject_label, before, after
    )
      select (select auth.uid()), (select private.acting_kind()),
        case when o.group_id is null then 'category_grouped' when n.group_id is null then 'category_ungrouped' else action end,
        'category', c.id, c.name,
        case when o.group_id is null then '{}' else jsonb_build_object('group', g.name, 'sort_order', o.sort_order) end,
        case when n.group_id is null then '{}' else jsonb_build_object('group', g.name, 'sort_order', n.sort_order) end
      from old_rows o full join new_rows n on n.category_id = o.category_id and n.group_id = o.group_id
        join public.categories c on c.id = coalesce(n.category_id, o.category_id)
        join public.category_groups g on g.id = coalesce(n.group_id, o.group_id)
      where n.sort_order is distinct from o.sort_order
      order by c.sort_order, c.name, n.group_id is not null, g.sort_order;
  end if;
  return null;
end
$$;
comment on function private.tg_category_group_items_recorded() is 'Notes memberships that come, go or move in the change log.';
revoke all on function private.tg_category_group_items_recorded() from public;
create or replace trigger _900_recorded_insert after insert on public.category_group_items
  referencing new table as new_rows for each statement execute function private.tg_category_group_items_recorded();
create or replace trigger _900_recorded_update after update on public.category_group_items
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.tg_category_group_items_recorded();
create or replace trigger _900_recorded_delete after delete on public.category_group_items
  referencing old table as old_rows for each statement execute function private.tg_category_group_items_recorded();
--- triggers/category_group_items_version.sql
create or replace function private.tg_category_group_items_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids uuid[];
begin
  case tg_op
    when 'INSERT' then ids := array(select distinct n.category_id from new_rows n);
    when 'DELETE' then ids := array(select distinct o.category_id from old_rows o);
    else ids := array(select n.category_id from new_rows n union select o.category_id from old_rows o);
  end case;
  update public.categories c set version = c.version + 1 where c.id = any (ids);
  return null;
end
$$;
comment on function private.tg_category_group_items_version() is 'Raises the version of each category whose memberships a statement changed.';
revoke all on function private.tg_category_group_items_version() from public;
create or replace trigger _100_version_on_insert after insert on public.category_group_items
  referencing new table as new_rows for each statement
  execute function private.tg_category_group_items_version();
create or replace trigger _100_version_on_update after update on public.category_group_items
  referencing old table as old_rows new table as new_rows for each statement
  execute function private.tg_category_group_items_version();
create or replace trigger _100_version_on_delete after delete on public.category_group_items
  referencing old table as old_rows for each statement
  execute function private.tg_category_group_items_version();
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
--- triggers/category_versions.sql
create or replace function private.tg_raise_version() returns trigger
language plpgsql set search_path = ''
as $$
declare
  apart constant text[] := array['version', 'sort_name', 'search_text'];
begin
  if to_jsonb(new) - apart is distinct from to_jsonb(old) - apart then
    new.version := old.version + 1;
  end if;
  return new;
end
$$;
comment on function private.tg_raise_version() is 'Raises the version of a row whose content changes.';
revoke all on function private.tg_raise_version() from public;
create or replace trigger _900_version before update on public.categories
  for each row execute function private.tg_raise_version();
create or replace trigger _900_version before update on public.category_groups
  for each row execute function private.tg_raise_version();
--- triggers/change_notices.sql
create or replace function private.tg_change_notice() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  before jsonb := case tg_op when 'INSERT' then changed else to_jsonb(old) end;
  key jsonb;
  old_key jsonb;
begin
  select jsonb_object_agg(column_name, changed -> column_name), jsonb_object_agg(column_name, before -> column_name)
    into key, old_key
    from unnest(tg_argv[1:]) as column_name;
  perform pg_notify('changes', (jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'key', key,
    'owner', changed -> tg_argv[0], 'at', clock_timestamp())
    || case when key = old_key then '{}' else jsonb_build_object('old_key', old_key) end)::text);
  return null;
end
$$;
comment on function private.tg_change_notice() is
  'NOTIFY changes: { schema, table, type, key, owner, at }, and old_key where an update changed the key.';
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
begin
  perform private.lock_credits(new.user_id);
  new.account_hash := private.keyed_hash('account', new.user_id::text);
  if new.delta > 0 and new.kind in ('free', 'purchase', 'adjustment') then
    new.expires_at := coalesce(new.expires_at, private.credit_expiry_of(now()));
  end if;
  return new;
end
$$;
comment on function private.tg_credit_entries_reserve() is 'Locks the balance, notes the account''s hash and, on credits that are given, when they expire.';
revoke all on function private.tg_credit_entries_reserve() from public;
create or replace function private.tg_credit_entries_apply() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ledger bigint;
begin
  select sum(e.delta) into ledger from public.credit_entries e where e.user_id = new.user_id;
  if ledger < 0 then
    raise exception 'You don''t have enough credits. Please purchase more.' using errcode = 'STCRD';
  end if;
  update public.credits c set balance = ledger where c.user_id = new.user_id and c.balance <> ledger;
  return null;
end
$$;
comment on function private.tg_credit_entries_apply() is 'Sets the balance to the sum of the ledger; refuses an overdraft (STCRD).';
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
--- triggers/credit_entries_lots.sql
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
      new.user_id, new.balance - ledger, 'adjustment',
      case when private.lock_account(auth.uid()) then auth.uid() end,
      format('Balance set from %s to %s', ledger, new.balance)
    );
  end if;
  return null;
end
$$;
comment on function private.tg_credits_written_directly() is 'Turns a directly written balance into an adjustment entry with actor and reason.';
revoke all on function private.tg_credits_written_directly() from public;
create or replace trigger _200_written_directly after insert or update of balance on public.credits
  for each row when (pg_trigger_depth() = 0)
  execute function private.tg_credits_written_directly();
--- triggers/mfa_factors_number_forgotten.sql
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
--- triggers/people_recorded.sql
create or replace function private.tg_user_roles_recorded() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.admin_changes (
    actor_id, actor_kind, action, subject_kind, subject_id, subject_user_id, before, after
  ) values (
    auth.uid(), private.acting_kind(), 'role_changed', 'user', new.user_id, new.user_id,
    jsonb_build_object('role', old.role), jsonb_build_object('role', new.role)
  );
  return null;
end
$$;
comment on function private.tg_user_roles_recorded() is 'Notes a changed role in the change log.';
revoke all on function private.tg_user_roles_recorded() from public;
create or replace trigger _900_recorded after update on public.user_roles
  for each row when (old.role <> new.role) execute function private.tg_user_roles_recorded();
create or replace function private.tg_profiles_recorded() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was constant jsonb := jsonb_build_object('full_name', old.full_name, 'avatar_url', old.avatar_url);
  now_is constant jsonb := jsonb_build_object('full_name', new.full_name, 'avatar_url', new.avatar_url);
begin
  if auth.uid() = new.id then
    return null;
  end if;
  insert into public.admin_changes (
    actor_id, actor_kind, action, subject_kind, subject_id, subject_user_id, before, after
  )
    select auth.uid(), private.acting_kind(), 'profile_changed', 'user', new.id, new.id,
      jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, n.value)
    from jsonb_each(was) as o join jsonb_each(now_is) as n on n.key = o.key and n.value <> o.value;
  return null;
end
$$;
comment on function private.tg_profiles_recorded() is 'Notes a profile that somebody else than its owner changed in the change log.';
revoke all on function private.tg_profiles_recorded() from public;
create or replace trigger _900_recorded after update on public.profiles
  for each row when (
    pg_trigger_depth() = 0 and (old.full_name, old.avatar_url) is distinct from (new.full_name, new.avatar_url)
  )
  execute function private.tg_profiles_recorded();
create or replace function private.tg_credit_entries_recorded() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  balance constant int := (select c.balance from public.credits c where c.user_id = new.user_id);
begin
  insert into public.admin_changes (
    actor_id, actor_kind, action, subject_kind, subject_id, subject_user_id, before, after
  ) values (
    new.actor_id, case when new.actor_id is null then private.acting_kind() else 'admin' end, 'credits_adjusted', 'user',
    new.user_id, new.user_id, jsonb_build_object('balance', balance - new.delta),
    jsonb_strip_nulls(jsonb_build_object('balance', balance, 'reason', new.reason, 'entry', new.id))
  );
  return null;
end
$$;
comment on function private.tg_credit_entries_recorded() is 'Notes an adjusted balance, with reason and ledger entry, in the change log.';
revoke all on function private.tg_credit_entries_recorded() from public;
create or replace trigger _900_recorded after insert on public.credit_entries
  for each row when (new.kind = 'adjustment') execute function private.tg_credit_entries_recorded();
create or replace function private.tg_refund_requests_recorded() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.admin_changes (
    actor_id, actor_kind, action, subject_kind, subject_id, subject_user_id, before, after
  )
    select new.admin_id, case when new.admin_id is null then private.acting_kind() else 'admin' end, 'refund_requested',
      'purchase', p.id, p.user_id, jsonb_build_object('refunded_cents', p.refunded_cents),
      jsonb_build_object('refunded_cents', p.refunded_cents + new.cents, 'reason', new.reason)
    from public.purchases p where p.id = new.purchase_id;
  return null;
end
$$;
comment on function private.tg_refund_requests_recorded() is 'Notes a refund that was asked for in the change log.';
revoke all on function private.tg_refund_requests_recorded() from public;
create or replace trigger _900_recorded after insert on private.refund_requests
  for each row execute function private.tg_refund_requests_recorded();
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
--- triggers/purchases_forgotten.sql
create or replace function private.tg_purchases_forgotten() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.checkout_url := null;
  new.idempotency_key := null;
  return new;
end
$$;
comment on function private.tg_purchases_forgotten() is 'Takes the buyer''s own means out of a purchase without a buyer.';
revoke all on function private.tg_purchases_forgotten() from public;
create or replace trigger _200_forgotten before update on public.purchases
  for each row when (new.user_id is null and (new.checkout_url is not null or new.idempotency_key is not null))
  execute function private.tg_purchases_forgotten();
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
--- triggers/recipes_limit.sql
create or replace function private.tg_recipes_limit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most_recipes constant int := 20000;
begin
  if coalesce(current_setting('role', true), '') <> 'authenticated' then
    return null;
  end if;
  perform from (select distinct a.user_id from added a) as cook
    where (select count(*) from (
      select from public.recipes r where r.user_id = cook.user_id limit most_recipes + 1) as kept) > most_recipes;
  if found then
    raise exception 'One cook may keep % recipes. Please delete some first.', most_recipes using errcode = 'STFUL';
  end if;
  return null;
end
$$;
comment on function private.tg_recipes_limit() is 'At most 20,000 recipes a cook (STFUL).';
revoke all on function private.tg_recipes_limit() from public;
create or replace trigger _100_limit after insert on public.recipes
  referencing new table as added for each statement execute function private.tg_recipes_limit();
--- triggers/recipes_put_away.sql
create or replace function private.tg_recipes_put_away() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.generations g set put_away_at = coalesce(g.put_away_at, new.created_at)
    where g.id = new.generation_id and g.user_id = new.user_id;
  return null;
end
$$;
comment on function private.tg_recipes_put_away() is 'Marks the generation of a saved recipe as put away.';
revoke all on function private.tg_recipes_put_away() from public;
create or replace trigger _300_put_away after insert on public.recipes
  for each row when (new.generation_id is not null)
  execute function private.tg_recipes_put_away();
--- triggers/recipes_thumbnail.sql
create or replace function private.tg_recipes_thumbnail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.thumbnail_url := (
    select g.result ->> 'thumbnailUrl' from public.generations g
      where g.id = new.generation_id and g.user_id = new.user_id and g.result ->> 'imageUrl' = new.image_url
  );
  return new;
end
$$;
comment on function private.tg_recipes_thumbnail() is 'Takes the thumbnail from the generation whose picture the recipe shows.';
revoke all on function private.tg_recipes_thumbnail() from public;
create or replace trigger _150_thumbnail before insert on public.recipes
  for each row when (new.thumbnail_url is null and new.generation_id is not null)
  execute function private.tg_recipes_thumbnail();
--- triggers/sign_ins_ended.sql
create or replace function private.end_sign_in(ended_session uuid, gone boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  noted private.ended_sign_ins;
begin
  insert into private.ended_sign_ins as e (session_id, is_gone) values (ended_session, gone)
    on conflict (session_id) do update set ended_at = clock_timestamp(), is_gone = e.is_gone or excluded.is_gone
    returning * into noted;
  perform pg_notify('ended_sign_ins', jsonb_build_object(
    'session', noted.session_id, 'gone', noted.is_gone, 'at', extract(epoch from noted.ended_at))::text);
end
$$;
comment on function private.end_sign_in(uuid, boolean) is 'Notes that a session has ended, and tells every process.';
revoke all on function private.end_sign_in(uuid, boolean) from public;
create or replace function private.tg_sign_ins_ended() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  longest_seconds int := (select coalesce(max(k.longest_token_seconds), 0) from private.signing_keys k);
begin
  if coalesce(old.refreshed_at at time zone 'utc', old.created_at)
      > now() - make_interval(secs => greatest(longest_seconds, 86400)) then
    perform private.end_sign_in(old.id, true);
  end if;
  return null;
end
$$;
comment on function private.tg_sign_ins_ended() is 'Notes a session that was deleted.';
revoke all on function private.tg_sign_ins_ended() from public;
create or replace function private.tg_sign_ins_suspended() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.banned_until > now() or new.deleted_at is not null then
    perform private.end_sign_in(s.id, new.deleted_at is not null) from auth.sessions s where s.user_id = new.id;
  end if;
  return null;
end
$$;
comment on function private.tg_sign_ins_suspended() is 'Notes the sessions of an account that was suspended.';
revoke all on function private.tg_sign_ins_suspended() from public;
create or replace trigger _300_ended after delete on auth.sessions
  for each row execute function private.tg_sign_ins_ended();
create or replace trigger _300_suspended after update of banned_until, deleted_at on auth.users
  for each row when (new.banned_until is distinct from old.banned_until or new.deleted_at is distinct from old.deleted_at)
  execute function private.tg_sign_ins_suspended();
--- triggers/storage_objects_leftovers.sql
create or replace function private.tg_storage_objects_leftovers() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.storage_leftovers (bucket_id, version) values (old.bucket_id, old.version)
    on conflict do nothing;
  return null;
end
$$;
comment on function private.tg_storage_objects_leftovers() is 'Remembers the version of an object that was removed or replaced.';
revoke all on function private.tg_storage_objects_leftovers() from public;
create or replace trigger _500_leftovers after delete on storage.objects
  for each row execute function private.tg_storage_objects_leftovers();
create or replace trigger _500_leftovers_replaced after update of version on storage.objects
  for each row when (old.version <> new.version)
  execute function private.tg_storage_objects_leftovers();
--- triggers/storage_objects_limits.sql
create or replace function private.tg_storage_objects_limits() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most_objects constant int := 20;
  most_bytes constant bigint := 20 * 1024 * 1024;
  kept record;
begin
  if new.owner is null then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('storage.objects ' || new.owner, 0));
  select count(*) as objects, coalesce(sum((o.metadata ->> 'size')::bigint), 0) as bytes into kept
    from storage.objects o
    where o.owner = new.owner and o.id <> new.id and (o.bucket_id, o.name) <> (new.bucket_id, new.name);
  if kept.objects + 1 > most_objects or kept.bytes + (new.metadata ->> 'size')::bigint > most_bytes then
    raise exception 'There is no more room for your files. Please remove one first.' using errcode = 'STFUL';
  end if;
  return new;
end
$$;
comment on function private.tg_storage_objects_limits() is 'At most 20 objects and 20 MB for each owner (STFUL).';
revoke all on function private.tg_storage_objects_limits() from public;
create or replace trigger _100_limits before insert or update of metadata on storage.objects
  for each row execute function private.tg_storage_objects_limits();
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
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform private.lock_account(auth.uid());
  end if;
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
  if not exists (
    select from public.user_roles r join auth.users u on u.id = r.user_id
    where r.role = 'admin' and r.user_id <> old.user_id and (u.banned_until is null or u.banned_until <= now())
  ) then
    raise exception 'The last admin must stay admin.' using errcode = 'STADM',
      hint = 'Make another user an admin first.';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
comment on function private.tg_user_roles_keep_admin() is 'Raises STADM when the only admin who is not suspended would lose the role.';
revoke all on function private.tg_user_roles_keep_admin() from public;
create or replace trigger _100_serialise before update or delete on public.user_roles
  for each statement execute function private.tg_user_roles_serialise();
create or replace trigger _200_keep_admin_on_update before update on public.user_roles
  for each row when (old.role = 'admin' and (new.role <> 'admin' or new.user_id <> old.user_id))
  execute function private.tg_user_roles_keep_admin();
create or replace trigger _200_keep_admin_on_delete before delete on public.user_roles
  for each row when (old.role = 'admin')
  execute function private.tg_user_roles_keep_admin();
--- policies/admin_changes.sql
select private.start_policies('public.admin_changes');
grant select on public.admin_changes to authenticated;
create policy assurance on public.admin_changes as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_as_admin on public.admin_changes for select to authenticated
  using ((select private.is_admin()));
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
create policy select_visible on public.category_group_items for select to anon using (
  exists (select from public.categories c where c.id = category_id)
  and exists (select from public.category_groups g where g.id = group_id)
);
create policy select_visible_to_people on public.category_group_items for select to authenticated using (
  (select private.is_admin())
  or (
    exists (select from public.categories c where c.id = category_id)
    and exists (select from public.category_groups g where g.id = group_id)
  )
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
  using (((select private.is_admin()) or user_id = (select auth.uid())) and private.lock_account(user_id))
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
  input_tokens, output_tokens, repaired, created_at, first_sent_at, finished_at, put_away_at
) on public.generations to authenticated;
grant update (put_away_at) on public.generations to authenticated;
grant select on public.generations to service_role;
create policy assurance on public.generations as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.generations for select to authenticated
  using (user_id = (select auth.uid()));
create policy update_own_completed on public.generations for update to authenticated
  using (user_id = (select auth.uid()) and status = 'completed')
  with check (user_id = (select auth.uid()) and status = 'completed');
create policy service on public.generations for select to service_role using (true);
--- policies/private.sql
revoke all on all tables in schema private from public, anon, authenticated, service_role, auth_admin;
grant select, insert, update, delete on private.signing_keys to service_role;
grant select, insert, update, delete on private.api_keys to service_role;
grant select, insert, update, delete on private.rate_limits to service_role;
grant select, insert, update, delete on private.rate_limits to auth_admin;
grant select, insert, delete on private.mailbox to auth_admin;
grant select, insert on private.saml_keys to auth_admin;
grant select, insert on private.saml_assertions to auth_admin;
grant select, insert, update on private.sandbox_objects to service_role;
grant select, insert, update, delete on private.sandbox_idempotency_keys to service_role;
grant select, insert, update on private.sandbox_deliveries to service_role;
grant select, delete on private.storage_leftovers to service_role;
grant select, insert, update on private.last_backups to service_role;
grant select on private.ended_sign_ins to service_role;
--- policies/profiles.sql
select private.start_policies('public.profiles');
grant select (id, full_name, email, avatar_url, created_at, updated_at) on public.profiles to authenticated, service_role;
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
  using ((select private.is_admin()) and private.lock_account(id)) with check ((select private.is_admin()));
create policy service on public.profiles for all to service_role using (true);
--- policies/purchases.sql
select private.start_policies('public.purchases');
grant select (
  id, user_id, pack, credits, amount_cents, currency, checkout_session_id, status, failure_code,
  refunded_cents, shortfall_credits, created_at, updated_at, completed_at
) on public.purchases to authenticated;
grant select on public.purchases to service_role;
create policy assurance on public.purchases as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy select_own on public.purchases for select to authenticated
  using (user_id = (select auth.uid()));
create policy select_as_admin on public.purchases for select to authenticated
  using ((select private.is_admin()));
create policy service on public.purchases for select to service_role using (true);
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
  id, user_id, name, description, ingredients, procedure, tips, prep_time, cook_time, servings, difficulty,
  categories, category, image_url, thumbnail_url, generation_id
) on public.recipes to authenticated, service_role;
grant update (
  name, description, ingredients, procedure, tips, prep_time, cook_time, servings, difficulty,
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
--- policies/storage_buckets.sql
select private.start_policies('storage.buckets');
grant select on storage.buckets to anon, authenticated, service_role;
create policy select_public on storage.buckets for select to anon, authenticated using (public);
create policy service on storage.buckets for select to service_role using (true);
--- policies/storage_objects.sql
select private.start_policies('storage.objects');
grant select on storage.objects to anon, authenticated, service_role;
grant delete on storage.objects to authenticated, service_role;
grant insert (bucket_id, name, owner, version, metadata, user_metadata) on storage.objects to authenticated, service_role;
grant update (name, version, metadata, user_metadata, updated_at) on storage.objects to authenticated, service_role;
create policy assurance on storage.objects as restrictive for all to authenticated
  using ((select auth.has_required_aal()));
create policy active on storage.objects as restrictive for all to authenticated
  using ((select private.caller_is_active()));
create policy select_own on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy insert_own on storage.objects for insert to authenticated
  with check (
    bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text and owner = (select auth.uid())
  );
create policy update_own on storage.objects for update to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy delete_own on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy service on storage.objects for all to service_role using (true);
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
