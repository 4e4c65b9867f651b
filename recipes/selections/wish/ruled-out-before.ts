import { matchFoods } from '../../pantry/lexicon.ts';
import { wordsOf } from '../../pantry/words.ts';
import { resolveAvoided } from '../avoid.ts';
import { stretchesOf } from './found.ts';
import { isSmall } from './left-words.ts';
import { adjacentPattern, groupWords, xFree } from './restriction-words.ts';
import { isFood, isGroupAlone, readParts } from './ruled-out-list.ts';

/** Whether what follows a food joins it to the next: "egg and nut free", "egg dairy free", but not "white sauce dairy-free". */
const isJoined = (name: string, after: string): boolean =>
  adjacentPattern.test(after) && (/[^\s-]/u.test(after) || isGroupAlone(name));

/** Returns the foods directly before "allergy" or "intolerant": "nuts and eggs allergy", not the whole sentence. */
function foodsBefore(text: string): { names: string[]; start: number } {
  const said = [
    ...matchFoods(text)
      .filter(isFood)
      .map((match) => match.text),
    ...(text.match(groupWords) ?? []),
  ];
  const found: string[] = [];
  let start = text.length;
  let rest = text;
  for (;;) {
    const joins =
      found.length > 0 ? isJoined : (_: string, after: string) => adjacentPattern.test(after);
    const at = said
      .map((name) => ({ name, index: rest.lastIndexOf(name) }))
      .filter(({ name, index }) => index >= 0 && joins(name, rest.slice(index + name.length)))
      .sort((one, other) => one.index - other.index)[0];
    if (!at) return { names: found.filter(resolveAvoided), start };
    found.push(at.name.toLowerCase());
    start = at.index;
    rest = rest.slice(0, at.index);
  }
}

const listEnd = /\b(?:and|or)\b|&/iu;

/** Whether a text is nothing but foods and small words: "he has a strawberry", but not "a side for roast lamb". */
export const isFoodsAlone = (text: string): boolean => {
  const inNames = matchFoods(text).flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, at) => from + at),
  );
  return wordsOf(text).every(({ word }, at) => inNames.includes(at) || isSmall(word));
};

/** Foods before a word, with commas between them: what stands before the list, its part up to the last comma, and how it begins and ends. */
type CommaList = { lead: string; listed: string; isAlone: boolean; endsWithAnd: boolean };

/** Returns the foods directly before the end of a text: all of a list, or those behind its last comma. */
function listBefore(text: string, isList: (list: CommaList) => boolean) {
  const { names, start } = foodsBefore(text);
  const lastComma = text.lastIndexOf(',');
  const tail = text.slice(lastComma + 1);
  if (lastComma < start || tail.trim() === '') return { names, from: start };
  const [first = ''] = text
    .slice(0, text.indexOf(',', start))
    .split(/[.;!?]/u)
    .toReversed();
  const list = {
    ...{ lead: text.slice(0, start), listed: text.slice(start, lastComma) },
    ...{ isAlone: isFoodsAlone(first), endsWithAnd: listEnd.test(tail) },
  };
  if (isList(list)) return { names, from: start };
  const last = foodsBefore(tail);
  return { names: last.names, from: lastComma + 1 + last.start };
}

/** Words before a food that ask for it: "stir fry with cashews, soy free", "3 eggs, gluten free". */
const asksFor =
  /(?:\b(?:with|using|use|and|of|for|got|have|some|add)|\d|[½¼¾])\s+(?:\p{L}+\s+)?$/iu;

/** Returns the foods directly before "free"; with commas alone, only those that people commonly avoid. */
const foodsBeforeFree = (text: string) =>
  listBefore(
    text,
    ({ lead, listed, isAlone, endsWithAnd }) =>
      (endsWithAnd && isAlone) || (listed.split(',').every(isGroupAlone) && !asksFor.test(lead)),
  );

/**
 * Returns the foods directly before "allergy": all of a list that ends with "and", and of a list with commas alone those that stand
 * alone between them. In "a side for roast lamb, sesame allergy" the lamb is wanted.
 */
export const foodsBeforeReaction = (text: string) =>
  listBefore(text, ({ isAlone, endsWithAnd }) => endsWithAnd || isAlone);

/** Reads the foods before "free": "dairy-free", "egg and nut free", "sesame oil free". "Worry-free" names none. */
export function readFree(text: string) {
  return [...text.matchAll(xFree)].map((match) => {
    const to = match.index + match[0].length;
    const end = match.index + (match[1] ?? match[2] ?? '').length;
    const clauseFrom = Math.max(
      0,
      ...stretchesOf(text.slice(0, end), /[.;!?\n]/gu).map((at) => at.to),
    );
    const foods = foodsBeforeFree(text.slice(clauseFrom, end));
    if (foods.names.length > 0) {
      return { names: foods.names, unknown: [], from: clauseFrom + foods.from, to };
    }
    return { ...readParts(match[1] ?? match[2] ?? '', 'preference'), from: match.index, to };
  });
}
