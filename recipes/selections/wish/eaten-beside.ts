import type { NamedFood } from './foods.ts';
import { isWithin, stretchesOf } from './found.ts';

const determiner = '(?:the |my |our |some |a )';
/** Before what a dish is eaten with: "to go nicely with", "that goes with". */
const toGoWith = '(?:to (?:go|serve|eat|have)|that goes)(?: nicely| well)? with';

/** What is only eaten beside the dish: "a main to go with the latkes". */
const besidePattern = new RegExp(
  String.raw`\b${toGoWith} ${determiner}?[\p{L}' ]+?(?=[,.;!?]|$| (?:for|and|but|please|tonight|on)\b)`,
  'giu',
);

/** Words before a food that say it is eaten beside the dish: "a side to go with salmon", "what goes well with salmon". */
const beforeBeside = new RegExp(
  String.raw`\b(?:${toGoWith}|(?:goe?s?|alongside)(?: nicely| well)? with) (?:${determiner}|grilled |roast(?:ed)? |baked |fried |bbq )*$|\b(?:(?:from|after) (?:making|baking|cooking)|alongside) ${determiner}?$`,
  'iu',
);

/** Drinks that people have beside what they eat: "a biscuit with a cup of tea", "something crispy with chai". */
const withDrink =
  /(?<=\b(?:something|anything|snacks?|nibbles?|bites?|treats?|cakes?|biscuits?|cookies|bakes?|traybake)\b[^.,;!?]{0,40})\b(?:to (?:go|have|eat) )?with (?:my |our |a |some )?(?:(?:afternoon|morning) )?(?:(?:cup|mug|pot) of )?(?:masala )?(?:chai|tea|coffee|cuppa)(?=\s*(?:[.,;!?]|$|\b(?:for|on|in|at|this|tonight|please)\b))/giu;

/** Removes what is only eaten beside the dish from a wish. */
export const withoutBeside = (text: string): string => text.replace(besidePattern, ' ');

/** Removes the drinks that are had beside the dish from a wish. */
export const withoutDrinks = (text: string): string => text.replace(withDrink, ' ');

/** Returns whether a food is only eaten beside the dish. */
export const isEatenBeside = (text: string, food: NamedFood): boolean =>
  beforeBeside.test(text.slice(0, food.from)) ||
  stretchesOf(text, withDrink).some((drink) => isWithin(food, drink));
