import { expect, test } from 'vitest';
import { linksIn } from '../links.ts';
import { identityLinked, identityUnlinked } from './identity-changed.ts';

const to = { to: 'ada@example.com', siteUrl: 'https://saffron.test' };

test.each([
  ['connected', identityLinked],
  ['disconnected', identityUnlinked],
])(
  'the "%s" letter names the provider and links to the profile and password reset',
  (word, letter) => {
    const mail = letter('Acme & Sons')(to);
    expect(mail.to).toBe(to.to);
    expect(mail.subject).toContain(`Acme & Sons was ${word}`);
    expect(mail.html).toContain('Acme &amp; Sons');
    const links = linksIn(mail.text);
    expect(links).toEqual([
      'https://saffron.test/profile',
      'https://saffron.test/auth/forgot-password',
    ]);
  },
);
