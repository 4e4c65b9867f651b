import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthDoor } from '#server/auth/index.ts';
import { createFunctionsDoor } from '#server/functions/index.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  type Answer,
  ask,
  fingerprintOf,
  openRefusalScene,
  type RefusalScene,
} from './admin-refusals-scene.ts';

// Every admin operation, through every door, is refused for every caller without admin rights, and nothing changes. The operations are read
// from PostgreSQL's catalogue and from the routes of the doors, so operations that are added later are tested too.

let testApp: TestApp;
let scene: RefusalScene;
let tables: AdminTable[];

type AdminTable = {
  name: string;
  key: string;
  owner: string | null;
  updatable: string[];
  insertable: string[];
};

/** Returns the tables with a policy that calls is_admin: key column, owner column, and the columns that role authenticated may write. */
async function findAdminTables(): Promise<AdminTable[]> {
  return testApp.testDatabase.owner<AdminTable[]>`
    select c.relname as name,
      (select a.attname from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attnum = any(
        (select i.indkey from pg_catalog.pg_index i where i.indrelid = c.oid and i.indisprimary)::int2[]) limit 1) as key,
      case when c.relname = 'profiles' then 'id' else (
        select a.attname from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id') end as owner,
      array(select a.attname from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and has_column_privilege('authenticated', c.oid, a.attnum, 'update')) as updatable,
      array(select a.attname from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and has_column_privilege('authenticated', c.oid, a.attnum, 'insert')) as insertable
    from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and exists (
      select from pg_catalog.pg_policy p where p.polrelid = c.oid and (
        pg_get_expr(p.polqual, c.oid) like '%is_admin%' or pg_get_expr(p.polwithcheck, c.oid) like '%is_admin%'))
    order by 1`;
}

const everything = () => [
  ...tables.map(({ name }) => `public.${name}`),
  'auth.users',
  'auth.identities',
  'auth.mfa_factors',
  'auth.webauthn_credentials',
  'auth.one_time_tokens',
  'private.refund_requests',
];

/** Runs an attempt as every refused caller and expects a refusal each time. */
async function everybodyTries(
  attempt: (token: string | null, id: string | null) => Promise<Answer>,
  isRefused: (answer: Answer) => boolean,
  what: string,
): Promise<void> {
  for (const [who, { token, id }] of Object.entries(scene.refused)) {
    const answer = await attempt(token, id);
    expect([what, who, answer.status, isRefused(answer) ? 'refused' : answer.body]).toEqual([
      what,
      who,
      answer.status,
      'refused',
    ]);
  }
}

const codeOf = ({ body }: Answer) => (body as { code?: unknown } | null)?.code;
/** True for an explicit error code, or for an empty list because no row matched. */
const changedNothing = (answer: Answer) =>
  ['42501', 'PGRST301', 'PGRST303'].includes(String(codeOf(answer))) ||
  (answer.status === 200 && JSON.stringify(answer.body) === '[]');
const isForbidden = ({ status }: Answer) => status === 401 || status === 403;

beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
  scene = await openRefusalScene(testApp);
  tables = await findAdminTables();
});
afterAll(() => testApp.close());

describe('the data API', () => {
  test('has admin policies on exactly these tables', () => {
    expect(tables.map(({ name }) => name)).toEqual([
      'admin_changes',
      'categories',
      'category_group_items',
      'category_groups',
      'credit_entries',
      'credits',
      'profiles',
      'purchases',
      'user_roles',
    ]);
  });

  test('deletes, updates and inserts no row of another user or of the catalogue', async () => {
    const before = await fingerprintOf(scene, everything());
    for (const { name, key, owner, updatable, insertable } of tables) {
      const [row] = await testApp.testDatabase.owner<{ row: Record<string, unknown> }[]>`
        select to_jsonb(t) as row from ${testApp.testDatabase.owner(`public.${name}`)} t
        ${owner ? testApp.testDatabase.owner`where ${testApp.testDatabase.owner(owner)} = ${scene.victim.user.id}` : testApp.testDatabase.owner``} limit 1`;
      const pick = (columns: string[]) =>
        Object.fromEntries(columns.map((column) => [column, row?.row[column] ?? null]));
      const others = (id: string | null) =>
        `/rest/v1/${name}?${owner ? `${owner}=neq.${id ?? randomUUID()}` : `${key}=not.is.null`}`;
      const deletion = (token: string | null, id: string | null) =>
        ask(scene, token, others(id), { method: 'DELETE' });
      await everybodyTries(deletion, changedNothing, `delete ${name}`);
      for (const column of updatable) {
        const update = (token: string | null, id: string | null) =>
          ask(scene, token, others(id), { method: 'PATCH', body: pick([column]) });
        await everybodyTries(update, changedNothing, `update ${name}.${column}`);
      }
      const insertion = (token: string | null) =>
        ask(scene, token, `/rest/v1/${name}`, { body: pick(insertable) });
      await everybodyTries(insertion, changedNothing, `insert ${name}`);
    }
    expect(await fingerprintOf(scene, everything())).toEqual(before);
  });

  test('refuses a change of the caller’s own role or balance with 42501', async () => {
    for (const [table, body] of [
      ['user_roles', { role: 'admin' }],
      ['credits', { balance: 99 }],
    ] as const) {
      const { token, id } = scene.refused.cook ?? {};
      const path = `/rest/v1/${table}?user_id=eq.${id}`;
      const answer = await ask(scene, token ?? null, path, { method: 'PATCH', body });
      expect([table, answer.status, codeOf(answer)]).toEqual([table, 403, '42501']);
    }
  });

  test('hides rows of other users, inactive categories and the change log', async () => {
    await testApp.testDatabase.owner`
      update public.categories set is_active = false where id = (select id from public.categories limit 1)`;
    const foreign: Record<string, (id: string | null) => string> = {
      admin_changes: () => 'id=not.is.null',
      categories: () => 'is_active=is.false',
      category_groups: () => 'is_active=is.false',
      category_group_items: () =>
        'categories.is_active=is.false&select=category_id,categories!inner(id)',
    };
    for (const { name, owner } of tables) {
      const query = (id: string | null) =>
        foreign[name]?.(id) ?? `${owner}=neq.${id ?? randomUUID()}&select=${owner}`;
      const read = (token: string | null, id: string | null) =>
        ask(scene, token, `/rest/v1/${name}?${query(id)}`, { method: 'GET' });
      await everybodyTries(read, changedNothing, `read ${name}`);
      const all = await read(scene.admin.session.access_token, randomUUID());
      const isEmpty = ['category_groups', 'purchases'].includes(name);
      expect([name, (all.body as unknown[]).length > 0]).toEqual([name, !isEmpty]);
    }
  });
});

/** Procedures that every signed-in user may call; other tests cover them. All other procedures must refuse. */
const proceduresForCooks = [
  'answer_kitchen_questions',
  'get_credit_lots',
  'get_recipes_with_ratings',
  'get_user_recipe_rating',
];

describe('procedures', () => {
  type Procedure = { name: string; parameters: { name: string; type: string }[] };

  const findProcedures = () => testApp.testDatabase.owner<Procedure[]>`
    select p.proname as name, coalesce((
      select jsonb_agg(jsonb_build_object('name', given.name, 'type', format_type(given.type, null)) order by given.place)
      from unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) with ordinality as given (name, type, place)
    ), '[]') as parameters
    from pg_catalog.pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
      and p.proname <> all(${proceduresForCooks}) and has_function_privilege('authenticated', p.oid, 'execute')
    order by 1`;

  const values: Record<string, () => unknown> = {
    uuid: () => scene.victim.user.id,
    'uuid[]': () => [scene.victim.user.id],
    text: () => 'x',
    integer: () => 1,
    bigint: () => 1,
    boolean: () => true,
    jsonb: () => ({}),
    'timestamp with time zone': () => '2026-01-01T00:00:00Z',
  };

  test('refuse every caller without admin rights, and accept an admin', async () => {
    const procedures = await findProcedures();
    expect(procedures.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['adjust_credits', 'find_admin_changes', 'save_category']),
    );
    const before = await fingerprintOf(scene, everything());
    for (const { name, parameters } of procedures) {
      const body = Object.fromEntries(
        parameters.map((one) => {
          const value = values[one.type];
          if (!value) throw new Error(`${name} takes a ${one.type}: say here what it is given.`);
          return [one.name, value()];
        }),
      );
      const path = `/rest/v1/rpc/${name}`;
      const call = (token: string | null) => ask(scene, token, path, { body });
      await everybodyTries(call, changedNothing, name);
      expect(await fingerprintOf(scene, everything())).toEqual(before);
      expect([name, codeOf(await call(scene.admin.session.access_token))]).not.toEqual([
        name,
        '42501',
      ]);
    }
  });
});

/** Functions that users call for themselves. */
const functionsForCooks = [
  '/add-payment-method',
  '/cancel-generation',
  '/change-recipe',
  '/create-checkout',
  '/delete-account',
  '/export-my-data',
  '/generate-recipe',
  '/judge-draws',
  '/list-payment-methods',
  '/payment-status',
  '/read-wish',
  '/remove-payment-method',
];

test('admin functions refuse every other caller', async () => {
  const { door } = createFunctionsDoor(testApp.services);
  const paths = [
    ...new Set(door.routes.filter(({ method }) => method === 'POST').map(({ path }) => path)),
  ].filter((path) => !functionsForCooks.includes(path));
  expect(paths).toContain('/refund-purchase');
  const before = await fingerprintOf(scene, everything());
  const [purchase] = await testApp.testDatabase.owner<{ id: string }[]>`
    insert into public.purchases (user_id, account_hash, pack, credits, amount_cents, status, completed_at)
    values (${scene.victim.user.id}, '', 'small', 10, 499, 'completed', now()) returning id`;
  const bought = await fingerprintOf(scene, everything());
  for (const path of paths) {
    const body = { purchaseId: purchase?.id, reason: 'I wish' };
    const call = (token: string | null) => ask(scene, token, `/functions/v1${path}`, { body });
    await everybodyTries(call, isForbidden, path);
  }
  expect(bought).not.toEqual(before);
  expect(await fingerprintOf(scene, everything())).toEqual(bought);
});

test('account admin routes refuse non-admins; service-key routes refuse admins too', async () => {
  const routes = createAuthDoor(testApp.services).routes.filter(
    ({ path, method }) => /^\/(admin|by-admin|invite)(\/|$)/.test(path) && method !== 'ALL',
  );
  const paths = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
  expect(paths.filter((path) => path.includes('/by-admin/')).length).toBeGreaterThanOrEqual(8);
  expect(paths.filter((path) => !path.includes('/by-admin/')).length).toBeGreaterThanOrEqual(11);
  const before = await fingerprintOf(scene, everything());
  for (const route of paths) {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern
      .replace(':user_id', scene.victim.user.id)
      .replaceAll(/:\w+(\{[^}]*\})?/g, () => randomUUID());
    const body = { email: scene.victim.email, name: 'x', role: 'admin', data: {} };
    const call = (token: string | null) => ask(scene, token, `/auth/v1${path}`, { method, body });
    await everybodyTries(call, isForbidden, route);
    if (path.startsWith('/by-admin/')) continue;
    const byAdmin = await call(scene.admin.session.access_token);
    expect([route, byAdmin.status]).toEqual([route, 403]);
  }
  expect(await fingerprintOf(scene, everything())).toEqual(before);
});
