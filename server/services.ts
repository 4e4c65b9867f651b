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
import type { Settings } from './settings.ts';
import type { ObjectStore } from './storage/object-store.ts';

/** Everything that the doors stand on. Tests hand over their own. */
export type Services = {
  settings: Settings;
  database: Database;
  log: Logger;
  /** What is counted of this app, for GET /metrics. */
  metrics: Metrics;
  /** The time. Tests move it; nothing else reads a clock. */
  clock: () => Date;
  /** So long wait at least the answers whose time could tell who has an account; null: until their work is done, for tests. */
  minResponseMs: number | null;
  secret: SecretKey;
  keys: SigningKeys;
  /** Which sessions ended while tokens of theirs may be alive. */
  revokedSessions: SessionRevocationList;
  mail: MailCarrier;
  /** The local mailbox; undefined where mails leave by SMTP. */
  mailbox: Mailbox | undefined;
  /** How text messages leave; undefined where there is no way (`settings.auth.sms.carrier` is none). */
  sms: SmsCarrier | undefined;
  models: ModelChoice;
  payments: Payments;
  /** Where pictures and, later, uploads are kept. */
  objects: ObjectStore;
  /** Aborts when the process begins to stop: it is ready no more, though it still answers. */
  leaving: AbortSignal;
  /** Aborts when the process stops: work that would outlive it releases what it holds. */
  stopping: AbortSignal;
};
