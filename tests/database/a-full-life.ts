import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from '#server/database/database.ts';
import { addRecipe, type Person, type Scene } from './scene.ts';

/** Buys a pack, gets part of it refunded by an admin, and adds the account's customer at the payment provider. */
async function buyAndRegret({ sql, person }: Scene, { id }: Person): Promise<void> {
  const admin = await person({ admin: true });
  await sql`select private.remember_payment_customer(${id}, ${`cus_${id.slice(0, 4)}`})`;
  const paid = { status: 'paid', amountCents: 499, currency: 'usd' };
  const [purchase] = await sql<{ id: string }[]>`
    select id from private.open_purchase(${id}, 'key', 'small', 10, 499, 'usd')`;
  const purchaseId = purchase?.id ?? '';
  await sql`select private.settle_purchase(${purchaseId}, ${sql.json(paid)})`;
  await sql`select private.request_refund(${admin.id}, ${purchaseId}, 'Spilt')`;
  const refunds = [{ id: 're_1', cents: 100, status: 'succeeded' }];
  await sql`select private.settle_purchase(${purchaseId}, ${sql.json({ ...paid, refunds })})`;
  await sql`select private.open_purchase(${id}, 'left open', 'small', 10, 499, 'usd')`;
}

/** Adds one failed, one completed and one running generation. */
async function generate(sql: Transaction, { id }: Person): Promise<void> {
  const begin = (key: string) => sql<{ id: string }[]>`
    select id from private.begin_generation(${id}, ${key}, '{}', 'For Zoe', 'chef')`;
  const [failed] = await begin('failed');
  await sql`select private.fail_generation(${failed?.id ?? null}, 'timed_out', null)`;
  const [made] = await begin('made');
  const result = sql.json({ recipe: { title: 'Zoe’s soup' } });
  await sql`select private.complete_generation(${made?.id ?? null}, ${result}, '{}', 1, 1)`;
  await begin('running');
}

async function cookWithFriends({ sql, person }: Scene, cook: Person): Promise<void> {
  const friend = await person({ credits: 1 });
  const recipe = await addRecipe(sql, cook, { description: 'Zoe makes this' });
  const theirs = await addRecipe(sql, friend);
  await sql`
    insert into public.recipe_ratings (recipe_id, user_id, rating)
    values (${theirs}, ${cook.id}, 5), (${recipe}, ${friend.id}, 4)`;
  await sql`insert into public.favorite_recipes (user_id, recipe_id) values (${cook.id}, ${theirs})`;
  const own = await addRecipe(sql, cook, { name: 'My stew' });
  await sql`insert into public.recipe_notes (user_id, recipe_id, note) values (${cook.id}, ${own}, 'Less salt.')`;
  await sql`select private.keep_changed_recipe(${own}, ${cook.id}, '{salt}', '{Stir.}', 'My stew', 4, '{"checks": []}')`;
}

/** Adds a verified phone factor with a challenge and a recovery code, and a passkey with its challenge. */
async function protect(sql: Transaction, { id }: Person): Promise<void> {
  const [factor] = await sql<{ id: string }[]>`
    insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, phone)
    values (${id}, 'Zoe’s phone', 'phone', 'verified', '49151000') returning id`;
  const factorId = factor?.id ?? null;
  await sql`insert into auth.mfa_challenges (factor_id, ip_address) values (${factorId}, '192.0.2.7')`;
  await sql`insert into auth.mfa_recovery_codes (factor_id, code_hash) values (${factorId}, 'hash')`;
  const credential = createHash('sha256').update(id).digest();
  await sql`
    insert into auth.webauthn_credentials (user_id, credential_id, public_key, friendly_name)
    values (${id}, ${credential}, ${credential}, 'Zoe’s key')`;
  await sql`
    insert into auth.webauthn_challenges (user_id, challenge_type, session_data, expires_at)
    values (${id}, 'registration', '{}', now())`;
}

async function comeAndGo(sql: Transaction, cook: Person): Promise<void> {
  const { id, email } = cook;
  const [session] = await sql<{ id: string }[]>`
    insert into auth.sessions (user_id, ip, user_agent) values (${id}, '192.0.2.7', 'Zoe’s browser') returning id`;
  const sessionId = session?.id ?? null;
  await sql`insert into auth.mfa_amr_claims (session_id, authentication_method) values (${sessionId}, 'password')`;
  await sql`insert into auth.refresh_tokens (user_id, session_id, token) values (${id}, ${sessionId}, ${id})`;
  await sql`
    insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to)
    values (${id}, 'recovery_token', ${id}, ${email})`;
  const [flow] = await sql<{ id: string }[]>`
    insert into auth.flow_state (user_id, provider_type, authentication_method)
    values (${id}, 'email', 'otp') returning id`;
  const [organisation] = await sql<{ id: string }[]>`
    insert into auth.sso_providers (resource_id) values ('https://organisation.example') returning id`;
  await sql`
    insert into auth.saml_relay_states (sso_provider_id, request_id, for_email, flow_state_id)
    values (${organisation?.id ?? null}, 'asked', ${email}, null),
      (${organisation?.id ?? null}, 'asked', null, ${flow?.id ?? null})`;
  await sql`
    insert into auth.identities (provider_id, user_id, provider, identity_data)
    values (${id}, ${id}, 'email', ${sql.json({ email, sub: id })})`;
}

/** An admin renames the cook, makes them an admin for a while and logs their invitation; as an admin, the cook renames a friend. */
async function beChangedAndChange({ sql, person, as }: Scene, cook: Person): Promise<void> {
  const [admin, friend] = [await person({ admin: true }), await person({ name: 'Fritz' })];
  const rename = (id: string, name: string) => (step: Transaction) =>
    step`update public.profiles set full_name = ${name} where id = ${id}`;
  const setRole = (role: string) => (step: Transaction) =>
    step`update public.user_roles set role = ${role} where user_id = ${cook.id}`;
  await as(admin, rename(cook.id, 'Zoe Z.'));
  await as(admin, setRole('admin'));
  await as(cook, rename(friend.id, 'Friedrich'), 'aal2');
  await as(admin, setRole('user'));
  await sql`
    select private.record_admin_change('user_invited', 'user', ${cook.id}, ${cook.id}, '{}', ${sql.json({ email: cook.email })}, ${admin.id})`;
}

/** Uploads a picture as the cook and one as the service into the cook's folder, then replaces the first. */
async function keepFiles({ sql, as }: Scene, cook: Person): Promise<void> {
  const keep = (name: string, owner: string | null) => (step: Transaction) =>
    step`
    insert into storage.objects (bucket_id, name, owner, version, metadata)
    values ('avatars', ${`${cook.id}/${name}`}, ${owner}, ${randomUUID()}, '{"size": 1}')`;
  await as(cook, keep('Zoe.png', cook.id), 'aal2');
  await as('service', keep('larger.png', null));
  await sql`update storage.objects set version = ${randomUUID()} where owner = ${cook.id}`;
}

/** Answers two kitchen questions and adds another person to the kitchen. */
async function answerForKitchen({ sql, as }: Scene, cook: Person): Promise<void> {
  const never = { answer: 'these', choices: [{ label: 'Allergens', name: 'Peanuts' }] };
  const answers = { never, servings: { answer: 'these', servings: 2 } };
  await as(
    cook,
    (step) => step`select public.answer_kitchen_questions(${step.json(answers)})`,
    'aal2',
  );
  await sql`
    insert into public.kitchen_people (kitchen_id, name)
    select id, 'Zoe’s brother' from public.kitchens where user_id = ${cook.id}`;
}

/** Adds mails to and about the person, and audit log entries by and about them. */
async function beToldOf({ sql, person }: Scene, { id, email }: Person): Promise<void> {
  const friend = await person();
  await sql`
    insert into private.mailbox (recipient, subject, body_text, body_html, created_at)
    values (${email}, 'Confirm', 'Zoe', '', now()), (${email.toUpperCase()}, 'Sign in', 'Zoe', '', now()),
      ('+49151555', 'By text', 'Zoe', '', now()), (${friend.email}, 'News', ${`From <${email}>: Hi!`}, '', now())`;
  const payloads = [
    { actor_id: id, actor_username: email },
    { actor_id: friend.id, traits: { user_id: id, user_email: email } },
  ];
  for (const payload of payloads) {
    await sql`insert into auth.audit_log_entries (payload) values (${sql.json(payload)})`;
  }
}

/** Leaves traces of a person, whose name begins with Zoe, in every table that can hold them. */
export async function liveAFullLife(scene: Scene, cook: Person): Promise<void> {
  const { sql } = scene;
  await sql`update auth.users set phone = '49151555', phone_confirmed_at = now() where id = ${cook.id}`;
  await cookWithFriends(scene, cook);
  await buyAndRegret(scene, cook);
  await generate(sql, cook);
  await protect(sql, cook);
  await comeAndGo(sql, cook);
  await beChangedAndChange(scene, cook);
  await keepFiles(scene, cook);
  await answerForKitchen(scene, cook);
  await beToldOf(scene, cook);
}

/** Returns `<table> mentions <mark>` for every table of ours with a row that, printed as text, contains one of the marks. */
export async function tablesThatMention(sql: Transaction, marks: string[]): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_catalog.pg_tables
    where schemaname in ('public', 'auth', 'private', 'storage')`;
  const found: string[] = [];
  for (const { name } of tables) {
    for (const mark of marks) {
      const rows = await sql`
        select from ${sql.unsafe(name)} as t where position(lower(${mark}) in lower(t::text)) > 0 limit 1`;
      if (rows.count > 0) found.push(`${name} mentions ${mark}`);
    }
  }
  return found;
}
