import fc from 'fast-check';
import { atShare, type Random } from '#recipes/random.ts';

const steps = 2 ** 30;

/** Returns a random source whose choices are drawn, and later shrunk, by fast-check: first items and low numbers count as smaller. */
function randomOf(draw: fc.GeneratorValue): Random {
  const next = () => draw(fc.nat, { max: steps - 1 }) / steps;
  function pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('There is nothing to pick from');
    return items[draw(fc.nat, { max: items.length - 1 })] as Item;
  }
  return {
    next,
    pick,
    weighted: (items) => atShare(next(), items),
    between: (low, high) => draw(fc.integer, { min: low, max: high }),
  };
}

/** The draws of one seed. Unbiased, since the grammars weigh their choices themselves. */
const parameters = (seed: number) => ({ seed, unbiased: true });

/** Makes the cases of a seed. @param make makes one case from its choices; `index` is its place */
export function drawCases<Case>(
  seed: number,
  count: number,
  make: (random: Random, index: number) => Case,
): Case[] {
  const draws = fc.sample(fc.gen(), { ...parameters(seed), numRuns: count });
  return draws.map((draw, index) => make(randomOf(draw), index));
}

/** Enough for a request of a hundred choices; a fault that needs long to answer ends by the time limit. */
const maxTries = 300;
const maxShrinkingMs = 20_000;

/**
 * Repeats a case of `drawCases` with ever fewer and smaller choices, as long as it still fails.
 * @param fails makes a case from its choices, runs it, and returns what is wrong with it; undefined if nothing is
 * @returns what is wrong with the smallest case that fails; undefined if the case did not fail again
 */
export async function shrinkCase<Fault>(
  seed: number,
  index: number,
  fails: (random: Random) => Promise<Fault | undefined>,
): Promise<Fault | undefined> {
  const endsAtMs = performance.now() + maxShrinkingMs;
  let smallest: Fault | undefined;
  let tries = 0;
  const property = fc.asyncProperty(fc.gen(), async (draw) => {
    tries += 1;
    if (tries > maxTries || performance.now() > endsAtMs) return true;
    const fault = await fails(randomOf(draw));
    smallest = fault ?? smallest;
    return fault === undefined;
  });
  await fc.check(property, { ...parameters(seed), path: String(index), numRuns: 1 });
  return smallest;
}
