import { describe, expect, test } from 'vitest';
import type { MailMessage } from '../carrier.ts';
import { linksIn } from '../links.ts';
import {
  choosePassword,
  deletedByAdmin,
  factorsResetByAdmin,
  signedOutByAdmin,
  suspendedByAdmin,
  suspensionLifted,
} from './by-admin.ts';

const to = {
  to: 'ada@example.com',
  siteUrl: 'https://saffron.test',
  supportEmail: 'help@saffron.test',
};
const letters: [string, MailMessage, string][] = [
  ['signed out', signedOutByAdmin(to), 'signed you out on every device'],
  [
    'second factors removed',
    factorsResetByAdmin({ factors: 2, passkeys: 0 })(to),
    'removed the second steps from',
  ],
  [
    'passkeys removed',
    factorsResetByAdmin({ factors: 0, passkeys: 1 })(to),
    'removed the passkeys from',
  ],
  [
    'second factors and passkeys removed',
    factorsResetByAdmin({ factors: 1, passkeys: 1 })(to),
    'second steps and passkeys',
  ],
  ['suspended indefinitely', suspendedByAdmin(null)(to), 'until further notice'],
  [
    'suspended until a date',
    suspendedByAdmin(new Date('2026-11-28T23:30:00Z'))(to),
    'until November 28, 2026',
  ],
  ['reinstated', suspensionLifted(to), 'reinstated your account'],
  ['deleted', deletedByAdmin(to), 'deleted your account'],
];

describe('a letter about an admin action', () => {
  test.each(letters)('%s: names the action, the team and where to ask', (_name, mail, words) => {
    expect(mail.to).toBe('ada@example.com');
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain(words);
      expect(form).toContain('The Saffron Table team');
      expect(form).toContain('help@saffron.test');
      expect(form).not.toMatch(/undefined|\[object/);
    }
    for (const link of linksIn(mail.text)) expect(link).toBe('https://saffron.test/auth');
  });

  test('suspension and deletion letters have no sign-in link', () => {
    const closed = [suspendedByAdmin(null)(to), deletedByAdmin(to)];
    expect(closed.flatMap(({ text }) => linksIn(text))).toEqual([]);
  });

  test('the set-password letter has the link, the code and a warning', () => {
    const link = 'https://saffron.test/auth/v1/verify?token=abc&type=recovery';
    const mail = choosePassword({ to: to.to, link, code: '012345', validSeconds: 3600 });
    expect(linksIn(mail.text)).toEqual([link]);
    expect(mail.text).toContain('012345');
    expect(mail.text).toContain('Never share them with anyone.');
  });
});
