import { wordsOf } from '../../pantry/words.ts';
import type { UseUp } from '../requirements.ts';
import { dishWordsOf, spareWordsOf } from './dish-words.ts';
import { isEatenBeside } from './eaten-beside.ts';
import { findEquipment } from './equipment.ts';
import type { FindDish, NamedDish } from './find-dish.ts';
import {
  findFestiveLeftovers,
  findUseUp,
  isInName,
  mentionedFoods,
  type NamedFood,
  namedFoodsOf,
  readFood,
} from './foods.ts';
import {
  blankOut,
  type Found,
  isWithin,
  overlaps,
  type Stretch,
  type WishPart,
  type WishWants,
} from './found.ts';
import { joinWants } from './join-wants.ts';
import { leftWords } from './left-words.ts';
import { kindsIn } from './not-kinds.ts';
import { finders } from './other-things.ts';
import { type Restrictions, readRestrictions } from './read-restrictions.ts';
import { blankNoRestrictions, blankReasons } from './reasons.ts';
import { isFoodsAlone } from './ruled-out-before.ts';
import { isDishName } from './ruled-out-list.ts';

/** The meaning of a wish: what it rules out, what it asks for, and what is not understood. */
export type ReadWish = WishWants & {
  diets: string[];
  allergens: string[];
  avoid: string[];
  /** Ingredient ids; those to use up come first. */
  prefer: string[];
  useUp: UseUp[];
  /** Stretches that sound like a restriction and name nothing known. The request is refused because of them. */
  unknown: string[];
  /** Allergies that are mentioned without what they are to; a choice has to say it. */
  unnamedAllergies: string[];
  /** Other words that were not understood. */
  left: string[];
  /** What was understood, in the order of the text. No two overlap. */
  parts: WishPart[];
  /** The wish without words that say something other than a dish: the query for looking up a dish. */
  dishWords: string;
  /** Words of `dishWords` that also say an occasion, style or course: "birthday" of "birthday cake". */
  spareWords: string;
  /** The wish without restrictions and without the foods that the dish should contain. */
  wantedText: string;
  /** Foods that the wish mentions but does not ask to use up, in its own words. */
  mentioned: UseUp[];
  dish?: NamedDish;
  /** From "Not too spicy": a bound on heat, not a preference for a mild dish. */
  isHeatRuledOut: boolean;
};

const heatRuledOut =
  /\b(?:not|nothing)(?: be)? (?:too|very|overly|so|that) (?:spicy|hot|fiery)\b|\bmilder\b|\bless (?:spicy|fiery|heat)\b/iu;

/** Words that only sound like a food: the urchin of "uni halls", the bream of "pad tai", the shad of "she's had". */
const noFoods =
  /\b(?:uni(?= (?:halls?|students?|flat|house|dorm|room|food|work))|(?<=\b(?:at|in|for|from|to) )uni|tai(?<=\bpad tai)|(?:he|she|it|who|mum|mom|dad)['’]?s had|rich tea(?<=\b(?:iron|protein|fib(?:re|er)|calcium)[- ]rich tea))\b/giu;

/** Spellings that hide what is ruled out, replaced by as many characters: "diary free", "no shell fish". */
const spellOut = (text: string): string =>
  text
    .replace(/\bdiary(?=[- ]?free\b|,| or\b| and\b|\s*$)/giu, 'dairy')
    .replace(/\bshell fish\b/giu, 'shellfish ')
    .replace(/\bsea food\b/giu, 'seafood ')
    .replace(/\bshelfish\b/giu, 'seafood ');

/** Removes overlaps: the part that comes first in the list wins. */
function withoutOverlaps<Part extends Stretch>(parts: readonly Part[]): Part[] {
  const kept: Part[] = [];
  for (const part of parts) if (!kept.some((one) => overlaps(one, part))) kept.push(part);
  return kept;
}

/** Returns whether a part is a false match: inside the name of a food, or after a "no". */
function isMisread(part: Found, foods: readonly NamedFood[], negated: readonly Stretch[]): boolean {
  if (
    part.kind !== 'equipment' &&
    negated.some(({ from, to }) => part.from > from && part.from < to)
  )
    return true;
  const name = isInName(part, foods);
  if (!name) return false;
  const { entry } = name.match;
  const isDish = entry.kind === 'compound';
  // "Poached eggs" is a food and also a technique.
  if (part.kind === 'technique') return part.from !== name.from || entry.kind === 'mask';
  if (part.kind === 'equipment') return entry.kind === 'ingredient';
  if (part.kind === 'occasion') return !isDish;
  return !(isDish && ['course', 'cuisine'].includes(part.kind));
}

const afterLeftover = /\b(?:left[- ]?over|yesterday'?s|cold)\s+$/iu;

/** Finds everything except food and restrictions, without false matches. */
function findOtherThings(
  text: string,
  foods: readonly NamedFood[],
  { parts, negated }: Restrictions,
) {
  const reach = (from: number) => negated.find((zone) => zone.from < from && from < zone.to)?.from;
  const found = [...findEquipment(text, reach), ...finders.flatMap((find) => find(text))];
  const said = found.filter(
    (part) =>
      !parts.some((ban) => overlaps(ban, part)) &&
      !isMisread(part, foods, negated) &&
      // The roasting of "leftover roast turkey" is over.
      !(part.kind === 'technique' && afterLeftover.test(text.slice(0, part.from))) &&
      // "For 3 eggs", "serves 2 chickens": the number counts food.
      !(
        part.kind === 'servings' &&
        foods.some(({ from }) => /^\s+$/.test(text.slice(part.to, from)))
      ),
  );
  // The longest part at a position wins: "dinner party" over "dinner".
  return withoutOverlaps(said.sort((one, other) => other.to - other.from - (one.to - one.from)));
}

/** Returns the position of the dish's words in the wish. */
function placeOf({ words }: NamedDish, text: string): Stretch | undefined {
  const from = text.toLowerCase().indexOf(words.toLowerCase());
  return words === '' || from < 0 ? undefined : { from, to: from + words.length };
}

/** A named dish replaces all parts that its name seems to say, except for the foods in it. */
function withDish(parts: readonly Found[], dish: NamedDish, at: Stretch): Found[] {
  const named: Found = { kind: 'dish', label: `Dish: ${dish.title}`, ...at, wants: {} };
  return [...parts.filter((part) => !overlaps(part, at)), named];
}

/** A second course, or "quick" beside a time: understood, but overridden by a part with a chip. */
const isSilent = ({ kind, wants }: Found): boolean =>
  ['course', 'minutes'].includes(kind) && Object.keys(wants).length === 0;

/** Returns the chip of a food. It starts after a word of the name that has its own chip, as in "poached eggs". */
function foodPart(text: string, food: NamedFood, said: readonly Found[]): Found {
  const before = said.find((part) => overlaps(part, food) && part.from <= food.from);
  const start = before && before.to < food.to ? before.to : food.from;
  const from = start + (/^[\s-]*/.exec(text.slice(start))?.[0].length ?? 0);
  const label = `With: ${text.slice(from, food.to)}`;
  return { kind: 'food', label, from, to: food.to, wants: {} };
}

/** Kinds of parts that a food may overlap with: "roast chicken" is a food whose name contains a technique. */
const mayOverlap = new Set(['technique', 'occasion', 'cuisine', 'course']);

/** Returns whether the words of a food say something else: the date of "date night", the tea of "tea for five". */
const isOtherThing = (food: NamedFood, others: readonly Found[]): boolean =>
  others.some(
    (part) =>
      (part.kind !== 'technique' &&
        isWithin(food, part) &&
        (part.isAside || !isWithin(part, food))) ||
      (!mayOverlap.has(part.kind) && overlaps(part, food)),
  );

/** Finds the foods that the dish should contain: those to use up, and those that the wish only names. */
function findWantedFoods(
  text: string,
  names: readonly NamedFood[],
  { ruled, others }: { ruled: Restrictions; others: readonly Found[] },
) {
  const free = names.filter(
    (food) => ruled.mayPrefer(food) && !isEatenBeside(text, food) && !isOtherThing(food, others),
  );
  const isBeside = (stretch: Stretch) => ruled.reactions.some((one) => overlaps(one, stretch));
  // Beside an allergy, only an amount makes it certain that a food is wanted.
  const useUp = [...findUseUp(text, free), ...findFestiveLeftovers(text)].filter(
    (one) => !isBeside(one) || /^(?:\d|[½¼¾⅓⅔]|half\b|left)/iu.test(one.useUp.text),
  );
  const named = mentionedFoods(text, free).filter(
    (food) => !useUp.some((one) => overlaps(one, food)),
  );
  return { useUp, named };
}

/** Whether a food is part of the name of a dish and not what the cook reacts to: the chocolate of "chocolate birthday cake". */
function isBeforeKind(text: string, food: NamedFood, allergens: readonly string[]): boolean {
  const words = new Set(allergens.flatMap((name) => wordsOf(name).map(({ word }) => word)));
  if (wordsOf(food.match.text).some(({ word }) => words.has(word))) return false;
  const [next = ''] = /^(?:[ -][\p{L}'-]+){1,3}/u.exec(text.slice(food.to)) ?? [];
  return kindsIn(next).length > 0;
}

/**
 * Looks up the dish that the wish names.
 * @param notDish stretches that do not belong to the dish's name
 * @returns `said`: the parts, with the dish in place of those that its name seems to say
 */
function findNamedDish(
  text: string,
  parts: Found[],
  { notDish, findDish }: { notDish: readonly Stretch[]; findDish: FindDish | undefined },
): { dishWords: string; said: Found[]; dish?: NamedDish } {
  const words = dishWordsOf(blankOut(text, notDish), parts);
  // Of "1 aubergine, yoghurt, stale pitta" no food is the dish.
  const isAtHand = parts.filter(({ kind }) => kind === 'use-up').length > 1 && isFoodsAlone(words);
  const dishWords = isAtHand && !isDishName(words) ? '' : words;
  const dish = dishWords === '' ? undefined : findDish?.(dishWords);
  const at = dish && placeOf(dish, text);
  return at ? { dishWords, said: withDish(parts, dish, at), dish } : { dishWords, said: parts };
}

/** Adds the chips of the mentioned foods that no other part covers. */
function withFoods(text: string, said: readonly Found[], mentioned: readonly NamedFood[]): Found[] {
  const chips = mentioned
    .map((food) => foodPart(text, food, said))
    .filter((food) => !said.some((part) => overlaps(part, food)));
  return [...said, ...chips];
}

/** Returns the parts with a chip, in the order of the text. */
const chipsOf = (shown: readonly Found[]): WishPart[] =>
  shown
    .filter((part) => !isSilent(part))
    .sort((one, other) => one.from - other.from)
    .map(({ kind, label, from, to }) => ({ kind, label, from, to }));

/**
 * Reads a wish: "quick curry for 4, no coriander, allergic to peanuts". What it forbids counts like a chosen category; what it asks for
 * is kept with its stretch of the text; foods that it only mentions are preferred, except beside an allergy. Text that sounds like a
 * restriction and names nothing known goes to `unknown`, and the request is refused.
 * @param findDish looks up dishes by name; without it, no dish is found
 */
export function readWish(wish: string, findDish?: FindDish): ReadWish {
  const text = blankNoRestrictions(spellOut(wish.replace(/[’‘]/g, "'")));
  const ruled = readRestrictions(blankReasons(text));
  const open = blankOut(text, ruled.parts);
  const names = namedFoodsOf(open.replace(noFoods, (words) => ' '.repeat(words.length)));
  const others = findOtherThings(open, names, ruled);
  const { useUp, named } = findWantedFoods(open, names, { ruled, others });
  const hasReaction = ruled.reactions.length > 0;
  // Beside an allergy, a food is certainly wanted only where it names the dish.
  const mentioned = hasReaction
    ? named.filter((food) => isBeforeKind(open, food, ruled.allergens))
    : named;
  const parts = [
    ...ruled.parts,
    ...useUp,
    ...others.filter((part) => !useUp.some((one) => overlaps(one, part))),
  ];
  const beside = names.filter((food) => isEatenBeside(open, food));
  const notDish = [...ruled.negated, ...beside];
  const { dishWords, said, dish } = findNamedDish(text, parts, { notDish, findDish });
  const shown = withFoods(text, said, mentioned);
  // "No plates" rules out nothing and asks for nothing.
  const covered = [...shown, ...(hasReaction ? named : []), ...ruled.unknownAt, ...ruled.negated];
  const preferred = [
    ...useUp.flatMap((one) => one.useUp.ingredientIds),
    ...mentioned.flatMap(({ match }) => match.entry.ingredientIds),
  ];
  return {
    ...joinWants(said),
    ...{ diets: ruled.diets, allergens: ruled.allergens, avoid: ruled.avoid },
    prefer: [...new Set(preferred)],
    useUp: useUp.filter((one) => said.includes(one)).map((one) => one.useUp),
    unknown: ruled.unknown,
    unnamedAllergies: ruled.unnamedAllergies,
    left: leftWords(text, covered).map(({ from, to }) => text.slice(from, to)),
    parts: chipsOf(shown),
    dishWords,
    spareWords: spareWordsOf(text, parts),
    wantedText: blankOut(text, [...ruled.parts, ...ruled.negated, ...useUp, ...mentioned]),
    mentioned: mentioned.map((food) => readFood(open, food, food)),
    ...(ruled.notKinds.length > 0 ? { notKinds: ruled.notKinds } : {}),
    isHeatRuledOut: heatRuledOut.test(text),
    ...(dish ? { dish } : {}),
  };
}
