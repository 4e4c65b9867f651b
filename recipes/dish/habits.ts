import type { Food } from '../classify/foods-in.ts';
import { after, before } from './around-food.ts';
import type { Line } from './lines.ts';

/** Words that add a food or begin another clause. A comparison such as "as any cook would" contains none of them. */
const acts =
  'and|or|with|without|plus|then|of|if|add|adding|stir|toss|scatter|tip|pour|put|whisk|beat|fold|fry|melt|drop|use|serve|serves|top|mix|blend|spread|brush|spoon|drizzle|sprinkle|finish|is|are|goes|go|it|them';
const word = String.raw`(?:(?!(?:${acts})\b)[\p{L}’'-]+\s)`;

/** Matches the subject of a habit: "as the sandwich-wallahs do", "as any bubbe would". */
const asTheSubject = new RegExp(
  String.raw`\bas (?:the|any|every|most|many|all|my|our|your|his|her|their) ${word}{0,2}$`,
  'iu',
);
/** Its verb, which ends the comparison: "as the cream would melt" is none. */
const doAfter =
  /^(?:['’]s)?(?:-[\p{L}’'-]+)?(?: (?!(?:and|or|with|then|add|stir|pour|is|are|it|they|you|we|to)\b)[\p{L}’'-]+){0,2} (?:do|does|did|would)(?=\s*(?:[.,;:!)—–]|$)|\s(?:it|them)\b)/iu;

/** Matches another dish that a habit belongs to: "as you would the masala for a good". The object itself may be in the dish. */
const asYouWould = new RegExp(
  String.raw`\bas (?:you|one|we|they|I|she|he) (?:would|do) (?:an?|the|any|your) ${word}{1,3}for (?:an?|the|any) ${word}{0,2}$`,
  'iu',
);
const endsThere = /^\s*(?:[.,;:!)—–]|$)/u;

/** Matches what something turns into within a comparison: "fluffy, like wet sand turning to". */
const likeTurning = new RegExp(
  String.raw`(?<!\b(?:you|would|d|we|they|people|who|I|if) )\blike ${word}{1,4}?turn(?:ing|ed|s) (?:in)?to (?:an? )?${word}?$`,
  'iu',
);

/** Whether a food is only part of how other cooks do it, or of what something looks like: none of it enters the dish. */
export function isOfAHabit(food: Food, line: Line): boolean {
  const said = before(line, food, 80);
  const rest = after(line, food, 60);
  if (asTheSubject.test(said) && doAfter.test(rest)) return true;
  return endsThere.test(rest) && (asYouWould.test(said) || likeTurning.test(said));
}
