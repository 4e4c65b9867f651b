import { type Food, foodsIn } from '../classify/foods-in.ts';
import { phraseOf, wordsOf } from '../pantry/words.ts';
import { type Line, linesAt } from './lines.ts';
import type { ListedItem } from './listed-items.ts';
import {
  isBecoming,
  isBought,
  isCutFrom,
  isDishItself,
  isMadeBy,
  saidAfter,
  saidBefore,
} from './making.ts';
import { isCondiment } from './own-dish.ts';
import { blendable, cutShapes, floury, isProduct, shapes, shapesOfFood } from './product-words.ts';

/** Names of bought products that a recipe never makes: puddings that are sausages, and stock cubes, powders and pots. */
const neverMade =
  /^(?:black|white|blood) puddings?$|\b(?:stock|broth|bouillon) (?:cubes?|powder|pots?)$/i;
/** Matches the foreign-language word after a sauce's name that says which sauce it is: "salsa verde", "sauce vierge". */
const saysWhichSauce = /^(?:verde|roja|rossa|rosa|bianca|cruda|macha|vierge|verte|criolla)$/;

/** Returns the product that a food's last word names: "custard", "cookie" of "the hot cookies"; undefined if cooks never make it. */
function productByWord(food: Food): string | undefined {
  const said = wordsOf(food.text).map(({ word }) => word);
  const last = said.at(-1) ?? '';
  if (neverMade.test(food.text)) return undefined;
  if (isProduct(said[0] ?? '') && saysWhichSauce.test(last)) return said[0];
  if (/\bice[- ]?cream$/i.test(food.text)) return 'icecream';
  if (shapes.has(last) && said.length > 1 && isProduct(said.at(-2) ?? '')) return said.at(-2);
  return isProduct(last) || shapesOfFood.has(last) ? last : undefined;
}

/** Returns the product names of a food: its last word, and for a compound food its whole name. */
export function productsIn(food: Food): string[] {
  const byWord = productByWord(food);
  const byName =
    food.entry.kind === 'compound' || food.entry.isDish ? phraseOf(food.text) : undefined;
  return [...new Set([byWord, byName])].filter((product) => product !== undefined);
}

/** Matches the text of a list line that says what its food is cut into: "cut into 1.5 cm chips". */
const cutsTo = /\bcut (?:in)?to (?:[\w.-]+ ){0,4}$/i;

/** Whether the phrase after "of" names a listed food: "a cool cream of light ricotta". */
function isOfListed(rest: string, listed: ReadonlySet<string>): boolean {
  const [, phrase = ''] = /^ of ((?:[\p{L}-]+ ?){1,4})/u.exec(rest) ?? [];
  return wordsOf(phrase).some(({ word }) => listed.has(word));
}

/** Whether the words around a name say that the recipe makes it. A mostly bought food counts only when another food is turned into it. */
const isSaidMade = (said: string, rest: string, word: string): boolean =>
  shapesOfFood.has(word)
    ? isBecoming(said) || isCutFrom(said, rest)
    : isMadeBy(said, word) && !isBought(said, rest, word);

/** Returns the shapes and products that the title makes of a listed food: "Cauliflower Steaks", "Tofu Hollandaise". */
export function shapesInTitle(
  title: Line | undefined,
  listWords: ReadonlySet<string>,
  stepWords: ReadonlySet<string>,
): string[] {
  const words = title?.words ?? [];
  // "Sauce hollandaise" is not made of the listed soy sauce.
  const shaped = words.filter(({ word, start }, index) => {
    const last = words[index - 1];
    const isOneName = /^[\s"“”'‘’-]*$/.test(title?.text.slice(last?.end ?? 0, start) ?? '');
    const before = (isOneName && last?.word) || '';
    const isShape = cutShapes.has(word) || word === 'rice' || isProduct(word);
    // A "Garlic Naan" that no step names is not a shape of the listed garlic.
    const isShaped = cutShapes.has(word) || !floury.has(word) || stepWords.has(word);
    return isShape && isShaped && listWords.has(before) && !isProduct(before);
  });
  return shaped.map(({ word }) => word);
}

/** Returns the products that steps, headings and list lines say how to make. */
export function findMade(
  lines: readonly Line[],
  items: readonly ListedItem[],
  groups: readonly string[],
): Set<string> {
  const steps = linesAt(lines, 'instructions');
  const byFood = steps.flatMap((line) =>
    line.foods.flatMap((food) =>
      productsIn(food).filter((product) =>
        isSaidMade(saidBefore(line, food), saidAfter(line, food), product),
      ),
    ),
  );
  const byWord = [...steps, ...linesAt(lines, 'ingredients')].flatMap(({ where, text, words }) =>
    words.flatMap(({ word, start, end }) => {
      if (!isProduct(word) && !shapesOfFood.has(word)) return [];
      const said = text.slice(Math.max(0, start - 80), start);
      const isMade =
        where === 'ingredients'
          ? cutsTo.test(said)
          : isSaidMade(said, text.slice(end, end + 60), word);
      return isMade ? [word] : [];
    }),
  );
  const listed = new Set(items.flatMap((item) => [...item.words]));
  const bySaying = linesAt(lines, 'description').flatMap(({ text, words }) =>
    words.flatMap(({ word, start, end }) =>
      (isProduct(word) && isBecoming(text.slice(Math.max(0, start - 80), start))) ||
      (blendable.has(word) && isOfListed(text.slice(end), listed))
        ? [word]
        : [],
    ),
  );
  const headings = [...items.map(({ group }) => group), ...groups];
  const byHeading = headings.flatMap((name) => [
    ...wordsOf(name).flatMap(({ word }) => (isProduct(word) ? [word] : [])),
    ...foodsIn(name).flatMap((food) =>
      food.entry.kind === 'compound' ? [phraseOf(food.text)] : [],
    ),
  ]);
  return new Set([...byFood, ...byWord, ...bySaying, ...byHeading]);
}

/** Returns the dishes that the description says this recipe is or contains: "finger-shaped köfte". */
export const dishesSaid = (lines: readonly Line[]): string[] =>
  linesAt(lines, 'description').flatMap((line) =>
    line.foods
      .filter((food) => food.entry.isDish && !isCondiment(food))
      .filter((food) => isDishItself(saidBefore(line, food)))
      .map((food) => phraseOf(food.text)),
  );

/** Returns the words of the list that occur in steps that blend or purée. */
export const blendedWords = (
  steps: readonly Line[],
  listWords: ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set(
    steps
      .filter(({ text }) => /\b(?:blend|blitz|whizz|pur[eé]e|silky)\w*\b/i.test(text))
      .flatMap(({ words }) => words.map(({ word }) => word))
      .filter((word) => listWords.has(word)),
  );

/** Returns the names that lines give to a blended food: "cream" of "cashew cream", but not "butter" of a listed peanut butter. */
export function namesOfBlended(
  lines: readonly Line[],
  blended: ReadonlySet<string>,
  items: readonly ListedItem[],
): ReadonlySet<string> {
  const isListed = (word: string) => items.some((item) => item.words.has(word));
  return new Set(
    lines.flatMap(({ words }) =>
      words.flatMap(({ word, joined }, index) => {
        const isName = joined && blendable.has(word) && blended.has(words[index - 1]?.word ?? '');
        return isName && !isListed(word) ? [word] : [];
      }),
    ),
  );
}
