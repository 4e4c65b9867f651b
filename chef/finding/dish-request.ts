import { ingredient } from '#recipes/pantry/pantry.ts';
import { wordsOf } from '#recipes/pantry/words.ts';
import { keyOf } from '#recipes/selections/names.ts';
import { type AskedKind, askedKindOf, hasNoun } from './asked-kind.ts';
import type { DishIndex, Matches } from './dish-index.ts';
import { isMeatOrFish, isNameOf, isUnused } from './fit-foods.ts';
import { opensWith } from './head-of-wish.ts';
import { inAnyOrder, type Known } from './known-dish.ts';
import type { NameMatch } from './match-dish.ts';
import type { WantedFood } from './wanted-food.ts';
import type { Wants } from './wants.ts';
import type { WishIndex } from './wish-index.ts';

/** What dishes are ranked by: the cook's wants, and what the words of the wish match. */
export type DishRequest = Matches & {
  wants: Wants;
  /** The kind of dish that the wish names. */
  kind?: AskedKind | undefined;
  /** The keys that the whole wish may be: "red lentil soup" with the choice "Turkish" is also a Turkish red lentil soup. */
  wishKeys: readonly string[];
  /** The same with their words sorted. */
  wishesInAnyOrder: ReadonlySet<string>;
  /** The same of the part that names the dish; empty when the wish names no kind. */
  mainKeys: readonly string[];
  /** The words of the wish as it was written. */
  saidWords: ReadonlySet<string>;
  /** Ids of the pantry that may be in the dish. */
  allowed: ReadonlySet<string>;
  /** Whether the wish contains the name of some dish. */
  hasNamed: boolean;
  /** The largest share of the wish that a dish covers. */
  bestCover: number;
  /** By path: how well the wishes of a dish answer the cook's. */
  answers: ReadonlyMap<string, number>;
};

/** What a request is looked up in. */
type Book = { index: DishIndex; answersTo: WishIndex; dishes: readonly Known[] };

/** Whether a name that the pantry reads as its main food is a dish that no file knows: the potatoes of "llapingachos". */
const isUnknownDish = ({ name, ids, isEither }: WantedFood, index: DishIndex): boolean =>
  !isEither && !index.knows(name) && ![...ids].some((id) => isNameOf(id, name));

const isStaple = (id: string): boolean =>
  [...ingredient(id).kinds].some((kind) => /(?:bread|pasta|noodle)$/.test(kind));

/**
 * Whether a food that is also a dish is one of several foods: the gnocchi of "half a jar of pesto and some gnocchi". "Arepas with beans"
 * asks for the dish.
 */
const isOneOfList = ({ name, ids }: WantedFood, { foods, text }: Wants): boolean =>
  !opensWith(name, text) &&
  [...ids].some((id) => isNameOf(id, name)) &&
  foods.some(
    (other) => other.name !== name && (other.isUseUp || [...ids].some((id) => isStaple(id))),
  );

/**
 * Leaves out the foods whose name is a dish, like the eggs of "shakshuka": the wish asks for the dish. Leaves out also the foods whose
 * name is a dish that the book lacks or of the asked kind ("breakfast muffins"), and those that no dish uses: "liver" is a word of "liver and onions".
 */
function withoutDishes(wants: Wants, kind: AskedKind | undefined, { index, dishes }: Book): Wants {
  const isNamed = (food: WantedFood) =>
    (index.isDishName(food.name) && !isOneOfList(food, wants)) ||
    isUnknownDish(food, index) ||
    (kind?.words[0] !== undefined && hasNoun(food.name, kind.words[0]));
  return {
    ...wants,
    foods: wants.foods.filter(
      (food) =>
        food.isUseUp ||
        !(isNamed(food) || (isUnused(food, dishes) && !(kind && isMeatOrFish(food)))),
    ),
  };
}

/** Whether a name is only in a food that the cook has: "leftover roast turkey" asks for a dish of it, not for a roast turkey. */
const isHeldName = (named: string, { foods }: Wants): boolean =>
  foods.some(
    ({ name, isUseUp, isCooked }) =>
      isUseUp && isCooked && ` ${keyOf(name)} `.includes(` ${keyOf(named)} `),
  );

function withoutHeldName(match: NameMatch, wants: Wants): NameMatch {
  if (match.named === undefined || !isHeldName(match.named, wants)) return match;
  const { named: _, ...rest } = match;
  return { ...rest, nearness: 0 };
}

/** Returns the keys that a wish may be, alone and as a dish of each wanted cuisine. */
const keysOf = (wish: string, { requirements }: Wants): string[] =>
  ['', ...requirements.cuisines].map((cuisine) => keyOf(`${cuisine} ${wish}`));

/** Looks up the words of the cook's wants in the cookbook. */
export function readRequest(asked: Wants, allowed: ReadonlySet<string>, book: Book): DishRequest {
  const { index, answersTo } = book;
  const kind = askedKindOf(asked);
  const wants = withoutDishes(asked, kind, book);
  const { wish, spareWords, foods, text } = wants;
  const foodWords = foods.map(({ name }) => name).join(' ');
  const matches = index.match({ wish, spareWords, foodWords, text });
  const byPath = new Map(
    [...matches.byPath].map(([path, match]) => [path, withoutHeldName(match, wants)]),
  );
  const wishKeys = keysOf(text, wants);
  return {
    ...{ ...matches, byPath, wants, allowed, kind },
    saidWords: new Set(wordsOf(text).map(({ word }) => word)),
    wishKeys,
    wishesInAnyOrder: new Set(wishKeys.map(inAnyOrder)),
    mainKeys: kind ? keysOf(kind.wish, wants) : [],
    hasNamed: [...byPath.values()].some(({ named }) => named !== undefined),
    bestCover: Math.max(...[...byPath.values()].map(({ covers }) => covers), 0),
    answers: answersTo(wants.wantedText),
  };
}
