import type { Settings } from '../../settings/settings.ts';
import type { SessionRow } from '../queries/sessions.ts';

/** The configured limits of sessions; null means no limit. */
export type SessionRules = Pick<
  Settings['auth'],
  'sessionLifetimeSeconds' | 'sessionInactivitySeconds'
>;

type Reason = 'lifetime' | 'inactivity';

function after(start: Date, seconds: number): Date {
  return new Date(start.getTime() + seconds * 1000);
}

/** Returns when a session that begins now must end; null when the settings set no lifetime. */
export function notAfter(rules: SessionRules, now: Date): Date | null {
  const { sessionLifetimeSeconds } = rules;
  return sessionLifetimeSeconds === null ? null : after(now, sessionLifetimeSeconds);
}

/** The columns that determine the end of a session. */
type Life = Pick<SessionRow, 'not_after' | 'created_at' | 'refreshed_at'>;

/** Returns the end that was stored at the sign-in and the end by the current setting, which also limits older sessions. */
function lifetimeEnds(session: Life, rules: SessionRules): Date[] {
  const bySetting = notAfter(rules, session.created_at);
  return [session.not_after, bySetting].filter((end) => end !== null);
}

/** Returns why a session has ended, or undefined while it is valid. Only a refresh counts as activity. */
export function sessionOver(session: Life, rules: SessionRules, now: Date): Reason | undefined {
  if (lifetimeEnds(session, rules).some((end) => end <= now)) return 'lifetime';
  const { sessionInactivitySeconds } = rules;
  if (sessionInactivitySeconds === null) return undefined;
  const lastSeen = session.refreshed_at ?? session.created_at;
  return after(lastSeen, sessionInactivitySeconds) <= now ? 'inactivity' : undefined;
}

/**
 * Returns the lifetime of an access token that is issued now. The token never outlives its session (without another refresh).
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
