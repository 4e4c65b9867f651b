import type { Logger } from 'pino';
import { createModels } from '#recipes/models/registry.ts';
import { evenAnswerMs } from './auth/answer-evenly.ts';
import type { Database } from './database/database.ts';
import { loadSigningKeys } from './http/signing-keys.ts';
import { openMail } from './mail/open-mail.ts';
import { openSms } from './mail/open-sms.ts';
import { openPayments } from './payments/open-payments.ts';
import { createSecretKey, loadSecret } from './secret-key.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { openObjectStore } from './storage/open-object-store.ts';

/** What the time is, and when the process is about to end. */
type Moments = { clock?: () => Date; stopping?: AbortSignal };

/** The procedures that give credits note until when they are good. */
async function rememberCreditExpiry({ credits }: Settings, database: Database): Promise<void> {
  await database.asService(
    (transaction) => transaction`
      select private.remember_credit_expiry(${credits.expireAfterMonths})`,
  );
}

/** Makes the services of the settings: every outside one, or the stand-in where none is configured. */
export async function openServices(
  settings: Settings,
  database: Database,
  log: Logger,
  { clock = () => new Date(), stopping = new AbortController().signal }: Moments = {},
): Promise<Services> {
  const secret = createSecretKey(await loadSecret(settings));
  const keys = await loadSigningKeys(database, secret, clock, settings.auth.accessTokenSeconds);
  const { mail, mailbox } = openMail(settings, database, log, clock);
  const models = await createModels(settings.recipes);
  const objects = await openObjectStore(settings.objects, log, stopping);
  await rememberCreditExpiry(settings, database);
  const payments = openPayments({ settings, database, log, clock, secret });
  return {
    settings,
    database,
    log,
    clock,
    answerFloorMs: evenAnswerMs,
    secret,
    keys,
    mail,
    mailbox,
    sms: openSms(settings, mailbox),
    models,
    payments,
    objects,
    stopping,
  };
}
