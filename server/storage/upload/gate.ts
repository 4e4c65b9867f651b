import { tooBusy } from '../problems.ts';

/**
 * Limits concurrent entries, in total and per caller: each upload holds its body in memory.
 * @returns a function that enters, and returns the function that leaves
 * @throws StorageProblem 429 if the gate is full
 */
export function createGate(most: { inAll: number; ofOne: number }): (key: string) => () => void {
  const inside = new Map<string, number>();
  let all = 0;
  return (key) => {
    const own = inside.get(key) ?? 0;
    if (all >= most.inAll || own >= most.ofOne) throw tooBusy();
    all += 1;
    inside.set(key, own + 1);
    return () => {
      all -= 1;
      const left = (inside.get(key) ?? 1) - 1;
      if (left === 0) inside.delete(key);
      else inside.set(key, left);
    };
  };
}
