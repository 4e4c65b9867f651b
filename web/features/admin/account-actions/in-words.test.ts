import { expect, test } from 'vitest';
import type { AccountState } from '#contract/by-admin.ts';
import { listInWords } from '#contract/list-in-words.ts';
import { lossInWords, secondSteps, signInWays, span, standing } from './in-words.ts';

const account: AccountState = {
  id: 'u1',
  confirmation: 'maya@example.com',
  hasEmail: true,
  isConfirmed: true,
  hasPassword: true,
  isManaged: false,
  providers: [],
  createdAt: '2026-11-02T09:00:00Z',
  invitedAt: null,
  lastSignInAt: null,
  suspendedUntil: null,
  secondFactors: [],
  recoveryCodesLeft: null,
  passkeys: [],
  sessions: { count: 0, lastSeenAt: null },
  role: 'user',
  credits: 1,
  recipes: 12,
  favorites: 1,
  ratings: 0,
  purchases: 0,
  accessTokenSeconds: 3600,
};

test.each([
  [{}, 'Active'],
  [{ isConfirmed: false }, 'Registered, email not confirmed'],
  [{ suspendedUntil: '9999-12-31T00:00:00.000Z' }, 'Suspended until reinstated'],
])('describes the state of %j as %s', (change, words) => {
  expect(standing({ ...account, ...change })).toBe(words);
});

test('includes the end of a suspension and the date of an invitation', () => {
  const suspendedUntil = '2026-12-01T12:00:00Z';
  expect(standing({ ...account, suspendedUntil })).toMatch(/^Suspended until .*2026/);
  const invited = { ...account, isConfirmed: false, invitedAt: '2026-11-02T12:00:00Z' };
  expect(standing(invited)).toMatch(/^Invited .*2026.*, hasn't joined yet$/);
});

test.each([
  [3600, 'an hour'],
  [7200, '2 hours'],
  [900, '15 minutes'],
  [61, '2 minutes'],
  [60, '1 minute'],
])('formats %i seconds as %s', (seconds, words) => {
  expect(span(seconds)).toBe(words);
});

test('lists the sign-in methods, with a fallback when none is known', () => {
  const ways = { ...account, isManaged: true, providers: ['google', 'sso:4f1'] };
  expect(signInWays(ways)).toBe('Password, Organization, Google');
  expect(signInWays({ ...account, hasPassword: false })).toBe('Emailed links and codes');
});

test('lists second factors with their date', () => {
  const secondFactors = [{ kind: 'totp' as const, createdAt: '2026-11-02T12:00:00Z' }];
  expect(secondSteps({ ...account, secondFactors })[0]).toMatch(/^Authenticator app, since .*2026/);
});

test('describes what is deleted with an account', () => {
  expect(listInWords(['a'])).toBe('a');
  expect(lossInWords(account, true)).toEqual([
    '12 recipes, 1 favorite and 0 ratings will be deleted, along with the photo, the profile and every sign-in.',
    '1 unused credit goes too, without a refund.',
  ]);
  expect(lossInWords({ ...account, purchases: 2, role: 'admin' }, true).slice(2)).toEqual([
    '2 purchases stay in the accounting records, without a name.',
    "They're an admin, and that role goes too.",
  ]);
  expect(lossInWords({ ...account, purchases: 2 }, false)).toHaveLength(1);
});
