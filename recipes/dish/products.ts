import type { Food } from '../classify/foods-in.ts';
import type { Tag } from '../pantry/tags.ts';
import { wordsOf } from '../pantry/words.ts';
import { isBlendedIn, lastWord, listMaker, stepMaker } from './can-make.ts';
import { blendedWords, dishesSaid, findMade, namesOfBlended, shapesInTitle } from './find-made.ts';
import { type Line, linesAt } from './lines.ts';
import type { ListedItem } from './listed-items.ts';
import { isDishItself } from './making.ts';
import { ownDish } from './own-dish.ts';
import { byParts, floury, isProduct } from './product-words.ts';

/** The products that a recipe makes, by the words that name them. */
export type Products = {
  /** Names of the dish in the title. They add no food: "Cabbage Rolls" are made of cabbage. */
  called: ReadonlySet<string>;
  /** The dish itself by its title, if the list contains its ingredients. */
  own: ReadonlySet<string>;
  /** Words that mean the dish where a step or tip refers back to it: "the cake" of a cheesecake. */
  echoes: ReadonlySet<string>;
  /** Products that the description gives as the dish or as part of it, if the list contains their ingredients. */
  promised: ReadonlySet<string>;
  /** Products that a step, a heading or a list line says how to make. */
  made: ReadonlySet<string>;
  /** Words of the list and of the title that may precede a product's name. */
  known: ReadonlySet<string>;
  /** The listed ingredients, except those that a claim has removed tags from: "vegan chicken". */
  knownIds: ReadonlySet<string>;
  /** All tags of the listed foods. A name with no other tags adds nothing. */
  knownTags: ReadonlySet<Tag>;
  /** Listed foods that a step blends or purées. */
  blended: ReadonlySet<string>;
  /** Names of blended foods: after "cashew cream", "the cream" refers to it. */
  blendedTo: ReadonlySet<string>;
  hasList: boolean;
  /** Returns how many lines of title, description and steps contain a word. */
  linesNaming: (word: string) => number;
  /** Whether list and steps can produce a flour product, or a product with known ingredients. */
  canMake: (product: string) => boolean;
};

/** Returns the words of the title that do not name a food: "birthday", "weeknight". */
const plainWordsOf = ({ words, foods }: Line): string[] =>
  words
    .filter(
      ({ start }) =>
        !foods.some((food) => start >= food.start && start < food.start + food.text.length),
    )
    .map(({ word }) => word);

/** Returns the products in the description, except those that are only served with the dish. */
const productsDescribed = (lines: readonly Line[]): string[] =>
  linesAt(lines, 'description').flatMap((line) =>
    line.words.flatMap(({ word, start }) =>
      isProduct(word) && isDishItself(line.text.slice(Math.max(0, start - 40), start))
        ? [word]
        : [],
    ),
  );

/** Returns the ingredients of foods, except of those that a claim has removed tags from. */
const unclaimedIdsOf = (foods: readonly Food[]): string[] =>
  foods
    .filter((food) => food.contains.size === food.entry.contains.size)
    .flatMap((food) => [...food.entry.ingredientIds]);

const countLinesNaming = (lines: readonly Line[], word: string): number =>
  lines.filter(
    ({ where, words }) =>
      where !== 'ingredients' && where !== 'tips' && words.some((one) => one.word === word),
  ).length;

/** What a list line says that a food is free of: "mustard-free", "without onion or garlic". */
const freeOf =
  /(\p{L}+)[- ]free\b|\b(?:without|free (?:of|from))((?:(?:,| or| and| &)? (?!(?:or|and|for|in|to)\b)\p{L}+)+)/giu;

/** Returns the words of the list, without those that a claim excludes: "mustard-free sausages" contain no mustard for a dressing. */
function wordsListed(items: readonly ListedItem[]): Set<string> {
  return new Set(
    items.flatMap(({ line, words }) => {
      const free = new Set(
        [...line.matchAll(freeOf)].flatMap(([, name, names = '']) =>
          wordsOf(name ?? names).map(({ word }) => word),
        ),
      );
      return [...words].filter((word) => !free.has(word));
    }),
  );
}

/** Foods that are called onions and make no onion soup. */
const notTheBulb = /\b(?:spring|green|salad|welsh) onions?\b|\bonion (?:powder|salt|granules)\b/gi;

/** Returns the words of the list that a name in the title may rest on. Spring onions make no "French onion soup". */
function wordsForTitle(
  items: readonly ListedItem[],
  listWords: ReadonlySet<string>,
): ReadonlySet<string> {
  const hasOnion = items.some(({ line }) =>
    /\bonions?\b/i.test(line.replace(notTheBulb, '').replace(freeOf, '')),
  );
  return hasOnion ? listWords : listWords.difference(new Set(['onion']));
}

/** Finds the products that a recipe makes. */
export function findProducts(
  lines: readonly Line[],
  items: readonly ListedItem[],
  groups: readonly string[],
): Products {
  const [title] = linesAt(lines, 'title');
  const steps = linesAt(lines, 'instructions');
  const listWords = wordsListed(items);
  const stepWords = new Set(steps.flatMap((line) => line.words.map(({ word }) => word)));
  const hasParts = listMaker(items);
  const isCooked = stepMaker(steps);
  const canMake = (product: string) => hasParts(product) && isCooked(product);
  // A product that boils during cooking needs no listed ingredients to be the dish itself; a sauce does.
  const canBe = (product: string) =>
    Object.hasOwn(byParts, lastWord(product)) || (hasParts(product) && isBlendedIn(product, steps));
  const own = ownDish(title, { stepWords, listWords: wordsForTitle(items, listWords) });
  const listed = linesAt(lines, 'ingredients').flatMap((line) => line.foods);
  const blended = blendedWords(steps, listWords);
  return {
    called: new Set([
      ...own.dishes,
      ...[...own.names].filter((name) => floury.has(lastWord(name)) || canBe(name)),
    ]),
    own: new Set([...own.names].filter(canBe)),
    echoes: new Set([...own.names, ...own.echoes].filter(canBe)),
    promised: new Set([...productsDescribed(lines).filter(canMake), ...dishesSaid(lines)]),
    made: new Set([
      ...findMade(lines, items, groups),
      ...shapesInTitle(title, listWords, stepWords),
    ]),
    known: new Set([
      ...listWords,
      ...items.flatMap((item) => [...item.kinds]),
      ...(title ? plainWordsOf(title) : []),
    ]),
    knownTags: new Set(listed.flatMap(({ contains }) => [...contains])),
    knownIds: new Set(unclaimedIdsOf(listed)),
    blended,
    blendedTo: namesOfBlended([...(title ? [title] : []), ...steps], blended, items),
    hasList: items.length > 1,
    linesNaming: (word) => countLinesNaming(lines, word),
    canMake,
  };
}
