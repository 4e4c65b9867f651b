import { expect, test } from 'vitest';
import { assuranceLevelOf, requiredSecondFactors } from './required-second-factors.ts';

function tokenWith(claims: object): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

const app = { id: 'f1', factor_type: 'totp', status: 'verified', friendly_name: 'Phone app' };

test('an aal1 session owes a verified factor', () => {
  expect(requiredSecondFactors(tokenWith({ aal: 'aal1' }), { factors: [app] })).toEqual([
    { id: 'f1', kind: 'totp', name: 'Phone app' },
  ]);
});

test('recovery codes are offered along with the other factor', () => {
  const codes = { id: 'f2', factor_type: 'recovery_code', status: 'verified' };
  const owed = requiredSecondFactors(tokenWith({ aal: 'aal1' }), { factors: [codes, app] });
  expect(owed.map(({ kind }) => kind)).toEqual(['recovery_code', 'totp']);
});

test.each([
  ['an aal2 session', 'aal2', [app]],
  ['an unverified factor', 'aal1', [{ ...app, status: 'unverified' }]],
  ['only recovery codes', 'aal1', [{ ...app, factor_type: 'recovery_code' }]],
  ['no factors', 'aal1', undefined],
])('%s: no second factor is required', (_, aal, factors) => {
  expect(requiredSecondFactors(tokenWith({ aal }), { factors })).toEqual([]);
});

test('reads the level despite non-ASCII names; an invalid token has none', () => {
  expect(assuranceLevelOf(tokenWith({ name: 'Østen 🍲', aal: 'aal2' }))).toBe('aal2');
  for (const broken of ['', 'a.b.c', 'opaque']) expect(assuranceLevelOf(broken)).toBeNull();
});
