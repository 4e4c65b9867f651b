import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '#recipes/random.ts';
import { checkBooks } from '../check-books.ts';
import { checkPurchases } from '../check-purchases.ts';
import { administer, deleteAccount, findLeftovers, register } from './account-operations.ts';
import { checkObjects, checkPrivacy } from './check-api.ts';
import { checkDatabase } from './check-database.ts';
import { addressOf, type ChaosRun, createAdminClient, createChaosClient } from './clients.ts';
import { createCook } from './cook-operations.ts';
import type { Environment } from './environment.ts';
import { type Fault, faults } from './faults.ts';
import { createGenerationClient } from './generation-operations.ts';
import { createJournal } from './journal.ts';
import { createJudgedFetch } from './judged-fetch.ts';
import { drawModelReplies } from './model-replies.ts';
import { createBuyer } from './purchase-operations.ts';
import { listen } from './realtime-listener.ts';
import { waitUntilConsistent, waitUntilReady, within } from './recovery.ts';
import { openWebhookProxy } from './webhook-proxy.ts';

/** The result of one round, for a table of many rounds. */
export type ChaosReport = {
  fault: string;
  acknowledged: number;
  unknown: number;
  recoveredMs: number;
};

/** Returns the fault of a seed: consecutive seeds go through all faults. In an environment without S3, a fault that needs S3 becomes the first one. */
function faultOf(environment: Pick<Environment, 's3'>, seed: number): Fault {
  const drawn = faults[seed % faults.length];
  const known = drawn?.store === undefined || environment.s3 ? drawn : faults[0];
  if (!known) throw new RangeError('There are no faults.');
  return known;
}

async function createClients(run: ChaosRun) {
  const [cook, generationClient, buyer, leavingClient, admin] = await Promise.all([
    createChaosClient(run),
    createChaosClient(run, 30),
    createChaosClient(run),
    createChaosClient(run),
    createAdminClient(run),
  ]);
  return { cook, generationClient, buyer, leavingClient, admin };
}

/** Delivers all waiting webhooks without faults. */
async function deliverAll({ environment }: ChaosRun): Promise<void> {
  // A process that was delivering a webhook when PostgreSQL went down holds its claim for some minutes; this skips that time in the data.
  await environment.owner`
    update private.sandbox_deliveries set claimed_until = claimed_until - interval '1 hour'
    where claimed_until is not null`;
  // The same applies to refunds: the job takes them up when the admin's own call has surely ended.
  await environment.owner`
    update private.refund_requests set created_at = created_at - interval '1 hour' where closed_at is null`;
  await within('every webhook has arrived', async () => {
    await environment.owner`
      update private.sandbox_deliveries set due_at = now() where due_at is not null and (claimed_until is null or claimed_until < now())`;
    await environment.provider.sandbox.deliverDue();
    const waiting = await environment.owner`
      select from private.sandbox_deliveries where due_at is not null`;
    return waiting.length === 0;
  });
}

async function runRound(run: ChaosRun, seed: number, end: () => void): Promise<ChaosReport> {
  const { environment, random, journal } = run;
  const { inject, name } = faultOf(environment, seed);
  const clients = await createClients(run);
  const webhookProxy = await openWebhookProxy(() =>
    addressOf(environment, random.between(0, environment.processes.size - 1)),
  );
  environment.provider.tell(() => webhookProxy.url);
  webhookProxy.setFaults(createRandom(`post ${seed}`));
  environment.model.play(...drawModelReplies(random));
  const cook = createCook(run, clients.cook);
  const generationClient = createGenerationClient(run, clients.generationClient);
  const buyer = createBuyer(run, clients.buyer, clients.admin);
  const listener = await listen(
    run,
    clients.cook,
    random.between(0, environment.processes.size - 1),
  );
  try {
    const load = Promise.all([
      ...[cook.work(), generationClient.work(), buyer.work(), register(run)],
      ...[administer(run, clients.admin, clients.cook), deleteAccount(run, clients.leavingClient)],
    ]);
    await wait(random.between(300, 2000)); // at a random moment of the load, on purpose
    await inject(run);
    const startedAtMs = performance.now();
    await waitUntilReady(run);
    await wait(random.between(200, 800));
    end();
    await load;
    for (let process = 0; process < environment.processes.size; process += 1) {
      await within(`process ${process} saves a recipe`, () => cook.save(process));
      await cook.search(process);
    }
    const recoveredMs = performance.now() - startedAtMs;
    webhookProxy.setFaults(undefined);
    await Promise.all([generationClient.settle(), buyer.settle()]);
    await deliverAll(run);
    const heardBefore = listener.count();
    await within(
      'a listener receives changes again',
      async () => (await cook.save()) && listener.count() > heardBefore,
    );
    const stays = await waitUntilConsistent(async () => [
      ...(await checkBooks(environment.owner)),
      ...(await checkPurchases(environment.owner)),
    ]);
    const wrong = [
      ...stays,
      ...(await checkDatabase(environment.owner)),
      ...(await checkObjects(run)),
      ...(await checkPrivacy(run, clients.generationClient)),
      ...(await findLeftovers(run, clients.leavingClient)),
      ...(await journal.check()),
    ];
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    const { acknowledged, unknown } = journal.counts;
    return { fault: name, acknowledged, unknown, recoveredMs };
  } finally {
    end();
    listener.close();
    await webhookProxy.close();
  }
}

/**
 * Runs one round: clients at work, a fault at a random moment, and then a check that everything that clients were told still holds.
 * @throws Error that says what was wrong and how to repeat this round alone
 */
export async function runChaos(environment: Environment, seed: number): Promise<ChaosReport> {
  let over = false;
  const journal = createJournal();
  const random = createRandom(`storm ${seed}`);
  const run: ChaosRun = {
    environment,
    random,
    journal,
    isOver: () => over,
    fetch: createJudgedFetch(journal),
  };
  try {
    return await runRound(run, seed, () => {
      over = true;
    });
  } catch (cause) {
    throw new Error(
      `In a chaos run: ${faultOf(environment, seed).name}.\n${cause instanceof Error ? cause.message : String(cause)}\n` +
        `Again: npm run bench -- faults --kind chaos --seed ${seed} --rounds 1 --store ${environment.s3 ? 'S3' : 'disk'}\n` +
        `Output of the processes:\n${environment.processes.output()}\nLog of PostgreSQL:\n${await environment.postgresLog()}`,
      { cause },
    );
  }
}
