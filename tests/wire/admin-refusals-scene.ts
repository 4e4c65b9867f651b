import type { TestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import { protectedPerson, signInAgain } from './factor-scene.ts';

/** Bearer token and account id of a caller without admin rights. Both are null for a visitor. */
type Refused = { token: string | null; id: string | null };

export type RefusalScene = {
  testApp: TestApp;
  /** An admin with all rights: the same calls are not refused for them, which shows that the calls are well-formed. */
  admin: Person;
  /** The account whose rows the refused callers try to change. */
  victim: Person;
  refused: Record<string, Refused>;
};

/** Opens the scene with every kind of caller without admin rights; four of them hold a token of an account that has or had the admin role. */
export async function openRefusalScene(testApp: TestApp): Promise<RefusalScene> {
  const { owner } = testApp.testDatabase;
  const crown = ({ user }: Person) =>
    owner`update public.user_roles set role = 'admin' where user_id = ${user.id}`;
  const guarded = await protectedPerson(testApp);
  const admin = await signUpConfirmed(testApp, { name: 'Anna Admin' });
  const [victim, cook] = [await signUpConfirmed(testApp), await signUpConfirmed(testApp)];
  const [demoted, suspended, gone] = [
    await signUpConfirmed(testApp),
    await signUpConfirmed(testApp),
    await signUpConfirmed(testApp),
  ];
  for (const person of [admin, guarded, demoted, suspended, gone]) await crown(person);
  const owing = await signInAgain(testApp, guarded);
  await owner`update public.user_roles set role = 'user' where user_id = ${demoted.user.id}`;
  const service = testApp.client('service_role').auth.admin;
  await service.updateUserById(suspended.user.id, { ban_duration: '1h' });
  await service.deleteUser(gone.user.id);
  const as = ({ session, user }: Person): Refused => ({ token: session.access_token, id: user.id });
  return {
    testApp,
    admin,
    victim,
    refused: {
      visitor: { token: null, id: null },
      cook: as(cook),
      'suspended admin': as(suspended),
      'admin who owes a factor': as(owing),
      'demoted admin': as(demoted),
      'deleted admin': as(gone),
    },
  };
}

export type Answer = { status: number; body: unknown };

/** Sends a raw request with the given token, or as a visitor when the token is null. */
export async function ask(
  { testApp }: RefusalScene,
  token: string | null,
  path: string,
  init: { method?: string; body?: object } = {},
): Promise<Answer> {
  const { anonKey } = testApp.services.keys;
  const { body, method = 'POST' } = init;
  const answer = await testApp.request(path, {
    method,
    ...(body && method !== 'GET' && { body: JSON.stringify(body) }),
    headers: {
      apikey: anonKey,
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

/** Returns a fingerprint per table that changes with every row write, even with an update that writes the same values. */
export async function fingerprintOf(scene: RefusalScene, tables: string[]): Promise<string[]> {
  const { owner } = scene.testApp.testDatabase;
  const prints: string[] = [];
  for (const table of tables) {
    const [row] = await owner<{ print: string }[]>`
      select md5(coalesce(string_agg(t.xmin::text || t.ctid::text, ',' order by t.ctid), '')) as print
      from ${owner(table)} t`;
    prints.push(`${table} ${row?.print}`);
  }
  return prints;
}
