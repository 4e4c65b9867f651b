import type postgres from 'postgres';
import type { Database } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import {
  type ModelServer,
  startModelServer,
} from '#tests/support/model-server/start-model-server.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import { type Fleet, startFleet } from '#tests/support/server-fleet.ts';
import { openProvider, type Provider, stripeKey, webhookSecret } from './provider.ts';
import { openReception, secretKey } from './reception.ts';

/** A migrated PostgreSQL, from the test run or from the bench. */
export type Ground = { url: string; owner: postgres.Sql; database: Database };

/** Three processes on one PostgreSQL, a model server for each, and cooks who order through any of them. */
export type Stage = {
  owner: postgres.Sql;
  services: Services;
  fleet: Fleet;
  /** One per process, so that a script applies to that process alone. */
  models: readonly ModelServer[];
  cooks: readonly Person[];
  admin: Person;
  provider: Provider;
  /** Makes the provider's webhook retries due now instead of in minutes. Resolves when they have arrived or failed. */
  bringWebhooksForward(): Promise<void>;
  close(): Promise<void>;
};

const processes = 3;
const cooksOnStage = 4;

/** Opens everything that a round needs on an existing database. The caller closes it. */
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
