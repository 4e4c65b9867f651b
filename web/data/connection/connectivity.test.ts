import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordNoResponse, recordServerResponse } from './connectivity.ts';

/** All health checks (`/healthz` fetches) sent so far, each to be resolved or rejected by the test. */
let probes: PromiseWithResolvers<Response>[];

beforeEach(() => {
  vi.useFakeTimers();
  probes = [];
  vi.stubGlobal('fetch', () => {
    const probe = Promise.withResolvers<Response>();
    probes.push(probe);
    return probe.promise;
  });
});
afterEach(() => {
  recordServerResponse();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function failProbe() {
  probes.at(-1)?.reject(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(0);
}

test('a silent server is probed one request at a time, however many requests fail', async () => {
  recordNoResponse();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(probes).toHaveLength(1);
  // While the probe is in flight.
  recordNoResponse();
  recordNoResponse();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probes).toHaveLength(1);
  await failProbe();
  recordNoResponse();
  await vi.advanceTimersByTimeAsync(3_999);
  expect(probes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(probes).toHaveLength(2);
});

test('any response stops the probes, and the next silence starts them again', async () => {
  recordNoResponse();
  await vi.advanceTimersByTimeAsync(2_000);
  recordServerResponse();
  await failProbe();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probes).toHaveLength(1);
  recordNoResponse();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(probes).toHaveLength(2);
});

test('the probe interval grows to 30 seconds', async () => {
  recordNoResponse();
  for (const waitMs of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const sent = probes.length;
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(probes).toHaveLength(sent);
    await vi.advanceTimersByTimeAsync(1);
    expect(probes).toHaveLength(sent + 1);
    await failProbe();
  }
});
