import { describe, expect, test } from 'vitest';
import type { MailMessage } from '../carrier.ts';
import { linksIn } from '../links.ts';
import { factorAdded, factorRemoved } from './factor-changed.ts';
import { passkeyAdded, passkeyRemoved } from './passkey-changed.ts';
import { recoveryCodesMade, recoveryCodeUsed } from './recovery-codes-changed.ts';
import { wrongCodes } from './wrong-codes.ts';

const to = { to: 'ada@example.com', siteUrl: 'https://saffron.test' };
const letters: [string, MailMessage, string][] = [
  ['an app was added', factorAdded('totp')(to), 'an authenticator app'],
  ['a phone was added', factorAdded('phone')(to), 'a phone'],
  ['a passkey was removed', factorRemoved('webauthn')(to), 'a passkey'],
  ['recovery codes were removed', factorRemoved('recovery_code')(to), 'recovery codes'],
  ['recovery codes were created', recoveryCodesMade(to), 'no longer work'],
  ['a recovery code was used', recoveryCodeUsed(9)(to), 'You have 9 left.'],
  ['the second to last recovery code was used', recoveryCodeUsed(1)(to), 'You have 1 left.'],
  ['the last recovery code was used', recoveryCodeUsed(0)(to), 'You have none left.'],
  ['a sign-in passkey was added', passkeyAdded(to), 'without your password'],
  ['a sign-in passkey was removed', passkeyRemoved(to), 'can’t sign in with it anymore'],
  ['too many wrong codes were sent', wrongCodes(to), 'too many wrong codes'],
];

describe('a security letter', () => {
  test.each(letters)(
    'after "%s" says so in both forms and links to the password reset',
    (_name, mail, words) => {
      expect(mail.to).toBe('ada@example.com');
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
      expect(mail.text).toContain('https://saffron.test/auth/forgot-password');
      for (const link of linksIn(mail.text)) {
        expect(link).toMatch(/^https:\/\/saffron\.test\/(profile|auth\/forgot-password)$/);
      }
      expect(mail.html).not.toMatch(/undefined|\[object/);
    },
  );
});
