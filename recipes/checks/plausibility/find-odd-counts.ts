import { gramsOf } from '../../measures/grams-of.ts';
import { countLine } from '../../nutrition/count-nutrition.ts';
import type { Oddity, Plausible } from './plausible.ts';
import type { WeighedLine } from './weigh-lines.ts';
import { readableAmount } from './words.ts';

const manyPieces = 30;

/** Finds implausibly large counts of an unknown food: "500 dragon beans". Known foods are weighed instead. */
export function findOddCounts(recipe: Plausible): Oddity[] {
  return recipe.ingredients.flatMap((text): Oddity[] => {
    const { read, grams } = countLine(text);
    if (grams !== undefined || read.isHeader || read.unit || read.amount === undefined) return [];
    // In other scripts the unit may be unknown: "500 γρ. φασόλια".
    if (!/^[a-z]{3}/i.test(read.food)) return [];
    if (read.amount <= manyPieces * Math.max(1, recipe.servings)) return [];
    const reason = `“${text}” asks for ${read.amount} pieces, which is unusually many for a dish for ${recipe.servings}.`;
    return [{ where: 'ingredients', text, match: String(read.amount), reason, weight: 'odd' }];
  });
}

/** A small piece may weigh a quarter of the usual piece. There is no upper limit, since a whole bird or a big fish can have any weight. */
const differ = 4;

/** Parts of a food weigh less than the whole. */
const partPattern =
  /\b(?:leaf|leaves|slices?|florets?|stalks?|sticks?|pieces?|segments?|wedges?|sprigs?|sheets?|nests?|fillets?|mini|tiny|small|baby|cocktail)\b/i;

/** Finds counts that contradict the stated weight: "10 aubergines (about 250 g)". */
export function findCountsAgainstWeights(lines: readonly WeighedLine[]): Oddity[] {
  return lines.flatMap(({ text, read, ingredient }): Oddity[] => {
    const { statedGrams, ...counted } = read;
    const { amount, unit } = read;
    if (statedGrams === undefined || amount === undefined || amount < 1) return [];
    if ((unit && unit.base !== 'count') || partPattern.test(text)) return [];
    const usual = gramsOf(counted, ingredient);
    if (usual === undefined || statedGrams > usual / differ) return [];
    const reason = `“${text}” does not add up: ${amount} would weigh about ${readableAmount(usual)}.`;
    return [{ where: 'ingredients', text, match: text, reason, weight: 'odd' }];
  });
}
