import { setTimeout as wait } from 'node:timers/promises';
import { residentMb, watchMemory } from '../../resident-memory.ts';
import { postgresMb } from '../house-of-years.ts';
import type { Held } from '../idle-memory.ts';
import { startProcess } from '../start-process.ts';
import { adminDeeds } from './admin.ts';
import { type Cook, type Deed, openCook } from './cook.ts';
import { type House, openHouse } from './house.ts';

const cooks = 20;
const rounds = 10;
/** Of the time of use, in which everybody registers. */
const arrivalShare = 0.1;

/** A crowded machine is slow: what is measured is memory, and nothing may be given up for its time. */
const patient = {
  RATE_LIMITS: 'off',
  MODEL_TIMEOUT_MS: '600000',
  PICTURE_TIMEOUT_MS: '600000',
  STATEMENT_TIMEOUT_MS: '60000',
};

type Options = { startFile: string; dataDirectory: string; useMs: number; idleMs: number };

const minutesOf = (ms: number) => `${Number((ms / 60_000).toFixed(1))} min`;

/**
 * Does one deed after the other, each when its time has come.
 * @param share of the time between two, by which it begins later, so that people do not all act at once
 */
async function spread(deeds: readonly Deed[], overMs: number, share: number): Promise<void> {
  const startedAtMs = performance.now();
  for (const [at, deed] of deeds.entries()) {
    const dueMs = ((at + share) / deeds.length) * overMs;
    await wait(Math.max(1, startedAtMs + dueMs - performance.now()));
    await deed();
  }
}

/** Everybody registers, uses the product, and closes their tabs. @throws where anybody was refused anything, or had no picture */
async function use(house: House, useMs: number): Promise<void> {
  const all: Cook[] = [];
  const arrivals = Array.from({ length: cooks }, (_none, number) => async () => {
    all.push(await openCook(house, number, rounds));
  });
  await spread(arrivals, useMs * arrivalShare, 0);
  const [admin] = all;
  if (!admin) throw new Error('Nobody registered.');
  await house.makeAdmin(admin.person.email);
  const restMs = useMs * (1 - arrivalShare);
  await Promise.all([
    ...all.map(({ deeds }, number) => spread(deeds, restMs, number / cooks)),
    spread(adminDeeds(house, admin.person), restMs, 0.5),
  ]);
  for (const { leave } of all) leave();
}

/** The process after people have used it, and after they have left it alone for a while. */
export async function measureUse(options: Options): Promise<Held[]> {
  const { startFile, dataDirectory, useMs, idleMs } = options;
  const app = await startProcess(startFile, { DATA_DIR: dataDirectory, ...patient });
  const look = (when: string, appMb: number): Held => ({
    when,
    appMb,
    postgresMb: postgresMb(dataDirectory),
  });
  const house = await openHouse(app.url, dataDirectory);
  const mostMb = watchMemory(app.pid);
  await use(house, useMs);
  await house.close();
  const busy = look(`at most in ${minutesOf(useMs)} of use`, mostMb());
  const atEnd = look('at its end', residentMb(app.pid));
  await wait(idleMs);
  const after = look(`${minutesOf(idleMs)} after its last request`, residentMb(app.pid));
  await app.stop();
  return [busy, atEnd, { ...after, isJudged: true }];
}
