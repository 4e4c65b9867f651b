import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { kinds, refusal, type Sent, usedLinkScene, windowMs } from './used-link-scene.ts';

// Counts false refusals (a used link gets the generic error) and false reports (another bad link is reported as used).

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

/** Updates columns of the account of a used link in the database, and returns the link. */
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

/** Variants that have to get the same answer as an unknown link, although the link was just used. */
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
  'a used $purpose link ($flow) is reported, and each invalid variant is refused',
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
