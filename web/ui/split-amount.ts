/** An ingredient line split for layout: the amount on the left, the ingredient, and its preparation. */
export type IngredientParts = { amount: string; what: string; note: string };

const fraction = '[¼½¾⅓⅔⅛⅜⅝⅞]';
const number = String.raw`(?:\d+\s\d\/\d|\d+\/\d+|\d+(?:[.,]\d+)?\s?${fraction}?|${fraction})`;
const range = String.raw`${number}(?:\s?[–-]\s?${number})?`;
const unit = String.raw`(?:kg|g|mg|ml|cl|dl|l|tbsp|tsp|cups?|tins?|cans?|cloves?|pinch(?:es)?|handfuls?|slices?|sprigs?|bunch(?:es)?|sticks?|cm|fl oz|oz|lb|lbs|inch|inches|grams?|litres?|ounces?|pounds?|tablespoons?|teaspoons?|quarts?|pints?)\b\.?`;
const measure = String.raw`${range}(?:\s?${unit}|-inch\b)?`;
/** "2 × 400 g" (two tins of one size) and "1 cup plus 1 tbsp" are one amount each. */
const amount = String.raw`(?:${number}\s?[×x]\s${measure}|${measure}(?:\splus\s${measure})?)`;
const pattern = new RegExp(`^(${amount}|an?\\s(?:pinch|handful))\\s+(?:of\\s+)?(.+)$`, 'i');

/** Joins each number and its unit with non-breaking spaces, so that a narrow column breaks only between two measures. */
function unbroken(text: string): string {
  return text.replace(/\s+/g, '\u00a0').replace(/\u00a0(?=plus\b)|(?<=[×x]|\bplus)\u00a0/g, ' ');
}

/**
 * Splits "400 g waxy potatoes, in 2 cm dice" into its parts. For layout only: nothing is calculated from them.
 * `amount` is empty for a line without a leading amount.
 */
export function splitAmount(line: string): IngredientParts {
  const match = pattern.exec(line.trim());
  const rest = match?.[2] ?? line.trim();
  const comma = rest.indexOf(', ');
  return {
    amount: unbroken(match?.[1] ?? ''),
    what: comma > 0 ? rest.slice(0, comma) : rest,
    note: comma > 0 ? rest.slice(comma + 2) : '',
  };
}
