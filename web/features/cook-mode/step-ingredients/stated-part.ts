import { wordsOf } from '#recipes/pantry/words.ts';

/**
 * What a step says of the amount that it takes: so much ("1 tbsp of the oil"), a share ("half of the dill"), what is left, or
 * some by feeling; undefined where it says nothing, which means all of it.
 */
export type StatedPart =
  | {
      kind: 'amount';
      text: string;
      /** Letters from where it begins to where the food does. */
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
/** "The remaining 1 tbsp oil": as good as what is left, and more exact. */
const share =
  /\b(half|(?:a|one|another) (?:third|quarter)|two[- ]thirds|three[- ]quarters|most|¼|½|¾|⅓|⅔)(?:\s+of)?\s+(?:(?:the|your)\s+)?$/i;
const rest =
  /\b(?:remaining|rest of(?: the)?|remainder of(?: the)?|what is left of the|other half(?: of)?(?: the)?|last(?: of the)?|second half of the|other (?:tablespoon|teaspoon) of|last (?:tablespoon|teaspoon) of)(?:\s+(?:tablespoons?|teaspoons?|cups?)\s+of)?\s+$/i;
const some =
  /\b(?:some(?: of)?|a little(?: of)?|a few|a bit of|a splash of|a drizzle of|a pinch of|a spoonful of|a ladleful of|a handful of|a knob of|enough)\s+(?:(?:the|your)\s+)?$/i;

/**
 * @param before the step's text before the words that name the food
 * @returns what stands right before the name; nothing further away counts
 */
export function statedPart(before: string): StatedPart | undefined {
  const text = before.slice(-60);
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
