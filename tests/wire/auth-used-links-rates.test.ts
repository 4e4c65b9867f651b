import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { kinds, refusal, type Sent, usedLinkScene, windowMs } from './used-link-scene.ts';

// How often a used link is refused that should be told, and how often one is told that should be refused.

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => testApp.close());

const { send, openings, visit, use } = usedLinkScene(() => testApp);

function withParameter(link: string, name: string, value: (old: string) => string): string {
  const address = new URL(link);
  address.searchParams.set(name, value(address.searchParams.get(name) ?? ''));
  return address.href;
}

/** Changes the account of a used link by hand. */
async function change({ email, link }: Sent, columns: string): Promise<string> {
  const { owner } = testApp.testDatabase;
  const changed = await owner`
    update auth.users set ${owner.unsafe(columns)} where email = ${email} returning id`;
  if (changed.length !== 1) throw new Error(`Nobody has the address ${email}.`);
  return link;
}

async function remove({ email, link }: Sent, keepsRow: boolean): Promise<string> {
  const [user] = await testApp.testDatabase.owner`select id from auth.users where email = ${email}`;
  const { admin } = testApp.client('service_role').auth;
  const { error } = await admin.deleteUser(user?.id, keepsRow);
  if (error) throw error;
  return link;
}

/** What has to read like a link that never existed, although one was used a moment ago. */
const strangers: [string, (mail: Sent) => string | Promise<string>][] = [
  [
    'an unknown token',
    ({ link }) => withParameter(link, 'token', (old) => `${old.slice(0, -4)}zzzz`),
  ],
  [
    'a wrong type',
    ({ link }) =>
      withParameter(link, 'type', (old) => (/signup|invite/.test(old) ? 'recovery' : 'signup')),
  ],
  [
    'too late',
    ({ link }) => {
      testApp.clock.advance(windowMs + 1);
      return link;
    },
  ],
  ['a suspended account', (mail) => change(mail, "banned_until = '2999-01-01'")],
  ['an account marked as deleted', (mail) => change(mail, 'deleted_at = now()')],
  ['another address', (mail) => change(mail, "email = 'moved-' || email")],
  ['a deleted account', (mail) => remove(mail, false)],
  ['a deleted account whose row is kept', (mail) => remove(mail, true)],
];

test.each(kinds)(
  'a $purpose link ($flow): none wrongly refused, none let through',
  async (kind) => {
    const { purpose, flow } = kind;
    const told: string[] = [];
    const refused: string[] = [];
    for (const [name, spoil] of strangers) {
      const mail = await send(purpose, flow);
      await use(mail);
      const before = await openings();
      if ((await visit(mail.link)).message_code === `${purpose}_link_used`) told.push(name);
      const answer = await visit(await spoil(mail));
      if (JSON.stringify(answer) === JSON.stringify(refusal)) refused.push(name);
      const after = await openings();
      expect(after.sessions).toBeLessThanOrEqual(before.sessions);
      expect(after.codes).toBeLessThanOrEqual(before.codes);
    }
    const all = strangers.map(([name]) => name);
    expect({ told, refused }).toEqual({ told: all, refused: all });
  },
);

test.each(kinds)(
  'a $purpose link ($flow) that was never used is refused when it expires',
  async (kind) => {
    const { link } = await send(kind.purpose, kind.flow);
    testApp.clock.advance(3_601_000);
    expect(await visit(link)).toEqual(refusal);
  },
);
