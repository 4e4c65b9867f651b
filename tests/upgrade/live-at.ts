import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { keepTheRest } from './keep-the-rest.ts';
import type { Stage } from './stage.ts';

export const password = 'saffron and butter';
/** The hash that every version so far made of that password. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$DrHhR5AguZ2GEWS3axuL2g$IVqG6xy7n1zeS5V5GQHnHHBdYRNv5wRc3VKSs6/ufAQ';

type Sql = postgres.Sql | postgres.TransactionSql;
type Id = { id: string };

/** The users of a stage, and the data to look for later. */
export type Past = {
  stage: Stage;
  cookId: string;
  email: string;
  adminEmail: string;
  recipeId: string;
};

const idOf = ([row]: readonly Id[]): string => {
  if (!row) throw new Error('There is no such row.');
  return row.id;
};

/** Signs a user up with the columns that the accounts door writes; the triggers of that version create the rest. */
async function signUp(sql: Sql, email: string, name: string): Promise<string> {
  const id = randomUUID();
  const identity = { sub: id, email, name, email_verified: true, phone_verified: false };
  await sql`
    insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values ('00000000-0000-0000-0000-000000000000', ${id}, 'authenticated', 'authenticated', ${email}, ${passwordHash}, now(),
      '{"provider": "email", "providers": ["email"]}', ${sql.json(identity)})`;
  await sql`
    insert into auth.identities (provider_id, user_id, identity_data, provider)
    values (${id}, ${id}, ${sql.json(identity)}, 'email')`;
  const session = idOf(
    await sql<Id[]>`
    insert into auth.sessions (user_id, aal, ip, user_agent) values (${id}, 'aal1', '192.0.2.7', 'An old browser') returning id`,
  );
  await sql`
    insert into auth.refresh_tokens (token, user_id, session_id, revoked) values (${`hash of ${id}`}, ${id}, ${session}, false)`;
  return id;
}

/** Runs SQL with the rights and claims of a user, as a request of that user would. */
async function as(
  sql: postgres.Sql,
  id: string,
  work: (step: Sql) => Promise<void>,
): Promise<void> {
  const claims = JSON.stringify({ sub: id, role: 'authenticated', aal: 'aal1' });
  await sql.begin(async (step) => {
    await step`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
    await work(step);
  });
}

/** Adds three generations: one completed, one failed, and one that is still running during the upgrade. */
async function generate(sql: postgres.Sql, cook: string, stage: Stage): Promise<string> {
  const selections = sql.json({ selections: { cuisine: ['Thai'] } });
  const begin = async (key: string) =>
    idOf(
      await sql<Id[]>`
      select id from private.begin_generation(${cook}, ${key}, ${selections}, ${`A soup of ${stage}`}, 'chef')`,
    );
  const failed = await begin('failed');
  await sql`select private.fail_generation(${failed}, 'timed-out', 'It took too long.')`;
  const made = await begin('made');
  const recipe = { title: `Suppe ${stage}`, ingredients: ['1 l Brühe'], tips: ['Salt late.'] };
  await sql`select private.complete_generation(${made}, ${sql.json({ recipe })}, '{"total": 12}', 100, 200)`;
  await begin('running');
  return made;
}

async function cookAndRate(
  sql: postgres.Sql,
  people: { cook: string; friend: string },
  stage: Stage,
) {
  const { cook, friend } = people;
  const generation = await generate(sql, cook, stage);
  let recipeId = '';
  await as(sql, cook, async (step) => {
    recipeId = idOf(
      await step<Id[]>`
      insert into public.recipes (user_id, name, description, ingredients, procedure, prep_time, cook_time, servings,
        difficulty, categories, category, image_url, generation_id)
      values (${cook}, ${`Crème Brûlée ${stage}`}, ${'first\nsecond'}, ${['100 g sugar', 'a "thick" {cream}, 1\\2', '🥚']},
        ${['Whisk.', 'Bake.']}, 10, 40, 4, 'Easy', ${['Dessert', 'Суп']}, 'Dessert', '/images/dish.webp', ${generation})
      returning id`,
    );
    await step`insert into public.recipes (user_id, name) values (${cook}, ${`ЩИ ${stage}`}), (${cook}, ${`ΣΟΥΠΑ ${stage}`})`;
    await step`insert into public.favorite_recipes (user_id, recipe_id) values (${cook}, ${recipeId})`;
    await step`insert into public.recipe_ratings (recipe_id, user_id, rating) values (${recipeId}, ${cook}, 5)`;
  });
  await as(sql, friend, async (step) => {
    await step`insert into public.recipe_ratings (recipe_id, user_id, rating) values (${recipeId}, ${friend}, 4)`;
    await step`insert into public.favorite_recipes (user_id, recipe_id) values (${friend}, ${recipeId})`;
  });
  return recipeId;
}

type Buying = { cook: string; admin: string };

/** Adds three purchases: one paid, one partly refunded at an admin's request, one left open. */
async function buy(sql: postgres.Sql, { cook, admin }: Buying, stage: Stage): Promise<void> {
  const open = async (key: string) =>
    idOf(
      await sql<
        Id[]
      >`select id from private.open_purchase(${cook}, ${key}, 'small', 10, 499, 'usd')`,
    );
  const paid = { status: 'paid', amountCents: 499, currency: 'usd' };
  const bought = await open('bought');
  await sql`select private.attach_checkout(${bought}, ${`cs_${stage}`}, 'https://pay.example/', now() + interval '1 day')`;
  await sql`select private.settle_purchase(${bought}, ${sql.json(paid)})`;
  const returned = await open('returned');
  await sql`select private.settle_purchase(${returned}, ${sql.json(paid)})`;
  await sql`select private.request_refund(${admin}, ${returned}, 'Spilt')`;
  const refunds = [{ id: `re_${stage}`, cents: 250, status: 'succeeded' }];
  await sql`select private.settle_purchase(${returned}, ${sql.json({ ...paid, refunds })})`;
  await open('left open');
  await sql`select private.remember_payment_customer(${cook}, ${`cus_${stage}`})`;
}

/** Edits the catalogue as an admin: changes a starting row, removes one, adds a new one, puts it into a group, and switches one off. */
async function editCatalogue(sql: postgres.Sql, admin: string, stage: Stage): Promise<void> {
  await as(sql, admin, async (step) => {
    await step`update public.categories set description = ${`Edited at ${stage}`}, icon = '🌶️' where slug = 'thai'`;
    await step`
      delete from public.categories where id = (select c.id from public.categories c order by c.sort_order desc, c.id limit 1)`;
    await step`insert into public.categories (name, slug, description) values (${`Ölkuchen ${stage}`}, ${`ölkuchen-${stage}`}, 'So RICH')`;
    await step`
      insert into public.category_group_items (category_id, group_id, sort_order)
      select c.id, g.id, 7 from public.categories c, public.category_groups g where c.slug = ${`ölkuchen-${stage}`} and g.slug = 'cuisine'`;
    await step`update public.category_groups set is_active = false where slug = 'plating'`;
  });
}

/** Adds a second factor with its recovery codes, a passkey, and the challenges of both. */
async function protect(sql: postgres.Sql, friend: string): Promise<void> {
  const factor = idOf(
    await sql<Id[]>`
    insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
    values (${friend}, 'Phone', 'totp', 'verified', 'sealed') returning id`,
  );
  await sql`insert into auth.mfa_recovery_codes (factor_id, code_hash) values (${factor}, ${`hash of ${friend}`})`;
  await sql`insert into auth.mfa_challenges (factor_id, ip_address) values (${factor}, '192.0.2.7')`;
  await sql`
    insert into auth.webauthn_credentials (user_id, credential_id, public_key, friendly_name)
    values (${friend}, ${Buffer.from(friend)}, ${Buffer.from(friend)}, 'Laptop')`;
  await sql`
    insert into auth.webauthn_challenges (user_id, challenge_type, session_data, expires_at)
    values (${friend}, 'registration', '{"challenge": "x"}', now())`;
}

/** Adds a user's own picture, in place of an earlier one. */
async function keepPicture(sql: postgres.Sql, cook: string): Promise<void> {
  await as(sql, cook, async (step) => {
    await step`
      insert into storage.objects (bucket_id, name, owner, version, metadata)
      values ('avatars', ${`${cook}/face.png`}, ${cook}, ${randomUUID()}, '{"size": 1, "mimetype": "image/png"}')`;
  });
  await sql`update storage.objects set version = ${randomUUID()} where owner = ${cook}`;
}

/** Adds the data that users leave in a product of that version. */
export async function liveAt(sql: postgres.Sql, stage: Stage): Promise<Past> {
  const addressOf = (name: string) => `${name}-${stage}@example.com`;
  const admin = await signUp(sql, addressOf('admin'), `Anna ${stage}`);
  await sql`update public.user_roles set role = 'admin' where user_id = ${admin}`;
  const cook = await signUp(sql, addressOf('cook'), `Zoë Überall ${stage}`);
  const friend = await signUp(sql, addressOf('friend'), `Σωτηρία ${stage}`);
  await sql`select private.record_credit_entry(${cook}, 20, 'adjustment', null, 'Welcome')`;
  const recipeId = await cookAndRate(sql, { cook, friend }, stage);
  await buy(sql, { cook, admin }, stage);
  await editCatalogue(sql, admin, stage);
  await protect(sql, friend);
  await keepPicture(sql, cook);
  await keepTheRest(sql, { userId: friend, email: addressOf('friend') }, stage);
  return {
    stage,
    cookId: cook,
    email: addressOf('cook'),
    adminEmail: addressOf('admin'),
    recipeId,
  };
}
