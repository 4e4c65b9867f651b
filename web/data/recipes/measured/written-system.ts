import type { System } from '#recipes/measures/convert/kitchen-food.ts';

type Written = { ingredients: readonly string[]; instructions: readonly string[] };

const measures: Record<System, RegExp> = {
  metric: /[\d¼½¾⅓⅔⅛]\s?-?(?:g|kg|mg|ml|cl|dl|l|cm|mm|grams?|kilos?|litres?|liters?|°\s?C)\b/g,
  us: /[\d¼½¾⅓⅔⅛]\s?-?(?:oz|lbs?|cups?|ounces?|pounds?|pints?|quarts?|gallons?|sticks?|inch(?:es)?|in\.|°\s?F|fl\.? oz)(?!\p{L})/gu,
};

/** Returns whether a recipe contains a measure of a system. Uses regular expressions only, so that no measuring code has to be loaded. */
export function mentions(recipe: Written, system: System): boolean {
  return countOf(recipe, system) > 0;
}

function countOf({ ingredients, instructions }: Written, system: System): number {
  return [...ingredients, ...instructions].join('\n').match(measures[system])?.length ?? 0;
}

/** Returns the system of most of a recipe's measures; metric if it has none. */
export function writtenSystem(recipe: Written): System {
  return countOf(recipe, 'us') > countOf(recipe, 'metric') ? 'us' : 'metric';
}
