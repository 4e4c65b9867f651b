import { describe, expect, test } from 'vitest';
import type { SessionRow } from '../queries/sessions.ts';
import { notAfter, sessionOver, tokenSeconds } from './session-end.ts';

const start = new Date('2026-11-21T08:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const session = (changes: Partial<SessionRow> = {}): SessionRow => ({
  id: '00000000-0000-4000-8000-000000000001',
  user_id: '00000000-0000-4000-8000-000000000002',
  aal: 'aal1',
  not_after: null,
  created_at: start,
  refreshed_at: null,
  ...changes,
});
const endless = { sessionLifetimeSeconds: null, sessionInactivitySeconds: null };

describe('a session', () => {
  test('never ends without rules', () => {
    expect(notAfter(endless, start)).toBeNull();
    expect(sessionOver(session(), endless, at(1e9))).toBeUndefined();
  });

  test('ends after its lifetime, even when it is active', () => {
    const rules = { ...endless, sessionLifetimeSeconds: 600 };
    const busy = session({ not_after: notAfter(rules, start), refreshed_at: at(599) });
    expect(sessionOver(busy, rules, at(599))).toBeUndefined();
    expect(sessionOver(busy, rules, at(600))).toBe('lifetime');
  });

  test('ends by the shorter lifetime when the setting changes after the sign-in', () => {
    const older = session({ not_after: at(900) });
    expect(sessionOver(older, { ...endless, sessionLifetimeSeconds: 600 }, at(600))).toBe(
      'lifetime',
    );
    expect(sessionOver(older, { ...endless, sessionLifetimeSeconds: 6000 }, at(900))).toBe(
      'lifetime',
    );
  });

  test('ends when it is not refreshed within the inactivity limit', () => {
    const rules = { ...endless, sessionInactivitySeconds: 300 };
    expect(sessionOver(session(), rules, at(300))).toBe('inactivity');
    const refreshed = session({ refreshed_at: at(250) });
    expect(sessionOver(refreshed, rules, at(549))).toBeUndefined();
    expect(sessionOver(refreshed, rules, at(550))).toBe('inactivity');
  });
});

describe('an access token', () => {
  const rules = { ...endless, accessTokenSeconds: 3600 };

  test('has the configured lifetime when the session has no end', () => {
    expect(tokenSeconds(session(), rules, at(99_999))).toBe(3600);
  });

  test('does not outlive the session', () => {
    expect(tokenSeconds(session({ not_after: at(1000) }), rules, at(400))).toBe(600);
    expect(tokenSeconds(session({ not_after: at(1000) }), rules, at(1000))).toBe(1);
    const quiet = { ...rules, sessionInactivitySeconds: 300 };
    expect(tokenSeconds(session(), quiet, at(400))).toBe(300);
  });
});
