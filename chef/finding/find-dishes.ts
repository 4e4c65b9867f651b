import { createRandom } from '#recipes/random.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import type { FindDish } from '#recipes/selections/wish/find-dish.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import { isAskedKind } from './asked-kind.ts';
import { costs } from './costs.ts';
import { createDishIndex } from './dish-index.ts';
import { type DishRequest, readRequest } from './dish-request.ts';
import { shareUsed } from './fit-foods.ts';
import { type Known, knowDish, sharesTitle } from './known-dish.ts';
import { type FoundDish, mayBeMade, rankDish } from './rank-dish.ts';
import type { FindRelatives } from './relatives.ts';
import { sortsApart } from './sort-of-dish.ts';
import { saysMore, unknownNameIn } from './unknown-name.ts';
import type { Wants } from './wants.ts';
import { isSmallFood } from './weight-of-food.ts';
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
  other.exactness - one.exactness ||
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

/** Creates a finder for the dishes of a cookbook that fit a cook's wants. */
export function createDishFinder(book: Cookbook, relativesOf: FindRelatives): DishFinder {
  const index = createDishIndex(book);
  const all = book.dishes.map((dish) => knowDish(dish, book));
  const answersTo = createWishIndex(book.dishes);
  // A request is ranked before the charge and made after it: `understand` returns the same requirements for both.
  const rankings = new WeakMap<Requirements, Ranking>();

  /** Reads a request and ranks the dishes for it, whatever the cook had lately. */
  function rank(asked: Wants, allowed: ReadonlySet<string>): Ranking {
    const read = readRequest(asked, allowed, { index, answersTo, dishes: all });
    const { kind: said } = read;
    const ofSaidKind = said ? all.filter((known) => isAskedKind(known, said)) : all;
    const isOpen = lacksFoodOfWish(read, { ofKind: ofSaidKind, all });
    const request = isOpen ? { ...read, kind: undefined } : read;
    const ofKind = isOpen ? all : ofSaidKind;
    const { wants, unknown, hasNamed, kind } = request;
    if (kind && ofKind.length === 0) return { dishes: [], unknown, unknownDish: asked.text };
    const dishes = ofKind
      .filter((known) => mayBeMade(known, request, book))
      .map((known) => rankDish(known, request, book));
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
