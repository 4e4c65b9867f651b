import type { Word } from '#recipes/pantry/words.ts';
import type { Listed } from './listed.ts';

/** A run of consecutive words in a step that all occur in a line's name. */
export type Run = { listed: Listed; from: number; to: number; score: number };

/** Returns whether the run contains the head word of the food, and not only words that describe it. */
export const hasHead = ({ listed, from, to }: Run, words: readonly Word[]): boolean =>
  words.slice(from, to + 1).some(({ word }) => word === listed.head);

/** Returns the longest run of words around a position that all occur in the line's name. */
export function runAround(listed: Listed, words: readonly Word[], at: number): Run {
  let [from, to] = [at, at];
  while (words[from]?.joined && listed.words.has(words[from - 1]?.word ?? '')) from -= 1;
  while (words[to + 1]?.joined && listed.words.has(words[to + 1]?.word ?? '')) to += 1;
  const said = words.slice(from, to + 1).filter(({ word }) => listed.naming.has(word));
  const named = new Set(said.map(({ word }) => word));
  // The run with the most words wins; then the line with the fewest unmatched words: "tomatoes" means tomatoes, not tomato purée.
  const score = 10 * (to - from + 1) + (5 * named.size) / listed.naming.size;
  return { listed, from, to, score };
}

/** Drops every run that overlaps a run with a higher score. Overlapping runs with equal scores all stay. */
export function withoutShorter(runs: readonly Run[]): Run[] {
  return runs.filter((run) =>
    runs.every(
      (other) =>
        other.to < run.from || other.from > run.to || other.score <= run.score || other === run,
    ),
  );
}
