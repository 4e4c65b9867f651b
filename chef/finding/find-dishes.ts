import { LRUCache } from 'lru-cache';
import { createRandom } from '#recipes/random.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import type { FindDish } from '#recipes/selections/wish/find-dish.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import { type AskedKind, isAskedKind } from './asked-kind.ts';
import { costs, isLittleLate } from './costs.ts';
import { createDishIndex } from './dish-index.ts';
import { type DishRequest, readRequest } from './dish-request.ts';
import { isMeatOrFish, shareUsed } from './fit-foods.ts';
import { type Known, knowDish, sharesTitle } from './known-dish.ts';
import { type FoundDish, mayBeMade, rankDish } from './rank-dish.ts';
import type { FindRelatives } from './relatives.ts';
import { sortsApart } from './sort-of-dish.ts';
import { saysMore, unknownNameIn } from './unknown-name.ts';
import type { Wants } from './wants.ts';
import { isSmallFood, mainFoodOf } from './weight-of-food.ts';
import { createWishIndex } from './wish-index.ts';

/** The result of a search for a cook. */
type Found = {
  dishes: FoundDish[];
  /** Words of the wish that match no dish. */
  unknown: string[];
  /** The dish that is all the wish asks for, when the cookbook has no dish of that name: "lamingtons". */
  unknownDish?: string;
  /** The wish, when it names a kind of dish: no dish of another kind is served for it. */
  askedKind?: string;
};

/** The same with its dishes in the order of the cookbook, for any seed and any latest titles. */
type Ranking = Found;

export type DishFinder = {
  /**
   * Returns the dishes that fit, best first. Equally good dishes are in an order drawn from the seed.
   * @param allowed ids of the pantry that may be in the dish
   * @returns `unknown`: words of the wish that match no dish
   */
  find(wants: Wants, allowed: ReadonlySet<string>, seed: string): Found;
  findNamed: FindDish;
  /** Returns the other found dishes, those of the same kind as a dish that cannot be made first, the nearest of them before the others. */
  nearestTo(first: FoundDish, found: readonly FoundDish[]): FoundDish[];
};

/** Dishes whose ranks differ by no more than this are put in a random order. */
const asGood = { chosen: 0.9, inWords: 0.25 };

/** A dish in which a food has this weight is a dish of it. */
const leastShareOfWish = 0.7;

/** A dish that uses a food at least so well is made of it. */
const leastOfMain = 0.4;

const missedFoodsOf = ({ missed }: FoundDish): number =>
  missed.filter(({ kind }) => kind === 'food').length;

/**
 * Compares two requested dishes: those that take far too long come last, unless the wish is their title; then by how well their names fit,
 * and by whether they keep the bans as they are.
 * "Carrot cake with cream cheese icing" asks for the cake first, and "chicken fried rice" is no "chicken rice".
 */
const byName = (one: FoundDish, other: FoundDish): number =>
  Number(other.exactness === 2) - Number(one.exactness === 2) ||
  Number(one.isFarTooLong) - Number(other.isFarTooLong) ||
  Number(one.isForFew) - Number(other.isForFew) ||
  other.exactness - one.exactness ||
  Number(one.lacksMeat) - Number(other.lacksMeat) ||
  Number(one.isForOthers) - Number(other.isForOthers) ||
  other.wordsOfName - one.wordsOfName ||
  other.headRank - one.headRank ||
  missedFoodsOf(one) - missedFoodsOf(other) ||
  other.tellingWordsOfName - one.tellingWordsOfName ||
  Number(other.keepsBans) - Number(one.keepsBans) ||
  Number(one.isNamedByLack) - Number(other.isNamedByLack);

/**
 * Sorts dishes with the requested ones first, these by name, then all by rank. Equally good dishes are in an order drawn from the seed.
 */
function inOrder(found: readonly FoundDish[], { isWish }: Wants, seed: string): FoundDish[] {
  const random = createRandom(`${seed} dishes`);
  const first = Math.min(...found.map(({ rank }) => rank));
  const tierOf = (rank: number) =>
    Math.floor((rank - first) / (isWish ? asGood.inWords : asGood.chosen));
  return found
    .map((dish) => ({ dish, tier: tierOf(dish.rank), luck: random.next() }))
    .toSorted(
      (one, other) =>
        Number(other.dish.isAsked) - Number(one.dish.isAsked) ||
        (one.dish.isAsked ? byName(one.dish, other.dish) : 0) ||
        one.tier - other.tier ||
        one.luck - other.luck,
    )
    .map(({ dish }) => dish);
}

/**
 * Puts a dish whose title is among the cook's latest behind the others, unless the wish names it.
 * @param recentTitles the words of each title
 */
function withRecency(found: FoundDish, recentTitles: readonly ReadonlySet<string>[]): FoundDish {
  const isRecent =
    found.named === undefined && recentTitles.some((words) => sharesTitle(found.known, words));
  return isRecent ? { ...found, isRecent, rank: found.rank + costs.recent } : found;
}

/**
 * Whether no dish of the asked kind uses a food of the wish that other dishes use: without a rhubarb tart, "tart with rhubarb" asks for
 * rhubarb first.
 */
function lacksFoodOfWish(
  { kind, wants: { foods } }: DishRequest,
  { ofKind, all }: { ofKind: readonly Known[]; all: readonly Known[] },
): boolean {
  const [first] = foods.filter((food) => !food.isChosen && !isSmallFood(food));
  if (!kind || !first || kind.foods.some(({ name }) => name === first.name)) return false;
  return (
    ofKind.every((known) => shareUsed(known, first) === 0) &&
    all.some((known) => shareUsed(known, first) >= leastShareOfWish)
  );
}

/** Returns dishes with those of the same sort as another first, then by rank. */
const bySort = (
  known: Known,
  found: readonly FoundDish[],
  rankOf: (one: FoundDish) => number,
): FoundDish[] =>
  found
    .map((one) => ({ one, apart: sortsApart(known, one.known), rank: rankOf(one) }))
    .toSorted((one, other) => one.apart - other.apart || one.rank - other.rank)
    .map(({ one }) => one);

/** Returns the dishes of the asked kind; with any meat where none has the meat of the wish: a beef goulash for "chicken goulash". */
function dishesOfKind(kind: AskedKind, all: readonly Known[]): readonly Known[] {
  const found = all.filter((known) => isAskedKind(known, kind));
  if (found.length > 0 || !kind.foods.some(isMeatOrFish)) return found;
  const ofAnyMeat = { ...kind, foods: kind.foods.filter((food) => !isMeatOrFish(food)) };
  return all.filter((known) => isAskedKind(known, ofAnyMeat));
}

/** Returns the dishes with those as asked that a wish names with another meat, where no other dish is asked for. */
const withNearlyAsked = (dishes: readonly FoundDish[]): FoundDish[] =>
  dishes.some(({ isAsked }) => isAsked)
    ? [...dishes]
    : dishes.map((one) => (one.isNearlyAsked ? { ...one, isAsked: true } : one));

/**
 * Returns the dishes that may be made. Where none of them has the main food of the wish, those that have it and take a little longer
 * than the wish says are among them. A chosen time is kept.
 */
function withLate(dishes: readonly Known[], request: DishRequest, book: Cookbook): Known[] {
  const inTime = dishes.filter((known) => mayBeMade(known, request, book));
  const { wants } = request;
  const main = mainFoodOf(wants);
  if (!main || wants.chosen.time || inTime.some((known) => shareUsed(known, main) >= leastOfMain))
    return inTime;
  const late = dishes.filter(
    (known) => shareUsed(known, main) >= leastOfMain && isLittleLate(known, wants, book),
  );
  return [...inTime, ...late.filter((known) => !inTime.includes(known))];
}

/** A ranking holds a megabyte, and is asked for again within seconds. */
const maxRankings = 4;

/** Creates a finder for the dishes of a cookbook that fit a cook's wants. */
export function createDishFinder(book: Cookbook, relativesOf: FindRelatives): DishFinder {
  const index = createDishIndex(book);
  const all = book.dishes.map((dish) => knowDish(dish, book));
  const answersTo = createWishIndex(book.dishes);
  // A request is ranked before the charge and made after it: `understand` returns the same requirements for both.
  const rankings = new LRUCache<Requirements, Ranking>({ max: maxRankings });

  /** Reads a request and ranks the dishes for it, whatever the cook had lately. */
  function rank(asked: Wants, allowed: ReadonlySet<string>): Ranking {
    const read = readRequest(asked, allowed, { index, answersTo, dishes: all });
    const { kind: said } = read;
    const ofSaidKind = said ? dishesOfKind(said, all) : all;
    const isOpen = lacksFoodOfWish(read, { ofKind: ofSaidKind, all });
    const request = isOpen ? { ...read, kind: undefined } : read;
    const ofKind = isOpen ? all : ofSaidKind;
    const { wants, unknown, hasNamed, kind } = request;
    if (kind && ofKind.length === 0) return { dishes: [], unknown, unknownDish: asked.text };
    const ranked = withLate(ofKind, request, book).map((known) => rankDish(known, request, book));
    // The dishes of a kind are compared by their foods.
    const dishes = kind ? ranked : withNearlyAsked(ranked);
    const words = { ...index, unknown };
    const unknownDish = hasNamed ? undefined : unknownNameIn({ asked, wants }, words, all);
    return {
      dishes,
      unknown: saysMore(wants) ? [] : unknown,
      ...(unknownDish === undefined ? {} : { unknownDish }),
      ...(kind ? { askedKind: asked.text } : {}),
    };
  }

  function find(asked: Wants, allowed: ReadonlySet<string>, seed: string): Found {
    const ranking = rankings.get(asked.requirements) ?? rank(asked, allowed);
    rankings.set(asked.requirements, ranking);
    const titles = asked.recentTitles.map((title) => new Set(keyOf(title).split(' ')));
    const ranked = ranking.dishes.map((one) => withRecency(one, titles));
    return { ...ranking, dishes: inOrder(ranked, asked, seed) };
  }

  function nearestTo({ dish, known }: FoundDish, found: readonly FoundDish[]): FoundDish[] {
    const likeness = new Map(
      relativesOf(dish, { sharesHeart: false }).map((one) => [one.dish, one.likeness]),
    );
    const rankOf = (one: FoundDish) => one.rank - costs.unlike * (likeness.get(one.dish) ?? 0);
    const others = found.filter((one) => one.dish !== dish);
    return bySort(known, others, rankOf);
  }

  return { find, findNamed: index.findNamed, nearestTo };
}
