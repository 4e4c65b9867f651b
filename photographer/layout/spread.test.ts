import { describe, expect, it } from 'vitest';
import { createChance } from '../chance.ts';
import { Scene } from '../scene.ts';
import { isOnStage } from '../stage.ts';
import { countsFor, heap } from './heap.ts';
import type { Laid } from './laid.ts';
import { middleOf } from './region.ts';
import { spread } from './spread.ts';
import { patch } from './stages.ts';

const plate = patch(600, 400, 230, 10);

describe('laying food', () => {
  it('keeps pieces of one layer apart and on the ground', () => {
    const spots = spread(createChance('apart'), plate, middleOf(plate), 30, 22);
    expect(spots).toHaveLength(30);
    for (const [at, one] of spots.entries()) {
      expect(isOnStage(plate, one.x, one.y)).toBe(true);
      for (const other of spots.slice(at + 1)) {
        const away = Math.hypot(one.x - other.x, one.y - other.y);
        expect(away).toBeGreaterThan(22);
      }
    }
  });

  it('gives each food its share of the room, and never none', () => {
    const food = (share: number, footprint: number): Laid => ({
      draw: () => {},
      radius: 10,
      footprint,
      share,
    });
    expect(countsFor([food(0.75, 100), food(0.249, 50), food(0.001, 5000)], 10_000)).toEqual([
      75, 50, 1,
    ]);
    expect(countsFor([{ ...food(1, 100), most: 3 }], 10_000)).toEqual([3]);
  });

  it('heaps foods inside the rim, the same for the same seed', () => {
    const laidBy = (seed: string) => {
      const scene = new Scene({ seed, scale: 0.25 });
      const placed: [number, number][] = [];
      const food: Laid = {
        draw: ({ x, y }) => {
          placed.push([x, y]);
        },
        radius: 15,
        footprint: 500,
        share: 1,
      };
      heap(scene, plate, middleOf(plate, 0.9), [food], { depth: 1.5 });
      return placed;
    };
    const first = laidBy('a');
    expect(first.length).toBeGreaterThan(100);
    expect(first.every(([x, y]) => isOnStage(plate, x, y))).toBe(true);
    expect(laidBy('a')).toEqual(first);
    expect(laidBy('b')).not.toEqual(first);
  });
});
