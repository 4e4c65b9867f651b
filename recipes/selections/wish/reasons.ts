import { blankOut, stretchesOf } from './found.ts';
import { personWords } from './people.ts';

/** Why a food is left out: "bolognese without onion, they upset my stomach", "dont like the texture". It names no food and asks for nothing. */
const reasons =
  /(?:[,;.-]\s*|\b(?:as|because|since|cos|cause|bc)\s+)?\b(?:(?:they|it|that|those|these) (?:always |really )?(?:upsets?|disagrees? with|bloats?)|(?:i |we |he |she |they )?(?:do ?n['’o]?t|does ?n['’o]?t) (?:really )?like (?:the|its|their|that) (?:texture|taste|smell|feel)(?! of\b)|(?:i|we|he|she) (?:hates?|can'?t stand) (?:the|its|their) (?:texture|taste|smell)(?! of\b))\b(?:(?!\band\b)[^,.;])*/giu;

/** Replaces the reasons in a wish by as many spaces, so that places in the text stay the same. */
export const blankReasons = (text: string): string => blankOut(text, stretchesOf(text, reasons));

/** Words before a diet that rule out what is not of it: "no non-kosher food", "nothing non-vegan". */
const rulesOut = String.raw`(?<!\b(?:no|not|nothing|anything|any|only|avoid\w*|without|never|eat)\s+(?:(?!(?:my|our|his|her|their|the)\b)\p{L}+\s+)?)`;
const diets =
  '(?:keto|vegans?|vegetarians?|veggies?|paleo|kosher|halal|pescatarians?|diabetics?|coeliacs?|celiacs?|gluten[- ]free)';
/** "My non-keto family", "even non-vegetarians like it": people who are on no diet. The wish asks for no diet and rules out no food. */
const notOnDiet = new RegExp(
  String.raw`${rulesOut}\bnon[- ]${diets}(?= (?:${personWords.join('|')}|family|people|folks|eaters|crowd|half|mate|ladie|men|women|guy|in-law|relative)s?\b|s? (?:like|love|enjoy|will|would)\b)`,
  'giu',
);

/** "I'm not vegetarian", "not a vegan": no diet of the wish. */
const notThatDiet = new RegExp(
  String.raw`\b(?:(?:i'?m|we'?re|he'?s|she'?s|they'?re|am|is|are) not|(?:is|are)n'?t|(?:sick|tired|bored) of) (?:an? |really |even |all this )*${diets}\b`,
  'giu',
);

/** "It doesn't have to be gluten free". */
const notNeeded =
  /\b(?:does(?:n'?t| not)|need not|needn'?t) (?:(?:have|need) to )?be (?:an? )?[\p{L}]+(?:[- ]free)?\b/giu;

/** "She hates everything except pasta" asks for pasta, where nothing follows that rules something out. */
const eatsNothingBut =
  /\b(?:(?:hates?|refuses?|dislikes?) everything|(?:won'?t|will not|do(?:es)?n'?t|do(?:es)? not|can'?t|cannot|never) (?:eats?|like|stand|stomach) anything(?: else)?|eats? nothing(?: else)?|everything (?:smells?|tastes?) (?:bad|awful|wrong|off|horrible)(?: (?:to|for) (?:me|her|him|us|them))?) (?:except|but|apart from|other than)(?: for)?(?=(?: (?!(?:are|is|was|were|most|mostly|especially|also|sends?|makes?|gives?|kills?|the)\b)[\p{L}-]+){1,5}\s*(?:[.!?]|$|,(?![^.]*\b(?:are|is|allerg\w*|out|no|not|hates?|never|avoid)\b)))/giu;

/** "6 months pregnant" is no age of a child. */
const monthsPregnant = /\b\d+ ?-?(?:months?|weeks?)(?= (?:pregnant|gone)\b)/giu;

/** Replaces what sounds like a restriction and is none by as many spaces. */
export const blankNoRestrictions = (text: string): string =>
  [monthsPregnant, notOnDiet, notThatDiet, notNeeded, eatsNothingBut].reduce(
    (left, pattern) => blankOut(left, stretchesOf(left, pattern)),
    text,
  );
