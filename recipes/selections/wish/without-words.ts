import { matchFoods } from '../../pantry/lexicon.ts';
import { wordsOf } from '../../pantry/words.ts';
import { type Stretch, stretchesOf } from './found.ts';
import { isNoFood } from './not-kinds.ts';
import { isOrdinary } from './other-things.ts';

/** Words that leave a food out: "eggless", "dairyless", "no-yeast bread". */
const without =
  /\b(egg|dairy|milk|butter|flour|sugar|gluten|nut)[- ]?less\b|\bno[- ](yeast|eggs?|dairy|milk|butter|flour|sugar|gluten|oil|cheese|meat|nuts?)(?= (?:bread|loaf|rolls?|flatbreads?|cakes?|sponge|cookies|biscuits|brownies|muffins|pancakes|pizza|pasta|curry|pudding|desserts?|ice cream)\b)/giu;
/** Returns what these words leave out, each with its position. */
export const readLess = (text: string) =>
  [...text.matchAll(without)].map((match) => ({
    names: [(match[1] ?? match[2] ?? '').toLowerCase()],
    unknown: [],
    from: match.index,
    to: match.index + match[0].length,
  }));

const isRawFood = (word: string): boolean =>
  matchFoods(word).some(({ entry }) => entry.kind === 'ingredient');

/** Returns the words after a "not" that may name a dish: "not bolognese", "not chilli again". */
export const dishWordsIn = (said: string): string[] =>
  wordsOf(said)
    .map(({ word }) => word)
    .filter((word) => word.length > 5 && !isOrdinary(word) && !isNoFood(word) && !isRawFood(word));

/** "Fish for people who don't like fish" asks for the fish: returns the clause about the eaters, so that it bans nothing. */
export const wantedAllTheSame = (text: string): Stretch[] =>
  stretchesOf(
    text,
    /(?<=\b(\p{L}{3,}?)s? (?:\p{L}+ )?for (?:an? |my |the )?(?:\p{L}+ )?)(?:who|that) (?:do(?:es)?n'?t|do not|does not|won'?t|hates?)(?: (?:usually|normally|really|like|likes|eat))* \1s?\b/giu,
  );
