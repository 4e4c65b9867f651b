import type { Word } from '#recipes/pantry/words.ts';
import type { Listed } from './listed.ts';

/** A stretch of a step's words that are all in a line's name. */
export type Run = { listed: Listed; from: number; to: number; score: number };

/** Whether the food itself is said, and not only what is told of it. */
export const hasHead = ({ listed, from, to }: Run, words: readonly Word[]): boolean =>
  words.slice(from, to + 1).some(({ word }) => word === listed.head);

/** The longest stretch of words around a place that are all in the line's name. */
export function runAround(listed: Listed, words: readonly Word[], at: number): Run {
  let [from, to] = [at, at];
  while (words[from]?.joined && listed.words.has(words[from - 1]?.word ?? '')) from -= 1;
  while (words[to + 1]?.joined && listed.words.has(words[to + 1]?.word ?? '')) to += 1;
  const said = words.slice(from, to + 1).filter(({ word }) => listed.naming.has(word));
  const named = new Set(said.map(({ word }) => word));
  // Most words first; then the line that needs fewest more: "tomatoes" are those, not the purée of them.
  const score = 10 * (to - from + 1) + (5 * named.size) / listed.naming.size;
  return { listed, from, to, score };
}

/** The runs that stand where others do not reach further; equal ones stand together. */
export function withoutShorter(runs: readonly Run[]): Run[] {
  return runs.filter((run) =>
    runs.every(
      (other) =>
        other.to < run.from || other.from > run.to || other.score <= run.score || other === run,
    ),
  );
}
