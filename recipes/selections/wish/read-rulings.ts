import { type Match, matchFoods } from '../../pantry/lexicon.ts';
import { holdsPhrase, phraseOf, wordsOf } from '../../pantry/words.ts';
import { resolveAvoided } from '../avoid.ts';
import { partsOfName } from '../name-parts.ts';
import { gearAlone } from './equipment.ts';
import { endOf, type Stretch } from './found.ts';
import { isSmall } from './left-words.ts';
import { negatedZone } from './negated-zone.ts';
import { isNoFood } from './not-kinds.ts';
import { isOrdinary, withoutOtherThings } from './other-things.ts';
import {
  adjacentPattern,
  clauseEnd,
  eatingVerb,
  goesWrong,
  groupWords,
  leadsPattern,
  looseNot,
  negativePattern,
  negativeVerb,
  reactionPattern,
  turnedAround,
  xFree,
} from './restriction-words.ts';

const isFood = ({ entry }: Match): boolean => entry.kind !== 'mask';

/** Returns the names of foods and food groups in a text that can be banned. */
export function foodsIn(text: string): string[] {
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
export type Reading = { names: string[]; unknown: string[]; end: number };

/** Words after what a "no" rules out: "no booze needed". */
const saidAfterFood =
  /,?\s+(?:needed|required|necessary|involved|wanted|allowed|at all|(?:(?:done|made|cooked) )?the (?:\p{L}+ )?way)\s*$/iu;

const nothingRead = (): Reading => ({ names: [], unknown: [], end: 0 });

/** "No dairy, high protein": a target behind what is ruled out, however it is spelled. */
const isTarget = /^\s*high[- ](?:in )?(?:pro|fib)\p{L}+\s*$/iu;

/** Returns whether a part may name an unknown food: at least one of its words could be a food. */
function mayBeFood(part: string): boolean {
  if (isTarget.test(part)) return false;
  const words = wordsOf(withoutOtherThings(part.replace(/\bhalf an hour\b/giu, ' '))).map(
    ({ word }) => word,
  );
  const left = words.filter((word) => !isOrdinary(word) && !isNoFood(word) && !isSmall(word));
  return left.length > 0;
}

/** Returns the parts of what is ruled out. A dish whose name has an "and" is one: "not bread and butter pudding". */
function partsOf(text: string): string[] {
  const named = matchFoods(text).find(
    ({ text: name, entry }) => entry.isDish && /\band\b/i.test(name),
  );
  const at = named ? text.indexOf(named.text) : -1;
  if (!named || at < 0) return partsOfName(text);
  const behind = text.slice(at + named.text.length);
  return [...partsOfName(text.slice(0, at)), named.text, ...partsOfName(behind)];
}

/**
 * Reads every part of what is ruled out: its foods, or the part itself when it is not understood.
 * @param isLoose whether a part without a known food is ignored instead of unknown: "not curry", "does not taste like last time"
 */
function readParts(text: string, isLoose = false): Reading {
  const reading = nothingRead();
  let at = 0;
  for (const part of partsOf(text.replace(leadsPattern, ''))) {
    at = Math.max(at, text.indexOf(part, at));
    const name = part.replace(saidAfterFood, '');
    const isName = name.length <= maxNameLength && resolveAvoided(name) !== undefined;
    const names = isName ? [name.toLowerCase()] : foodsIn(part);
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

export type Ruled = Reading & { start: number };

/** At the start of a clause, behind nothing or behind "eggless", which is blanked out. */
const opening = /^\W*(?:(?:an?|some|for)\s+)?$/iu;
const blanked = /^\s{3,}$/u;

/**
 * Whether a clause wishes for a made dish without something: in "cupcakes no egg, son is allergic" and "eggless cake, my son is
 * allergic" he is allergic to egg, not to the cake. Ingredients and groups of foods are never taken for the wish.
 */
function isWishedDish(clause: string, name: string): boolean {
  const at = clause.toLowerCase().indexOf(name);
  const before = clause.slice(0, at);
  const after = clause.slice(at + name.length);
  const negation = negativePattern.exec(after);
  const isWithout = negation !== null && /^\s*(?:with\s+)?$/iu.test(after.slice(0, negation.index));
  return (
    matchFoods(name).every(({ entry }) => entry.kind === 'compound') &&
    name.match(groupWords) === null &&
    opening.test(before) &&
    (isWithout || (blanked.test(before) && /^\s*,/u.test(after)))
  );
}

/**
 * Whether a food is in the wish before a "no", where that wish opens with a made dish: in "gumbo with chicken, no shellfish, my sister is
 * allergic" she is allergic to shellfish.
 */
function isInWishedDish(clause: string, name: string): boolean {
  const negation = negativePattern.exec(clause);
  const head = clause.slice(0, negation?.index ?? 0);
  const [dish] = matchFoods(head);
  return (
    dish?.entry.kind === 'compound' &&
    dish.text.match(groupWords) === null &&
    opening.test(head.slice(0, head.indexOf(dish.text))) &&
    /[,;.]\s*$/u.test(head) &&
    foodsIn(head).includes(name)
  );
}

/** Words that say that a food is gone: "with peanuts left out". */
const isGone =
  /\b(?:out|removed?|replaced?|swap\w*|free(?!-range)|substitut\w*|gone|allerg\w*)\b/iu;
/** A clause that says what the dish should have, and whose reaction gives the reason for a "no" only. */
const wantsWith = /^\W*(?:i|we)(?:'d)? (?:want|would like|like|fancy)\b[^,;.]*?\bwith\b([^,;.]*)/iu;
const givesReason = /\b(?:no|without|not)\b[^,;.]*\b(?:because|since|cos|as)\b[^,;.]*$/iu;

/** Words directly before a dish that is missed: "I miss mac and cheese, no cashews, I'm allergic". */
const missed =
  /\b(?:miss(?:ing)?|crav(?:e|ing)|fancy)\s+(?:(?:an?|some|my|proper|good|the)\s+)*$/iu;

/** Whether a food is wanted: "I want something with rice noodles, no shrimp because my husband has an allergy". */
function isWantedWith(clause: string, name: string): boolean {
  const said = wantsWith.exec(clause)?.[1] ?? '';
  const isSaid = givesReason.test(clause) && holdsPhrase(phraseOf(said), phraseOf(name));
  if (isSaid && !isGone.test(said)) return true;
  const isDish = matchFoods(name).every(({ entry }) => entry.kind === 'compound');
  return isDish && missed.test(clause.slice(0, clause.toLowerCase().indexOf(name)));
}

/** Returns the foods of a clause that names no food beside the reaction: "no eggs please, nuts, my son is allergic". */
function foodsOfReaction(clause: string, ruledOut: readonly string[]): string[] {
  const found = foodsIn(clause);
  if (ruledOut.length === 0) return found;
  const isWished = (name: string) =>
    isWishedDish(clause, name) || isInWishedDish(clause, name) || isWantedWith(clause, name);
  return [...new Set([...ruledOut, ...found.filter((name) => !isWished(name))])];
}

/**
 * Reads a reaction: "Allergic to nuts", "nut allergy", "lactose intolerant". Without any known food, the whole clause is unknown.
 * @param ruledOut what the clause rules out in other words: "egg-free", "no egg"
 */
export function readReaction(clause: string, ruledOut: readonly string[]): Ruled {
  const stem = reactionPattern.exec(clause);
  if (!stem) return { ...nothingRead(), start: 0 };
  const before = foodsBefore(clause.slice(0, stem.index));
  const past = stem.index + stem[0].length;
  const after = clause.slice(past);
  const lead = /^\W*(?:to|of|towards?|against|for|are|is)?\b/iu.exec(upToEnd(after))?.[0] ?? '';
  const following = upToEnd(after).slice(lead.length);
  // "No cheese" after "nuts: allergy" is read as a negation; it is not what the allergy is to.
  const negation = negativePattern.exec(following);
  const object = negation && !/\p{L}/u.test(following.slice(0, negation.index)) ? '' : following;
  const follows = readParts(object.replace(reactionPattern, (word) => ' '.repeat(word.length)));
  // After "peanut allergy" the rest of the sentence follows; after "allergic to" the food follows.
  const isObject = before.names.length === 0 || /^\W*(?:to|of|:|and)\b/iu.test(after);
  const names = [...before.names, ...follows.names];
  const unknown = isObject ? follows.unknown : [];
  const whole = { start: 0, end: clause.length };
  if (names.length === 0) {
    const found = foodsOfReaction(clause, ruledOut);
    if (ruledOut.length > 0) return { names: found, unknown, start: stem.index, end: past };
    return { ...whole, names: found, unknown: found.length === 0 ? [clause.trim()] : unknown };
  }
  const start = before.names.length > 0 ? before.start : stem.index;
  const end = follows.end > 0 ? past + lead.length + follows.end : past;
  return { names, unknown, start, end };
}

const isNamedFood = (words: string) =>
  words.length > maxNameLength || resolveAvoided(words.replace(leadsPattern, '')) !== undefined;

/** One negation with the stretch that it may rule out and its position in the clause. */
export type Negation = Ruled & { stretch: Stretch; zoneEnd: number };

/** Reads each stretch after a negation, up to the next clause: "No coriander or dill", "minus the onions". */
export function readNegations(clause: string): Negation[] {
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

/** Reads the foods before "free": "dairy-free", "egg and nut free". "Worry-free" names none. */
export function readFree(text: string) {
  return [...text.matchAll(xFree)].map((match) => {
    const [, before = ''] = match;
    const foods = foodsBefore(before).names;
    const reading = foods.length > 0 ? { names: foods, unknown: [] } : readParts(before);
    return { ...reading, from: match.index, to: match.index + match[0].length };
  });
}
