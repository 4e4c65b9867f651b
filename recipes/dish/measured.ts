import type { Food } from '../classify/foods-in.ts';

/** Matches an amount right before a food, whose name may begin with an apostrophe or stand in quotation marks: "1 tsp 'strattu". */
const amountBefore =
  /\d[\d./¼½¾]*\s*(?:g|kg|ml|l|tbsp|tsp|cups?|tablespoons?|teaspoons?|oz)\s+(?:of\s+)?(?:[\p{L}-]+\s+){0,2}['’‘"“]?$/iu;

/** Whether the words before a food state an amount of it. */
export const isMeasured = (text: string, food: Food): boolean =>
  amountBefore.test(text.slice(Math.max(0, food.start - 70), food.start));
