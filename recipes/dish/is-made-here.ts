import { type Food, foodsIn } from '../classify/foods-in.ts';
import type { Tag } from '../pantry/tags.ts';
import { phraseOf, wordsOf } from '../pantry/words.ts';
import { lastWord } from './can-make.ts';
import { productsIn } from './find-made.ts';
import type { Line } from './lines.ts';
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
  isUnrolled,
  pointsAtDish,
  saidAfter,
  saidBefore,
} from './making.ts';
import { isMeasured } from './measured.ts';
import { isOffered } from './offers.ts';
import { isCondiment, isForeignHead } from './own-dish.ts';
import { plainWords } from './plain-words.ts';
import {
  baked,
  blendable,
  byParts,
  cutShapes,
  describes,
  isFruitCurd,
  isMadeOnTheWay,
  isProduct,
  madeOfItsParts,
  shapes,
  shapesOfFood,
  standsForAny,
} from './product-words.ts';
import type { Products } from './products.ts';
import { kindsOf } from './references.ts';

const isKnown = (food: Food, known: ReadonlySet<string>): boolean =>
  wordsOf(food.text).every(({ word }) => known.has(word) || plainWords.has(word));

/** Whether a food has only tags that the list has too: "corn" of corn dogs, if the list has cornmeal. */
const holdsOnly = ({ entry: { contains } }: Food, tags: ReadonlySet<Tag>): boolean =>
  contains.size > 0 && [...contains].every((tag) => tags.has(tag));

/** Whether a name contains no unlisted food before its last word: "Yorkshire Puddings", not "Rum Cake". */
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

/** Matches mixtures that are named after one food but contain others: soy sauce is not made of soya drink. */
const calledAfter = /\b(?:sauce|paste|stock|broth|butter|cheese|milk|cream|noodles?)$/i;

/** Whether every other word of the name is known in this recipe, or says nothing about its ingredients. */
function isPlainlyNamed(food: Food, product: string, { known, knownIds }: Products): boolean {
  if (calledAfter.test(food.text)) {
    const last = wordsOf(food.text).at(-1);
    const before = foodsIn(food.text.slice(0, last?.start ?? 0));
    const isKnownFood = (one: Food) =>
      one.entry.ingredientIds.some((id) => knownIds.has(id)) ||
      // A meat sauce is made of the listed mince; fish sauce is bought, whatever fish is listed.
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

const isAfterWith = ({ start }: Food, title: Line): boolean =>
  /\b(?:with|plus)\b[^:–—]*$|(?:\band|&)\s+$/i.test(title.text.slice(0, start));

/** Whether a title names a food as one of the things beside the dish: "Hummus Board with Peppers and Houmous", not "with Pesto Crumbs". */
const isBesideTheDish = (food: Food, title: Line): boolean =>
  isAfterWith(food, title) &&
  /^\s*(?:$|[,)&]|(?:and|with|on|over)\b)/i.test(title.text.slice(food.start + food.text.length));

/** Whether a product in a title is the dish itself, or something that the steps say how to make. */
function isMadeInTitle(product: string, food: Food, title: Line, products: Products): boolean {
  const { called, made, canMake } = products;
  if (madeOfItsParts.has(product) && isPlainlyNamed(food, product, products))
    return canMake(product);
  if (!namesNoOtherFood(food, products)) return false;
  if (isFruitCurd(food.text)) {
    // "with Lemon Curd": a curd that no step names is beside the dish, even if the list has the fruit.
    const isBeside = isAfterWith(food, title) && products.linesNaming('curd') < 2;
    if (isBeside || !canMake('fruit curd')) return false;
  }
  // "Banana Bread with Wholemeal Bread" names a second bread.
  const isSecond =
    title.words.some(({ word, end }) => word === product && end <= food.start) ||
    title.foods.some(({ entry, start }) => entry === food.entry && start < food.start);
  if (isSecond && isBesideTheDish(food, title)) return false;
  if (called.has(product)) return !isSecond || isPlainlyNamed(food, product, products);
  const isMade = made.has(product) && isPlainlyNamed(food, product, products);
  return isMade && (canMake(product) || cutShapes.has(product) || product === 'rice');
}

/** Whether a product in a description is the dish, is promised as the dish, or is made by the steps. Another dish that it names can be cut. */
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

/** Whether the food before a name is blended by a step: "the pumpkin cream". */
const isBlended = (said: string, { blended }: Products): boolean =>
  /[\p{L}][ -]$/u.test(said) && blended.has(wordsOf(said).at(-1)?.word ?? '');

/**
 * Whether a product that may be bought is named in more than one line. Jam is bought more often than boiled, and a product that a step
 * serves beside the dish is bought as often as made. If only one line names it, the recipe does not make it.
 */
function isNamedElsewhere(product: string, food: Food, line: Line, products: Products): boolean {
  const mayBeBought =
    product === 'jam' || (Object.hasOwn(byParts, product) && isOffered(line, food));
  const { linesNaming, made } = products;
  return (
    !mayBeBought || made.has(product) || linesNaming(product) > (line.where === 'tips' ? 0 : 1)
  );
}

/** Whether a product in a step or tip is the dish, is made by a step, or is promised by the description and referred to here. */
function isMadeInStep(product: string, food: Food, line: Line, products: Products): boolean {
  const { own, echoes, promised, made, canMake } = products;
  const said = saidBefore(line, food);
  const rest = saidAfter(line, food);
  const isEcho = echoes.has(product) && isPlainlyNamed(food, product, products);
  if (isEcho && canMake(product) && pointsAtDish(said, rest)) return true;
  const isOwnRoll = isUnrolled(said, product) && products.linesNaming(product) > 1;
  if (isBought(said, rest, product) && !isOwnRoll) return false;
  // "The cold cake" of a dacquoise: a product that a step handles under a generic word is made here, whatever its name.
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
  // "Let the bread stand" in a recipe for focaccia.
  const isOwnLoaf = [...own].some((name) => baked[product]?.test(name));
  if (isPointedAt(said)) return isMadeOnTheWay(product) || promised.has(product) || isOwnLoaf;
  // "Mix with the onions and saffron broth": no other food of the recipe has this name.
  if (line.where === 'instructions' && isMadeOnTheWay(product) && !isBeside && !isBroughtIn(said))
    return !isOffered(line, food);
  if (isMadeBy(said, product)) return true;
  const isKnownHere = promised.has(product) || isMadeOnTheWay(product);
  return line.where === 'tips' && isKnownHere && !isBroughtIn(said) && !isSuggested(said);
}

/** Whether this recipe makes a food of a line. The ingredients of that food are judged in the ingredient list. */
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
