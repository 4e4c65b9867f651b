import type { TestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** What an admin does to accounts, as the panel calls it. @param testApp asked at each call, since tests start it in beforeAll */
export function createByAdminScene(testApp: () => TestApp) {
  const { call } = createAuthCalls(testApp);

  /** A call of somebody, with the token that they hold. @returns status and body */
  async function ask(person: Person, method: Method, path: string, body?: object) {
    const answer = await call(`/by-admin${path}`, {
      method,
      bearer: person.session.access_token,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  }

  /** A call about an account: `at(admin, cook, 'POST', 'sign-out')`. */
  function at(admin: Person, user: { id: string }, method: Method, act = '', body?: object) {
    return ask(admin, method, `/users/${user.id}${act && `/${act}`}`, body);
  }

  async function makeAdmin(name = 'Anna Admin'): Promise<Person> {
    const person = await signUpConfirmed(testApp(), { name });
    await testApp().testDatabase.owner`
      update public.user_roles set role = 'admin' where user_id = ${person.user.id}`;
    return person;
  }

  /** The change log about a person, oldest first. */
  const changesOf = ({ user }: Pick<Person, 'user'>) =>
    testApp().testDatabase.owner<
      { action: string; actor_id: string; before: object; after: object }[]
    >`
      select action, actor_id, before, after from public.admin_changes
      where subject_user_id = ${user.id} order by id`;

  /** The audit log's entries that an admin left about a person. */
  async function auditOf(admin: Person, user: { id: string }): Promise<string[]> {
    const rows = await testApp().testDatabase.owner<{ action: string }[]>`
      select payload ->> 'action' as action from auth.audit_log_entries
      where payload ->> 'actor_id' = ${admin.user.id} and payload -> 'traits' ->> 'user_id' = ${user.id}
      order by created_at`;
    return rows.map(({ action }) => action);
  }

  return { ask, at, makeAdmin, changesOf, auditOf };
}
