import { expect, test } from 'vitest';
import { BodyTooLarge, discardBody, receiveBody } from './receive-body.ts';

/** Creates a body of this many pieces, which counts the pieces that are read. */
function bodyOf(pieces: number, sizeBytes: number, fault?: Error) {
  const taken = { pieces: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken.pieces === pieces) return fault ? controller.error(fault) : controller.close();
        taken.pieces += 1;
        controller.enqueue(new Uint8Array(sizeBytes).fill(taken.pieces));
      },
      cancel() {
        taken.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken };
}

test('returns a body within the limit whole and in order', async () => {
  expect([...(await receiveBody(bodyOf(3, 2).body, 6))]).toEqual([1, 1, 2, 2, 3, 3]);
  expect(await receiveBody(null, 6)).toHaveLength(0);
});

test('copies each piece, even if there are very many', async () => {
  const pieces = 49_000;
  const piece = new Uint8Array(1);
  let given = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (given === pieces) return controller.close();
        piece[0] = given % 251;
        given += 1;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  const bytes = await receiveBody(body, pieces);
  expect(bytes).toHaveLength(pieces);
  expect(bytes.every((byte, at) => byte === at % 251)).toBe(true);
});

test('drains a body above the limit, then rejects it', async () => {
  const { body, taken } = bodyOf(10, 2);
  const error = await receiveBody(body, 5).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BodyTooLarge);
  expect(error).toMatchObject({ drained: true });
  expect(taken).toEqual({ pieces: 10, cancelled: false });
});

test('stops reading a body that comes byte by byte', async () => {
  const wanted = bodyOf(Number.POSITIVE_INFINITY, 1);
  await expect(receiveBody(wanted.body, 5_000_000)).rejects.toMatchObject({
    status: 400,
    message: /too many pieces/,
  });
  const unwanted = bodyOf(Number.POSITIVE_INFINITY, 1);
  expect(await discardBody(unwanted.body)).toBe(false);
  for (const { taken } of [wanted, unwanted]) {
    expect(taken.cancelled).toBe(true);
    expect(taken.pieces).toBeLessThan(60_000);
  }
});

test('stops draining an endless body', async () => {
  const mebibyte = 1024 * 1024;
  const { body, taken } = bodyOf(Number.POSITIVE_INFINITY, mebibyte);
  const error = await receiveBody(body, 5).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ drained: false });
  expect(taken.cancelled).toBe(true);
  expect(taken.pieces).toBeLessThan(40);
  const second = bodyOf(Number.POSITIVE_INFINITY, mebibyte);
  expect(await discardBody(second.body)).toBe(false);
  expect(await discardBody(bodyOf(3, 1).body)).toBe(true);
  expect(await discardBody(null)).toBe(true);
});

test('reports a body that breaks off as a client error', async () => {
  const { body } = bodyOf(1, 1, new Error('aborted'));
  await expect(receiveBody(body, 5)).rejects.toMatchObject({ status: 400, code: 'InvalidRequest' });
});

test('gives up a body that stalls', async () => {
  let cancelled = 0;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(1)),
      pull: () => new Promise(() => {}),
      cancel() {
        cancelled += 1;
      },
    });
  await expect(receiveBody(endless(), 5, 10)).rejects.toMatchObject({ message: /took too long/ });
  expect(await discardBody(endless(), 10)).toBe(false);
  expect(cancelled).toBe(2);
});
