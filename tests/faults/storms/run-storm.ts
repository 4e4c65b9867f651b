import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '#recipes/random.ts';
import { checkBooks } from '../check-books.ts';
import { checkPurchases } from '../check-purchases.ts';
import { leave, lookForLeftovers, register, rule } from './account-deeds.ts';
import { checkObjects, checkPrivacy } from './check-doors.ts';
import { checkHouse } from './check-house.ts';
import { createCook } from './cook-deeds.ts';
import { addressOf, type Storm, welcome, welcomeAdmin } from './guests.ts';
import type { House } from './house.ts';
import { createJournal } from './journal.ts';
import { createJudgedFetch } from './judged-fetch.ts';
import { listen } from './listener.ts';
import { createBuyer } from './money-deeds.ts';
import { createEater } from './order-deeds.ts';
import { openPostOffice } from './post-office.ts';
import { untilQuiet, untilReady, within } from './recover.ts';
import { type Strike, strikes } from './strikes.ts';
import { drawWeather } from './weather.ts';

/** The result of one round, for a table of many rounds. */
export type StormReport = {
  strike: string;
  acknowledged: number;
  unknown: number;
  recoveredMs: number;
};

/** Returns the strike of a seed: consecutive seeds go through all strikes. In a house without S3, a strike that needs S3 becomes the first one. */
function strikeOf(house: Pick<House, 's3'>, seed: number): Strike {
  const drawn = strikes[seed % strikes.length];
  const known = drawn?.store === undefined || house.s3 ? drawn : strikes[0];
  if (!known) throw new RangeError('There are no strikes.');
  return known;
}

async function inviteAll(storm: Storm) {
  const [cook, eater, buyer, leaver, admin] = await Promise.all([
    welcome(storm),
    welcome(storm, 30),
    welcome(storm),
    welcome(storm),
    welcomeAdmin(storm),
  ]);
  return { cook, eater, buyer, leaver, admin };
}

/** Delivers all waiting webhooks without faults. */
async function deliverAll({ house }: Storm): Promise<void> {
  // A process that was delivering a webhook when PostgreSQL went down holds its claim for some minutes; this skips that time in the data.
  await house.owner`
    update private.sandbox_deliveries set claimed_until = claimed_until - interval '1 hour'
    where claimed_until is not null`;
  // The same applies to refunds: the job takes them up when the admin's own call has surely ended.
  await house.owner`
    update private.refund_requests set created_at = created_at - interval '1 hour' where closed_at is null`;
  await within('every webhook has arrived', async () => {
    await house.owner`
      update private.sandbox_deliveries set due_at = now() where due_at is not null and (claimed_until is null or claimed_until < now())`;
    await house.provider.sandbox.deliverDue();
    const waiting = await house.owner`
      select from private.sandbox_deliveries where due_at is not null`;
    return waiting.length === 0;
  });
}

async function play(storm: Storm, seed: number, end: () => void): Promise<StormReport> {
  const { house, random, journal } = storm;
  const { strike, name } = strikeOf(house, seed);
  const guests = await inviteAll(storm);
  const office = await openPostOffice(() =>
    addressOf(house, random.between(0, house.processes.size - 1)),
  );
  house.provider.tell(() => office.url);
  office.setCareless(createRandom(`post ${seed}`));
  house.model.play(...drawWeather(random));
  const cook = createCook(storm, guests.cook);
  const eater = createEater(storm, guests.eater);
  const buyer = createBuyer(storm, guests.buyer, guests.admin);
  const ear = await listen(storm, guests.cook, random.between(0, house.processes.size - 1));
  try {
    const load = Promise.all([
      ...[cook.work(), eater.work(), buyer.work(), register(storm)],
      ...[rule(storm, guests.admin, guests.cook), leave(storm, guests.leaver)],
    ]);
    await wait(random.between(300, 2000)); // at a random moment of the load, on purpose
    await strike(storm);
    const startedAtMs = performance.now();
    await untilReady(storm);
    await wait(random.between(200, 800));
    end();
    await load;
    for (let process = 0; process < house.processes.size; process += 1) {
      await within(`process ${process} saves a recipe`, () => cook.save(process));
      await cook.search(process);
    }
    const recoveredMs = performance.now() - startedAtMs;
    office.setCareless(undefined);
    await Promise.all([eater.settle(), buyer.settle()]);
    await deliverAll(storm);
    const heardBefore = ear.count();
    await within(
      'a listener hears again',
      async () => (await cook.save()) && ear.count() > heardBefore,
    );
    const stays = await untilQuiet(async () => [
      ...(await checkBooks(house.owner)),
      ...(await checkPurchases(house.owner)),
    ]);
    const wrong = [
      ...stays,
      ...(await checkHouse(house.owner)),
      ...(await checkObjects(storm)),
      ...(await checkPrivacy(storm, guests.eater)),
      ...(await lookForLeftovers(storm, guests.leaver)),
      ...(await journal.check()),
    ];
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    const { acknowledged, unknown } = journal.counts;
    return { strike: name, acknowledged, unknown, recoveredMs };
  } finally {
    end();
    ear.close();
    await office.close();
  }
}

/**
 * Runs one storm: clients at work, a fault at a random moment, and then a check that everything that clients were told still holds.
 * @throws Error that says what was wrong and how to repeat this round alone
 */
export async function runStorm(house: House, seed: number): Promise<StormReport> {
  let over = false;
  const journal = createJournal();
  const random = createRandom(`storm ${seed}`);
  const storm: Storm = {
    house,
    random,
    journal,
    isOver: () => over,
    fetch: createJudgedFetch(journal),
  };
  try {
    return await play(storm, seed, () => {
      over = true;
    });
  } catch (cause) {
    throw new Error(
      `In a storm: ${strikeOf(house, seed).name}.\n${cause instanceof Error ? cause.message : String(cause)}\n` +
        `Again: npm run bench -- faults --kind storms --seed ${seed} --rounds 1 --store ${house.s3 ? 'S3' : 'disk'}\n` +
        `The processes said:\n${house.processes.said()}\nPostgreSQL said:\n${await house.postgresSaid()}`,
      { cause },
    );
  }
}
