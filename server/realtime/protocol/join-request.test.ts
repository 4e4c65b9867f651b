import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { bindingOf, readJoinRequest } from './join-request.ts';

/** As the official client sends it. */
const usual = {
  config: {
    broadcast: { ack: false, self: false },
    presence: { key: '', enabled: false },
    postgres_changes: [{ event: '*', schema: 'public', table: 'recipes', filter: 'user_id=eq.1' }],
    private: false,
  },
  access_token: 'token',
};

describe('readJoinRequest', () => {
  test('reads what the official client sends', () => {
    expect(readJoinRequest(usual)).toEqual({
      ok: true,
      request: {
        bindings: usual.config.postgres_changes,
        waits: false,
        wantsPresence: false,
        accessToken: 'token',
      },
    });
  });

  test.each([undefined, null, {}, { config: null }, { config: {}, access_token: null }])(
    '%j has no bindings and no token',
    (payload) => {
      const request = { bindings: [], waits: false, wantsPresence: false, accessToken: null };
      expect(readJoinRequest(payload)).toEqual({ ok: true, request });
    },
  );

  test.each<[string, unknown]>([
    ['a string', 'text'],
    ['an array', []],
    ['a token that is not a string', { access_token: 7 }],
    ['bindings that are not a list', { config: { postgres_changes: {} } }],
    ['an unknown event', { config: { postgres_changes: [{ event: 'TRUNCATE' }] } }],
    ['U+0000', { config: { postgres_changes: [{ event: '*', table: 'a\0' }] } }],
    [
      'half a surrogate pair',
      { config: { postgres_changes: [{ event: '*', filter: 'a=eq.\ud800' }] } },
    ],
    [
      'a filter over the maximum length',
      {
        config: {
          postgres_changes: [{ event: '*', filter: 'x'.repeat(limits.filterCharacters + 1) }],
        },
      },
    ],
    [
      'too many bindings',
      { config: { postgres_changes: Array(limits.bindingsPerChannel + 1).fill({ event: '*' }) } },
    ],
  ])('refuses %s with a reason', (_what, payload) => {
    const reading = readJoinRequest(payload);
    expect(reading).toMatchObject({ ok: false, reason: expect.stringMatching(/^The join cannot/) });
  });

  test('never throws on any payload', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (payload) => {
        expect(typeof readJoinRequest(payload).ok).toBe('boolean');
      }),
    );
  });
});

describe('bindingOf', () => {
  test.each([
    [{ event: '*' }, { event: '*', schema: 'public' }],
    [
      { event: '*', schema: '*', table: '*', filter: '' },
      { event: '*', schema: 'public' },
    ],
    [
      { event: 'DELETE', schema: 'auth', table: 'users', filter: null },
      { event: 'DELETE', schema: 'auth', table: 'users' },
    ],
  ] as const)('reads %j as %j', (asked, binding) => {
    expect(bindingOf(asked)).toEqual(binding);
  });
});
