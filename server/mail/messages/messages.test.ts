import { describe, expect, test } from 'vitest';
import type { MailMessage } from '../carrier.ts';
import { linksIn } from '../links.ts';
import { alreadyRegistered } from './already-registered.ts';
import { changeEmail } from './change-email.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { confirmSignUp, joinByCode } from './confirm-sign-up.ts';
import { invite } from './invite.ts';
import { durationInWords } from './layout.ts';
import { readReauthenticationPurpose, reauthenticate } from './reauthenticate.ts';
import { recoverPassword } from './recover-password.ts';
import { signIn } from './sign-in.ts';

const link = 'https://saffron.test/auth/v1/verify?token=abc&type=signup';
const ticket = { to: 'ada@example.com', link, code: '012345', validSeconds: 3600 };
const withLink: [string, MailMessage][] = [
  ['confirm identity', confirmIdentity('Acme')(ticket)],
  ['confirm sign-up', confirmSignUp({ ...ticket, firstRecipeIsFree: true })],
  ['join by code', joinByCode({ ...ticket, firstRecipeIsFree: true })],
  ['sign in', signIn(ticket)],
  ['recover password', recoverPassword(ticket)],
  ['invite', invite(ticket)],
  ['change email', changeEmail({ ...ticket, oldAddress: 'a@x.de', newAddress: 'b@x.de' })],
];

describe('letters', () => {
  test.each(withLink)('%s has the link and the code in both forms', (_name, mail) => {
    expect(mail.to).toBe('ada@example.com');
    expect(linksIn(mail.text)).toEqual([link]);
    expect(mail.text).toContain('012345');
    expect(mail.text).toContain('1 hour');
    expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    expect(mail.html).toContain('012345');
    expect(mail.html).toContain('#f97316');
    expect(mail.html).not.toMatch(/<table|undefined|\[object/);
  });

  test.each([
    ['confirms a sign-up', confirmSignUp],
    ['joins by code', joinByCode],
  ])('a user who %s is promised a free recipe only if recipes cost money', (_how, letter) => {
    const paid = letter({ ...ticket, firstRecipeIsFree: true });
    const free = letter({ ...ticket, firstRecipeIsFree: false });
    for (const form of [paid.text, paid.html]) expect(form).toContain('Your first recipe is free.');
    expect(free.text + free.html).not.toMatch(/free|credit/i);
  });

  test.each([
    ['delete_account', 'to delete your account', 'You asked to delete your Saffron Table account.'],
    ['change_password', 'to change your password', 'You asked to change the password'],
    ['sign_out_devices', 'to sign out your devices', 'You asked to sign out devices'],
    ['manage_account', 'to change someone’s account', 'As an admin, you asked'],
    ['confirm', 'to confirm it’s you', 'You asked to change how'],
    [undefined, 'to confirm it’s you', 'You asked to change how'],
    ['<b>constructor', 'to confirm it’s you', 'You asked to change how'],
    ['constructor', 'to confirm it’s you', 'You asked to change how'],
  ])(
    'the reauthentication code for purpose %s says what it is for and has no link',
    (named, forWhat, asked) => {
      const mail = reauthenticate({ ...ticket, purpose: readReauthenticationPurpose(named) });
      expect(mail.subject).toBe(`012345 is your code ${forWhat}`);
      expect(mail.text).toContain(asked);
      expect(mail.text).toContain('change your password right away');
      expect(mail.text).not.toContain('Or ');
      expect(linksIn(mail.text)).toEqual([]);
    },
  );

  test('the "already registered" letter links to sign-in and password reset', () => {
    const mail = alreadyRegistered({ to: 'ada@example.com', siteUrl: 'https://saffron.test' });
    expect(linksIn(mail.text)).toContain('https://saffron.test/auth');
    expect(linksIn(mail.text)).toContain('https://saffron.test/auth/forgot-password');
  });

  test('user input is escaped in the HTML form', () => {
    const mail = changeEmail({ ...ticket, oldAddress: '<b>@x.de', newAddress: '"&@x.de' });
    expect(mail.html).toContain('&lt;b&gt;@x.de');
    expect(mail.html).not.toContain('<b>@');
  });

  test.each([
    [3600, '1 hour'],
    [86_400, '24 hours'],
    [900, '15 minutes'],
    [60, '1 minute'],
  ])('formats %i seconds as %s', (seconds, words) => {
    expect(durationInWords(seconds)).toBe(words);
  });
});
