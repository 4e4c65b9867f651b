import { wordsOf } from '#recipes/pantry/words.ts';
import { hasWordsOf, keyWordsOf } from '#recipes/selections/names.ts';
import { hasAskedNoun, hasNoun } from './asked-kind.ts';
import { isOnlyPart } from './cost-of-course.ts';
import type { DishRequest } from './dish-request.ts';
import { isMeatOrFish, shareUsed } from './fit-foods.ts';
import { headOf, isHeadOf, isWholeHead, opensWith } from './head-of-wish.ts';
import type { Known } from './known-dish.ts';
import type { NameMatch } from './match-dish.ts';
import type { MissedChoice } from './missed-tastes.ts';
import { withoutLeftOut } from './names-in-wish.ts';
import { tellingWords } from './telling-words.ts';
import type { Wants } from './wants.ts';

/** Minimum share of a wish that a dish's name must cover. */
const leastAsked = { chosen: 0.9, inWords: 0.6 };

export const saidFoods = ({ foods }: Wants) => foods.filter(({ isChosen }) => !isChosen);

export const missesAnyMeat = (known: Known, foods: Wants['foods']): boolean =>
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

/** Whether a name is only one of the foods of a wish and the dish lacks another of them: "pitta" for courgettes with pitta. */
const isOnlyListed = (
  named: string,
  missed: readonly MissedChoice[],
  { kind, wants }: DishRequest,
): boolean =>
  !kind &&
  !opensWith(named, wants.text) &&
  wants.foods.some(({ name }) => hasWordsOf(keyWordsOf(name), named)) &&
  missed.some((one) => one.kind === 'food');

/** Whether the wish asks for a dish by its name and for hardly anything more, whatever meat the dish has. */
export function isNearlyAskedFor(
  known: Known,
  match: NameMatch | undefined,
  missed: readonly MissedChoice[],
  request: DishRequest,
): boolean {
  const { wants, isNameless } = request;
  if (match?.named === undefined || isOnlyPart(known, match, wants)) return false;
  if (isElsewhere(match.named, missed, wants)) return false;
  if (isOnlyListed(match.named, missed, request)) return false;
  if (isNameless && missed.some(({ kind }) => kind === 'food')) return false;
  const least = wants.isWish ? leastAsked.inWords : leastAsked.chosen;
  const isHead = !request.kind && isWholeHead(match.named, wants.text);
  return match.covers >= least || match.isNameAndFoods || isHead;
}

/** Whether the wish asks for a dish by its name, and the dish has the meat of that name: lamb jalfrezi is no chicken jalfrezi. */
export const isAskedFor = (
  known: Known,
  match: NameMatch | undefined,
  missed: readonly MissedChoice[],
  request: DishRequest,
): boolean =>
  isNearlyAskedFor(known, match, missed, request) &&
  (exactnessOf(known, request) > 0 ||
    !(match?.named !== undefined && missesMeat(known, match.named, request.wants)));

export function headRankOf(
  known: Known,
  match: NameMatch | undefined,
  request: DishRequest,
): number {
  const { text, foods } = request.wants;
  if (match?.named === undefined || !isHeadOf(match.named, text)) return 0;
  const lacksFood =
    missesAnyMeat(known, foods) || (isOnlyNoun(match.named, request) && foods.length > 0);
  return lacksFood ? 1 : 2;
}

export function exactnessOf({ nameKeys, titleInAnyOrder }: Known, request: DishRequest): number {
  const { wishKeys, wishesInAnyOrder, wants } = request;
  if (wishesInAnyOrder.has(titleInAnyOrder)) return 2;
  // "Carbonara without cream" is no name of its own: every carbonara that has no cream is one.
  const isWhole = (name: string) => wishKeys.includes(name) && withoutLeftOut(name, wants) === name;
  return nameKeys.some(isWhole) ? 1 : 0;
}

/** What a dish may be although its name does not say so: butter chicken is a curry. */
const unsaidNouns = new Set(['curry', 'stew', 'soup']);

/** Returns the length of the longest name of a dish that stands in the wish with its noun: "healthy mac and cheese", "butter chicken curry". */
export function wordsOfNameIn({ nameKeys }: Known, { kind, mainKeys, wants }: DishRequest): number {
  if (!kind) return 0;
  const nouns = kind.words.map((noun) => noun.join(' ')).filter((noun) => unsaidNouns.has(noun));
  const isBeforeNoun = (name: string) => nouns.some((noun) => mainKeys.includes(`${name} ${noun}`));
  const lengths = nameKeys
    .filter((name) => mainKeys.some((key) => ` ${key} `.includes(` ${name} `)))
    .filter((name) => kind.words.some((noun) => hasNoun(name, noun)) || isBeforeNoun(name))
    .map((name) => withoutLeftOut(name, wants).split(' ').length);
  return Math.max(0, ...lengths);
}

/** Mean share of the wished foods that a dish of the asked kind uses. */
const leastShareOfKin = 0.7;

/** Whether a dish is of the asked kind by its noun and has the foods of the wish: the red lentil dal for "dal with red lentils". */
export function isKin(
  known: Known,
  missed: readonly MissedChoice[],
  request: DishRequest,
): boolean {
  const { kind, wants } = request;
  if (!kind || wants.foods.length === 0 || !hasAskedNoun(known, kind)) return false;
  if (missed.some((one) => one.kind === 'cuisine')) return false;
  const shares = wants.foods.map((food) => shareUsed(known, food));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.every((share) => share > 0) && sum >= leastShareOfKin * shares.length;
}

/** Returns how much of a matched name is in the wish. */
export function nameFactsOf(
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
