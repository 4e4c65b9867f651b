import { numberWordsInDigits } from '../number-words.ts';
import { readIngredientLine } from '../read-line.ts';
import { growthOf, type Scaling } from './how-it-scales.ts';
import { inNumber } from './plural.ts';
import { numberPattern, scaleAmount } from './scale-amount.ts';

const leadPattern =
  /^(?:[\s•·▢☐□✓*–-]*(?:\[[ xX]?\]\s*)?(?:\*\*|__)?)(?:(?:about|approx\.?|approximately|roughly|around|ca\.?|~|≈|up to|scant|heaped|generous|optional:|(?:(?:finely|freshly)\s+)?(?:grated\s+|squeezed\s+)?(?:juice|zest)(?:\s+(?:and|&)\s+(?:juice|zest))?\s+of|[^\d¼½¾⅓⅔(),]*?\p{L}:|[^\d¼½¾⅓⅔(),]*?\p{L}\s*\((?=[\d¼½¾⅓⅔]))\s*)*/iu;
const singlePack = new RegExp(
  String.raw`^(${numberPattern}\s*-?(?:g|kg|ml|l|oz|ounce)\b(?:\s*[/(]\s*${numberPattern}\s*(?:oz|g|ounces?)\)?)?\s*)(tin|can|jar|pack|packet|carton)s?\b`,
  'i',
);
const ownNumber =
  /^(?:\d+(?:\.\d+)?\s?%|0\d|\d+[- ](?:minute|min|hour|day|week|month|year|grain|spice|bean|seed)s?\b)/i;
/** "2 × 400 g …", "2 (14 oz) …": the size of one pack, which does not scale. */
const sizedPattern = /^\s*(?:[x×]|\(?\s*\d+(?:\.\d+)?[\s-]*(?:g|kg|ml|l|oz|ounces?|lbs?)\b)/i;
const trailingPattern = new RegExp(
  String.raw`^[^(]*?\p{L}(?:,\s*|\s+)(?=${numberPattern}(?:(?:\s*(?:-|–|to)\s*)${numberPattern})?\s*(?:\p{L}+\.?)?\s*(?:$|,|\())`,
  'u',
);
const secondPattern = /^(\s*(?:\(|\/|=|\|)\s*(?:about |approx\.? |~)?)/i;
const inBracket =
  /^([^(]*\((?:about |approx\.? |~)?)(?=[\d¼½¾⅓⅔][^)]*\b(?:g|kg|ml|l|oz|lbs?|cups?|sticks?|tbsp|grams?|ounces?)\))/i;
const furtherPattern = /^(\s*(?:plus|\+)\s+|[^,(]*?\bor\s+)(?=[\d¼½¾⅓⅔])/i;

/** Scales what follows the first amount: a second measure of it ("/ 7 oz", "(300 g)"), an addition or an alternative. */
function scaleRest(rest: string, scale: (text: string) => string | undefined): string {
  if (/^[^)]*\b(?:each|apiece)\b/i.test(rest)) return rest;
  const lead =
    secondPattern.exec(rest)?.[1] ?? furtherPattern.exec(rest)?.[1] ?? inBracket.exec(rest)?.[1];
  if (lead === undefined) return rest;
  const scaled = scale(rest.slice(lead.length));
  return scaled === undefined ? rest : lead + scaled;
}

/** "one 400 g tin" → "1 × 400 g tin" */
const inDigits = (text: string): string =>
  numberWordsInDigits(text).replace(/^(\d+) (?=\d)/, '$1 × ');

/** Splits a line before its amount: after bullets, hedges, "Flour:", "juice of", or the food if the amount follows it. */
function leadOf(line: string): { lead: string; text: string } {
  const lead = leadPattern.exec(line)?.[0] ?? '';
  const spoken = line.slice(lead.length);
  const startsWithAmount = /^[\d¼½¾⅓⅔⅛⅜⅝⅞]/.test(spoken) && !ownNumber.test(spoken);
  if (startsWithAmount) return { lead, text: spoken };
  const trailing = trailingPattern.exec(spoken)?.[0];
  if (trailing) return { lead: lead + trailing, text: spoken.slice(trailing.length) };
  return { lead, text: ownNumber.test(spoken) ? '' : inDigits(spoken) };
}

/**
 * Scales one ingredient line for more or fewer servings. What does not scale is returned byte for byte: "to taste", a pinch,
 * a bay leaf, the size of a tin, the length of pieces that a food is cut into.
 */
export function scaleLine(line: string, scaling: Scaling): string {
  if (scaling.factor === 1) return line;
  const { lead, text } = leadOf(line);
  const { food } = readIngredientLine(line);
  const growth = (_: string, unitName: string | undefined) => growthOf(food, unitName, scaling);
  const pack = singlePack.exec(text);
  if (pack) {
    const counted = scaleAmount(`1 tin`, growth);
    const number = counted?.written.replace(/ tins?$/, '');
    if (number === undefined || number === '1') return line;
    const after = inNumber(pack[2] ?? '', 1, number === '½' ? 1 : 2) + text.slice(pack[0].length);
    return `${lead}${number} × ${pack[1]}${after}`;
  }
  const scaled = scaleAmount(text, growth, food);
  if (!scaled) return line;
  const isPacked = !/\p{L}/u.test(scaled.written) && sizedPattern.test(scaled.rest);
  const rest = isPacked
    ? scaled.rest
    : scaleRest(scaled.rest, (more) => {
        const further = scaleAmount(more, growth);
        return further && further.written + further.rest;
      });
  return lead + scaled.written + rest;
}
