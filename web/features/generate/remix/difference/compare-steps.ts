import { compareWords, type Piece } from './compare-words.ts';
import { type Pair, pairUp, plainWords, shareOfWords } from './pair-up.ts';

/** The change of one step. `number`: its position in the new method; `before`: its position in the old one (both from 1). */
export type StepChange =
  | { kind: 'same'; text: string; number: number }
  | { kind: 'out'; text: string; before: number }
  | { kind: 'in'; text: string; number: number }
  /** The text is the same; the step comes earlier or later. */
  | { kind: 'moved'; text: string; number: number; before: number }
  | { kind: 'changed'; pieces: Piece[]; number: number; before: number; moved: boolean };

const leastLikeness = 0.5;

/** Returns the largest set of pairs that keep their order: a longest increasing subsequence. All other pairs have moved. */
function keptInOrder(pairs: readonly Pair[]): Set<Pair> {
  const best: Pair[][] = [];
  for (const pair of pairs) {
    let longest: Pair[] = [];
    for (const chain of best) {
      const last = chain.at(-1);
      if (last && last.before < pair.before && chain.length > longest.length) longest = chain;
    }
    best.push([...longest, pair]);
  }
  return new Set(best.reduce((a, b) => (b.length > a.length ? b : a), []));
}

function compareStep(before: string, after: string, pair: Pair, moved: boolean): StepChange {
  const number = pair.after + 1;
  if (before !== after) {
    const pieces = compareWords(before, after);
    return { kind: 'changed', pieces, number, before: pair.before + 1, moved };
  }
  return moved
    ? { kind: 'moved', text: after, number, before: pair.before + 1 }
    : { kind: 'same', text: after, number };
}

/** Returns the change of each step, in the order of the new method; removed steps keep their position. */
export function compareSteps(before: readonly string[], after: readonly string[]): StepChange[] {
  const words = { before: before.map(plainWords), after: after.map(plainWords) };
  const pairs = pairUp({ before: before.length, after: after.length }, (one, other) => {
    const share = shareOfWords(words.before[one] ?? [], words.after[other] ?? []);
    return share >= leastLikeness ? share : 0;
  });
  const inOrder = keptInOrder(pairs);
  const pairOf = new Map(pairs.map((pair) => [pair.after, pair]));
  const stayed = new Set(pairs.map((pair) => pair.before));
  const nextInOrder = (index: number) =>
    pairs.find((pair) => pair.after > index && inOrder.has(pair))?.before ?? before.length;
  const changes: StepChange[] = [];
  let told = 0;
  const tellOutUntil = (end: number) => {
    for (; told < end; told += 1) {
      const text = before[told];
      if (text !== undefined && !stayed.has(told))
        changes.push({ kind: 'out', text, before: told + 1 });
    }
  };
  after.forEach((text, index) => {
    const pair = pairOf.get(index);
    if (!pair) {
      tellOutUntil(nextInOrder(index));
      changes.push({ kind: 'in', text, number: index + 1 });
      return;
    }
    const moved = !inOrder.has(pair);
    if (!moved) tellOutUntil(pair.before);
    changes.push(compareStep(before[pair.before] ?? '', text, pair, moved));
  });
  tellOutUntil(before.length);
  return changes;
}

/** Below this share of new steps that match an old step, the method counts as rewritten: a comparison line by line would not help. */
const leastKeptShare = 1 / 3;

/** Returns whether the method was rewritten rather than changed. */
export function isMethodRewritten(changes: readonly StepChange[]): boolean {
  const steps = changes.filter(({ kind }) => kind !== 'out');
  const kept = steps.filter(({ kind }) => kind !== 'in');
  return steps.length > 0 && kept.length < steps.length * leastKeptShare;
}
