import { setTimeout as wait } from 'node:timers/promises';
import { residentMb, watchMemory } from '../../resident-memory.ts';
import { postgresMb } from '../house-of-years.ts';
import type { Held } from '../idle-memory.ts';
import { startProcess } from '../start-process.ts';
import { adminOperations } from './admin.ts';
import { type Cook, type Operation, openCook } from './cook.ts';
import { type Environment, openEnvironment } from './environment.ts';

const cooks = 20;
const rounds = 10;
/** Share of the time of use in which all cooks register. */
const arrivalShare = 0.1;

/** Generous timeouts: this measures memory, and no request may time out because the machine is busy. */
const patient = {
  RATE_LIMITS: 'off',
  MODEL_TIMEOUT_MS: '600000',
  PICTURE_TIMEOUT_MS: '600000',
  STATEMENT_TIMEOUT_MS: '60000',
};

type Options = { startFile: string; dataDirectory: string; useMs: number; idleMs: number };

const minutesOf = (ms: number) => `${Number((ms / 60_000).toFixed(1))} min`;

/**
 * Runs the operations one after the other, spread evenly over `overMs`.
 * @param share of the interval between two operations by which each starts later, so that people do not all act at once
 */
async function spread(
  operations: readonly Operation[],
  overMs: number,
  share: number,
): Promise<void> {
  const startedAtMs = performance.now();
  for (const [at, operation] of operations.entries()) {
    const dueMs = ((at + share) / operations.length) * overMs;
    await wait(Math.max(1, startedAtMs + dueMs - performance.now()));
    await operation();
  }
}

/** Lets all cooks register, use the product, and close their tabs. @throws when a request is refused or a picture is missing */
async function use(environment: Environment, useMs: number): Promise<void> {
  const all: Cook[] = [];
  const arrivals = Array.from({ length: cooks }, (_none, number) => async () => {
    all.push(await openCook(environment, number, rounds));
  });
  await spread(arrivals, useMs * arrivalShare, 0);
  const [admin] = all;
  if (!admin) throw new Error('Nobody registered.');
  await environment.makeAdmin(admin.person.email);
  const restMs = useMs * (1 - arrivalShare);
  await Promise.all([
    ...all.map(({ operations }, number) => spread(operations, restMs, number / cooks)),
    spread(adminOperations(environment, admin.person), restMs, 0.5),
  ]);
  for (const { leave } of all) leave();
}

/** Measures the memory of the process while people use it, at the end of use, and after a time without requests. */
export async function measureUse(options: Options): Promise<Held[]> {
  const { startFile, dataDirectory, useMs, idleMs } = options;
  const app = await startProcess(startFile, { DATA_DIR: dataDirectory, ...patient });
  const look = (when: string, appMb: number): Held => ({
    when,
    appMb,
    postgresMb: postgresMb(dataDirectory),
  });
  const environment = await openEnvironment(app.url, dataDirectory);
  const mostMb = watchMemory(app.pid);
  await use(environment, useMs);
  await environment.close();
  const busy = look(`at most in ${minutesOf(useMs)} of use`, mostMb());
  const atEnd = look('at its end', residentMb(app.pid));
  await wait(idleMs);
  const after = look(`${minutesOf(idleMs)} after its last request`, residentMb(app.pid));
  await app.stop();
  return [busy, atEnd, { ...after, isJudged: true }];
}
