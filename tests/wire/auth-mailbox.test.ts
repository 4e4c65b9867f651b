import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicSettings } from '#server/pages/public-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { goodPassword, newAddress } from '#tests/support/people.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ variables: { SITE_URL: 'http://localhost:3000' } });
});
afterAll(() => testApp.close());

type Visitor = { peerAddress?: string; host?: string; headers?: Record<string, string> };

function visit(path: string, visitor: Visitor = {}, of = testApp) {
  const { peerAddress = '127.0.0.1', host = 'localhost:3000', headers = {} } = visitor;
  const request = new Request(`http://${host}${path}`, { headers });
  return of.app.fetch(request, { peerAddress });
}

describe('the local mailbox', () => {
  test('returns its mails as JSON, newest first', async () => {
    const addresses = [newAddress(), newAddress()];
    for (const email of addresses) {
      await testApp.client().auth.signUp({ email, password: goodPassword });
    }
    const answer = await visit('/mailbox.json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const mails = await answer.json();
    expect(mails.slice(0, 2).map((mail: { to: string }) => mail.to)).toEqual(addresses.reverse());
    expect(Object.keys(mails[0]).sort()).toEqual(['createdAt', 'html', 'subject', 'text', 'to']);
    expect(new Date(mails[0].createdAt).getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('shows its mails on a page with working links and no executable content', async () => {
    await testApp.services.mail.send({
      to: '"><script>alert(1)</script>@example.com',
      subject: '<img src=x onerror=alert(1)>',
      text: 'Hello\n\nhttp://saffron.test/auth/v1/verify?token=a&type=signup\n\n<b>bold</b>',
      html: '<script>alert(1)</script>',
    });
    const answer = await visit('/mailbox');
    const page = await answer.text();
    expect(page).toContain('href="http://saffron.test/auth/v1/verify?token=a&amp;type=signup"');
    expect(page).not.toMatch(/<script|<img|<b>/);
    expect(page).toContain('Only this machine can see this page.');
    expect(publicSettings(testApp.services).mailboxUrl).toBe('/mailbox');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test.each<[string, Visitor]>([
    ['another machine', { peerAddress: '192.0.2.4' }],
    ['a foreign host name (DNS rebinding)', { host: 'evil.example' }],
    ['a client behind a proxy (X-Forwarded-For)', { headers: { 'x-forwarded-for': '192.0.2.4' } }],
    ['a client behind a proxy (Forwarded)', { headers: { forwarded: 'for=192.0.2.4' } }],
    ['a client behind a CDN (CF-Connecting-IP)', { headers: { 'cf-connecting-ip': '192.0.2.4' } }],
  ])('does not exist for %s', async (_who, visitor) => {
    for (const path of ['/mailbox', '/mailbox.json']) {
      expect((await visit(path, visitor)).status).toBe(404);
    }
  });

  test('is open to other machines only with MAILBOX_PUBLIC', async () => {
    const open = await createTestApp({ variables: { MAILBOX_PUBLIC: 'true' } });
    try {
      const answer = await visit('/mailbox.json', { peerAddress: '192.0.2.4' }, open);
      expect([answer.status, await answer.json()]).toEqual([200, []]);
      const page = await (await visit('/mailbox', { peerAddress: '192.0.2.4' }, open)).text();
      expect(page).toContain('Anyone who finds this page can read it');
      expect(page).not.toContain('Only this machine');
      expect(publicSettings(open.services).mailboxUrl).toBe('/mailbox');
    } finally {
      await open.close();
    }
  });

  test('does not exist for a public SITE_URL, even for requests from a local proxy', async () => {
    const closed = await createTestApp({ variables: { SITE_URL: 'https://cook.example' } });
    try {
      for (const path of ['/mailbox', '/mailbox.json']) {
        expect((await visit(path, {}, closed)).status).toBe(404);
      }
      expect(publicSettings(closed.services).mailboxUrl).toBeNull();
    } finally {
      await closed.close();
    }
  });

  test('keeps the newest 200 mails', async () => {
    const mail = { to: 'full@example.com', subject: 's', text: 't', html: 'h' };
    for (let round = 0; round < 205; round += 1) {
      await testApp.services.mail.send({ ...mail, subject: String(round) });
    }
    const mails = await testApp.services.mailbox?.list();
    expect(mails).toHaveLength(200);
    expect(mails?.[0]?.subject).toBe('204');
    const [stored] = await testApp.testDatabase
      .owner`select count(*)::int as rows from private.mailbox`;
    expect(stored).toEqual({ rows: 200 });
  });

  test('does not exist when mails are sent by SMTP', async () => {
    const smtp = await createTestApp({
      variables: { SITE_URL: 'http://localhost:3000', SMTP_URL: 'smtp://127.0.0.1:1' },
    });
    try {
      expect(smtp.services.mailbox).toBeUndefined();
      expect((await visit('/mailbox', {}, smtp)).status).toBe(404);
      expect(publicSettings(smtp.services).mailboxUrl).toBeNull();
    } finally {
      await smtp.close();
    }
  });
});
