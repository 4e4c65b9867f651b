import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { creditPacks } from '#contract/packs.ts';
import { goodPassword, newAddress, type Person, signUpConfirmed } from '#tests/support/people.ts';
import { enrollApp } from '#tests/wire/factor-scene.ts';
import type { Stage } from './stage.ts';

/** A caller: the headers that identify them, and whether they may see the rows of other users. */
export type Actor = { name: string; headers: [string, string][]; privileged: boolean };

export type Crew = {
  actors: readonly Actor[];
  victim: Person;
  /** Text that appears only in rows and answers of the victim. */
  canaries: string[];
  secrets: string[];
  ids: string[];
  emails: string[];
  checkouts: string[];
};

async function promote({ owner }: Stage, { user }: Person): Promise<void> {
  await owner`update public.user_roles set role = 'admin' where user_id = ${user.id}`;
}

/** Signs up a user with an authenticator app, and signs in on a device that still owes the second factor. @returns the weak session's token */
async function owingFactor(stage: Stage): Promise<string> {
  const person = await signUpConfirmed(stage);
  const { factorId, secret } = await enrollApp(person.client);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const proven = await person.client.auth.mfa.challengeAndVerify({ factorId, code });
  if (proven.error) throw proven.error;
  const { email } = person;
  const weak = await stage.client().auth.signInWithPassword({ email, password: goodPassword });
  if (weak.error) throw weak.error;
  return weak.data.session.access_token;
}

async function suspended(stage: Stage): Promise<string> {
  const person = await signUpConfirmed(stage);
  const admin = stage.client('service_role').auth.admin;
  const { error } = await admin.updateUserById(person.user.id, { ban_duration: '24h' });
  if (error) throw error;
  return person.session.access_token;
}

async function call({ origin, services }: Stage, person: Person, name: string, body: unknown) {
  const answer = await fetch(`${origin}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: services.keys.anonKey,
      authorization: `Bearer ${person.session.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** Adds a row of most kinds for a user. @returns the ids of the rows */
async function furnish(stage: Stage, person: Person, wish: string) {
  const generation = await call(stage, person, 'generate-recipe', {
    options: { selections: {}, q: wish },
  });
  const checkout = await call(stage, person, 'create-checkout', {
    packId: creditPacks[0]?.id,
    idempotencyKey: crypto.randomUUID(),
  });
  const { data, error } = await person.client
    .from('recipes')
    .insert({ user_id: person.user.id, name: 'Soup' })
    .select('id')
    .single();
  if (error) throw error;
  const favourite = await person.client
    .from('favorite_recipes')
    .insert({ user_id: person.user.id, recipe_id: data.id });
  if (favourite.error) throw favourite.error;
  const session = /cs_\w+/.exec(String(checkout.url))?.[0];
  const ids = [
    person.user.id,
    String(data.id),
    String(generation.generationId),
    String(checkout.purchaseId),
  ];
  return { ids, checkouts: session ? [session] : [] };
}

function actor(stage: Stage, name: string, token: string | undefined, privileged = false): Actor {
  const { anonKey } = stage.services.keys;
  const headers: [string, string][] = [['apikey', anonKey]];
  if (token) headers.push(['authorization', `Bearer ${token}`]);
  return { name, headers, privileged };
}

/** Creates the callers, and a victim whose data must not leak. Each round gets new users, since the last round has used its users hard. */
export async function gatherCrew(stage: Stage): Promise<Crew> {
  const canary = `canary${randomBytes(8).toString('hex')}`;
  const victim = await signUpConfirmed(stage, {
    email: newAddress(canary),
    name: `Name ${canary}`,
  });
  const [cook, bystander, admin] = [
    await signUpConfirmed(stage),
    await signUpConfirmed(stage),
    await signUpConfirmed(stage),
  ];
  await promote(stage, admin);
  const theirs = await furnish(stage, victim, `soup for ${canary}`);
  const mine = await furnish(stage, cook, 'soup');
  const { anonKey, serviceRoleKey } = stage.services.keys;
  const tokens = [cook, bystander, admin, victim].flatMap(({ session }) => [
    session.access_token,
    session.refresh_token,
  ]);
  const [weak, away] = [await owingFactor(stage), await suspended(stage)];
  return {
    actors: [
      { name: 'nobody', headers: [], privileged: false },
      actor(stage, 'visitor', undefined),
      actor(stage, 'cook', cook.session.access_token),
      actor(stage, 'cook', cook.session.access_token),
      actor(stage, 'cook', cook.session.access_token),
      actor(stage, 'suspended', away),
      actor(stage, 'owing a factor', weak),
      actor(stage, 'visitor with a bearer', anonKey),
      actor(stage, 'admin', admin.session.access_token, true),
      { name: 'service', headers: [['apikey', serviceRoleKey]], privileged: true },
    ],
    victim,
    canaries: [canary, ...[victim.session.access_token, victim.session.refresh_token]],
    secrets: [serviceRoleKey, ...tokens, weak, away],
    ids: [...theirs.ids, ...mine.ids, bystander.user.id, admin.user.id],
    emails: [cook.email, bystander.email],
    // Any user with the address of a card page may pay there, for any account.
    checkouts: mine.checkouts,
  };
}
