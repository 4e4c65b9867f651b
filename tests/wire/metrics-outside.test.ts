import { afterEach, expect, test } from 'vitest';
import { listenTestApp } from '#tests/support/listening-app.ts';
import { signUpConfirmed } from '#tests/support/people.ts';
import { readMetric } from './metrics-scene.ts';
import { newestEvent, openPaid, openPaymentsScene, signedWebhook, tell } from './payments-scene.ts';
import { openRawSocket, subscribed } from './realtime-scene.ts';
import { png, startStorageScene } from './storage-scene.ts';

// Metrics about external parties: realtime listeners, the object store, the payment provider.

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

/** Reads a metric. A metric without samples counts as 0. */
const read = async (...asked: Parameters<typeof readMetric>) => (await readMetric(...asked)) ?? 0;

test('counts delivered realtime changes, and closed sockets by code', async () => {
  const testApp = await listenTestApp();
  close = testApp.close;
  const cook = await signUpConfirmed(testApp);
  const told: unknown[] = [];
  const channel = cook.client
    .channel('counted')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'recipes' }, (change) =>
      told.push(change),
    );
  expect(await subscribed(channel)).toMatchObject({ status: 'SUBSCRIBED' });
  expect(await read(testApp, 'saffron_realtime_deliveries_total')).toBe(0);
  await cook.client.from('recipes').insert({ user_id: cook.user.id, name: 'Soup' });
  await expect.poll(() => told.length).toBe(1);
  expect(await read(testApp, 'saffron_realtime_deliveries_total')).toBe(1);

  const raw = await openRawSocket(testApp.url, testApp.services.keys.anonKey);
  raw.socket.close(1000);
  const closed = () => read(testApp, 'saffron_realtime_closed_total', { code: '1000' });
  await expect.poll(closed).toBe(1);
});

test('counts object store operations and bytes written', async () => {
  const scene = await startStorageScene();
  close = scene.close;
  const { testApp, cook } = scene;
  const before = await read(testApp, 'saffron_store_bytes_written_total');
  const bucket = cook.client.storage.from('avatars');
  const { error } = await bucket.upload(`${cook.user.id}/a.png`, await png(), {
    contentType: 'image/png',
  });
  expect(error).toBeNull();
  expect(await read(testApp, 'saffron_store_bytes_written_total')).toBeGreaterThan(before);
  const calls = 'saffron_store_operation_seconds_count';
  const puts = await read(testApp, calls, { operation: 'put', outcome: 'ok' });
  expect(puts).toBeGreaterThanOrEqual(1);
  expect(await read(testApp, calls, { outcome: 'failed' })).toBe(0);
});

test('counts webhooks by outcome and purchases by status', async () => {
  const scene = await openPaymentsScene();
  close = scene.close;
  const webhooks = 'saffron_webhooks_total';
  await openPaid(scene, await scene.cook());
  const event = await newestEvent(scene, 'checkout.session.completed');
  const forged = await scene.testApp.app.fetch(
    signedWebhook(scene, event, { secret: 'whsec_forged' }),
  );
  expect(forged.status).toBe(400);
  expect(await read(scene.testApp, webhooks, { outcome: 'refused' })).toBe(1);
  await tell(scene, event);
  await scene.sandbox.idle();
  const type = 'checkout.session.completed';
  expect(await read(scene.testApp, webhooks, { type })).toBeGreaterThanOrEqual(1);
  expect(await read(scene.testApp, 'saffron_purchases_total', { status: 'completed' })).toBe(1);
});
