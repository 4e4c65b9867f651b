import type { TestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** Returns helpers that call /by-admin as the admin panel does. @param testApp called at each use, since tests start it in beforeAll */
export function createByAdminScene(testApp: () => TestApp) {
  const { call } = createAuthCalls(testApp);

  /** Calls /by-admin with the person's access token. @returns status and body */
  async function ask(person: Person, method: Method, path: string, body?: object) {
    const answer = await call(`/by-admin${path}`, {
      method,
      bearer: person.session.access_token,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  }

  /** Calls a route of one account: `at(admin, cook, 'POST', 'sign-out')`. */
  function at(admin: Person, user: { id: string }, method: Method, act = '', body?: object) {
    return ask(admin, method, `/users/${user.id}${act && `/${act}`}`, body);
  }

  async function makeAdmin(name = 'Anna Admin'): Promise<Person> {
    const person = await signUpConfirmed(testApp(), { name });
    await testApp().testDatabase.owner`
      update public.user_roles set role = 'admin' where user_id = ${person.user.id}`;
    return person;
  }

  /** Returns the change log entries about a person, oldest first. */
  const changesOf = ({ user }: Pick<Person, 'user'>) =>
    testApp().testDatabase.owner<
      { action: string; actor_id: string; before: object; after: object }[]
    >`
      select action, actor_id, before, after from public.admin_changes
      where subject_user_id = ${user.id} order by id`;

  /** Returns the actions that the audit log records for this admin and person, oldest first. */
  async function auditOf(admin: Person, user: { id: string }): Promise<string[]> {
    const rows = await testApp().testDatabase.owner<{ action: string }[]>`
      select payload ->> 'action' as action from auth.audit_log_entries
      where payload ->> 'actor_id' = ${admin.user.id} and payload -> 'traits' ->> 'user_id' = ${user.id}
      order by created_at`;
    return rows.map(({ action }) => action);
  }

  return { ask, at, makeAdmin, changesOf, auditOf };
}
