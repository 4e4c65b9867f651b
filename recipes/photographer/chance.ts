import { createRandom, type Random } from '#recipes/random.ts';

/** Chance for pictures: as the chef's, and real numbers as well. */
export type Chance = Random & {
  /** A real number from `low` up to, but not including, `high`. */
  real(low: number, high: number): number;
  /** A direction in radians. */
  angle(): number;
};

/** @param seed any text; the same seed gives the same choices */
export function createChance(seed: string): Chance {
  const random = createRandom(seed);
  const real = (low: number, high: number) => low + (high - low) * random.next();
  return { ...random, real, angle: () => real(0, 2 * Math.PI) };
}
