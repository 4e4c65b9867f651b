import { type Clause, clausesOf, mayPreferIn } from './clauses.ts';
import { blankOut, type Found, type Stretch, stretchesOf } from './found.ts';
import { blankJudgements, blankSayings, isWantedIn } from './harmless-negations.ts';
import { kindsIn } from './not-kinds.ts';
import { type Negation, readNegations } from './read-negations.ts';
import { readReaction } from './read-reaction.ts';
import {
  dietsSaid,
  heatSaid,
  negativePattern,
  noAllergy,
  noWork,
  reactionPattern,
  unnamedAllergies,
} from './restriction-words.ts';
import { isFoodsAlone, readFree } from './ruled-out-before.ts';
import { readRuledOutBehind } from './ruled-out-behind.ts';
import { foodsIn, isDishName, type Reading, type Ruled } from './ruled-out-list.ts';
import { dishWordsIn, readLess, wantedAllTheSame } from './without-words.ts';

/** What a wish rules out, with positions in the text, and what sounds like a restriction but is not understood. */
export type Restrictions = {
  diets: string[];
  allergens: string[];
  avoid: string[];
  /** Stretches that would be bans if their names were known. The request is refused because of them. */
  unknown: string[];
  unknownAt: Stretch[];
  /** Allergies that are mentioned without what they are to. The request is refused because of them unless a choice says it. */
  unnamedAllergies: string[];
  parts: Found[];
  /** Kinds of dishes after a "no", which the dish must not be. */
  notKinds: string[];
  /** Stretches after a "no" that name no food: "no oven". */
  negated: Stretch[];
  /** Returns whether a food may be preferred at a stretch: everywhere except in what is ruled out and next to it. */
  mayPrefer: (stretch: Stretch) => boolean;
  /** Clauses about a reaction to a food. */
  reactions: Stretch[];
};

const listOf = (names: readonly string[]) => [...new Set(names)].join(', ');

const restriction = (label: string, from: number, to: number): Found => ({
  ...{ kind: 'restriction', label, wants: {} },
  ...{ from, to },
});

const everyReaction = new RegExp(reactionPattern.source, 'giu');

/** Splits a clause with several reactions: "a nut allergy, a dairy allergy", "I can't have gluten and he is allergic to eggs". */
function oneReactionEach(clause: Clause): Clause[] {
  const starts = stretchesOf(clause.text, everyReaction).map(({ from }) => from);
  const ends = starts.slice(1).map((start) => {
    const before = clause.text.slice(0, start);
    const joint = Math.max(before.lastIndexOf(','), before.search(/\band\b(?!.*\band\b)/iu));
    return joint > (starts[0] ?? 0) ? joint : undefined;
  });
  const cuts = [0, ...new Set(ends.flatMap((end) => end ?? [])), clause.text.length];
  return cuts.slice(1).map((to, at) => {
    const from = cuts[at] ?? 0;
    return { from: clause.from + from, to: clause.from + to, text: clause.text.slice(from, to) };
  });
}

const asksFor = /\b(?:crav\w*|wants?|likes?|loves?|fanc\w*|needs?|makes?|some|something|for)\b/iu;

/** Reads clauses that only go on with the foods of a reaction: "Allergies: nuts. Eggs. Dairy.", "allergic to nuts but also seeds". */
function furtherFoods(clauses: readonly Clause[]): InClause<Ruled>[] {
  let isOpen = false;
  return clauses.flatMap((clause) => {
    const names = foodsIn(clause.text);
    const isFurther =
      isOpen &&
      names.length > 0 &&
      isFoodsAlone(clause.text) &&
      !isDishName(clause.text) &&
      !asksFor.test(clause.text) &&
      !isWantedIn(clause.text);
    isOpen = isFurther || isReaction(clause);
    return isFurther && !isReaction(clause)
      ? [{ clause, names, unknown: [], start: 0, end: clause.text.length }]
      : [];
  });
}

/** Returns the text in brackets that rules nothing out: "(Texas husband)". */
const asidesOf = (text: string): Stretch[] =>
  stretchesOf(text, /\([^()]*\)/gu).filter(
    ({ from, to }) =>
      foodsIn(text.slice(from, to)).length === 0 &&
      !reactionPattern.test(text.slice(from, to)) &&
      !negativePattern.test(text.slice(from, to)),
  );

/** Returns the foods for a reaction that names none: what the same clause leaves out, "eggless cake, my son is allergic". */
const ruledOutIn = (clause: Clause, ruled: readonly (Stretch & { names: string[] })[]): string[] =>
  ruled
    .filter((one) => one.from >= clause.from && one.from < clause.to)
    .flatMap(({ names }) => names);

/** A reading with the clause that its positions are relative to. */
type InClause<Read extends Ruled> = Read & { clause: Clause };

/** Returns the position of a reading in the whole text. */
const placeOf = ({ clause, start, end }: InClause<Ruled>): Stretch => ({
  from: clause.from + start,
  to: clause.from + end,
});

const isReaction = ({ text }: Clause): boolean => reactionPattern.test(text);
const isNamed = ({ names }: Pick<Reading, 'names'>): boolean => names.length > 0;
/** Whether a negation rules out a food, known or not. "No oven" does not. */
const isBanning = ({ names, unknown }: Reading): boolean => names.length + unknown.length > 0;

/**
 * Finds the diets, the foods left out by one word ("dairy-free", "eggless"), the reactions and the negations. The reactions and negations
 * are read from the text without the others.
 */
function findRulings(text: string) {
  // "Lots of allergies: nuts, eggs" names them.
  const unnamed = stretchesOf(text, unnamedAllergies).filter(
    ({ to }) => foodsIn(text.slice(to).split(/[.;!?\n]/u)[0] ?? '').length === 0,
  );
  const plain = blankOut(text, [
    ...unnamed,
    ...stretchesOf(text, noAllergy),
    ...wantedAllTheSame(text),
  ]);
  const diets = dietsSaid.flatMap(([pattern, name]) =>
    stretchesOf(plain, pattern).map((at) => ({ name, ...at })),
  );
  const unheated = blankOut(plain, [
    ...stretchesOf(plain, heatSaid),
    ...stretchesOf(plain, noWork),
  ]);
  const undieted = blankOut(unheated, diets);
  const free = [...readFree(undieted), ...readLess(undieted), ...readRuledOutBehind(undieted)];
  const rest = blankJudgements(blankOut(undieted, [...free, ...asidesOf(undieted)]));
  const clauses = clausesOf(rest).flatMap(oneReactionEach);
  const negations: InClause<Negation>[] = clauses.flatMap((clause) =>
    readNegations(clause.text).map((negation) => ({ clause, ...negation })),
  );
  // In "cupcakes no egg, son is allergic" he is allergic to egg, not to cupcakes.
  const negatedIn = (clause: Clause) =>
    negations.filter((one) => one.clause === clause).flatMap(({ names }) => names);
  const reactions: InClause<Ruled>[] = clauses.filter(isReaction).map((clause) => ({
    clause,
    ...readReaction(clause.text, [...ruledOutIn(clause, free), ...negatedIn(clause)]),
  }));
  reactions.push(...furtherFoods(clauses));
  return { diets, free, clauses, reactions, negations, unnamed };
}

type Rulings = ReturnType<typeof findRulings>;

/** Returns the chips of what is ruled out. */
function partsOf({ diets, free, reactions, negations }: Rulings): Found[] {
  const inClauses = [...reactions, ...negations].map((one) => ({
    ...placeOf(one),
    names: one.names,
  }));
  return [
    ...diets.map(({ name, from, to }) => restriction(`Diet: ${name}`, from, to)),
    ...[...free, ...inClauses]
      .filter(isNamed)
      .map(({ names, from, to }) => restriction(`Leaves out: ${listOf(names)}`, from, to)),
  ];
}

/** Returns the kinds of dishes and the names of dishes that a negation may mean. */
function notKindsOf({ clause, stretch }: InClause<Negation>): string[] {
  const said = clause.text.slice(stretch.from, stretch.to);
  return [...kindsIn(said).map(({ kind }) => kind), ...dishWordsIn(said)];
}

/** Returns what a negation covers that rules out no food. */
const negatedBy = ({ clause, start, zoneEnd }: InClause<Negation>): Stretch => ({
  from: clause.from + start,
  to: clause.from + Math.max(start, zoneEnd),
});

/**
 * Reads what a wish forbids: "no coriander", "allergic to peanuts", "dairy-free", "vegan". Text that sounds like a restriction and names
 * nothing known goes to `unknown`, and the request is refused.
 */
export function readRestrictions(wish: string): Restrictions {
  const text = blankSayings(wish);
  const rulings = findRulings(text);
  const { diets, free, clauses, reactions, negations, unnamed } = rulings;
  return {
    diets: [...new Set(diets.map(({ name }) => name))],
    notKinds: [...new Set(negations.flatMap(notKindsOf))],
    allergens: [...new Set(reactions.flatMap(({ names }) => names))],
    avoid: [...new Set([...free, ...negations].flatMap(({ names }) => names))],
    unknown: [...free, ...negations, ...reactions].flatMap(({ unknown }) => unknown),
    unknownAt: [...reactions, ...negations]
      .filter(({ unknown }) => unknown.length > 0)
      .map(placeOf),
    unnamedAllergies: isNamed({ names: reactions.flatMap(({ names }) => names) })
      ? []
      : unnamed.map(({ from, to }) => text.slice(from, to)),
    parts: partsOf(rulings),
    negated: negations.filter((one) => !isBanning(one)).map(negatedBy),
    mayPrefer: mayPreferIn(clauses, negations),
    reactions: reactions.map(({ clause }) => clause),
  };
}
