import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { balanceOf } from './purchases-scene.ts';
import { addPerson, outcomeOf, type Person, refusal, type Scene, test } from './scene.ts';

type Adjustment = { seen: number | null; balance: number; reason?: string | null };
const adjust = (sql: Transaction, { id }: { id: string }, { seen, balance, reason }: Adjustment) =>
  sql`select public.adjust_credits(${id}, ${seen}, ${balance}, ${reason ?? null}) as balance`;
const adjustAs = (scene: Scene, who: Person, cook: { id: string }, to: Adjustment) =>
  scene.as(who, (sql) => adjust(sql, cook, to));

describe('adjust_credits', () => {
  test('sets the balance and records the admin and the reason', async ({ scene }) => {
    const [cook, admin] = [await scene.person(), await scene.person({ admin: true })];
    const set = await adjustAs(scene, admin, cook, { seen: 1, balance: 9, reason: ' Spilt soup ' });
    expect(set).toEqual([{ balance: 9 }]);
    await adjustAs(scene, admin, cook, { seen: 9, balance: 9 });
    await adjustAs(scene, admin, cook, { seen: 9, balance: 2, reason: ' ' });
    const entries = await scene.sql`
      select delta, actor_id, reason from public.credit_entries
      where user_id = ${cook.id} and kind = 'adjustment' order by id`;
    expect(entries).toEqual([
      { delta: 8, actor_id: admin.id, reason: 'Spilt soup' },
      { delta: -7, actor_id: admin.id, reason: 'Balance set from 9 to 2' },
    ]);
    expect(await balanceOf(scene.sql, cook)).toBe(2);
  });

  test('rejects an adjustment of a changed balance and reports the current one', async ({
    scene,
  }) => {
    const [cook, admin] = [await scene.person({ credits: 3 }), await scene.person({ admin: true })];
    for (const seen of [4, 0, null]) {
      const raced = adjustAs(scene, admin, cook, { seen, balance: 9 });
      await expect(raced).rejects.toMatchObject({ ...refusal('STRAC'), detail: '3' });
    }
    expect(await balanceOf(scene.sql, cook)).toBe(3);
  });

  test('rejects callers without admin rights, negative balances and unknown accounts', async ({
    scene,
  }) => {
    const [cook, admin] = [await scene.person(), await scene.person({ admin: true })];
    const nobody = { id: '00000000-0000-4000-8000-000000000000' };
    const to = { seen: 1, balance: 9 };
    await expect(adjustAs(scene, cook, cook, to)).rejects.toMatchObject(refusal('42501'));
    await expect(adjustAs(scene, admin, cook, { seen: 1, balance: -1 })).rejects.toMatchObject(
      refusal('23514'),
    );
    await expect(adjustAs(scene, admin, nobody, to)).rejects.toMatchObject(refusal('STNTF'));
    await scene.sql`insert into auth.mfa_factors (user_id, factor_type, status) values (${admin.id}, 'totp', 'verified')`;
    await expect(adjustAs(scene, admin, cook, to)).rejects.toMatchObject(refusal('42501'));
    for (const who of ['visitor', 'service'] as const) {
      const step = scene.as(who, (sql) => adjust(sql, cook, to));
      await expect(step).rejects.toMatchObject(refusal('42501'));
    }
  });

  test('ten concurrent adjustments of the same balance: one succeeds', async ({ testDatabase }) => {
    const { owner, database } = testDatabase;
    const [cook, admin] = [await addPerson(owner), await addPerson(owner, { admin: true })];
    const caller = { role: 'authenticated' as const, claims: { sub: admin.id } };
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        outcomeOf(
          database.asCaller(caller, (sql) => adjust(sql, cook, { seen: 1, balance: n + 2 })),
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'allowed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'STRAC')).toHaveLength(9);
    await balanceOf(owner, cook);
  });
});
