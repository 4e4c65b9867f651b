import type { Logger } from 'pino';
import { createChefOnDemand } from '#chef/chef-on-demand.ts';
import { createModels } from '#recipes/models/registry.ts';
import { constantResponseMs } from './auth/constant-time-response.ts';
import type { Database } from './database/database.ts';
import { readCookbookFile } from './disk/cookbook-file.ts';
import { createSessionRevocationList } from './http/session-revocation-list.ts';
import { loadSigningKeys } from './http/signing-keys.ts';
import { openMail } from './mail/open-mail.ts';
import { openSms } from './mail/open-sms.ts';
import { createMetrics } from './metrics/metrics.ts';
import { observeMail, observeSms } from './metrics/observe-carriers.ts';
import { observeDatabase } from './metrics/observe-database.ts';
import { observeStore } from './metrics/observe-store.ts';
import { openPayments } from './payments/open-payments.ts';
import { createSecretKey, loadSecret } from './secret-key.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings/settings.ts';
import { openObjectStore } from './storage/open-object-store.ts';

/** The clock, the signal that the process begins to stop (`leaving`), and the signal that it is about to end (`stopping`). */
type Moments = { clock?: () => Date; leaving?: AbortSignal; stopping?: AbortSignal };

const never = () => new AbortController().signal;

/** Stores the expiry of credits in the database, where the procedures that grant credits read it. */
async function rememberCreditExpiry({ credits }: Settings, database: Database): Promise<void> {
  await database.asService(
    (transaction) => transaction`
      select private.remember_credit_expiry(${credits.expireAfterMonths})`,
  );
}

/** Creates the services of the settings. An external service that is not configured is replaced by its local stand-in. */
export async function openServices(
  settings: Settings,
  unseen: Database,
  log: Logger,
  { clock = () => new Date(), leaving = never(), stopping = never() }: Moments = {},
): Promise<Services> {
  const metrics = createMetrics();
  metrics.database.poolSize.set(settings.database.poolSize);
  const database = observeDatabase(unseen, metrics);
  const secret = createSecretKey(await loadSecret(settings));
  const keys = await loadSigningKeys(database, secret, clock, settings.auth.accessTokenSeconds);
  const { mail, mailbox } = observeMail(openMail(settings, database, log, clock), metrics);
  const models = await createModels(settings.recipes, createChefOnDemand(readCookbookFile));
  const objects = observeStore(await openObjectStore(settings.objects, log, stopping), metrics);
  await rememberCreditExpiry(settings, database);
  const payments = openPayments({ settings, database, log, clock, secret });
  return {
    settings,
    database,
    log,
    metrics,
    clock,
    minResponseMs: constantResponseMs,
    secret,
    keys,
    revokedSessions: createSessionRevocationList(
      { database, clock, log },
      settings.auth.accessTokenSeconds,
    ),
    mail,
    mailbox,
    sms: observeSms(openSms(settings, mailbox), metrics),
    models,
    payments,
    objects,
    leaving,
    stopping,
  };
}
