import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { codeIn, fragmentOf, newestMailTo, openLink } from '#tests/support/people.ts';
import {
  flows,
  halfDone,
  kinds,
  minuteMs,
  type Openings,
  purposes,
  refusal,
  usedLinkScene,
  windowMs,
  wordsFor,
} from './used-link-scene.ts';

// A used link is reported as used for 15 minutes and opens no session. Every other bad link gets the usual refusal.

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => testApp.close());

const { post, send, sendChange, openings, visit, use } = usedLinkScene(() => testApp);

async function expectNothingOpened(before: Openings): Promise<void> {
  expect(await openings()).toEqual(before);
}

describe('the second visit', () => {
  test.each(kinds)('to a $purpose link ($flow) is reported and opens nothing', async (kind) => {
    const { purpose, flow } = kind;
    const mail = await send(purpose, flow);
    await use(mail);
    const before = await openings();
    const address = await openLink(testApp, mail.link);
    const words = wordsFor(purpose);
    expect(Object.fromEntries(fragmentOf(address))).toEqual(words);
    const { sb, ...inQuery } = words;
    expect(Object.fromEntries(address.searchParams)).toEqual(flow === 'pkce' ? inQuery : {});
    expect(address.origin + address.pathname).toBe('http://saffron.test/');
    await expectNothingOpened(before);
  });

  test('is reported for 15 minutes after the use, regardless of the age of the mail', async () => {
    const mail = await send('signup');
    testApp.clock.advance(59 * minuteMs);
    await use(mail);
    testApp.clock.advance(windowMs - 1000);
    expect(await visit(mail.link)).toEqual(wordsFor('signup'));
    testApp.clock.advance(1001);
    expect(await visit(mail.link)).toEqual(refusal);
  });

  test('gets only the message: no email address, id or name', async () => {
    const mail = await send('magiclink');
    await use(mail);
    const answer = await testApp.request(mail.link);
    expect(answer.headers.get('location')).toBe(
      `http://saffron.test/#${new URLSearchParams(wordsFor('magiclink'))}`,
    );
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  test('redirects only to allowed addresses, as the first visit does', async () => {
    const mail = await send('signup');
    await use(mail);
    const link = new URL(mail.link);
    for (const [wanted, leadsTo] of [
      ['https://evil.example/', 'http://saffron.test/'],
      ['http://saffron.test/auth', 'http://saffron.test/auth'],
    ] as const) {
      link.searchParams.set('redirect_to', wanted);
      const address = await openLink(testApp, link.href);
      expect(address.origin + address.pathname).toBe(leadsTo);
    }
  });

  test('is reported when the code of the mail was used instead', async () => {
    const { email, link } = await send('signup');
    const token = codeIn(await newestMailTo(testApp, email));
    const typed = await testApp.client().auth.verifyOtp({ type: 'signup', email, token });
    expect(typed.error).toBeNull();
    expect(await visit(link)).toEqual(wordsFor('signup'));
  });

  test('is reported even after a new password, which deletes all pending tokens', async () => {
    const mail = await send('recovery');
    const tokens = fragmentOf(await openLink(testApp, mail.link));
    const client = testApp.client();
    await client.auth.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    });
    const changed = await client.auth.updateUser({ password: 'another saffron thread' });
    expect(changed.error).toBeNull();
    const before = await openings();
    expect(await visit(mail.link)).toEqual(wordsFor('recovery'));
    await expectNothingOpened(before);
  });

  test.each(kinds)('at the same moment: one $purpose link ($flow) works once', async (kind) => {
    const { purpose, flow } = kind;
    const mail = await send(purpose, flow);
    const before = await openings();
    const visits = await Promise.all(Array.from({ length: 6 }, () => openLink(testApp, mail.link)));
    const told = visits.map((address) => fragmentOf(address).get('message_code'));
    expect(told.filter((code) => code === `${purpose}_link_used`)).toHaveLength(5);
    const after = await openings();
    expect(after.sessions + after.codes).toBe(before.sessions + before.codes + 1);
  });
});

test('guesses count towards the rate limit, visits to a used link do not', async () => {
  const limited = await createTestApp();
  try {
    const scene = usedLinkScene(() => limited);
    const mail = await scene.send('signup');
    await scene.use(mail);
    const unknown = '/auth/v1/verify?type=signup&token=unknown';
    for (let round = 0; round < 101; round += 1) {
      expect(await scene.visit(mail.link)).toEqual(wordsFor('signup'));
    }
    for (let round = 0; round < 100; round += 1) {
      expect(await scene.visit(unknown)).toEqual(refusal);
    }
    for (const link of [unknown, mail.link]) {
      expect((await scene.visit(link)).error_code).toBe('over_request_rate_limit');
    }
  } finally {
    await limited.close();
  }
});

describe('a used token', () => {
  test.each(kinds)('of a $purpose link ($flow) opens nothing on any endpoint', async (kind) => {
    const { purpose, flow } = kind;
    const { email, link } = await send(purpose, flow);
    const mail = await newestMailTo(testApp, email);
    const linkToken = new URL(link).searchParams.get('token') ?? '';
    await openLink(testApp, link);
    const before = await openings();
    for (const type of [...purposes, 'email']) {
      for (const body of [
        { type, token_hash: linkToken },
        { type, email, token: codeIn(mail) },
        { type, email, token: linkToken },
      ]) {
        const answer = await post('/verify', body);
        expect([type, answer.status, (await answer.json()).code]).toEqual([
          type,
          403,
          'otp_expired',
        ]);
      }
    }
    for (const type of purposes) {
      const bare = new URLSearchParams({ token: linkToken.replace(/^pkce_/, ''), type });
      expect(await visit(`/auth/v1/verify?${bare}`)).not.toHaveProperty('access_token');
    }
    const byCode = await post('/token?grant_type=pkce', {
      auth_code: linkToken,
      code_verifier: 'x'.repeat(43),
    });
    expect(byCode.status).toBe(404);
    await expectNothingOpened(before);
  });

  test('is refused with the usual error in the official client', async () => {
    const { link } = await send('recovery');
    const token_hash = new URL(link).searchParams.get('token') ?? '';
    const { auth } = testApp.client();
    expect((await auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull();
    const again = await testApp.client().auth.verifyOtp({ type: 'recovery', token_hash });
    expect(again.data).toEqual({ user: null, session: null });
    expect(again.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    });
  });

  test('is stored only as a hash, and swept after an hour', async () => {
    const { link, email } = await send('signup');
    const linkToken = new URL(link).searchParams.get('token') ?? '';
    await openLink(testApp, link);
    const rows = () => testApp.testDatabase.owner`
      select code_hash, flow_state_id, t::text like ${`%${linkToken}%`} as is_plain
      from auth.one_time_tokens t where relates_to = ${email} and used_at is not null`;
    expect([...(await rows())]).toEqual([
      { code_hash: null, flow_state_id: null, is_plain: false },
    ]);
    const sweepAfter = (minutes: number) =>
      testApp.services.database.asService(
        (sql) =>
          sql`select private.sweep_accounts(${new Date(testApp.clock.now().getTime() + minutes * minuteMs)})`,
      );
    await sweepAfter(59);
    expect(await rows()).toHaveLength(1);
    await sweepAfter(61);
    expect(await rows()).toHaveLength(0);
  });
});

describe('an email change with two links', () => {
  test.each(flows)('reports after one link that the other is missing (%s)', async (flow) => {
    const { person, toNew, toOld } = await sendChange(flow);
    for (let round = 0; round < 2; round += 1) {
      expect(await visit(toNew.link)).toEqual(halfDone);
      const [user] = await testApp.testDatabase.owner`
        select email from auth.users where id = ${person.user.id}`;
      expect(user?.email).toBe(person.email);
    }
    await use(toOld);
    for (const { link } of [toNew, toOld]) {
      expect(await visit(link)).toEqual(wordsFor('email_change'));
    }
  });

  test('refuses both links after the pending change is dropped', async () => {
    const { person, toNew, toOld } = await sendChange('implicit');
    expect(await visit(toOld.link)).toEqual(halfDone);
    await person.client.auth.updateUser({ password: 'another saffron thread' });
    for (const { link } of [toOld, toNew]) expect(await visit(link)).toEqual(refusal);
  });
});
