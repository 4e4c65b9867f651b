import { describe, expect, test } from 'vitest';
import { linksIn } from '../links.ts';
import { addressChanged, numberChanged, passwordChanged } from './account-changed.ts';

const to = { to: 'ada@example.com', siteUrl: 'https://saffron.test' };
const profile = 'https://saffron.test/profile';
const newPassword = 'https://saffron.test/auth/forgot-password';

describe('a letter about', () => {
  test.each([
    ['a new password', passwordChanged(to), [profile, newPassword]],
    ['a new phone number', numberChanged(to), [profile, newPassword]],
    ['a new email address', addressChanged(to), [profile]],
  ])('%s states it in the subject and has no sign-in link', (words, mail, links) => {
    expect(mail.to).toBe('ada@example.com');
    expect(mail.subject).toContain(words);
    expect(linksIn(mail.text)).toEqual(links);
    expect(mail.text).toContain('Wasn’t you?');
    expect(mail.html).not.toMatch(/undefined|\[object|token=/);
  });
});
