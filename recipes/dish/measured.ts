import type { Food } from '../classify/foods-in.ts';

/** Right before a food: an amount of it. */
const amountBefore =
  /\d[\d./¼½¾]*\s*(?:g|kg|ml|l|tbsp|tsp|cups?|tablespoons?|teaspoons?|oz)\s+(?:of\s+)?(?:[\p{L}-]+\s+){0,2}$/iu;

/** Whether the words before a food say how much of it is taken. */
export const isMeasured = (text: string, food: Food): boolean =>
  amountBefore.test(text.slice(Math.max(0, food.start - 70), food.start));
