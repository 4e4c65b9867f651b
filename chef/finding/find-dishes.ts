import { ingredient } from '#recipes/pantry/pantry.ts';
import { createRandom } from '#recipes/random.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { FindDish } from '#recipes/selections/wish/find-dish.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { strangenessOf } from './approachable.ts';
import { costOfCourse, isOnlyPart } from './cost-of-course.ts';
import {
  costOfBans,
  costOfShunned,
  costs,
  isPossible,
  type MissedChoice,
  missedTargets,
  missedTastes,
} from './costs.ts';
import { answerOf, createDishIndex, type NameMatch } from './dish-index.ts';
import { isMeatOrFish, shareUsed, type WantedFood } from './fit-foods.ts';
import { needsGear } from './fit-gear.ts';
import { type Known, knowDish, sharesTitle } from './known-dish.ts';
import type { FindRelatives } from './relatives.ts';
import { saysMore, unknownNameIn } from './unknown-name.ts';
import type { Wants } from './wants.ts';
import { createWishIndex } from './wish-index.ts';

/** A dish that may be made. Lists are sorted with the best first. */
export type FoundDish = {
  dish: CookbookDish;
  /** The properties that it was found by. */
  known: Known;
  /** The name that the cook asked for, when they asked for this exact dish. */
  named?: string;
  /** Whether the wish asks for this dish and hardly anything more: it is made if possible, at any cost. */
  isAsked: boolean;
  /** Whether the kitchen lacks equipment that it needs. */
  lacksGear: boolean;
  /** Whether its title is among the cook's latest. */
  isRecent: boolean;
  /** Choices that it does not fulfil. */
  missed: MissedChoice[];
  /** Total cost: the best dish has the lowest. */
  rank: number;
};

/** The result of a search for a cook. */
type Found = {
  dishes: FoundDish[];
  /** Words of the wish that match no dish. */
  unknown: string[];
  /** The dish that is all the wish asks for, when the cookbook has no dish of that name: "lamingtons". */
  unknownDish?: string;
};

export type DishFinder = {
  /**
   * Returns the dishes that fit, best first. Equally good dishes are in an order drawn from the seed.
   * @param allowed ids of the pantry that may be in the dish
   * @returns `unknown`: words of the wish that match no dish
   */
  find(wants: Wants, allowed: ReadonlySet<string>, seed: string): Found;
  findNamed: FindDish;
  /** Returns the other found dishes, those nearest to a dish that cannot be made first. */
  nearestTo(dish: CookbookDish, found: readonly FoundDish[]): FoundDish[];
};

/** Minimum share of a wish that a dish's name must cover. */
const leastAsked = { chosen: 0.9, inWords: 0.6 };
/** Dishes whose ranks differ by no more than this are put in a random order. */
const asGood = { chosen: 0.9, inWords: 0.25 };

type Judged = Omit<FoundDish, 'isAsked' | 'lacksGear' | 'isRecent' | 'rank'> & {
  cost: number;
  /** Whether the wish names a meat or a fish that the dish lacks completely: chips are not "steak and chips". */
  missesMeat: boolean;
};

/** Creates a finder for the dishes of a cookbook that fit a cook's wants. */
export function createDishFinder(book: Cookbook, relativesOf: FindRelatives): DishFinder {
  const index = createDishIndex(book);
  const all = book.dishes.map((dish) => knowDish(dish, book));
  const answersTo = createWishIndex(book.dishes);

  function judge(
    known: Known,
    wants: Wants,
    allowed: ReadonlySet<string>,
    match?: NameMatch,
  ): Judged {
    const named = new Set(match?.named === undefined ? [] : keyOf(match.named).split(' '));
    const misses = missedTastes(known, wants, named);
    const cost =
      misses.reduce((sum, one) => sum + one.cost, 0) +
      missedTargets(known, wants, book) +
      costOfBans(known, allowed, wants) +
      costOfShunned(known, wants);
    const { dish } = known;
    const missed = misses.flatMap((one) => one.missed ?? []);
    const missesMeat = wants.foods.some(
      (food) => isMeatOrFish(food) && shareUsed(known, food) === 0,
    );
    return {
      dish,
      known,
      missed,
      cost,
      missesMeat,
      ...(match?.named ? { named: match.named } : {}),
    };
  }

  /** Whether a name that the pantry reads as its main food is a dish that no file knows: the potatoes of "llapingachos". */
  const isUnknownDish = ({ name, ids }: WantedFood): boolean =>
    !index.knows(name) &&
    ![...ids].some((id) => {
      const { one, many, aliases } = ingredient(id);
      return [one, many, ...aliases].some((own) => keyOf(own) === keyOf(name));
    });

  function find(asked: Wants, allowed: ReadonlySet<string>, seed: string) {
    // Skip a food whose name is a dish, like the eggs of "shakshuka": the wish asks for the dish. Skip also a food whose name is a dish that the book lacks.
    const wants = {
      ...asked,
      foods: asked.foods.filter(
        (food) => food.isUseUp || !(index.isDishName(food.name) || isUnknownDish(food)),
      ),
    };
    const { byPath, unknown, asksForDish, isHeard, isInNames, isNameless, tells } = index.match(
      wants.wish,
      wants.spareWords,
      wants.foods.map(({ name }) => name).join(' '),
      wants.text,
    );
    /** "Leftover roast turkey" asks for a dish of it, not for a roast turkey. */
    const isHeldName = (named: string) =>
      wants.foods.some(
        ({ name, isUseUp, isCooked }) =>
          isUseUp && isCooked && ` ${keyOf(name)} `.includes(` ${keyOf(named)} `),
      );
    const matchOf = ({ dish: { path } }: Known): NameMatch | undefined => {
      const match = byPath.get(path);
      if (match?.named === undefined || !isHeldName(match.named)) return match;
      const { named: _, ...rest } = match;
      return { ...rest, nearness: 0 };
    };
    // "Chickpeas and spinach" is also the name of a dish, but any dish of them will do.
    const isListOfFoods = isNameless && wants.foods.length > 1;
    // A dish that was requested by its name is made, even if it takes longer or is another course.
    const isNamed = (known: Known) => matchOf(known)?.named !== undefined;
    const best = Math.max(...[...byPath.values()].map(({ covers }) => covers), 0);
    const hasNamed = all.some(isNamed);
    const costOfWords =
      (isInNames && hasNamed ? costs.wish : isInNames || isHeard ? costs.trait : costs.hint) *
      (hasNamed ? 1 : tells);
    const recent = wants.recentTitles.map((title) => new Set(keyOf(title).split(' ')));
    const answers = answersTo(wants.wantedText);
    const isHeld = wants.foods.some(({ isUseUp }) => isUseUp);
    // Foods matter more than the words around them, most of all foods to use up.
    const costOfAnswer = costs.answer * (wants.foods.length === 0 ? 1 : isHeld ? 0.6 : 0.7);
    const random = createRandom(`${seed} dishes`);
    const ranked = all
      .filter(
        (known) =>
          isPossible(known, wants, book) ||
          (isNamed(known) &&
            !isListOfFoods &&
            (byPath.get(known.dish.path)?.covers ?? 0) >= best * 0.9),
      )
      .map((known) => {
        const match = matchOf(known);
        const judged = judge(known, wants, allowed, match);
        const answered = match ? answerOf(match) : asksForDish || unknown.length > 0 ? 0 : 1;
        const isRecent = !match?.named && recent.some((words) => sharesTitle(known, words));
        const clarity = { hasNamed, isHeard: wants.isWish ? isHeard : asksForDish };
        // For "bread" or "salmon", the dish with that name is nearest.
        const kind = isNameless && match && !isHeld ? -costs.kind * Math.min(1, match.nearness) : 0;
        const strange = match?.named ? 0 : costs.strange * strangenessOf(known, wants);
        const late = isPossible(known, wants, book) ? 0 : costs.late;
        const rank =
          costOfCourse(known, wants, match, clarity) +
          kind +
          strange +
          late +
          judged.cost +
          costOfAnswer * (1 - (answers.get(known.dish.path) ?? 0)) +
          (1 - answered) * costOfWords +
          (isRecent ? costs.recent : 0);
        const isAsked =
          !isOnlyPart(known, match, wants) &&
          !judged.missesMeat &&
          !(isNameless && judged.missed.some(({ kind: missed }) => missed === 'food')) &&
          match?.named !== undefined &&
          (match.covers >= (wants.isWish ? leastAsked.inWords : leastAsked.chosen) ||
            match.isNameAndFoods);
        const lacksGear = isAsked && wants.without.some((gear) => needsGear(known, gear));
        return { ...judged, isAsked, lacksGear, isRecent, rank, luck: random.next() };
      });
    const first = Math.min(...ranked.map(({ rank }) => rank));
    const tierOf = (rank: number) =>
      Math.floor((rank - first) / (wants.isWish ? asGood.inWords : asGood.chosen));
    const dishes: FoundDish[] = ranked.toSorted(
      (one, other) =>
        Number(other.isAsked) - Number(one.isAsked) ||
        tierOf(one.rank) - tierOf(other.rank) ||
        one.luck - other.luck,
    );
    const words = { ...index, unknown };
    const unknownDish = hasNamed ? undefined : unknownNameIn(asked, words, all, dishes[0]?.known);
    return {
      dishes,
      unknown: saysMore(wants) ? [] : unknown,
      ...(unknownDish === undefined ? {} : { unknownDish }),
    };
  }

  function nearestTo(dish: CookbookDish, found: readonly FoundDish[]): FoundDish[] {
    const likeness = new Map(
      relativesOf(dish, { sharesHeart: false }).map((one) => [one.dish, one.likeness]),
    );
    const rankOf = (one: FoundDish) => one.rank - costs.unlike * (likeness.get(one.dish) ?? 0);
    return found
      .filter((one) => one.dish !== dish)
      .toSorted((one, other) => rankOf(one) - rankOf(other));
  }

  return { find, findNamed: index.findNamed, nearestTo };
}
