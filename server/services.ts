import type { Logger } from 'pino';
import type { ModelChoice } from '#recipes/models/model.ts';
import type { Database } from './database/database.ts';
import type { SessionRevocationList } from './http/session-revocation-list.ts';
import type { SigningKeys } from './http/signing-keys.ts';
import type { Mailbox, MailCarrier } from './mail/carrier.ts';
import type { SmsCarrier } from './mail/sms-carrier.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Payments } from './payments/payments.ts';
import type { SecretKey } from './secret-key.ts';
import type { Settings } from './settings/settings.ts';
import type { ObjectStore } from './storage/object-store.ts';

/** The dependencies of all doors (HTTP APIs). Tests pass their own. */
export type Services = {
  settings: Settings;
  database: Database;
  log: Logger;
  /** The metrics of this app, for GET /metrics. */
  metrics: Metrics;
  /** Returns the current time. Tests move it; no other code reads a clock. */
  clock: () => Date;
  /** The minimum duration, in milliseconds, of responses whose timing could reveal which accounts exist; null (in tests): until the work is done. */
  minResponseMs: number | null;
  secret: SecretKey;
  keys: SigningKeys;
  /** The sessions that were revoked while their tokens may still be valid. */
  revokedSessions: SessionRevocationList;
  mail: MailCarrier;
  /** The local mailbox; undefined if mail is sent by SMTP. */
  mailbox: Mailbox | undefined;
  /** Sends text messages; undefined if no carrier is configured (`settings.auth.sms.carrier` is none). */
  sms: SmsCarrier | undefined;
  models: ModelChoice;
  payments: Payments;
  /** Stores pictures and uploads. */
  objects: ObjectStore;
  /** Aborts when the process begins to stop: it is no longer ready, but still serves requests. */
  leaving: AbortSignal;
  /** Aborts when the process stops: work that would run longer releases its resources. */
  stopping: AbortSignal;
};
