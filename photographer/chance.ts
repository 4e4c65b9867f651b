import { createRandom, type Random } from '#recipes/random.ts';

/** Random numbers for pictures: like those of the chef, plus real numbers. */
export type Chance = Random & {
  /** Returns a real number from `low` (inclusive) to `high` (exclusive). */
  real(low: number, high: number): number;
  /** Returns a random direction in radians. */
  angle(): number;
};

/** @param seed any text; the same seed gives the same choices */
export function createChance(seed: string): Chance {
  const random = createRandom(seed);
  const real = (low: number, high: number) => low + (high - low) * random.next();
  return { ...random, real, angle: () => real(0, 2 * Math.PI) };
}
