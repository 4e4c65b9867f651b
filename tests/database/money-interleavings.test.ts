import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { expectExactBooks, makeWorld, steps } from './money-steps.ts';
import { price, refund, settle } from './purchases-scene.ts';
import { outcomeOf, test } from './scene.ts';

/** Expected outcomes. Any other one, a deadlock above all, is a bug. */
const foreseen = ['allowed', 'STCRD', 'STGEN', 'STWRT', 'STRAC'];
const settings = { numRuns: 20, interruptAfterTimeLimit: 12_000 };
const upTo = (maxLength: number) => fc.array(steps, { minLength: 4, maxLength, size: 'max' });

describe('purchases, refunds, disputes, generations, edits and expiry', () => {
  test('concurrently keep balance, ledger and lots equal and count nothing twice', async ({
    testDatabase: { owner, database },
  }) => {
    await fc.assert(
      fc.asyncProperty(upTo(30), async (all) => {
        const world = await makeWorld(owner, database);
        const outcomes = await Promise.all(all.map((step) => outcomeOf(step.run(world))));
        expect(outcomes.filter((outcome) => !foreseen.includes(outcome))).toEqual([]);
        await expectExactBooks(world);
      }),
      settings,
    );
  });

  test('reach the same final state once all the money is refunded', async ({
    testDatabase: { owner, database },
  }) => {
    await fc.assert(
      fc.asyncProperty(upTo(10), async (all) => {
        const world = await makeWorld(owner, database);
        for (const step of all) await outcomeOf(step.run(world));
        for (const purchase of world.purchases) {
          const refunds = [refund(`last_${purchase.id}`, price.amountCents)];
          const read = async () => {
            const { status, refunded_cents: cents } = await settle(owner, purchase, { refunds });
            const [entries] = await owner`select count(*)::int from public.credit_entries`;
            return { status, cents, entries: entries?.count };
          };
          const first = await read();
          expect(first).toMatchObject({ status: 'refunded', cents: price.amountCents });
          expect(await read()).toEqual(first);
        }
        await expectExactBooks(world);
      }),
      settings,
    );
  });
});
