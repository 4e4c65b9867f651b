import { matchFoods } from '../../pantry/lexicon.ts';
import { wordsOf } from '../../pantry/words.ts';
import { type Stretch, stretchesOf } from './found.ts';
import { isNoFood } from './not-kinds.ts';
import { isOrdinary } from './other-things.ts';

/** Words that leave a food out: "eggless", "dairyless", "no-yeast bread". */
const without =
  /\b(egg|dairy|milk|butter|flour|sugar|gluten|nut)[- ]?less\b|\bno[- ](yeast|eggs?|dairy|milk|butter|flour|sugar|gluten|oil|cheese|meat|nuts?|alcohol)(?= (?:bread|trifle|tiramisu|custard|crumble|pie|stew|soup|curry|salad|risotto|sauce|loaf|rolls?|flatbreads?|cakes?|sponge|cookies|biscuits|brownies|muffins|pancakes|pizza|pasta|curry|pudding|desserts?|ice cream)\b)/giu;
/** What a kitchen has run out of, up to the end of the clause: "we're out of eggs", "ran out of milk and butter". */
const ranOut =
  /(?:^\W*(?:all )?|[,.;!?]\s*(?:all )?|\b(?<!\b(?:never|made|make|makes|making) [^,.;]*)(?:(?:i|we)(?:['’]?(?:m|re|ve)| am| are| have)?|am|are|have|was|were) (?:all |clean |just |completely |totally )?(?:run |ran )?|\b(?<!\b(?:never|not|n['’]?t|made|make) )(?:ran|run) )out of ((?:\p{L}+ )?\p{L}+(?: (?:and|or) (?:\p{L}+ )?\p{L}+)?)(?=\s*(?:[,.;!?]|$|\b(?:so|but|today|now|again|and|can|could|how|what|is|any|still|for)\b))/giu;

const isRawFood = (word: string): boolean =>
  matchFoods(word).some(({ entry }) => entry.kind === 'ingredient');

/** Returns the foods that have run out; "out of ideas" and "out of the oven" name none. */
const readRanOut = (text: string) =>
  [...text.matchAll(ranOut)].flatMap((match) => {
    const said = (match[1] ?? '').toLowerCase().split(/ (?:and|or) /u);
    const names = said.every(isRawFood) ? said : said.slice(0, 1);
    const isOfFoods = names.every(isRawFood) && !/\bnever\b/iu.test(text.slice(0, match.index + 8));
    const from = match.index + match[0].search(/\S/u);
    return isOfFoods ? [{ names, unknown: [], from, to: match.index + match[0].length }] : [];
  });

/** A wish that opens with what its dish is made without: "no garlic no onion pasta", "no cream, no egg carbonara". */
const openingNo =
  /^\W*((?:no[- ]\p{L}+,? (?:and |or )?)+)(?=(pasta|spaghetti|lasagne|carbonara|risotto|curry|stew|chilli|pizza|burgers?|cakes?|brownies|muffins|pancakes|pie|quiche|omelette|salad|soup|dal|hummus|pesto|tacos|ramen|stir[- ]?fry|casserole|bolognese)\b)/iu;

/** Returns the foods that a wish opens with and leaves out. "No garlic bread" rules out garlic bread, which is one food. */
function readOpening(text: string) {
  const [whole, said = '', kind = ''] = openingNo.exec(text) ?? [];
  if (whole === undefined) return [];
  const names = [...said.matchAll(/no[- ](\p{L}+)/giu)].map(([, name = '']) => name.toLowerCase());
  const isOneName = matchFoods(`${names.at(-1)} ${kind}`).some(({ text: name }) => /\s/.test(name));
  if (isOneName || !names.every(isRawFood)) return [];
  const from = whole.search(/\p{L}/u);
  return [{ names, unknown: [], from, to: whole.trimEnd().length }];
}

/** Returns what these words leave out, each with its position. */
export const readLess = (text: string) => [
  ...readOpening(text),
  ...[...text.matchAll(without)].map((match) => ({
    names: [(match[1] ?? match[2] ?? '').toLowerCase()],
    unknown: [],
    from: match.index,
    to: match.index + match[0].length,
  })),
  ...readRanOut(text),
];

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
