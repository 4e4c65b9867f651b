import { describe, expect } from 'vitest';
import {
  balanceOf,
  bought,
  dispute,
  entriesOf,
  openPurchase,
  type Reading,
  refund,
  settle,
  spend,
} from './purchases-scene.ts';
import { type Scene, test } from './scene.ts';

/** Adds a cook with no other credits who has paid for 25. */
async function paid(scene: Scene) {
  const cook = await scene.person({ credits: 0 });
  const purchase = await bought(scene, cook);
  await purchase.settle();
  return {
    cook,
    ...purchase,
    balance: () => balanceOf(scene.sql, cook),
    reversals: async () =>
      (await entriesOf(scene.sql, cook)).filter((entry) => /^(refund|dispute)/.test(entry)),
    spend: (credits: number) => spend(scene.sql, cook, credits),
  };
}

describe('a refund', () => {
  test('of the full amount takes all the credits, once per refund id', async ({ scene }) => {
    const { settle: read, balance, reversals } = await paid(scene);
    const refunds = [refund('re_1', 999, { status: 'pending' })];
    for (let replay = 0; replay < 3; replay += 1) {
      expect(await read({ refunds })).toMatchObject({ status: 'refunded', refunded_cents: 999 });
    }
    await read({ refunds: [refund('re_1', 999)] });
    await read();
    expect(await reversals()).toEqual(['refund -25']);
    expect(await balance()).toBe(0);
  });

  test('in parts takes all the credits in total, in any order of arrival', async ({ scene }) => {
    const parts = [333, 1, 332, 333].map((cents, n) => refund(`re_${n}`, cents));
    for (const order of [parts, parts.toReversed()]) {
      const { settle: read, balance } = await paid(scene);
      const refunds: Reading['refunds'] = [];
      for (const [n, part] of order.entries()) {
        refunds.push({ ...part, id: `${part.id} ${order === parts}` });
        const status = n === 3 ? 'refunded' : 'completed';
        expect(await read({ refunds })).toMatchObject({ status, shortfall_credits: 0 });
      }
      expect(await balance()).toBe(0);
    }
  });

  test('of a part takes its share of the pack', async ({ scene }) => {
    const { settle: read, balance } = await paid(scene);
    expect(await read({ refunds: [refund('re_1', 500)] })).toMatchObject({
      status: 'completed',
      refunded_cents: 500,
    });
    expect(await balance()).toBe(12); // 500 of 999 cents are 12.5 of 25 credits: 13
  });

  test('that fails returns the credits once; a late older reading takes nothing', async ({
    scene,
  }) => {
    const { settle: read, balance, reversals } = await paid(scene);
    const [pending, failed] = [
      { refunds: [refund('re_1', 500, { status: 'pending' })] },
      { refunds: [refund('re_1', 500, { status: 'failed' })] },
    ];
    await read(pending);
    for (const state of [failed, failed, pending]) {
      expect(await read(state)).toMatchObject({ status: 'completed', refunded_cents: 0 });
    }
    expect(await reversals()).toEqual(['refund -13', 'refund 13']);
    expect(await balance()).toBe(25);
  });

  test('first seen as cancelled never takes credits', async ({ scene }) => {
    const { settle: read, reversals } = await paid(scene);
    await read({ refunds: [refund('re_1', 999, { status: 'canceled' })] });
    await read({ refunds: [refund('re_1', 999, { status: 'pending' })] });
    expect(await reversals()).toEqual([]);
  });

  test('after a failed part still takes all the credits in the end', async ({ scene }) => {
    const { settle: read, balance } = await paid(scene);
    const parts = [refund('re_1', 500), refund('re_2', 499)];
    await read({ refunds: parts });
    expect(await balance()).toBe(0);
    const failed = [refund('re_1', 500, { status: 'failed' }), refund('re_2', 499)];
    await read({ refunds: failed });
    expect(await balance()).toBe(13);
    await read({ refunds: [...failed, refund('re_3', 500)] });
    expect(await balance()).toBe(0);
  });

  test('of spent credits takes the rest and keeps a shortfall that no purchase pays', async ({
    scene,
  }) => {
    const { cook, settle: read, balance, spend: cookWith, reversals } = await paid(scene);
    await cookWith(20);
    expect(await read({ refunds: [refund('re_1', 999)] })).toMatchObject({
      status: 'refunded',
      shortfall_credits: 20,
    });
    const next = await bought(scene, cook);
    await next.settle();
    expect(await read({ refunds: [refund('re_1', 999)] })).toMatchObject({ shortfall_credits: 20 });
    expect(await balance()).toBe(25);
    expect(await reversals()).toEqual(['refund -5']);
    expect(await read({ refunds: [refund('re_1', 999, { status: 'failed' })] })).toMatchObject({
      shortfall_credits: 0,
    });
    expect(await balance()).toBe(30);
  });

  test('with nothing left to take adds no entry and returns nothing when it fails', async ({
    scene,
  }) => {
    const { settle: read, balance, spend: cookWith, reversals } = await paid(scene);
    await cookWith(25);
    await read({ refunds: [refund('re_1', 999)] });
    await read({ refunds: [refund('re_1', 999, { status: 'failed' })] });
    expect(await reversals()).toEqual([]);
    expect(await balance()).toBe(0);
  });

  test('of more than was paid takes no more than was granted', async ({ scene }) => {
    const { settle: read, balance } = await paid(scene);
    const refunds = [refund('re_1', 900), refund('re_2', 900), refund('re_3', 10)];
    expect(await read({ refunds })).toMatchObject({
      status: 'refunded',
      refunded_cents: 999,
      shortfall_credits: 0,
    });
    expect(await balance()).toBe(0);
  });
});

describe('a dispute', () => {
  test('takes credits when funds are withdrawn and returns them when reinstated', async ({
    scene,
  }) => {
    const { settle: read, balance, spend: cookWith, reversals } = await paid(scene);
    const at = (funds: 'none' | 'withdrawn' | 'reinstated') =>
      read({ disputes: [dispute('dp_1', 999, funds)] });
    expect((await at('none')).status).toBe('completed');
    await cookWith(5);
    expect(await at('withdrawn')).toMatchObject({ status: 'disputed', shortfall_credits: 5 });
    await at('withdrawn');
    expect(await balance()).toBe(0);
    expect(await at('reinstated')).toMatchObject({ status: 'completed', shortfall_credits: 0 });
    await at('reinstated');
    await at('withdrawn');
    expect(await reversals()).toEqual(['dispute -20', 'dispute 20']);
    expect(await balance()).toBe(20);
  });

  test('already won when first seen takes nothing', async ({ scene }) => {
    const { settle: read, reversals } = await paid(scene);
    await read({ disputes: [dispute('dp_1', 999, 'reinstated')] });
    await read({ disputes: [dispute('dp_1', 999, 'withdrawn')] });
    expect(await reversals()).toEqual([]);
  });

  test('and a refund of the same money take the credits once, whichever remains', async ({
    scene,
  }) => {
    const { settle: read, balance, reversals } = await paid(scene);
    const withdrawn = [dispute('dp_1', 999, 'withdrawn')];
    const reinstated = [dispute('dp_1', 999, 'reinstated')];
    await read({ disputes: withdrawn });
    expect((await read({ disputes: withdrawn, refunds: [refund('re_1', 999)] })).status).toBe(
      'refunded',
    );
    expect(await balance()).toBe(0);
    await read({ disputes: reinstated, refunds: [refund('re_1', 999)] });
    expect(await reversals()).toEqual(['dispute -25']);
    await read({ disputes: reinstated, refunds: [refund('re_1', 999, { status: 'failed' })] });
    expect(await reversals()).toEqual(['dispute -25', 'refund 25']);
    expect(await balance()).toBe(25);
  });

  test('won in the same reading as a refund returns credits before the refund takes', async ({
    scene,
  }) => {
    const { settle: read, balance, reversals } = await paid(scene);
    await read({ disputes: [dispute('dp_1', 999, 'withdrawn')] });
    const both = { disputes: [dispute('dp_1', 999, 'reinstated')], refunds: [refund('re_1', 999)] };
    expect(await read(both)).toMatchObject({ status: 'refunded', shortfall_credits: 0 });
    expect(await reversals()).toEqual(['dispute -25', 'dispute 25', 'refund -25']);
    expect(await balance()).toBe(0);
  });

  test('of a part after a refund of the rest takes the rest', async ({ scene }) => {
    const { settle: read, balance } = await paid(scene);
    const refunds = [refund('re_1', 400)];
    await read({ refunds });
    expect(await balance()).toBe(15);
    const state = { refunds, disputes: [dispute('dp_1', 599, 'withdrawn')] };
    expect(await read(state)).toMatchObject({ status: 'disputed', refunded_cents: 400 });
    expect(await balance()).toBe(0);
    await read({ refunds, disputes: [dispute('dp_1', 599, 'reinstated')] });
    expect(await balance()).toBe(15);
  });
});

test.for([
  ['deleted', 'delete from auth.users where id = $1'],
  ['soft-deleted', 'update auth.users set deleted_at = now() where id = $1'],
])(
  'moves no credits of an account that is %s, but still settles its purchase',
  async ([, remove], { scene }) => {
    const { cook, settle: read } = await paid(scene);
    const disputes = [dispute('dp_1', 999, 'withdrawn')];
    const entries = async () => {
      const rows = await scene.sql`
      select kind, delta from public.credit_entries where kind in ('refund', 'dispute') order by id`;
      return rows.map(({ kind, delta }) => `${kind} ${delta}`);
    };
    await read({ refunds: [refund('re_1', 500, { status: 'pending' })] });
    await scene.sql.unsafe(remove as string, [cook.id]);
    const failed = [refund('re_1', 500, { status: 'failed' })];
    expect(await read({ refunds: failed })).toMatchObject({
      status: 'completed',
      refunded_cents: 0,
    });
    expect(await read({ refunds: failed, disputes })).toMatchObject({
      status: 'disputed',
      shortfall_credits: 0,
    });
    const reinstated = [dispute('dp_1', 999, 'reinstated')];
    expect((await read({ refunds: failed, disputes: reinstated })).status).toBe('completed');
    expect(await entries()).toEqual(['refund -13']);
  },
);

test('a refund of one purchase does not affect another purchase', async ({ scene }) => {
  const { cook, settle: read, balance } = await paid(scene);
  const other = await scene.as('service', (sql) => openPurchase(sql, cook));
  await scene.as('service', (sql) => settle(sql, other, { refunds: [refund('re_other', 999)] }));
  expect(await balance()).toBe(25);
  // A refund id of another purchase is not counted again.
  await read({ refunds: [refund('re_other', 999)] });
  expect(await balance()).toBe(25);
});
