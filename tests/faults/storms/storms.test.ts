import { afterEach, expect, inject, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { runStorm } from './run-storm.ts';
import { strikes } from './strikes.ts';

// Runs every strike once, from the seed of the run; a failure names the seed that repeats it. `npm run bench -- faults --kind storms` continues
// from there.
const firstSeed = strikes.length * (inject('seed') % 100_000);
const ofDisks = strikes.filter(({ store }) => store === undefined);

let house: House | undefined;
afterEach(async () => {
  await house?.close();
  house = undefined;
});

test(`no fault loses an acknowledged write (seeds from ${firstSeed})`, async () => {
  house = await openHouse({ sharing: 1, store: 'disk' });
  const struck: string[] = [];
  for (const at of ofDisks.keys()) struck.push((await runStorm(house, firstSeed + at)).strike);
  expect(struck).toEqual(ofDisks.map(({ name }) => name));
}, 900_000);

test('an unreachable external object store does not stop anything else', async () => {
  house = await openHouse({ sharing: 0, store: 'S3' });
  const { strike } = await runStorm(house, firstSeed + strikes.length - 1);
  expect(strike).toBe('the store of objects is away');
}, 300_000);
