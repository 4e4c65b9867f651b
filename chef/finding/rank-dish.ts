import { wordsOf } from '#recipes/pantry/words.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { strangenessOf } from './approachable.ts';
import { hasAskedNoun, hasNoun } from './asked-kind.ts';
import { costOfCourse, isOnlyPart, isPartUnasked } from './cost-of-course.ts';
import { costOfBans, costOfShunned, costs, isPossible, missedTargets } from './costs.ts';
import type { DishRequest } from './dish-request.ts';
import { isMeatOrFish, shareUsed } from './fit-foods.ts';
import { needsGear } from './fit-gear.ts';
import type { Known } from './known-dish.ts';
import { answerOf, type NameMatch } from './match-dish.ts';
import { type Miss, type MissedChoice, missedTastes } from './missed-tastes.ts';
import { withoutLeftOut, wordsThatHold } from './names-in-wish.ts';
import { tellingWords } from './telling-words.ts';
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

/** Minimum share of a wish that a dish's name must cover. */
const leastAsked = { chosen: 0.9, inWords: 0.6 };

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

const joints = /(?:,|\b(?:with|and|in|on|from|for|plus|w)\b|&)/iu;
/** Returns the words of a wish before "with" or "and". */
const headOf = (text: string): string[] =>
  wordsOf(text.split(joints)[0] ?? '').map(({ word }) => word);

const jointsInName = /\b(?:with|in|on|from|for)\b/iu;

/** Whether a name contains the head noun of the wish: the carrot cake of "carrot cake with cream cheese icing". */
function isHeadOf(named: string, text: string): boolean {
  if (!joints.test(text)) return true;
  const noun = headOf(text).at(-1);
  return wordsOf(named.split(jointsInName)[0] ?? '').some(({ word }) => word === noun);
}

const missesAnyMeat = (known: Known, foods: Wants['foods']): boolean =>
  foods.some((food) => isMeatOrFish(food) && shareUsed(known, food) === 0);

/** Whether a dish lacks a meat or fish that makes the wish another dish. Chips are not "steak and chips"; jambalaya is "jambalaya with sausage". */
function missesMeat(known: Known, named: string, { foods, text }: Wants): boolean {
  if (!isHeadOf(named, text)) return missesAnyMeat(known, foods);
  const head = new Set(headOf(text));
  const isInHead = ({ name }: { name: string }) =>
    wordsOf(name).every(({ word }) => head.has(word));
  return missesAnyMeat(known, foods.filter(isInHead));
}

/** Whether a name is only the noun of the wish: "dal" for "dal with red lentils", which any dal answers. */
const isOnlyNoun = (named: string, { kind }: DishRequest): boolean =>
  !named.includes(' ') && (kind?.words.some((noun) => hasNoun(named, noun)) ?? false);

/** Whether words occur in a text in their order: "stuffed peppers with rice" in "stuffed peppers with beef and rice". */
function isInOrder(words: readonly string[], text: string): boolean {
  const said = wordsOf(text).map(({ word }) => word);
  let at = -1;
  return words.every((word) => {
    at = said.indexOf(word, at + 1);
    return at >= 0;
  });
}

/** Whether a name of another cuisine has the words of the wish in another order: "chicken and dumplings" for Chinese "dumplings with chicken". */
const isElsewhere = (named: string, missed: readonly MissedChoice[], { text }: Wants): boolean =>
  /^\S+ (?:and|&) \S+$/i.test(named) &&
  missed.some(({ kind }) => kind === 'cuisine') &&
  !isInOrder(tellingWords(named), text);

/** Whether a name is all that a wish says before "with" and the like: the onigiri of "onigiri with tuna mayo". */
const isWholeHead = (named: string, text: string): boolean =>
  joints.test(text) && headOf(text).join(' ') === headOf(named).join(' ');

/** Whether the wish asks for a dish by its name and for hardly anything more. */
function isAskedFor(
  known: Known,
  match: NameMatch | undefined,
  missed: readonly MissedChoice[],
  request: DishRequest,
): boolean {
  const { wants, isNameless } = request;
  if (match?.named === undefined || isOnlyPart(known, match, wants)) return false;
  if (isElsewhere(match.named, missed, wants)) return false;
  if (
    missesMeat(known, match.named, wants) ||
    (isNameless && missed.some(({ kind }) => kind === 'food'))
  )
    return false;
  const least = wants.isWish ? leastAsked.inWords : leastAsked.chosen;
  const isHead = !request.kind && isWholeHead(match.named, wants.text);
  return match.covers >= least || match.isNameAndFoods || isHead;
}

function headRankOf(known: Known, match: NameMatch | undefined, request: DishRequest): number {
  const { text, foods } = request.wants;
  if (match?.named === undefined || !isHeadOf(match.named, text)) return 0;
  const lacksFood =
    missesAnyMeat(known, foods) || (isOnlyNoun(match.named, request) && foods.length > 0);
  return lacksFood ? 1 : 2;
}

function exactnessOf({ nameKeys, titleInAnyOrder }: Known, request: DishRequest): number {
  const { wishKeys, wishesInAnyOrder, wants } = request;
  if (wishesInAnyOrder.has(titleInAnyOrder)) return 2;
  // "Carbonara without cream" is no name of its own: every carbonara that has no cream is one.
  const isWhole = (name: string) => wishKeys.includes(name) && withoutLeftOut(name, wants) === name;
  return nameKeys.some(isWhole) ? 1 : 0;
}

/** What a dish may be although its name does not say so: butter chicken is a curry. */
const unsaidNouns = new Set(['curry', 'stew', 'soup']);

/** Returns the length of the longest name of a dish that stands in the wish with its noun: "healthy mac and cheese", "butter chicken curry". */
function wordsOfNameIn({ nameKeys }: Known, { kind, mainKeys, wants }: DishRequest): number {
  if (!kind) return 0;
  const nouns = kind.words.map((noun) => noun.join(' ')).filter((noun) => unsaidNouns.has(noun));
  const isBeforeNoun = (name: string) => nouns.some((noun) => mainKeys.includes(`${name} ${noun}`));
  const lengths = nameKeys
    .filter((name) => mainKeys.some((key) => ` ${key} `.includes(` ${name} `)))
    .filter((name) => kind.words.some((noun) => hasNoun(name, noun)) || isBeforeNoun(name))
    .map((name) => withoutLeftOut(name, wants).split(' ').length);
  return Math.max(0, ...lengths);
}

/** Returns the cost of another word for the kind that the wish names, unless the wish contains a name of the dish. */
const costOfNoun = (known: Known, match: NameMatch | undefined, { kind }: DishRequest): number =>
  !kind || match?.named !== undefined || hasAskedNoun(known, kind) ? 0 : costs.otherNoun;

/** Mean share of the wished foods that a dish of the asked kind uses. */
const leastShareOfKin = 0.7;

/** Whether a dish is of the asked kind by its noun and has the foods of the wish: the red lentil dal for "dal with red lentils". */
function isKin(known: Known, missed: readonly MissedChoice[], request: DishRequest): boolean {
  const { kind, wants } = request;
  if (!kind || wants.foods.length === 0 || !hasAskedNoun(known, kind)) return false;
  if (missed.some((one) => one.kind === 'cuisine')) return false;
  const shares = wants.foods.map((food) => shareUsed(known, food));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.every((share) => share > 0) && sum >= leastShareOfKin * shares.length;
}

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

/** Returns how much of a matched name is in the wish. */
function nameFactsOf(
  match: NameMatch | undefined,
  nameWords: readonly string[],
  { kind, saidWords, wants }: DishRequest,
) {
  const isOfNoun = kind?.words.some((noun) => hasNoun(match?.named ?? '', noun)) ?? false;
  // "Apple crumble" does not ask for a blackberry and apple crumble.
  const ownWords = withoutLeftOut(nameWords.join(' '), wants).split(' ');
  const wordsSaid = ownWords.filter((word) => saidWords.has(word)).length;
  const isNamedByLack = ownWords.length < nameWords.length;
  const isSaid = (word: string) => saidWords.has(word);
  return {
    isNamedByLack,
    wordsOfMatch: isOfNoun && (wordsSaid > 1 || isNamedByLack) ? wordsSaid : 0,
    tellingWordsOfName: tellingWords(ownWords.join(' ')).filter(isSaid).length,
  };
}

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
  const isAsked = wordsOfName > 1 || isOfKin || isAskedFor(known, match, missed, request);
  return {
    ...{ dish, known, missed, isAsked, isRecent: false },
    isFarTooLong: isFarTooLong(known, wants),
    wordsOfName: Math.max(wordsOfName, wordsOfMatch),
    ...(match?.named ? { named: match.named } : {}),
    ...ofName,
    headRank: isOfKin ? 2 : headRankOf(known, match, request),
    exactness: exactnessOf(known, request),
    keepsBans: known.held.every(({ id, isOptional }) => isOptional || request.allowed.has(id)),
    lacksGear: isAsked && wants.without.some((gear) => needsGear(known, gear)),
    rank:
      costOfCourse(known, wants, match, clarity) +
      costOfName(match, request) +
      (match?.named ? 0 : costs.strange * strangenessOf(known, wants)) +
      (isPossible(known, wants, book) ? 0 : costs.late) +
      costOfNoun(known, match, request) +
      costOfMisses(known, misses, request, book) +
      costOfAnswer(known, request) +
      costOfWords(match, request),
  };
}
