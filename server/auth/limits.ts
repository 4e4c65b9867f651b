import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import { AuthError } from './auth-error.ts';

type Rule = { points: number; seconds: number; code: string };

const request = 'over_request_rate_limit';
const mail = 'over_email_send_rate_limit';

/**
 * How often is too often. A person never comes near, a whole office behind one address hardly; somebody who guesses does.
 * "Failures" give their point back when the attempt turns out well.
 */
function rulesFor({ limits, mailIntervalSeconds }: Settings['auth']) {
  return {
    signUpByPeer: { points: limits.signUps, seconds: 300, code: request },
    failedSignInByPeer: { points: 150, seconds: 300, code: request },
    // The account's own limit is kept per peer too, so that a stranger's guesses do not lock its owner out.
    failedSignInByAccountAndPeer: { points: limits.wrongPasswords, seconds: 300, code: request },
    failedSignInByAccount: { points: 100, seconds: 3600, code: request },
    failedVerifyByPeer: { points: 100, seconds: 300, code: request },
    failedVerifyByAddress: { points: limits.wrongCodes, seconds: 3600, code: request },
    refreshByPeer: { points: 3000, seconds: 300, code: request },
    mailByPeer: { points: 600, seconds: 3600, code: mail },
    mailByAddress: { points: limits.mails, seconds: 3600, code: mail },
    mailOfKindByAddress: { points: 3, seconds: mailIntervalSeconds, code: mail },
  } satisfies Record<string, Rule>;
}

type LimitName = keyof ReturnType<typeof rulesFor>;

export type Limits = {
  /** Counts one. @throws AuthError 429 with the seconds to wait, when it was one too many */
  take(name: LimitName, key: string): Promise<void>;
  /** Takes a count back: the attempt turned out well, or never happened. */
  giveBack(name: LimitName, key: string): Promise<void>;
};

type Limiter = RateLimiterMemory | RateLimiterPostgres;

function tooMany(rule: Rule, msBeforeNext: number): AuthError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message =
    rule.code === mail
      ? `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`
      : 'Request rate limit reached';
  return new AuthError(429, rule.code, message, { retryAfterSeconds });
}

function isRefusal(thrown: unknown): thrown is RateLimiterRes {
  return typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown;
}

/** The library wants a client of its own; ours runs its statements as auth_admin, like everything here. */
function storeClient(services: Services) {
  return {
    query: ({ text, values }: { text: string; values?: (string | number | null)[] }) =>
      services.database.asAuth(async (transaction) => {
        const rows = await transaction.unsafe(text, values ?? []);
        return { rows, rowCount: rows.count };
      }),
  };
}

function createLimiter(services: Services, name: string, rule: Rule): Limiter {
  const options = { keyPrefix: name, points: rule.points, duration: rule.seconds };
  if (services.settings.auth.rateLimitStore === 'memory') return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: storeClient(services),
    storeType: 'pool',
    schemaName: 'private',
    tableName: 'rate_limits',
    tableCreated: true,
  });
}

/** One limiter a rule; in memory for one process, in PostgreSQL where several share it. */
export function createLimits(services: Services): Limits {
  const { rateLimits } = services.settings.auth;
  const rules: Record<LimitName, Rule> = rulesFor(services.settings.auth);
  // Keys are hashed: a counter in the database must not name a person who has left.
  const hashKey = services.secret.derive('rate limits');
  const hashed = (key: string) => createHmac('sha256', hashKey).update(key).digest('base64url');
  const limiters = new Map(
    Object.entries(rules)
      .filter(([, rule]) => rateLimits && rule.seconds > 0)
      .map(([name, rule]) => [name, createLimiter(services, name, rule)]),
  );
  return {
    async take(name, key) {
      try {
        await limiters.get(name)?.consume(hashed(key));
      } catch (thrown) {
        if (isRefusal(thrown)) throw tooMany(rules[name], thrown.msBeforeNext);
        throw thrown;
      }
    },
    async giveBack(name, key) {
      await limiters.get(name)?.reward(hashed(key));
    },
  };
}
