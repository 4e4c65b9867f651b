import { type Match, matchFoods } from '../../pantry/lexicon.ts';
import { wordsOf } from '../../pantry/words.ts';
import { resolveAvoided } from '../avoid.ts';
import { partsOfName } from '../name-parts.ts';
import { type Clause, clausesOf, mayPreferIn } from './clauses.ts';
import { gearAlone } from './equipment.ts';
import { blankOut, endOf, type Found, type Stretch, stretchesOf } from './found.ts';
import { negatedZone } from './negated-zone.ts';
import { isNoFood, kindsIn } from './not-kinds.ts';
import { isOrdinary, withoutOtherThings } from './other-things.ts';
import {
  adjacentPattern,
  clauseEnd,
  dietsSaid,
  eatingVerb,
  goesWrong,
  groupWords,
  heatSaid,
  leadsPattern,
  looseNot,
  negativePattern,
  negativeVerb,
  noAllergy,
  noWork,
  reactionPattern,
  turnedAround,
  xFree,
} from './restriction-words.ts';
import { dishWordsIn, readLess, wantedAllTheSame } from './without-words.ts';

/** What a wish rules out, with positions in the text, and what sounds like a restriction but is not understood. */
export type Restrictions = {
  diets: string[];
  allergens: string[];
  avoid: string[];
  /** Stretches that would be bans if their names were known. The request is refused because of them. */
  unknown: string[];
  unknownAt: Stretch[];
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

const isFood = ({ entry }: Match): boolean => entry.kind !== 'mask';

/** Returns the names of foods and food groups in a text that can be banned. */
function foodsIn(text: string): string[] {
  const names = [
    ...matchFoods(text)
      .filter(isFood)
      .map((match) => match.text),
    ...(text.match(groupWords) ?? []),
  ];
  return [...new Set(names.map((name) => name.toLowerCase()))].filter(resolveAvoided);
}

/** No food has a longer name. Looking up a whole sentence as a name takes a tenth of a second. */
const maxNameLength = 80;

/** What a stretch rules out, and where the ruled-out text ends. */
type Reading = { names: string[]; unknown: string[]; end: number };

const nothingRead = (): Reading => ({ names: [], unknown: [], end: 0 });

/** Returns whether a part may name an unknown food: at least one of its words could be a food. */
function mayBeFood(part: string): boolean {
  const words = wordsOf(withoutOtherThings(part.replace(/\bhalf an hour\b/giu, ' '))).map(
    ({ word }) => word,
  );
  const left = words.filter((word) => !isOrdinary(word) && !isNoFood(word));
  return left.length > 0;
}

/**
 * Reads every part of what is ruled out: its foods, or the part itself when it is not understood.
 * @param isLoose whether a part without a known food is ignored instead of unknown: "not curry", "does not taste like last time"
 */
function readParts(text: string, isLoose = false): Reading {
  const reading = nothingRead();
  let at = 0;
  for (const part of partsOfName(text.replace(leadsPattern, ''))) {
    at = Math.max(at, text.indexOf(part, at));
    const isName = part.length <= maxNameLength && resolveAvoided(part) !== undefined;
    const names = isName ? [part.toLowerCase()] : foodsIn(part);
    const isUnknown = !isLoose && names.length === 0 && mayBeFood(part);
    reading.names.push(...names);
    if (isUnknown) reading.unknown.push(part.trim());
    if (isUnknown) reading.end = at + part.length;
    if (names.length > 0) reading.end = at + endOf(part, names);
    at += part.length;
  }
  return reading;
}

/** Cuts a text at the start of the next clause. In "anything with egg" the food comes only after the "with", so that is no end. */
function upToEnd(text: string): string {
  const end = clauseEnd.exec(text);
  if (!end) return text;
  const before = text.slice(0, end.index);
  const goesOn = /^(?:with|using|use)$/i.test(end[0]) && isOrdinary(before);
  const past = end.index + end[0].length;
  return goesOn ? text.slice(0, past) + upToEnd(text.slice(past)) : before;
}

/** Returns the foods directly before "allergy" or "intolerant": "nuts and eggs allergy", not the whole sentence. */
function foodsBefore(text: string): { names: string[]; start: number } {
  const matches = [
    ...matchFoods(text)
      .filter(isFood)
      .map((match) => match.text),
  ];
  const said = [...matches, ...(text.match(groupWords) ?? [])];
  const found: string[] = [];
  let start = text.length;
  let rest = text;
  for (;;) {
    const at = said
      .map((name) => ({ name, index: rest.lastIndexOf(name) }))
      .filter(
        ({ name, index }) => index >= 0 && adjacentPattern.test(rest.slice(index + name.length)),
      )
      .sort((one, other) => one.index - other.index)[0];
    if (!at) return { names: found.filter(resolveAvoided), start };
    found.push(at.name.toLowerCase());
    start = at.index;
    rest = rest.slice(0, at.index);
  }
}

type Ruled = Reading & { start: number };

/** Reads a reaction: "Allergic to nuts", "nut allergy", "lactose intolerant". Without any known food, the whole clause is unknown. */
function readReaction(clause: string, ruledOut: readonly string[]): Ruled {
  const stem = reactionPattern.exec(clause);
  if (!stem) return { ...nothingRead(), start: 0 };
  const before = foodsBefore(clause.slice(0, stem.index));
  const past = stem.index + stem[0].length;
  const after = clause.slice(past);
  const lead = /^\W*(?:to|of|towards?|against|for|are|is)?\b/iu.exec(upToEnd(after))?.[0] ?? '';
  const object = upToEnd(after).slice(lead.length);
  const follows = readParts(object.replace(reactionPattern, (word) => ' '.repeat(word.length)));
  // After "peanut allergy" the rest of the sentence follows; after "allergic to" the food follows.
  const isObject = before.names.length === 0 || /^\W*(?:to|of|:|and)\b/iu.test(after);
  const names = [...before.names, ...follows.names];
  const unknown = isObject ? follows.unknown : [];
  const whole = { start: 0, end: clause.length };
  if (names.length === 0) {
    if (ruledOut.length > 0) return { names: [...ruledOut], unknown, start: stem.index, end: past };
    const found = foodsIn(clause);
    return { ...whole, names: found, unknown: found.length === 0 ? [clause.trim()] : unknown };
  }
  const start = before.names.length > 0 ? before.start : stem.index;
  const end = follows.end > 0 ? past + lead.length + follows.end : past;
  return { names, unknown, start, end };
}

const isNamedFood = (words: string) =>
  words.length > maxNameLength || resolveAvoided(words.replace(leadsPattern, '')) !== undefined;

/** One negation with the stretch that it may rule out and its position in the clause. */
type Negation = Ruled & { stretch: Stretch; zoneEnd: number };

/** Reads each stretch after a negation, up to the next clause: "No coriander or dill", "minus the onions". */
function readNegations(clause: string): Negation[] {
  const negations: Negation[] = [];
  for (let at = 0; ; ) {
    const start = negativePattern.exec(clause.slice(at));
    if (!start) break;
    const from = at + start.index;
    const past = from + start[0].length;
    const after = clause.slice(past);
    const stretch = after.slice(0, gearAlone(after, isNamedFood) ?? upToEnd(after).length);
    const reading = readParts(
      stretch
        .replace(goesWrong, (words) =>
          foodsIn(words).length > 0 ? words : ' '.repeat(words.length),
        )
        .replace(negativePattern, (word) => ','.padEnd(word.length)),
      looseNot.test(start[0]) || (negativeVerb.test(start[0]) && !eatingVerb.test(after)),
    );
    negations.push({
      ...reading,
      start: from,
      end: past + reading.end,
      stretch: { from: past, to: past + stretch.length },
      zoneEnd: past + negatedZone(after.slice(0, stretch.length)),
    });
    at = past + Math.max(stretch.length, 1);
  }
  const isTurned = negations.every(({ names }) => names.length === 0) && turnedAround.test(clause);
  const names = isTurned ? foodsIn(clause) : [];
  if (names.length === 0) return negations;
  const unknown = negations.flatMap((one) => one.unknown);
  const whole = { from: 0, to: clause.length };
  return [{ names, unknown, start: 0, end: whole.to, stretch: whole, zoneEnd: 0 }];
}

const listOf = (names: readonly string[]) => [...new Set(names)].join(', ');

const restriction = (label: string, from: number, to: number): Found => ({
  ...{ kind: 'restriction', label, wants: {} },
  ...{ from, to },
});

/** Reads the foods before "free": "dairy-free", "egg and nut free". "Worry-free" names none. */
function readFree(text: string) {
  return [...text.matchAll(xFree)].map((match) => {
    const [, before = ''] = match;
    const foods = foodsBefore(before).names;
    const reading = foods.length > 0 ? { names: foods, unknown: [] } : readParts(before);
    return { ...reading, from: match.index, to: match.index + match[0].length };
  });
}

/** Returns the text in brackets that rules nothing out: "(Texas husband)". */
const asidesOf = (text: string): Stretch[] =>
  stretchesOf(text, /\([^()]*\)/gu).filter(
    ({ from, to }) =>
      foodsIn(text.slice(from, to)).length === 0 && !reactionPattern.test(text.slice(from, to)),
  );

/** Returns the foods for a reaction that names none: what the same clause leaves out, "eggless cake, my son is allergic". */
const ruledOutIn = (clause: Clause, ruled: readonly (Stretch & { names: string[] })[]): string[] =>
  ruled
    .filter((one) => one.from >= clause.from && one.from < clause.to)
    .flatMap(({ names }) => names);

/**
 * Reads what a wish forbids: "no coriander", "allergic to peanuts", "dairy-free", "vegan". Text that sounds like a restriction and names
 * nothing known goes to `unknown`, and the request is refused.
 */
export function readRestrictions(text: string): Restrictions {
  const plain = blankOut(text, [...stretchesOf(text, noAllergy), ...wantedAllTheSame(text)]);
  const diets = dietsSaid.flatMap(([pattern, name]) =>
    stretchesOf(plain, pattern).map((at) => ({ name, ...at })),
  );
  const unheated = blankOut(plain, [
    ...stretchesOf(plain, heatSaid),
    ...stretchesOf(plain, noWork),
  ]);
  const undieted = blankOut(unheated, diets);
  const free = [...readFree(undieted), ...readLess(undieted)];
  const clauses = clausesOf(blankOut(undieted, [...free, ...asidesOf(undieted)]));
  const isReaction = (clause: Clause) => reactionPattern.test(clause.text);
  const reactions = clauses
    .filter(isReaction)
    .map((clause) => ({ clause, ...readReaction(clause.text, ruledOutIn(clause, free)) }));
  const negations = clauses.flatMap((clause) =>
    readNegations(clause.text).map((negation) => ({ clause, ...negation })),
  );
  const banning = negations.filter(({ names, unknown }) => names.length + unknown.length > 0);
  const place = ({ clause, start, end, names }: Ruled & { clause: Clause }) =>
    restriction(`Leaves out: ${listOf(names)}`, clause.from + start, clause.from + end);
  const isNamed = ({ names }: { names: string[] }) => names.length > 0;
  const beside = negations.filter(({ clause }) => isReaction(clause));
  const kindsOf = ({ clause, stretch }: (typeof negations)[number]) => {
    const said = clause.text.slice(stretch.from, stretch.to);
    return [...kindsIn(said).map(({ kind }) => kind), ...dishWordsIn(said)];
  };
  return {
    diets: [...new Set(diets.map(({ name }) => name))],
    notKinds: [...new Set(negations.flatMap(kindsOf))],
    allergens: [...new Set(reactions.flatMap(({ names }) => names))],
    avoid: [...new Set([...free, ...negations].flatMap(({ names }) => names))],
    unknown: [...free, ...negations.filter((one) => !beside.includes(one)), ...reactions].flatMap(
      ({ unknown }) => unknown,
    ),
    unknownAt: [...reactions, ...banning]
      .filter(({ unknown }) => unknown.length > 0)
      .map(({ clause, start, end }) => ({ from: clause.from + start, to: clause.from + end })),
    parts: [
      ...diets.map(({ name, from, to }) => restriction(`Diet: ${name}`, from, to)),
      ...free
        .filter(isNamed)
        .map(({ names, from, to }) => restriction(`Leaves out: ${listOf(names)}`, from, to)),
      ...reactions.filter(isNamed).map(place),
      ...banning.filter(isNamed).map(place),
    ],
    negated: negations
      .filter((one) => !banning.includes(one))
      .map(({ clause, start, zoneEnd }) => ({
        from: clause.from + start,
        to: clause.from + Math.max(start, zoneEnd),
      })),
    mayPrefer: mayPreferIn(clauses, negations),
    reactions: reactions.map(({ clause }) => clause),
  };
}
