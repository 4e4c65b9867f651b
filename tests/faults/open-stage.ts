import { createClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import type postgres from 'postgres';
import { createApp } from '#server/app.ts';
import type { Database } from '#server/database/database.ts';
import { openServices } from '#server/open-services.ts';
import type { Services } from '#server/services.ts';
import { readSettings } from '#server/settings.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import {
  type ModelServer,
  startModelServer,
} from '#tests/support/model-server/start-model-server.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import { type Fleet, startFleet } from '#tests/support/server-fleet.ts';
import { openProvider, type Provider, stripeKey, webhookSecret } from './provider.ts';

/** A migrated PostgreSQL: of the test run, or the bench's own. */
export type Ground = { url: string; owner: postgres.Sql; database: Database };

/** Three processes on one PostgreSQL, a model server before each, and cooks who order through any of them. */
export type Stage = {
  owner: postgres.Sql;
  services: Services;
  fleet: Fleet;
  /** One a process, so that what one of them is told holds for that process alone. */
  models: readonly ModelServer[];
  cooks: readonly Person[];
  admin: Person;
  provider: Provider;
  /** The provider's next tries of its webhooks come now instead of in minutes. Answers when they have arrived or failed. */
  bringWebhooksForward(): Promise<void>;
  close(): Promise<void>;
};

const processes = 3;
const cooksOnStage = 4;
const siteUrl = 'http://saffron.test';
const secretKey = 'a secret for faults alone, never used elsewhere';

/** The product within this process, for what no fault is about: people sign up here. */
async function openReception({ url, database }: Ground, dataDirectory: string) {
  const settings = readSettings({
    SITE_URL: siteUrl,
    SECRET_KEY: secretKey,
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
    DATA_DIR: dataDirectory,
    RATE_LIMITS: 'off',
    PICTURE_MODEL: 'none',
    STRIPE_SECRET_KEY: stripeKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  });
  const services = await openServices(settings, database, pino({ level: 'silent' }));
  const app = createApp(services);
  const peer = { peerAddress: '127.0.0.1' };
  const client = () =>
    createClient(siteUrl, services.keys.anonKey, {
      auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
      global: { fetch: (input, init) => app.fetch(new Request(input, init), peer) },
    });
  return { services, client };
}

export async function openStage(ground: Ground): Promise<Stage> {
  const folder = await makeDataDirectory();
  const numbers = Array.from({ length: processes }, (_none, index) => index);
  const models = await Promise.all(numbers.map(() => startModelServer()));
  const provider = await openProvider(ground.database, processes);
  const reception = await openReception(ground, folder.path);
  const fleet = await startFleet(
    processes,
    {
      DATABASE_URL: ground.url,
      SECRET_KEY: secretKey,
      MODEL: 'double',
      STRIPE_SECRET_KEY: stripeKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    },
    (index) => ({
      MODEL_BASE_URL: models[index]?.baseUrl ?? '',
      STRIPE_API_URL: provider.lines[index]?.origin ?? '',
    }),
  );
  const cooks: Person[] = [];
  for (let count = 0; count < cooksOnStage; count += 1)
    cooks.push(await signUpConfirmed(reception));
  const admin = await signUpConfirmed(reception);
  await ground.owner`update public.user_roles set role = 'admin' where user_id = ${admin.user.id}`;
  return {
    owner: ground.owner,
    services: reception.services,
    fleet,
    models,
    cooks,
    admin,
    provider,
    async bringWebhooksForward() {
      await ground.owner`
        update private.sandbox_deliveries set due_at = now()
        where due_at is not null and claimed_until is null`;
      await provider.sandbox.deliverDue();
    },
    async close() {
      await fleet.stop();
      await provider.close();
      await Promise.all(models.map((model) => model.close()));
      await folder.remove();
    },
  };
}
