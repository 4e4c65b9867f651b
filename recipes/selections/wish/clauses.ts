import { type Stretch, stretchesOf } from './found.ts';
import { lessOf, negativeVerb, turnedAround } from './restriction-words.ts';

/** A sentence of a text, at its place. */
export type Clause = Stretch & { text: string };

/** The sentences of a text, each at its place. */
export function clausesOf(text: string): Clause[] {
  const ends = [
    ...stretchesOf(text, /\.(?!\d)|[;!?\n]|\bbut\b/giu),
    { from: text.length, to: text.length },
  ];
  return ends
    .map(({ from }, at) => {
      const start = ends[at - 1]?.to ?? 0;
      return { from: start, to: from, text: text.slice(start, from) };
    })
    .filter((clause) => clause.text.trim() !== '');
}

/** What a "no" rules out in its clause, and from where to where it reaches. */
type Ruling = { clause: Clause; start: number; stretch: Stretch; names: readonly string[] };

/** Foods may be preferred outside of what is ruled out; beside a verb that may follow its food, only behind it. */
export function mayPreferIn(
  clauses: readonly Clause[],
  negations: readonly Ruling[],
): (stretch: Stretch) => boolean {
  const less = clauses.flatMap((clause) =>
    stretchesOf(clause.text, lessOf).map(({ from, to }) => ({
      ...{ from: from + clause.from, to: to + clause.from },
    })),
  );
  const isIn = (stretch: Stretch, { from, to }: Stretch) =>
    stretch.from >= from && stretch.from < to;
  return (stretch) => {
    const clause = clauses.find((one) => isIn(stretch, one));
    if (!clause || less.some((one) => isIn(stretch, one))) return false;
    const own = negations.filter((one) => one.clause === clause);
    const at = stretch.from - clause.from;
    if (own.some((one) => isIn({ from: at, to: at }, one.stretch))) return false;
    const isVerb = negativeVerb.test(clause.text);
    if (!isVerb) return true;
    if (own.length > 0 && own.every((one) => at >= one.stretch.to)) return true;
    // "Ground turkey, the kids will not eat anything spicy": what follows the verb is what is not eaten.
    const before = clause.text.slice(0, at);
    const isOwned = /\b(?:i|we)(?:'ve| have)(?: got)?\b|\b(?:use up|using up)\b/iu.test(before);
    const isNext = (start: number) => /(?:,|\band\b|\bso\b|-)/u.test(clause.text.slice(at, start));
    if (isOwned && own.length > 0 && own.every((one) => at < one.start && isNext(one.start)))
      return true;
    return (
      !turnedAround.test(clause.text) &&
      own.every((one) => clause.text.slice(at, one.start).includes(',') && one.names.length > 0)
    );
  };
}
