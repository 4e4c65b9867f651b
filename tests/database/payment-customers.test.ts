import { describe, expect } from 'vitest';
import { addPerson, type Scene, test } from './scene.ts';

const remember = async (scene: Scene, { id }: { id: string }, customer: string) => {
  const [row] = await scene.as(
    'service',
    (sql) => sql`select private.remember_payment_customer(${id}, ${customer}) as customer`,
  );
  return row?.customer as string | null;
};
const customerOf = async (scene: Scene, { id }: { id: string }) => {
  const [row] = await scene.as(
    'service',
    (sql) => sql`select private.payment_customer(${id}) as customer`,
  );
  return row?.customer as string | null;
};
const orphans = async (scene: Scene) => {
  const rows = await scene.as(
    'service',
    (sql) => sql<{ id: string }[]>`select id from private.list_orphaned_customers(10) as id`,
  );
  return rows.map(({ id }) => id).sort();
};

describe('a customer of the payment provider', () => {
  test('stays an account’s first one; a second one is orphaned', async ({ scene }) => {
    const cook = await scene.person();
    expect(await customerOf(scene, cook)).toBeNull();
    expect(await remember(scene, cook, 'cus_1')).toBe('cus_1');
    expect(await remember(scene, cook, 'cus_1')).toBe('cus_1');
    expect(await remember(scene, cook, 'cus_2')).toBe('cus_1');
    expect(await customerOf(scene, cook)).toBe('cus_1');
    expect(await orphans(scene)).toEqual(['cus_2']);
  });

  test('is orphaned when the account is deleted, until it is deleted at the provider', async ({
    scene,
  }) => {
    const [deleted, emptied] = [await scene.person(), await scene.person()];
    await remember(scene, deleted, 'cus_1');
    await remember(scene, emptied, 'cus_2');
    await scene.as('accounts', (sql) => sql`delete from auth.users where id = ${deleted.id}`);
    await scene.as(
      'accounts',
      (sql) => sql`update auth.users set deleted_at = now() where id = ${emptied.id}`,
    );
    expect(await remember(scene, deleted, 'cus_3')).toBeNull();
    expect(await orphans(scene)).toEqual(['cus_1', 'cus_2', 'cus_3']);
    await scene.as('service', (sql) => sql`select private.forget_payment_customer('cus_1')`);
    expect(await orphans(scene)).toEqual(['cus_2', 'cus_3']);
  });

  test('created five times concurrently is one per account', async ({
    testDatabase: { owner, database },
  }) => {
    const cook = await addPerson(owner);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        database.asService(
          (sql) => sql`select private.remember_payment_customer(${cook.id}, ${`cus_${n}`}) as id`,
        ),
      ),
    );
    expect(new Set(answers.map(([row]) => row?.id)).size).toBe(1);
    const rows = await owner`select user_id from private.payment_customers`;
    expect(rows.filter((row) => row.user_id === null)).toHaveLength(4);
  });
});
