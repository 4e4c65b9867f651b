import { wordsOf } from '#recipes/pantry/words.ts';

/**
 * The part of an amount that a step says it takes: an amount ("1 tbsp of the oil"), a share ("half of the dill"), the rest, or some
 * by feel. Undefined when the step says nothing, which means all of it.
 */
export type StatedPart =
  | {
      kind: 'amount';
      text: string;
      /** Number of characters from the start of the amount to the start of the food. */
      length: number;
    }
  | { kind: 'share'; text: string }
  | { kind: 'rest' }
  | { kind: 'some' };

const number = String.raw`(?:\d+ \d+/\d+|\d+/\d+|\d+(?:[.,]\d+)?\s?[¼½¾⅓⅔⅛⅜⅝⅞]?|[¼½¾⅓⅔⅛⅜⅝⅞])`;
const spelled = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve';
const unit = String.raw`(?:kg|g|mg|ml|cl|dl|l|litres?|liters?|grams?|tbsps?|tsps?|tablespoons?|teaspoons?|cups?|oz|ounces?|lb|pounds?|fl\.? oz|tins?|cans?|cloves?|pinch(?:es)?|handfuls?|slices?|sprigs?|sticks?)\b\.?`;
const between = String.raw`\s*(?:of\s+)?(?:(?:the|your|this|fresh|cold|hot|warm|chopped|sliced|grated|melted)\s+)*$`;
const amount = new RegExp(
  String.raw`(?:^|[\s(])((?:${number}|\b(?:${spelled})\b)(?:\s?(?:[–-]|to)\s?${number})?(?:\s?-?${unit})?)${between}`,
  'iu',
);
const share =
  /\b(half|(?:a|one|another) (?:third|quarter)|two[- ]thirds|three[- ]quarters|most|¼|½|¾|⅓|⅔)(?:\s+of)?\s+(?:(?:the|your)\s+)?$/i;
const rest =
  /\b(?:remaining|rest of(?: the)?|remainder of(?: the)?|what is left of the|other half(?: of)?(?: the)?|last(?: of the)?|second half of the|other (?:tablespoon|teaspoon) of|last (?:tablespoon|teaspoon) of)(?:\s+(?:tablespoons?|teaspoons?|cups?)\s+of)?\s+$/i;
const some =
  /\b(?:some(?: of)?|a little(?: of)?|a few|a bit of|a splash of|a drizzle of|a pinch of|a spoonful of|a ladleful of|a handful of|a knob of|enough)\s+(?:(?:the|your)\s+)?$/i;

/**
 * @param before the step's text before the words that name the food
 * @returns the part stated right before the name; words further away do not count
 */
export function statedPart(before: string): StatedPart | undefined {
  const text = before.slice(-60);
  // An amount wins over "remaining": "the remaining 1 tbsp oil" is more exact as 1 tbsp.
  const measured = amount.exec(text);
  if (measured?.[1] && wordsOf(measured[1]).length > 0) {
    const length = text.length - text.indexOf(measured[1], measured.index);
    return { kind: 'amount', text: measured[1].trim().replace(/\s+/g, '\u00a0'), length };
  }
  const part = share.exec(text);
  if (part?.[1]) return { kind: 'share', text: `${part[1].toLowerCase()} of` };
  if (rest.test(text)) return { kind: 'rest' };
  return some.test(text) ? { kind: 'some' } : undefined;
}
