import { describe, expect, test } from 'vitest';
import { borrow, borrowBytes, giveBack } from './spare-room.ts';

describe('spare room', () => {
  test('serves again what was given back, also a little shorter', () => {
    const first = borrow(100_000);
    giveBack(first);
    const second = borrow(98_000);
    expect(second).toHaveLength(98_000);
    expect(second.buffer).toBe(first.buffer);
    giveBack(second);
  });

  test('never serves one room twice at once', () => {
    const all = Array.from({ length: 6 }, () => borrow(50_000));
    expect(new Set(all.map(({ buffer }) => buffer)).size).toBe(6);
    for (const one of all) giveBack(one);
  });

  test('lets go of what no size fits: it keeps no more rooms than were needed at once', () => {
    const buffers = new Set<ArrayBuffer>();
    // Cameras that lean more and more: each picture is much larger than the one before.
    for (let size = 10_000; size < 3_000_000; size *= 2) {
      const one = borrow(size);
      const other = borrowBytes(size);
      buffers.add(one.buffer);
      buffers.add(other.buffer);
      giveBack(one);
      giveBack(other);
    }
    // Of so many sizes only a few rooms are spare still.
    let kept = 0;
    for (let size = 10_000; size < 3_000_000; size *= 2) {
      if (buffers.has(borrow(size).buffer)) kept++;
    }
    expect(buffers.size).toBeGreaterThan(8);
    expect(kept).toBeLessThanOrEqual(4);
  });
});
