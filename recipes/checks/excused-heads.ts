import { wordsOf } from '../pantry/words.ts';
import type { Food } from './classify.ts';
import type { Line } from './lines.ts';

/** Words that say that the real thing is meant, not the one that the list has: "regular milk". */
const theRealThing = new Set(
  'regular normal ordinary real actual genuine traditional conventional standard usual proper cow dairy whole skimmed skim animal another any other different whichever whatever salted'.split(
    ' ',
  ),
);
/** What a tip says when it brings something in that is not in the dish yet. */
const bringsIn =
  /\b(?:swap|substitut\w*|replac\w*|instead|switch|use|try|add|adding|top|stir in|drizzle|splash|knob|handful|sprinkle|scatter|serve|finish|alternativ\w*|prefer|for a (?:richer|creamier)|with|or|go for|opt|original|feel free)\b/i;
/** What a tip says after a food that it brings in: "cream is a good alternative". */
const isBroughtIn =
  /\b(?:alternativ\w*|best|better|richer|creamier|prefer|works? (?:too|well|here|as well|just)|is fine|are fine|instead|can be used|if you (?:eat|have|like))\b/i;
/** A drink of it is no part of the dish: "with a glass of cold milk". */
const aDrinkOf = /\b(?:glass|glasses|mug|jug) of (?:[\w-]+ ){0,2}$/i;
const pointsBack = new Set('the your this that these those same its leftover remaining'.split(' '));

/**
 * Whether a food is only the short name of a listed one that keeps the ban: "the noodles" where the list has rice
 * noodles. A tip that brings something new in is not excused: "use butter" is butter, even beside vegan butter.
 */
export function excusedBy(heads: ReadonlySet<string>, line: Line, food: Food): boolean {
  if (line.where === 'ingredients' || heads.size === 0) return false;
  const words = wordsOf(food.text).map(({ word }) => word);
  if (!heads.has(words.join(' '))) return false;
  const before = line.text.slice(0, food.start);
  const said = wordsOf(before);
  const last = said.at(-1)?.word ?? '';
  if (theRealThing.has(last) || (last === 's' && theRealThing.has(said.at(-2)?.word ?? ''))) {
    return false;
  }
  if (aDrinkOf.test(before)) return false;
  if (line.where !== 'tips' || pointsBack.has(last)) return true;
  const sentence = before.slice(
    Math.max(...['.', '!', '?', ';'].map((end) => before.lastIndexOf(end))) + 1,
  );
  const [rest = ''] = line.text.slice(food.start + food.text.length).split(/[.!?;]/);
  return !bringsIn.test(sentence) && !isBroughtIn.test(rest);
}
