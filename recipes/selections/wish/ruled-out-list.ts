import { type Match, matchFoods } from '../../pantry/lexicon.ts';
import { isOrdinaryWord } from '../../pantry/ordinary-words.ts';
import { wordsOf } from '../../pantry/words.ts';
import { allergenNames } from '../allergens.ts';
import { resolveAvoided } from '../avoid.ts';
import { partsOfName } from '../name-parts.ts';
import { keyOf } from '../names.ts';
import { endOf } from './found.ts';
import {
  isOfSomethingElse,
  isSought,
  isVerbThere,
  isWantedCooked,
  isWantedIn,
  thingBehind,
} from './harmless-negations.ts';
import { isSmall } from './left-words.ts';
import { isNoFood, kindsIn } from './not-kinds.ts';
import { isOrdinary, withoutOtherThings } from './other-things.ts';
import { groupWords, leadsPattern, reactionPattern } from './restriction-words.ts';

export const isFood = ({ entry }: Match): boolean => entry.kind !== 'mask';

/** Returns the names of foods and food groups in a text that can be banned. */
export function foodsIn(text: string): string[] {
  const names = [
    ...matchFoods(text)
      .filter(isFood)
      .map((match) => match.text),
    ...(text.match(groupWords) ?? []),
  ];
  return [...new Set(names.map((name) => name.toLowerCase()))].filter(resolveAvoided);
}

/** No food has a longer name. Looking up a whole sentence as a name takes a tenth of a second. */
export const maxNameLength = 80;

/** What a stretch rules out, and where the ruled-out text ends. */
export type Reading = { names: string[]; unknown: string[]; end: number };

/** Words after what a "no" rules out: "no booze needed". */
const saidAfterFood =
  /,?\s+(?:needed|required|necessary|involved|wanted|allowed|at all|(?:(?:done|made|cooked) )?the (?:\p{L}+ )?way)\s*$/iu;

/** A reading with its start in the clause. */
export type Ruled = Reading & { start: number };

export const nothingRead = (): Reading => ({ names: [], unknown: [], end: 0 });

/** "No dairy, high protein": a target behind what is ruled out, however it is spelled. */
const isTarget = /^\s*high[- ](?:in )?(?:pro|fib)\p{L}+\s*$/iu;

/** Substances in food that people leave out and that no ingredient list shows. */
const substances = new Set(
  `preservative additive colouring coloring nitrate nitrite lectin histamine oxalate salicylate fructose sorbitol purine tyramine tannin
  nickel iodine potassium phosphorus hormone antibiotic pesticide glutamate enumber latex dye colour color flavouring flavour flavoring
  crisp mastic medlar acorn brain mangosteen`.split(/\s+/),
);

/** How a text rules something out: for a reaction, as a preference, or in words that may mean a kind of dish ("not curry"). */
export type RulingKind = 'reaction' | 'preference' | 'loose';

/**
 * Returns whether a part may name a food or a substance that we do not know. The pantry has the English names of foods, so after a plain
 * "no" an ordinary English word is no food ("no plates"). What somebody reacts to may be anything ("allergic to latex").
 */
function mayBeFood(part: string, kind: RulingKind): boolean {
  if (isTarget.test(part) || reactionPattern.test(part)) return false;
  const words = wordsOf(withoutOtherThings(part.replace(/\bhalf an hour\b/giu, ' '))).map(
    ({ word }) => word,
  );
  const left = words.filter((word) => !isOrdinary(word) && !isNoFood(word) && !isSmall(word));
  return kind === 'reaction'
    ? left.length > 0
    : left.some((word) => !isOrdinaryWord(word) || substances.has(word));
}

/** One part of what is ruled out, with its place in the text and what joins it to the part before. */
type Part = {
  text: string;
  from: number;
  isBehindComma: boolean;
  isBehindAnd: boolean;
  /** The text from the part to the next comma. */
  segment: string;
};

/** Returns the parts of what is ruled out. A dish whose name has an "and" is one: "not bread and butter pudding". */
function partsOf(text: string): Part[] {
  const named = matchFoods(text).find(
    ({ text: name, entry }) => entry.isDish && /\band\b/i.test(name),
  );
  const at = named ? text.indexOf(named.text) : -1;
  const texts =
    named && at >= 0
      ? [
          ...partsOfName(text.slice(0, at)),
          named.text,
          ...partsOfName(text.slice(at + named.text.length)),
        ]
      : partsOfName(text);
  let past = 0;
  return texts.map((part) => {
    const from = Math.max(past, text.indexOf(part, past));
    const between = text.slice(past, from);
    past = from + part.length;
    return {
      text: part,
      from,
      isBehindComma: /[,;:(–-]/u.test(between) && !/\b(?:or|nor)\b/iu.test(between),
      isBehindAnd: /\band\b/iu.test(between),
      segment: text.slice(from).split(/[,;(]/u)[0] ?? part,
    };
  });
}

/** A name of what people are allergic to or avoid, and nothing else: "nuts", "any dairy". */
export const isGroupAlone = (part: string): boolean =>
  foodsIn(part).length > 0 &&
  wordsOf(part.replace(groupWords, ' ')).every(({ word }) => isSmall(word));

/** Made foods that are part of a dish, not a dish: "no mayo, tartare sauce". */
const isPartOfDish =
  /(?:sauce|dressing|paste|butter|spread|cheese|oil|stock|jam|mayo\p{L}*|pickles?|powder)$/iu;

/** Further words that a dish's name ends with: "pasta bake". */
const headOfDish =
  /\b(?:bake|traybake|bowls?|tarts?|gratin|fritters?|skewers?|parcels?|toasties?|platter|feast|fingers?|rolls?)\W*(?:please|pls)?\W*$/iu;

/** Whether a text names a dish: "fish finger", "chicken curry". */
export const isDishName = (text: string): boolean =>
  kindsIn(text).length > 0 ||
  headOfDish.test(text) ||
  matchFoods(text).some(
    ({ entry, text: name }) =>
      entry.isDish ||
      (entry.kind === 'compound' && /\s/.test(name.trim()) && !isPartOfDish.test(name)),
  );

/** Counts the words of a text that belong to names of foods. */
const countFoodWords = (text: string): number =>
  matchFoods(text)
    .filter(isFood)
    .reduce((sum, { from, to }) => sum + to - from, 0);

const maxWordsOfName = 2;
/** "Allergic to wheat, and to a lesser extent eggs". */
const maxWordsOfObject = 5;
/** "Pork for religious reasons", "gluten because of my gut". */
const reasonBehind = /\bfor (?:\p{L}+ )?reasons?\b.*|\b(?:because|due to|as)\b.*/iu;

/** "Gluten on doctor's advice", "eggs in the cake either": a word and what does not belong to its name. */
const isAllergenFirst = /^\W*\p{L}+\s+(?:on|in|for|either|too|also|as|because)\b/iu;

/** What surrounds a part of a list: the text up to the next comma, what follows it, and how the list rules out. */
type Around = { segment: string; rest: string; kind: RulingKind };

/**
 * Returns whether a part behind a comma still belongs to what is ruled out. Behind a food only another bare food does: "no onion,
 * garlic", but not "no onion, chicken curry". Behind anything else only a food group does: "no oven, nuts", but not "hate washing up,
 * sausages".
 */
export function goesOn(
  part: string,
  isBehindFood: boolean,
  { segment, rest, kind }: Around,
): boolean {
  if (isWantedIn(segment)) return false;
  if (kind === 'preference' && isWantedCooked(segment, rest)) return false;
  const words = wordsOf(part.replace(reasonBehind, '')).filter(({ word }) => !isSmall(word));
  if (!isBehindFood) {
    return isGroupAlone(part) || (foodsIn(part).length === 0 && words.length <= maxWordsOfName);
  }
  if (isAllergenFirst.test(part) && allergenNames.has(keyOf(wordsOf(part)[0]?.word ?? '')))
    return true;
  const isInList = /\b(?:or|nor)\b/iu.test(segment + rest);
  if (isDishName(part) && !isGroupAlone(part)) return isInList || kind === 'reaction';
  const most = kind === 'reaction' ? maxWordsOfObject : maxWordsOfName;
  return isInList || words.length <= Math.max(most, countFoodWords(part));
}

/** Whether a text names foods and says nothing else: "raw eggs", but not "ham and cheese inside". */
const isBareFood = (text: string): boolean =>
  wordsOf(text).filter(({ word }) => !isSmall(word) && word !== 'raw').length <=
  countFoodWords(text);

/** Returns the foods of a part that are left out, without those that it only speaks of: "can't boil an egg", "no idli stand". */
function leftOutIn(part: string): string[] {
  const lower = part.toLowerCase();
  return foodsIn(part).filter((name) => {
    const at = lower.indexOf(name);
    if (at < 0) return true;
    const before = part.slice(0, at);
    // Of "chestnuts in the stuffing" and "tomatoes on pizza" only the first is left out.
    const isPlace = placeInDish.test(before);
    if (isPlace && (foodsIn(before).length > 0 || /\b(?:it|that|them|this)\b/iu.test(before)))
      return false;
    if (quality.test(before) && isDishName(name)) return false;
    if (tooMuchOf.test(before) && isMixture.test(name)) return false;
    if (isOfSomethingElse.test(before) || (isSought.test(before) && isDishName(name))) return false;
    const after = part.slice(at + name.length);
    return !thingBehind.test(after) && !isVerbThere(before, after);
  });
}

/** "Not soggy onion rings", "not your average mac and cheese": the dish is wanted. */
const quality =
  /\b(?:soggy|greasy|dry|burnt|bland|boring|rubbery|stodgy|average|usual|typical|ordinary|standard)\s+$/iu;

/** "No salty spice mix": the taste is ruled out, and the mixture may be another one. Salty nuts are nuts. */
const tooMuchOf = /\b(?:salty|sugary)\s+(?:spice\s+)?$/iu;
const isMixture =
  /^(?:spices?|(?:spice|seasoning) (?:mix|blend)|seasoning|sauces?|stock|broth|gravy|dressing)$/iu;

const placeInDish = /\b(?:in|on|onto|inside|into)\s+(?:(?:the|my|our|a|her|his)\s+)?$/iu;

/** Words that a food's name may end with, which an unknown word before them makes unknown: "zorb cheese". */
const headOfFood =
  /\b(?:sauces?|flour|powder|paste|seeds?|lea(?:f|ves)|oil|milk|cheese|nuts?|beans?|roots?|spice|juice|syrup|meat|fish|fruits?|berr(?:y|ies)|cubes?)\W*$/iu;

/** "We can't get cans like that in Norway". */
const ofPlace = /\b(?:in|at|from|near|around|to) \p{L}+\W*$/iu;

/** Whether the last word of a part, or a word before the head of a food's name, may be an unknown food: not "the tesco queue". */
function endsInFood(part: string): boolean {
  const last = wordsOf(part).at(-1)?.word ?? '';
  if (ofPlace.test(part)) return false;
  const isUnknown = substances.has(last) || !isOrdinaryWord(last);
  return (isUnknown && !/\d/.test(last)) || headOfFood.test(part);
}

/** Whether a part without a known food may be a name of one: behind the comma of a reaction, a single word or one that we do not know. */
function isNameLike(part: string, kind: RulingKind, isLater: boolean): boolean {
  if (kind !== 'reaction') return endsInFood(part);
  const words = wordsOf(part);
  return (
    !isLater ||
    words.length === 1 ||
    hasUnknownWord(part) ||
    words.some(({ word }) => substances.has(word))
  );
}

/**
 * Reads every part of what is ruled out: its foods, or the part itself when it is not understood. In a loose ruling, a part without a known
 * food is ignored: "not curry", "does not taste like last time".
 */
export function readParts(text: string, kind: RulingKind): Reading {
  const reading = nothingRead();
  const leads = leadsPattern.exec(text)?.[0].length ?? 0;
  let isLater = false;
  const parts = partsOf(text.slice(leads));
  for (const [at, read] of parts.entries()) {
    const { text: part, from, isBehindComma, isBehindAnd, segment } = read;
    isLater ||= isBehindComma;
    const isBehindFood = reading.names.length + reading.unknown.length > 0;
    const mayEnd = isBehindComma || (isLater && !isBehindFood);
    // "No milk, and ham inside" begins something else; "no milk, eggs, and nuts" is one list.
    const isNewClause =
      kind !== 'reaction' && isBehindComma && isBehindAnd && at === 1 && !isBareFood(segment);
    const rest = text.slice(leads + from + segment.length);
    if (isNewClause || (mayEnd && !goesOn(part, isBehindFood, { segment, rest, kind }))) {
      if (kind === 'reaction' && isBehindFood && hasUnknownWord(part)) {
        reading.unknown.push(part.trim());
      }
      // "No gluten, cereal bars, nuts": behind a dish, what people are allergic to still belongs to the list.
      const further = isBehindFood ? parts.slice(at + 1).filter(isAllergenAlone) : [];
      reading.names.push(...further.map((one) => one.text.trim().toLowerCase()));
      break;
    }
    const names = namesOf(part);
    if (kind !== 'loose' && foodsIn(part).length === 0 && names.length === 0) {
      const isUnknown = mayBeFood(part, kind) && isNameLike(part, kind, isLater);
      if (isUnknown) {
        reading.unknown.push(part.trim());
        reading.end = leads + from + part.length;
      }
    }
    reading.names.push(...names);
    if (names.length > 0) reading.end = leads + from + endOf(part, names);
  }
  return reading;
}

const isAllergenAlone = ({ text, segment }: Part): boolean =>
  allergenNames.has(keyOf(text)) && segment.trim().length <= text.trim().length + 1;

/** Returns the foods that a part rules out: itself, if it is the name of a food or a group. */
function namesOf(part: string): string[] {
  const name = part.replace(saidAfterFood, '');
  const isName = name.length <= maxNameLength && resolveAvoided(name) !== undefined;
  return isName ? [name.toLowerCase()] : leftOutIn(part);
}

/** Whether a part has a word that is neither English nor a food that we know: "it is also lulo". */
const hasUnknownWord = (part: string): boolean =>
  foodsIn(part).length === 0 &&
  !isWantedIn(part) &&
  wordsOf(part).some(({ word }) => !isSmall(word) && !isOrdinaryWord(word));
