import { afterEach, expect, inject, test } from 'vitest';
import { type Environment, openEnvironment } from './environment.ts';
import { faults } from './faults.ts';
import { runChaos } from './run-chaos.ts';

// Injects every fault once, from the seed of the test run; a failure names the seed that repeats it. `npm run bench -- faults --kind chaos` continues
// from there.
const firstSeed = faults.length * (inject('seed') % 100_000);
const ofDisks = faults.filter(({ store }) => store === undefined);

let environment: Environment | undefined;
afterEach(async () => {
  await environment?.close();
  environment = undefined;
});

test(`no fault loses an acknowledged write (seeds from ${firstSeed})`, async () => {
  environment = await openEnvironment({ sharing: 1, store: 'disk' });
  const injected: string[] = [];
  for (const at of ofDisks.keys())
    injected.push((await runChaos(environment, firstSeed + at)).fault);
  expect(injected).toEqual(ofDisks.map(({ name }) => name));
}, 900_000);

test('an unreachable external object store does not stop anything else', async () => {
  environment = await openEnvironment({ sharing: 0, store: 'S3' });
  const { fault } = await runChaos(environment, firstSeed + faults.length - 1);
  expect(fault).toBe('the object store is unreachable');
}, 300_000);
