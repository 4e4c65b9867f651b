import { keyOf } from '#recipes/selections/names.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { strangenessOf } from './approachable.ts';
import {
  exactnessOf,
  headRankOf,
  isAskedFor,
  isKin,
  isNearlyAskedFor,
  missesAnyMeat,
  nameFactsOf,
  saidFoods,
  wordsOfNameIn,
} from './asked-for.ts';
import { hasAskedNoun } from './asked-kind.ts';
import { costOfCourse, isPartUnasked } from './cost-of-course.ts';
import { costOfBans, costOfShunned, costs, isPossible, missedTargets } from './costs.ts';
import type { DishRequest } from './dish-request.ts';
import { needsGear } from './fit-gear.ts';
import { isForFew, isForOne, isForOthers } from './for-others.ts';
import { isHeadOf, joints } from './head-of-wish.ts';
import type { Known } from './known-dish.ts';
import { answerOf, type NameMatch } from './match-dish.ts';
import { type Miss, type MissedChoice, missedTastes } from './missed-tastes.ts';
import { wordsThatHold } from './names-in-wish.ts';
import type { Wants } from './wants.ts';

/** A dish that may be made. Lists are sorted with the best first. */
export type FoundDish = {
  dish: CookbookDish;
  /** The properties that it was found by. */
  known: Known;
  /** The name that the cook asked for, when they asked for this exact dish. */
  named?: string;
  /** Whether the wish asks for this dish and hardly anything more: it is made if possible, at any cost. */
  isAsked: boolean;
  /** How well its requested name is what the wish is about: 2 for its head with all of its meat, 1 for its head. */
  headRank: number;
  /** For a wish that names a kind: the number of words of the dish's longest name in it, "healthy mac and cheese". */
  wordsOfName: number;
  /** The number of words of its matched name that are in the wish and identify a dish. */
  tellingWordsOfName: number;
  /** Whether it takes more than twice as long as the cook has. A dish that the wish names is made in any case. */
  isFarTooLong: boolean;
  /** 2 when the wish is its title and nothing else, 1 when it is one of its other names. */
  exactness: number;
  /** Whether it takes longer than the cook has and is no dish that the wish names. */
  isLate: boolean;
  /** Whether the wish asks for this dish with another meat: served if no dish has both. */
  isNearlyAsked: boolean;
  /** Whether it is made for one or two in a mug or the like, and many are to eat of it. */
  isForFew: boolean;
  /** Whether its title names a diet that nobody asked for: a vegan tiramisu. */
  isForOthers: boolean;
  /** Whether it lacks a meat or fish that the wish names. */
  lacksMeat: boolean;
  /** Whether the kitchen lacks equipment that it needs. */
  lacksGear: boolean;
  /** Whether its title is among the cook's latest. */
  isRecent: boolean;
  /** Whether it keeps every ban as it is written, so that nothing in it has to be replaced. */
  keepsBans: boolean;
  /** Whether its requested name says what it leaves out: "carbonara without cream". The dish itself comes first. */
  isNamedByLack: boolean;
  /** Choices that it does not fulfil. */
  missed: MissedChoice[];
  /** Total cost: the best dish has the lowest. */
  rank: number;
};

const hasUseUp = ({ foods }: Wants): boolean => foods.some(({ isUseUp }) => isUseUp);

/** Whether a dish may be made: it keeps the hard limits, or the wish names it. */
export function mayBeMade(known: Known, request: DishRequest, book: Cookbook): boolean {
  const { wants, byPath, bestCover, isNameless } = request;
  if (isPartUnasked(known, wants)) return false;
  if (isPossible(known, wants, book)) return true;
  // A sauce, a dough or a pickle has no course. It is made where the wish names its kind.
  if (request.kind && known.dish.courses.length === 0) return true;
  const match = byPath.get(known.dish.path);
  // "Chickpeas and spinach" is also the name of a dish, but any dish of them will do.
  const isListOfFoods = isNameless && wants.foods.length > 1;
  if (match?.named === undefined || isListOfFoods) return false;
  // A dish that was requested by its name is made, even if it takes longer or is another course.
  const isHead = joints.test(wants.text) && isHeadOf(match.named, wants.text);
  return isHead || match.covers >= bestCover * 0.9;
}

/** Returns the cost of missed tastes and targets and of forbidden foods. */
function costOfMisses(known: Known, misses: readonly Miss[], request: DishRequest, book: Cookbook) {
  const { wants, allowed } = request;
  return (
    misses.reduce((sum, { cost }) => sum + cost, 0) +
    missedTargets(known, wants, book) +
    costOfBans(known, allowed, wants) +
    costOfShunned(known, wants)
  );
}

/** Returns the cost of a dish whose names, foods and traits do not answer the words of the wish. */
function costOfWords(match: NameMatch | undefined, request: DishRequest): number {
  const { hasNamed, isInNames, isHeard, asksForDish, unknown, tells } = request;
  const cost = isInNames && hasNamed ? costs.wish : isInNames || isHeard ? costs.trait : costs.hint;
  const answered = match ? answerOf(match) : asksForDish || unknown.length > 0 ? 0 : 1;
  return (1 - answered) * (cost * (hasNamed ? 1 : tells));
}

/** Returns the cost of a dish whose wishes do not answer the cook's. */
function costOfAnswer({ dish }: Known, { wants, answers }: DishRequest): number {
  // Foods matter more than the words around them, most of all foods to use up.
  const cost = costs.answer * (wants.foods.length === 0 ? 1 : hasUseUp(wants) ? 0.6 : 0.7);
  return cost * (1 - (answers.get(dish.path) ?? 0));
}

/** Returns the cost of a name, below 0 for one that contains a requested food: for "bread", the dish with that name is nearest. */
const costOfName = (match: NameMatch | undefined, { isNameless, wants }: DishRequest): number =>
  isNameless && match && !hasUseUp(wants) ? -costs.kind * Math.min(1, match.nearness) : 0;

/** Returns the cost of another word for the kind that the wish names, unless the wish contains a name of the dish. */
const costOfNoun = (known: Known, match: NameMatch | undefined, { kind }: DishRequest): number =>
  !kind || match?.named !== undefined || hasAskedNoun(known, kind) ? 0 : costs.otherNoun;

/** Whether a dish takes more than twice as long as the cook has. */
function isFarTooLong(known: Known, { requirements }: Wants): boolean {
  const { maxTotalMinutes, maxPrepMinutes, maxCookMinutes } = requirements;
  const isFarOver = (minutes: number, most = Number.POSITIVE_INFINITY) => minutes > 2 * most;
  return (
    isFarOver(known.totalMinutes, maxTotalMinutes) ||
    isFarOver(known.prepMinutes, maxPrepMinutes) ||
    isFarOver(known.cookMinutes, maxCookMinutes)
  );
}

/** Whether a wish asks for a dish by its name with another meat, and for more than one person. */
const hasNearlyAskedName = (
  known: Known,
  match: NameMatch | undefined,
  missed: readonly MissedChoice[],
  request: DishRequest,
): boolean =>
  match?.named !== undefined &&
  !isForOne(known, request.wants) &&
  isHeadOf(match.named, request.wants.text) &&
  isNearlyAskedFor(known, match, missed, request);

/** Judges how well a dish fulfils a request. */
export function rankDish(known: Known, request: DishRequest, book: Cookbook): FoundDish {
  const { wants, hasNamed, isHeard, asksForDish } = request;
  const { dish } = known;
  const match = request.byPath.get(dish.path);
  const nameWords = match?.named === undefined ? [] : keyOf(match.named).split(' ');
  const misses = missedTastes(known, request, new Set(wordsThatHold(known, nameWords, request)));
  const missed = misses.flatMap((one) => one.missed ?? []);
  const clarity = { hasNamed, isHeard: wants.isWish ? isHeard : asksForDish };
  const wordsOfName = wordsOfNameIn(known, request);
  const { wordsOfMatch, ...ofName } = nameFactsOf(match, nameWords, request);
  const isOfKin = isKin(known, missed, request);
  const isAsked =
    !isForOne(known, wants) &&
    (wordsOfName > 1 || isOfKin || isAskedFor(known, match, missed, request));
  return {
    ...{ dish, known, missed, isAsked, isRecent: false },
    isFarTooLong: isFarTooLong(known, wants),
    wordsOfName: Math.max(wordsOfName, wordsOfMatch),
    ...(match?.named ? { named: match.named } : {}),
    ...ofName,
    headRank: isOfKin ? 2 : headRankOf(known, match, request),
    exactness: exactnessOf(known, request),
    keepsBans: known.held.every(({ id, isOptional }) => isOptional || request.allowed.has(id)),
    isNearlyAsked: isAsked || hasNearlyAskedName(known, match, missed, request),
    isLate: match?.named === undefined && !isPossible(known, wants, book),
    isForFew: isForFew(known, wants),
    isForOthers: isForOthers(known, wants),
    lacksMeat: isAsked && missesAnyMeat(known, saidFoods(wants)),
    lacksGear: isAsked && wants.without.some((gear) => needsGear(known, gear)),
    rank:
      costOfCourse(known, wants, match, clarity) +
      costOfName(match, request) +
      (match?.named ? 0 : costs.strange * strangenessOf(known, wants)) +
      (isPossible(known, wants, book) ? 0 : costs.late) +
      (isForOthers(known, wants) ? costs.otherDiet : 0) +
      costOfNoun(known, match, request) +
      costOfMisses(known, misses, request, book) +
      costOfAnswer(known, request) +
      costOfWords(match, request),
  };
}
