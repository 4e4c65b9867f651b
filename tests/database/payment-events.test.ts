import { expect } from 'vitest';
import { test } from './scene.ts';

test('an event can be begun again until it succeeds, and is deleted after 90 days', async ({
  scene,
}) => {
  const begin = async (id: string) => {
    const [row] = await scene.as(
      'service',
      (sql) => sql`select private.begin_payment_event(${id}, 'charge.refunded') as fresh`,
    );
    return row?.fresh as boolean;
  };
  const end = (id: string, outcome: string) =>
    scene.as('service', (sql) => sql`select private.end_payment_event(${id}, ${outcome})`);
  expect(await begin('evt_1')).toBe(true);
  expect(await begin('evt_1')).toBe(true); // its process died
  await end('evt_1', 'failed: no answer');
  expect(await begin('evt_1')).toBe(true);
  await end('evt_1', 'settled');
  expect(await begin('evt_1')).toBe(false);
  expect(await begin('evt_2')).toBe(true);
  const [row] = await scene.sql`
    select attempts, outcome, ended_at is not null as ended from private.payment_events where event_id = 'evt_1'`;
  expect(row).toEqual({ attempts: 4, outcome: 'settled', ended: true });

  await scene.sql`update private.payment_events set received_at = now() - interval '91 days' where event_id = 'evt_1'`;
  await scene.sql`select private.sweep_accounts(now())`;
  const left = await scene.sql`select event_id from private.payment_events`;
  expect(left).toEqual([{ event_id: 'evt_2' }]);
});
