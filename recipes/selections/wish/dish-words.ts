import { wordsOf } from '../../pantry/words.ts';
import { withoutBeside, withoutDrinks } from './eaten-beside.ts';
import { blankOut, type Found } from './found.ts';
import { isSmall } from './left-words.ts';

/** Kinds of parts whose words may be part of a dish's name: "hot and sour soup", "crispy duck", "Thai curry". */
const alsoInNames = new Set([
  'food',
  'course',
  'cuisine',
  'technique',
  'texture',
  'style',
  'occasion',
]);

/** Where leftovers come from says nothing about the dish. */
const leftFrom =
  /\b(?:from|after|since) (?:(?:the|all|too much|so much|a big|heavy|that) )*(?:christmas|xmas|easter|thanksgiving|halloween|party|wedding|weekend|sunday|last night|yesterday|work|garden|allotment)\b/giu;

/** Returns the wish as the name of a dish, without the parts that say something else and the small words around it. */
export function dishWordsOf(text: string, parts: readonly Found[]): string {
  const other = parts.filter(
    ({ kind, from, label, isAside }) =>
      isAside ||
      !alsoInNames.has(kind) ||
      (kind === 'occasion' && /^(?:for|at|to) /iu.test(text.slice(from))) ||
      (kind === 'course' && ['Breakfast', 'Lunch', 'Dinner'].includes(label)),
  );
  const small =
    /^(?:(?:i|we|i'd|we'd|please|can|could|you|make|cook|me|us|give|want|would|like|love|need|fancy|a|an|some|the|my|for|with|and|in|to|recipe|something|craving|how|about)\b[\s,]*)+|[\s,]*\b(?:(?:for|with|and|in|please|but|recipe|food|a|an|the|to|of)[\s,.!?]*)+$/giu;
  const bare = withoutBeside(withoutDrinks(blankOut(text, other).replace(leftFrom, ' ')))
    .replace(
      /\b\d+(?:[.,]\d+)? ?(?:kg|g|gr|kilos?|ml|l|oz|lbs?|cups?|tins?|cans?|jars?|packets?|pounds?)?\b/giu,
      ' ',
    )
    .replace(/\s*[,;.!?:()]\s*(?:[,;.!?:()]\s*)*/g, ', ')
    .replace(/\s+/g, ' ');
  if (wordsOf(bare).every(({ word }) => isSmall(word))) return '';
  const trim = (words: string) => words.replace(/^[\s,]+|[\s,]+$/g, '');
  return trim(trim(bare).replace(small, ''));
}

/** Returns the words that are understood as something else but may also be part of a dish's name. */
export const spareWordsOf = (text: string, parts: readonly Found[]): string =>
  parts
    .filter(({ kind, isAside }) => kind !== 'food' && !isAside && alsoInNames.has(kind))
    .map(({ from, to }) => text.slice(from, to))
    .join(' ');
