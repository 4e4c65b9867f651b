/** An ingredient line as it is set: amount to the left, what it is, how it is prepared. */
export type IngredientParts = { amount: string; what: string; note: string };

const number = String.raw`(?:\d+(?:[.,]\d+)?(?:\s?[–-]\s?\d+(?:[.,]\d+)?)?|\d+\/\d+)`;
const amount = String.raw`(?:${number}?\s?[¼½¾⅓⅔⅛⅜⅝⅞]|\d+\s\d\/\d|\d\/\d|${number})`;
const unit = String.raw`(?:kg|g|mg|ml|cl|dl|l|tbsp|tsp|cups?|tins?|cans?|cloves?|pinch(?:es)?|handfuls?|slices?|sprigs?|bunch(?:es)?|sticks?|cm|oz|lb)\b\.?`;
const pattern = new RegExp(
  String.raw`^(${amount}(?:\s?${unit})?|a\s(?:pinch|handful))\s+(?:of\s+)?(.+)$`,
  'i',
);

/**
 * Splits "400 g waxy potatoes, in 2 cm dice" for the eye. For layout only: nothing is calculated with it.
 * A line without a leading amount comes back whole.
 */
export function splitAmount(line: string): IngredientParts {
  const match = pattern.exec(line.trim());
  const rest = match?.[2] ?? line.trim();
  const comma = rest.indexOf(', ');
  return {
    amount: (match?.[1] ?? '').replace(/\s+/g, '\u00a0'),
    what: comma > 0 ? rest.slice(0, comma) : rest,
    note: comma > 0 ? rest.slice(comma + 2) : '',
  };
}
