import { describe, expect, test } from 'vitest';
import { borrow, releaseBuffer, SpareRoom } from './spare-room.ts';

describe('spare room', () => {
  test('serves a returned array again, also for a slightly shorter request', () => {
    const first = borrow(100_000);
    releaseBuffer(first);
    const second = borrow(98_000);
    expect(second).toHaveLength(98_000);
    expect(second.buffer).toBe(first.buffer);
    releaseBuffer(second);
  });

  test('never serves one buffer twice at once', () => {
    const room = new SpareRoom();
    const all = Array.from({ length: 6 }, () => room.take(200_000));
    expect(new Set(all).size).toBe(6);
  });

  test('drops buffers that fit no request: it keeps no more of them than were in use at once', () => {
    const room = new SpareRoom();
    const buffers = new Set<ArrayBuffer>();
    // Each picture is much larger than the one before, and uses two buffers at once.
    for (let bytes = 10_000; bytes < 12_000_000; bytes *= 2) {
      const inUse = [room.take(bytes), room.take(bytes)];
      for (const buffer of inUse) {
        buffers.add(buffer);
        room.releaseBuffer(buffer);
      }
    }
    let kept = 0;
    for (let bytes = 10_000; bytes < 12_000_000; bytes *= 2) {
      if (buffers.has(room.take(bytes))) kept++;
    }
    expect(buffers.size).toBeGreaterThan(8);
    expect(kept).toBeLessThanOrEqual(2);
  });
});
