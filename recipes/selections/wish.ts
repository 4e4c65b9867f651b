import { type Match, matchFoods } from '../pantry/lexicon.ts';
import { wordsOf } from '../pantry/words.ts';
import { resolveAvoided } from './avoid.ts';
import { partsOfName } from './name-parts.ts';
import type { SpiceLevel } from './requirements.ts';
import {
  clauseEnd,
  dietsSaid,
  groupWords,
  negativePattern,
  ordinary,
  reactionPattern,
} from './wish-words.ts';

/** What a wish says that we can hold to, and what sounds like a restriction but is not understood. */
export type ReadWish = {
  diets: string[];
  allergens: string[];
  avoid: string[];
  prefer: string[];
  spice: SpiceLevel | undefined;
  unknown: string[];
};

const xFree =
  /\b((?:\p{L}+(?:-?\s+(?:and|or|&)\s+|\s*[&,]\s*))*(?:(?:tree|pine|added) )?\p{L}+)[- ]free\b(?! (?:of|from))/giu;
const noAllergy =
  /\b(?:no|without|not|don'?t have|do not have)(?: any| known| food)* (?:allerg(?:y|ies)|intolerances?|allergic to anything)\b(?! to)/giu;
const notTooHot =
  /\b(?:not|nothing)(?: be)? (?:too|very|overly|so|that) (?:spicy|hot|fiery)\b|\bmilder\b|\bless (?:spicy|fiery|heat)\b/giu;
const hotterPattern = /\b(?:spicier|fierier|more (?:spicy|fiery|heat)|with more kick)\b/giu;
/** "Less salt" is no wish for salt. */
const lessOf = /\b(?:less|fewer)\s+[^,]*?(?=\s+(?:and|with)\b|,|$)/giu;
const adjacentPattern =
  /^[\s,&/'-]*(?:(?:and|or|is|are|am|an?|my|severe(?:ly)?|protein|food|really|badly|highly)\s*)*[\s,&/'-]*$/iu;
const leadsPattern =
  /^\W*(?:(?:eat|like|want|have|use|add|include|put|to|of|any|the|all|more)\b\s*)*/iu;

const isOrdinary = (text: string): boolean =>
  wordsOf(text).every(({ word }) => ordinary.has(word) || /^\d+$/.test(word));
const isFood = ({ entry }: Match): boolean => entry.kind !== 'mask';

/** Names of foods and groups in a text that we can hold to. */
function foodsIn(text: string): string[] {
  const names = [
    ...matchFoods(text)
      .filter(isFood)
      .map((match) => match.text),
    ...(text.match(groupWords) ?? []),
  ];
  return [...new Set(names.map((name) => name.toLowerCase()))].filter(resolveAvoided);
}

type Reading = { names: string[]; unknown: string[] };

/** Every part of what is ruled out: its foods, or the part itself where it is not understood. */
function readParts(text: string): Reading {
  const reading: Reading = { names: [], unknown: [] };
  for (const part of partsOfName(text.replace(leadsPattern, ''))) {
    const names = resolveAvoided(part) ? [part.toLowerCase()] : foodsIn(part);
    reading.names.push(...names);
    if (names.length === 0 && !isOrdinary(part)) reading.unknown.push(part.trim());
  }
  return reading;
}

/** Up to where something else begins; "anything with egg" has not yet said what is meant at its "with". */
function upToEnd(text: string): string {
  const end = clauseEnd.exec(text);
  if (!end) return text;
  const before = text.slice(0, end.index);
  const goesOn = /^(?:with|using|use)$/i.test(end[0]) && isOrdinary(before);
  const past = end.index + end[0].length;
  return goesOn ? text.slice(0, past) + upToEnd(text.slice(past)) : before;
}

/** The foods right before "allergy", "intolerant": "nuts and eggs allergy", not all of the sentence. */
function foodsBefore(text: string): string[] {
  const matches = [
    ...matchFoods(text)
      .filter(isFood)
      .map((match) => match.text),
  ];
  const said = [...matches, ...(text.match(groupWords) ?? [])];
  const found: string[] = [];
  let rest = text;
  for (;;) {
    const at = said
      .map((name) => ({ name, index: rest.lastIndexOf(name) }))
      .filter(
        ({ name, index }) => index >= 0 && adjacentPattern.test(rest.slice(index + name.length)),
      )
      .sort((one, other) => one.index - other.index)[0];
    if (!at) return found.filter(resolveAvoided);
    found.push(at.name.toLowerCase());
    rest = rest.slice(0, at.index);
  }
}

/** "Allergic to nuts", "nut allergy", "lactose intolerant": never left without a food. */
function readReaction(clause: string): Reading {
  const stem = reactionPattern.exec(clause);
  if (!stem) return { names: [], unknown: [] };
  const before = foodsBefore(clause.slice(0, stem.index));
  const after = clause.slice(stem.index + stem[0].length);
  const object = upToEnd(after).replace(/^\W*(?:to|of|towards?|against|for|are|is)?\b/iu, '');
  const follows = readParts(object.replace(reactionPattern, ' '));
  // After "peanut allergy" comes the rest of the sentence; after "allergic to" comes what is meant.
  const isObject = before.length === 0 || /^\W*(?:to|of|:|and)\b/iu.test(after);
  const names = [...before, ...follows.names];
  const unknown = isObject ? follows.unknown : [];
  const found = names.length > 0 ? names : foodsIn(clause);
  return { names: found, unknown: found.length === 0 ? [clause.trim()] : unknown };
}

/** Verbs whose food may stand before them: no preference is taken beside them. */
const negativeVerb =
  /\b(?:never|hates?|dislikes?|do(?:es)?n[o']?t|do not|can'?t|cannot|won'?t|off limits|forbidden|banned)\b/iu;
/** "Pork we never eat": the food stands before what rules it out. */
const turnedAround =
  /\b(?:never|do(?:es)?n[o']?t|do not|can'?t|cannot|won'?t)\s+(?:eat|like|have|want|touch|stand|tolerate)\W*$|\b(?:off limits|forbidden|banned)\W*$/iu;

/** "No coriander or dill", "minus the onions": each stretch after a negation, up to what comes next. */
function readNegations(clause: string): Reading & { stretches: string[] } {
  const reading = { names: [] as string[], unknown: [] as string[], stretches: [] as string[] };
  for (let rest = clause; ; ) {
    const start = negativePattern.exec(rest);
    if (!start) break;
    const after = rest.slice(start.index + start[0].length);
    const stretch = upToEnd(after);
    const { names, unknown } = readParts(stretch.replace(negativePattern, ' , '));
    reading.names.push(...names);
    reading.unknown.push(...unknown);
    reading.stretches.push(stretch);
    rest = after.slice(Math.max(stretch.length, 1));
  }
  const isTurned = reading.names.length === 0 && turnedAround.test(clause);
  return isTurned ? { ...reading, names: foodsIn(clause) } : reading;
}

/** Diets that are said, and the text without their words. */
function readDiets(text: string): { diets: string[]; rest: string } {
  const diets = dietsSaid.filter(([pattern]) => text.search(pattern) >= 0).map(([, name]) => name);
  return { diets, rest: dietsSaid.reduce((left, [pattern]) => left.replace(pattern, ' '), text) };
}

/** "Dairy-free", "egg and nut free": the foods before it. "Worry-free" names none. */
function readFree(text: string): Reading & { rest: string } {
  const said = [...text.matchAll(xFree)].map(([, before = '']) => before);
  const named = said.map((before) => {
    const foods = foodsBefore(before);
    return foods.length > 0 ? { names: foods, unknown: [] } : readParts(before);
  });
  return {
    names: named.flatMap(({ names }) => names),
    unknown: named.flatMap(({ unknown }) => unknown),
    rest: text.replace(xFree, ' '),
  };
}

function preferredIn(clause: string, stretches: readonly string[]): string[] {
  if (negativeVerb.test(clause)) return [];
  const positive = stretches
    .reduce((text, stretch) => text.replace(stretch, ' '), clause)
    .replace(lessOf, ' ');
  return matchFoods(positive)
    .filter((match) => match.entry.kind === 'ingredient')
    .flatMap((match) => [...match.entry.ingredientIds]);
}

/** Who rules heat out means it, whatever else is said. */
function spiceSaid(text: string): SpiceLevel | undefined {
  if (text.search(notTooHot) >= 0) return 'mild';
  // "No more heat" asks for none.
  return text.search(hotterPattern) >= 0 && !negativePattern.test(text) ? 'hot' : undefined;
}

/**
 * Reads a wish: "quick curry, no coriander, allergic to peanuts". What it forbids is held to like a
 * chosen category, what it merely mentions is preferred; beside an allergy nothing is preferred. What
 * sounds like a restriction and names nothing we know is `unknown`, and the request is refused.
 */
export function readWish(text: string): ReadWish {
  const plain = text.replace(/[’‘]/g, "'").replace(noAllergy, ' ');
  const spice = spiceSaid(plain);
  const { diets, rest } = readDiets(plain.replace(notTooHot, ' ').replace(hotterPattern, ' '));
  const free = readFree(rest);
  const clauses = free.rest.split(/[.;!?\n]|\bbut\b/iu).filter((clause) => clause.trim() !== '');
  const isReaction = (clause: string) => reactionPattern.test(clause);
  const reactions = clauses.filter(isReaction).map(readReaction);
  const others = clauses.filter((clause) => !isReaction(clause));
  const negations = others.map(readNegations);
  const beside = clauses.filter(isReaction).map(readNegations);
  const prefer = others.flatMap((clause, at) =>
    preferredIn(clause, negations[at]?.stretches ?? []),
  );
  return {
    diets,
    allergens: [...new Set(reactions.flatMap(({ names }) => names))],
    avoid: [...new Set([free, ...negations, ...beside].flatMap(({ names }) => names))],
    prefer: reactions.length > 0 ? [] : prefer,
    spice,
    unknown: [free, ...negations, ...reactions].flatMap(({ unknown }) => unknown),
  };
}
