/** An ingredient line as it is set: amount to the left, what it is, how it is prepared. */
export type IngredientParts = { amount: string; what: string; note: string };

const fraction = '[¼½¾⅓⅔⅛⅜⅝⅞]';
const number = String.raw`(?:\d+\s\d\/\d|\d+\/\d+|\d+(?:[.,]\d+)?\s?${fraction}?|${fraction})`;
const range = String.raw`${number}(?:\s?[–-]\s?${number})?`;
const unit = String.raw`(?:kg|g|mg|ml|cl|dl|l|tbsp|tsp|cups?|tins?|cans?|cloves?|pinch(?:es)?|handfuls?|slices?|sprigs?|bunch(?:es)?|sticks?|cm|fl oz|oz|lb|lbs|inch|inches|grams?|litres?|ounces?|pounds?|tablespoons?|teaspoons?|quarts?|pints?)\b\.?`;
const measure = String.raw`${range}(?:\s?${unit}|-inch\b)?`;
/** "2 × 400 g" tins are two of a size; "1 cup plus 1 tbsp" is one amount. */
const amount = String.raw`(?:${number}\s?[×x]\s${measure}|${measure}(?:\splus\s${measure})?)`;
const pattern = new RegExp(`^(${amount}|an?\\s(?:pinch|handful))\\s+(?:of\\s+)?(.+)$`, 'i');

/** A number keeps its unit; where a column is too narrow, the line breaks between two measures. */
function unbroken(text: string): string {
  return text.replace(/\s+/g, '\u00a0').replace(/\u00a0(?=plus\b)|(?<=[×x]|\bplus)\u00a0/g, ' ');
}

/**
 * Splits "400 g waxy potatoes, in 2 cm dice" for the eye. For layout only: nothing is calculated with it.
 * A line without a leading amount comes back whole.
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
