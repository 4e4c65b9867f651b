import type { Settings } from '../../settings.ts';
import type { SessionRow } from '../queries/sessions.ts';

/** How long sessions live here; null is without end. */
export type SessionRules = Pick<
  Settings['auth'],
  'sessionLifetimeSeconds' | 'sessionInactivitySeconds'
>;

type Reason = 'lifetime' | 'inactivity';

function after(start: Date, seconds: number): Date {
  return new Date(start.getTime() + seconds * 1000);
}

/** When a session that begins now must end; null where sessions have no lifetime. */
export function notAfter(rules: SessionRules, now: Date): Date | null {
  const { sessionLifetimeSeconds } = rules;
  return sessionLifetimeSeconds === null ? null : after(now, sessionLifetimeSeconds);
}

/** What the end of a session hangs on. */
type Life = Pick<SessionRow, 'not_after' | 'created_at' | 'refreshed_at'>;

/** Both the end that was written down at the sign-in and today's setting count: a shorter one holds for old sessions too. */
function lifetimeEnds(session: Life, rules: SessionRules): Date[] {
  const bySetting = notAfter(rules, session.created_at);
  return [session.not_after, bySetting].filter((end) => end !== null);
}

/** Why a session is over, or undefined while it lives. A refresh is what counts as activity. */
export function sessionOver(session: Life, rules: SessionRules, now: Date): Reason | undefined {
  if (lifetimeEnds(session, rules).some((end) => end <= now)) return 'lifetime';
  const { sessionInactivitySeconds } = rules;
  if (sessionInactivitySeconds === null) return undefined;
  const lastSeen = session.refreshed_at ?? session.created_at;
  return after(lastSeen, sessionInactivitySeconds) <= now ? 'inactivity' : undefined;
}

/**
 * How long a token may live that is given out now: never longer than its session would without another refresh.
 * @returns whole seconds, at least one
 */
export function tokenSeconds(
  session: Life,
  rules: SessionRules & Pick<Settings['auth'], 'accessTokenSeconds'>,
  now: Date,
): number {
  const { accessTokenSeconds, sessionInactivitySeconds } = rules;
  const secondsLeft = lifetimeEnds(session, rules).map((end) =>
    Math.floor((end.getTime() - now.getTime()) / 1000),
  );
  const limits = [accessTokenSeconds, sessionInactivitySeconds ?? accessTokenSeconds];
  return Math.max(1, Math.min(...limits, ...secondsLeft));
}
