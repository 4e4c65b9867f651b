import { type Stretch, stretchesOf } from './found.ts';
import { isOrdinary } from './other-things.ts';
import { clauseEnd, lessOf, negativeVerb, notAboutFood } from './restriction-words.ts';

/** A clause of a text, with its position. */
export type Clause = Stretch & { text: string };

/** Splits a text into clauses, each with its position. */
export function clausesOf(text: string): Clause[] {
  const ends = [
    ...stretchesOf(text, /\.(?!\d)|[;!?\n]|(?<!\b(?:anything|everything) )\bbut\b/giu),
    { from: text.length, to: text.length },
  ];
  return ends
    .map(({ from }, at) => {
      const start = ends[at - 1]?.to ?? 0;
      return { from: start, to: from, text: text.slice(start, from) };
    })
    .filter((clause) => clause.text.trim() !== '');
}

/** What a negation rules out in its clause, and the stretch that it covers. */
type Ruling = { clause: Clause; start: number; stretch: Stretch; names: readonly string[] };

/** Returns whether a food may be preferred: not inside what is ruled out. Beside a verb that may follow its food, usually only after it. */
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
    // "Ground turkey, the kids will not eat anything spicy": the cook has the turkey, and what follows the verb is not eaten.
    const before = clause.text.slice(0, at);
    const isOwned = /\b(?:i|we)(?:'ve| have)(?: got)?\b|\b(?:use up|using up)\b/iu.test(before);
    const isNext = (start: number) => /(?:,|\band\b|\bso\b|-)/u.test(clause.text.slice(at, start));
    if (isOwned && own.length > 0 && own.every((one) => at < one.start && isNext(one.start)))
      return true;
    return own.every((one) => {
      const said = clause.text.slice(one.stretch.from, one.stretch.to);
      const isElsewhere = one.names.length > 0 || notAboutFood.test(said);
      return clause.text.slice(at, one.start).includes(',') && isElsewhere;
    });
  };
}

/** "Anything made with dairy", "I don't do well with onions". */
const withFood =
  /\b(?:made|cooked|baked|fried|sauces?|foods?|products?|stuff|things?|anything|dishes|well|along|kinds?|types?|sorts?|ones?)\s*$/iu;

/** Cuts a text at the start of the next clause. In "anything with egg" the food comes only after the "with", so that is no end. */
export function upToEnd(text: string): string {
  const end = clauseEnd.exec(text);
  if (!end) return text;
  const before = text.slice(0, end.index);
  // "Don't need any onions", "not so fond of olives": the word belongs to the "no".
  if (before.trim() === '' && /^(?:need|so|just|only|since|on)/i.test(end[0])) {
    return before + end[0] + upToEnd(text.slice(end.index + end[0].length));
  }
  const goesOn =
    /^(?:with|using|use)$/i.test(end[0]) && (isOrdinary(before) || withFood.test(before));
  const past = end.index + end[0].length;
  return goesOn ? text.slice(0, past) + upToEnd(text.slice(past)) : before;
}
