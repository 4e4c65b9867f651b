import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirectTarget } from '#server/auth/redirects/redirect-target.ts';
import { createTestApp, type TestApp, testSiteUrl } from '#tests/support/app.ts';
import { linkIn, newAddress, newestMailTo, signUpConfirmed } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';

// Open redirects and header injection through redirect_to. The tests parse targets by the URL standard, as a browser does.

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({
    variables: {
      RATE_LIMITS: 'off',
      REDIRECT_URLS: 'https://app.example/**,https://*.preview.example/cook,saffron://open/**',
    },
  });
});
afterAll(() => testApp.close());
const { call } = createAuthCalls(() => testApp);

const evil = 'evil.example';
/** Redirect targets that faulty redirect checks are known to accept. */
const spellings = [
  `https://${evil}`,
  `//${evil}`,
  `///${evil}`,
  `////${evil}`,
  `/\\${evil}`,
  `\\\\${evil}`,
  `\\/${evil}`,
  `https:${evil}`,
  `https:/${evil}`,
  `https:\\\\${evil}`,
  `https:///${evil}`,
  `http://saffron.test@${evil}`,
  `http://saffron.test:80@${evil}/`,
  `http://${evil}@saffron.test/`,
  `http://saffron.test\\@${evil}`,
  `http://${evil}\\@saffron.test`,
  `http://saffron.test.${evil}`,
  `http://saffron.test%2e${evil}`,
  `http://${evil}#@saffron.test`,
  `http://${evil}#http://saffron.test`,
  `http://${evil}?http://saffron.test`,
  `http://${evil}/http://saffron.test`,
  `http://saffron.test:8080/`,
  `https://saffron.test/`,
  `http://saffron.testing/`,
  `http://sáffron.test/`,
  `http://saffron．test.${evil}/`,
  `http://ｅvil.example/`,
  `http://saffron.test\t.${evil}`,
  `ht\ttp://${evil}`,
  `\thttp://${evil}`,
  ` //${evil}`,
  `/\t/${evil}`,
  `http://saffron.test\n@${evil}`,
  `\u0001http://${evil}`,
  `http://saffron.test\u0000.${evil}`,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'javascript://saffron.test/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:http://saffron.test/x',
  'file:///etc/passwd',
  'view-source:http://saffron.test',
  'filesystem:http://saffron.test/x',
  `http://[::ffff:203.0.113.7]/`,
  'http://127.0.0.1/',
  'http://localhost:3000/',
  // Close to what REDIRECT_URLS allows:
  'https://app.example.evil.example/',
  `https://app.example@${evil}/x`,
  `https://app.example:443@${evil}/`,
  'https://app.example:8443/x',
  'http://app.example/x',
  `https://${evil}/https://app.example/x`,
  `https://${evil}?https://app.example/x`,
  `https://${evil}?.preview.example/cook`,
  `https://${evil}#.preview.example/cook`,
  `https://${evil}/.preview.example/cook`,
  'https://a.b.preview.example/cook',
  'https://preview.example/cook',
  'https://x.preview.example/cook/book',
  `saffron://${evil}/open/x`,
  'saffron:open/x',
];

const isHome = (address: string) => {
  const { origin, username, password } = new URL(address, testSiteUrl);
  return origin === testSiteUrl && username === '' && password === '';
};

describe('redirect_to', () => {
  test.each(spellings)('%j never leads away from the site', async (wanted) => {
    const query = new URLSearchParams({
      token: 'nothing',
      type: 'signup',
      redirect_to: wanted,
    });
    const answer = await testApp.request(`/auth/v1/verify?${query}`);
    if (wanted.includes('\0')) {
      expect(answer.status).toBe(400);
      return;
    }
    expect(answer.status).toBe(303);
    expect(isHome(answer.headers.get('location') ?? '')).toBe(true);
  });

  test('is checked when the mail is requested and again when its link is opened', async () => {
    const { email } = await signUpConfirmed(testApp);
    for (const path of ['/otp', '/recover']) {
      const to = encodeURIComponent(`https://${evil}/steal`);
      await call(`${path}?redirect_to=${to}`, { method: 'POST', body: JSON.stringify({ email }) });
      const link = new URL(linkIn(await newestMailTo(testApp, email)));
      expect(link.origin).toBe(testSiteUrl);
      expect(isHome(link.searchParams.get('redirect_to') ?? '')).toBe(true);
      link.searchParams.set('redirect_to', `https://${evil}/steal`);
      const answer = await testApp.request(link.href);
      const location = answer.headers.get('location') ?? '';
      expect(isHome(location)).toBe(true);
      expect(location).toContain('access_token');
    }
  });

  test('given twice, in the body or in a header puts no foreign URL into the mail', async () => {
    const { email } = await signUpConfirmed(testApp);
    const steal = encodeURIComponent(`https://${evil}/`);
    const calls: [string, object, Record<string, string>][] = [
      [`/otp?redirect_to=${testSiteUrl}/&redirect_to=${steal}`, { email }, {}],
      ['/otp', { email, redirect_to: `https://${evil}/` }, {}],
      ['/otp', { email }, { referer: `https://${evil}/` }],
      ['/otp', { email }, { 'x-forwarded-host': evil, host: evil, origin: `https://${evil}` }],
    ];
    for (const [path, body, headers] of calls) {
      await call(path, { method: 'POST', body: JSON.stringify(body), headers });
      const { text, html } = await newestMailTo(testApp, email);
      expect(`${text}${html}`).not.toContain(evil);
    }
  });

  test('accepts targets that the settings allow', () => {
    const { redirectUrls } = testApp.services.settings.auth;
    for (const wanted of [
      'https://app.example/kitchen?a=b#c',
      'https://two.preview.example/cook',
      'saffron://open/recipe/7',
      `${testSiteUrl}/recipes`,
    ]) {
      expect(redirectTarget(wanted, testSiteUrl, redirectUrls)).toBe(wanted);
    }
  });
});

describe('headers', () => {
  test('cannot be added through redirect_to, type or an error', async () => {
    const lines = [
      '\r\nSet-Cookie: session=theirs',
      '%0d%0aSet-Cookie:%20session=theirs',
      '\u560d\u560aSet-Cookie: session=theirs',
      '\u0085Set-Cookie: session=theirs',
    ];
    for (const line of lines) {
      for (const address of [
        `/auth/v1/verify?token=x&type=signup&redirect_to=${encodeURIComponent(`${testSiteUrl}/${line}`)}`,
        `/auth/v1/verify?token=x&type=${encodeURIComponent(`signup${line}`)}`,
        `/auth/v1/verify?token=x&type=signup&redirect_to=${testSiteUrl}/${line.startsWith('%') ? line : ''}`,
      ]) {
        const answer = await testApp.request(address);
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers.get('set-cookie')).toBeNull();
        expect(answer.headers.get('location') ?? '').not.toMatch(/[\r\n\u0080-\uffff]/);
      }
    }
  });

  test('of a mail cannot be added through its address or a name', async () => {
    const hostile = 'a@example.com\r\nBcc: all@example.com';
    for (const email of [hostile, `${newAddress()}\nSubject: x`, '"a\r\nBcc: b"@example.com']) {
      const answer = await call('/otp', { method: 'POST', body: JSON.stringify({ email }) });
      expect([email, answer.status]).toEqual([email, 400]);
    }
    const email = newAddress();
    const name = 'Eve\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>';
    const { error } = await testApp
      .client()
      .auth.signUp({ email, password: 'saffron and butter', options: { data: { name } } });
    expect(error).toBeNull();
    const mail = await newestMailTo(testApp, email);
    expect(mail.to).toBe(email);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).not.toContain('<script>');
  });
});
