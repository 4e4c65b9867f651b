import { type Food, foodsIn } from '../classify/foods-in.ts';
import type { Tag } from '../pantry/tags.ts';
import { phraseOf, wordsOf } from '../pantry/words.ts';
import { isBlendedIn, lastWord, listMaker, stepMaker } from './can-make.ts';
import {
  blendedWords,
  dishesSaid,
  findMade,
  namesOfBlended,
  productsIn,
  shapesInTitle,
} from './find-made.ts';
import { type Line, linesAt } from './lines.ts';
import type { ListedItem } from './listed-items.ts';
import {
  isBecoming,
  isBought,
  isBroughtIn,
  isCutFrom,
  isHandled,
  isLeftOver,
  isMadeBy,
  isPointedAt,
  isSuggested,
  pointsAtDish,
  saidAfter,
  saidBefore,
} from './making.ts';
import { isMeasured } from './measured.ts';
import { isOffered } from './offers.ts';
import { isCondiment, ownDish } from './own-dish.ts';
import { plainWords } from './plain-words.ts';
import {
  baked,
  blendable,
  byParts,
  cutShapes,
  describes,
  floury,
  isMadeOnTheWay,
  isProduct,
  shapes,
  shapesOfFood,
  standsForAny,
} from './product-words.ts';
import { kindsOf } from './references.ts';

/** What a recipe makes, by the words that name it. */
export type Products = {
  /** What the title calls the dish. It names nothing that enters: "Cabbage Rolls" are of cabbage. */
  called: ReadonlySet<string>;
  /** The dish itself, by its title, where the list can come to it. */
  own: ReadonlySet<string>;
  /** Words that mean the dish where a step or tip points at it: "the cake" of a cheesecake. */
  echoes: ReadonlySet<string>;
  /** Named in the description as what the dish is or has, where the list can come to it. */
  promised: ReadonlySet<string>;
  /** Named by a step, a heading or a list line that says how it is made. */
  made: ReadonlySet<string>;
  /** Words of the list and of the title that may stand before a product's name. */
  known: ReadonlySet<string>;
  /** The listed ingredients, without those that a claim has taken something from: "vegan chicken". */
  knownIds: ReadonlySet<string>;
  /** What the list holds, of all its foods: a name that brings nothing else brings nothing in. */
  knownTags: ReadonlySet<Tag>;
  /** Listed foods that a step blends or purées. */
  blended: ReadonlySet<string>;
  /** Names of blended foods: after "cashew cream", "the cream" means it. */
  blendedTo: ReadonlySet<string>;
  hasList: boolean;
  /** How many lines of title, description and steps name a word. */
  linesNaming: (word: string) => number;
  /** Whether list and steps can come to a product of flour, or to one that is known by its parts. */
  canMake: (product: string) => boolean;
};

/** Words of the title that name no food: "birthday", "weeknight". */
const plainWordsOf = ({ words, foods }: Line): string[] =>
  words
    .filter(
      ({ start }) =>
        !foods.some((food) => start >= food.start && start < food.start + food.text.length),
    )
    .map(({ word }) => word);

/** Reads what a recipe makes. */
export function findProducts(
  lines: readonly Line[],
  items: readonly ListedItem[],
  groups: readonly string[],
): Products {
  const [title] = linesAt(lines, 'title');
  const steps = linesAt(lines, 'instructions');
  const listWords = new Set(items.flatMap((item) => [...item.words]));
  const stepWords = new Set(steps.flatMap((line) => line.words.map(({ word }) => word)));
  const hasParts = listMaker(items);
  const isCooked = stepMaker(steps);
  const canMake = (product: string) => hasParts(product) && isCooked(product);
  // What boils on the way needs no list to be the dish's own; a sauce does.
  const canBe = (product: string) =>
    Object.hasOwn(byParts, lastWord(product)) || (hasParts(product) && isBlendedIn(product, steps));
  const own = ownDish(title, { stepWords, listWords });
  const listed = linesAt(lines, 'ingredients').flatMap((line) => line.foods);
  const said = linesAt(lines, 'description').flatMap((line) =>
    line.words.flatMap(({ word, start }) =>
      isProduct(word) && !isBroughtIn(line.text.slice(Math.max(0, start - 40), start))
        ? [word]
        : [],
    ),
  );
  const blended = blendedWords(steps, listWords);
  return {
    called: new Set([
      ...own.dishes,
      ...[...own.names].filter((name) => floury.has(lastWord(name)) || canBe(name)),
    ]),
    own: new Set([...own.names].filter(canBe)),
    echoes: new Set([...own.names, ...own.echoes].filter(canBe)),
    promised: new Set([...said.filter(canMake), ...dishesSaid(lines)]),
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
    knownIds: new Set(
      listed
        .filter((food) => food.contains.size === food.entry.contains.size)
        .flatMap((food) => [...food.entry.ingredientIds]),
    ),
    blended,
    blendedTo: namesOfBlended([...(title ? [title] : []), ...steps], blended, items),
    hasList: items.length > 1,
    linesNaming: (word) =>
      lines.filter(
        ({ where, words }) =>
          where !== 'ingredients' && where !== 'tips' && words.some((one) => one.word === word),
      ).length,
    canMake,
  };
}

const isKnown = (food: Food, known: ReadonlySet<string>): boolean =>
  wordsOf(food.text).every(({ word }) => known.has(word) || plainWords.has(word));

/** "Corn" of corn dogs, where the list has cornmeal: nothing that the list does not hold as well. */
const holdsOnly = ({ entry: { contains } }: Food, tags: ReadonlySet<Tag>): boolean =>
  contains.size > 0 && [...contains].every((tag) => tags.has(tag));

/** Whether a name holds no other food than the list before its last word: "Yorkshire Puddings", not "Rum Cake". */
function namesNoOtherFood(food: Food, { known, knownIds, knownTags }: Products): boolean {
  const last = wordsOf(food.text).at(-1);
  if (!last || last.start === 0) return true;
  return foodsIn(food.text.slice(0, last.start)).every(
    (one) =>
      one.entry.kind === 'mask' ||
      ((one.entry.isDish || (one.entry.kind === 'compound' && food.entry.isDish)) &&
        !isCondiment(food)) ||
      isKnown(one, known) ||
      holdsOnly(one, knownTags) ||
      one.entry.ingredientIds.some((id) => knownIds.has(id)) ||
      kindsOf(one).some((kind) => known.has(kind)) ||
      standsForAny.has(phraseOf(one.text)) ||
      isProduct(lastWord(phraseOf(one.text))),
  );
}

/** Mixtures that are called after one food and hold others: soy sauce is none of soya drink. */
const calledAfter = /\b(?:sauce|paste|stock|broth|butter|cheese|milk|cream|noodles?)$/i;

/** Whether every other word of the name is known here, or says nothing of what is in it. */
function isPlainlyNamed(food: Food, product: string, { known, knownIds }: Products): boolean {
  if (calledAfter.test(food.text)) {
    const last = wordsOf(food.text).at(-1);
    const before = foodsIn(food.text.slice(0, last?.start ?? 0));
    const isKnownFood = (one: Food) =>
      one.entry.ingredientIds.some((id) => knownIds.has(id)) ||
      // A meat sauce is of the listed mince; fish sauce is bought, whatever fish is listed.
      (/^meat$/i.test(one.text) && isKnown(one, known));
    if (!before.every(isKnownFood)) return false;
  }
  return wordsOf(food.text).every(
    ({ word }) =>
      ` ${product} `.includes(` ${word} `) ||
      describes.has(word) ||
      shapes.has(word) ||
      standsForAny.has(word) ||
      known.has(word) ||
      /^\d/.test(word),
  );
}

/** "Manjar de Coco", "Iscas de Peixe": the head of a name in another language, of whatever the list has. */
const headsForeignName = /^ (?:de|di|do|da|du|del|della|al|alla|à la) \p{L}/u;
const namesWhatIsBeside = /(?:,|\s(?:with|and|plus|in|on|over)|\s&)\s/i;

/** A head counts in the name of the dish itself: "Strudel with Mostarda di Cremona" brings in mustard. */
const isForeignHead = (food: Food, line: Line): boolean =>
  headsForeignName.test(saidAfter(line, food)) &&
  !isCondiment(food) &&
  !namesWhatIsBeside.test(saidBefore(line, food));

/** In a title: the dish itself, or what the steps say how to make. */
function isMadeInTitle(product: string, food: Food, title: Line, products: Products): boolean {
  const { called, made, canMake } = products;
  if (!namesNoOtherFood(food, products)) return false;
  // "Banana Bread with Wholemeal Bread" names a second one.
  const isSecond = title.words.some(({ word, end }) => word === product && end <= food.start);
  if (called.has(product)) return !isSecond || isPlainlyNamed(food, product, products);
  const isMade = made.has(product) && isPlainlyNamed(food, product, products);
  return isMade && (canMake(product) || cutShapes.has(product) || product === 'rice');
}

/** In a description: the dish itself, what it promises to be, or what the steps make. Another dish that it names can be cut. */
function isMadeInDescription(
  product: string,
  food: Food,
  said: string,
  products: Products,
): boolean {
  const { called, promised, made, canMake } = products;
  if (!namesNoOtherFood(food, products)) return false;
  if (promised.has(product) && !isBroughtIn(said)) return true;
  if (called.has(product) || (blendable.has(product) && isBlended(said, products))) return true;
  return (isMadeOnTheWay(product) || made.has(product)) && canMake(product);
}

/** "The pumpkin cream" of pumpkin that a step blends. */
const isBlended = (said: string, { blended }: Products): boolean =>
  /[\p{L}][ -]$/u.test(said) && blended.has(wordsOf(said).at(-1)?.word ?? '');

/**
 * A jam is bought more often than it is boiled, and what a step serves beside the dish as often as it is made: one that a
 * single line names was never made here.
 */
function isNamedElsewhere(product: string, food: Food, line: Line, products: Products): boolean {
  const mayBeBought =
    product === 'jam' || (Object.hasOwn(byParts, product) && isOffered(line, food));
  const { linesNaming, made } = products;
  return (
    !mayBeBought || made.has(product) || linesNaming(product) > (line.where === 'tips' ? 0 : 1)
  );
}

/** In a step or tip: the dish, what a step makes, or what the description promises, where the words point at it. */
function isMadeInStep(product: string, food: Food, line: Line, products: Products): boolean {
  const { own, echoes, promised, made, canMake } = products;
  const said = saidBefore(line, food);
  const rest = saidAfter(line, food);
  const isEcho = echoes.has(product) && isPlainlyNamed(food, product, products);
  if (isEcho && canMake(product) && pointsAtDish(said, rest)) return true;
  if (isBought(said, rest, product)) return false;
  // "The cold cake" of a dacquoise: what a step handles by a plain word is made here, whatever it is called.
  if (Object.hasOwn(baked, product) && isHandled(said, rest))
    return phraseOf(food.text) === product;
  const isBeside =
    isBroughtIn(said) && !isLeftOver(rest) && (line.where === 'tips' || isOffered(line, food));
  if (own.has(phraseOf(food.text)))
    return !isBeside && !(isBroughtIn(said) && isOffered(line, food));
  if (blendable.has(product) && isBlended(said, products)) return true;
  if (products.blendedTo.has(product) && phraseOf(food.text) === product)
    return isPointedAt(said) && !isMeasured(line.text, food);
  if (shapesOfFood.has(product)) {
    const isPlain = isPlainlyNamed(food, product, products);
    const isMaking = isBecoming(said) || isCutFrom(said, rest);
    return isPlain && (isMaking || (made.has(product) && isPointedAt(said)));
  }
  if (!isPlainlyNamed(food, product, products) || !canMake(product)) return false;
  if (!isNamedElsewhere(product, food, line, products)) return false;
  if (own.has(product)) return namesNoOtherFood(food, products) && !isBeside;
  if (made.has(product)) return !isBeside || isMadeBy(said, product);
  // "Let the bread stand", of a focaccia.
  const isOwnLoaf = [...own].some((name) => baked[product]?.test(name));
  if (isPointedAt(said)) return isMadeOnTheWay(product) || promised.has(product) || isOwnLoaf;
  // "Mix with the onions and saffron broth": nothing else is called so here.
  if (line.where === 'instructions' && isMadeOnTheWay(product) && !isBeside && !isBroughtIn(said))
    return !isOffered(line, food);
  if (isMadeBy(said, product)) return true;
  const isKnownHere = promised.has(product) || isMadeOnTheWay(product);
  return line.where === 'tips' && isKnownHere && !isBroughtIn(said) && !isSuggested(said);
}

/** Whether a food of a line is what this recipe makes; its parts are judged where the list names them. */
export function isMadeHere(food: Food, line: Line, products: Products): boolean {
  if (line.where === 'ingredients' || !products.hasList) return false;
  if (line.where === 'title' && isForeignHead(food, line)) return true;
  return productsIn(food).some((product) => {
    if (line.where === 'title') return isMadeInTitle(product, food, line, products);
    if (line.where === 'description')
      return isMadeInDescription(product, food, saidBefore(line, food), products);
    return isMadeInStep(product, food, line, products);
  });
}
