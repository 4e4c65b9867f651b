import type { Nutrients } from '../pantry/nutrients.ts';
import type { Ingredient } from '../pantry/pantry.ts';

/**
 * Label claims and the share of the usual fat that each leaves. Regulation (EC) 1924/2006: "reduced" and "light" are at least
 * 30 % less. SR28: part-skim ricotta has 0.61 of the fat of whole-milk ricotta (01037, 01036). Reduced-fat Cheddar in shops has
 * 0.66. "Low fat" cheese is sold with about the same fat as "half-fat" cheese.
 */
const claims: readonly (readonly [pattern: RegExp, share: number])[] = [
  [/\bfat[- ]free\b|\b0 ?% fat\b|\bnon-?fat\b/i, 0.1],
  [/\b(?:low|half)[- ]fat\b/i, 0.5],
  [/\bpart(?:ly|ially)?[- ]skim(?:med)?\b/i, 0.6],
  [
    /\b(?:reduced|lower|less)[- ](?:in )?fat\b|\b(?:light|lighter|lite)\b(?! (?:brown|golden|cream))/i,
    0.65,
  ],
];
/** Matches pantry names that already include the claim. */
const isLightItself = /\b(?:low-fat|fat-free|light|skimmed|semi-skimmed|half-fat)\b/i;
const kcalPerGramOfFat = 9;

/**
 * Returns the nutrients of 100 g of a dairy product that the line calls light: "low-fat ricotta", "reduced-fat feta".
 * @param per100g the nutrients after the other claims of the line
 * @returns `per100g` when the line has no claim about fat, or when the pantry's food is already the light one
 */
export function milkByItsFat(name: string, item: Ingredient, per100g: Nutrients): Nutrients {
  const { energyKcal, fatG, saturatesG } = per100g;
  if (!item.tags.has('milk') || isLightItself.test(item.one)) return per100g;
  if (energyKcal === null || fatG === null || saturatesG === null) return per100g;
  const share = claims.find(([pattern]) => pattern.test(name))?.[1] ?? 1;
  if (share === 1) return per100g;
  return {
    ...per100g,
    energyKcal: energyKcal - fatG * (1 - share) * kcalPerGramOfFat,
    fatG: fatG * share,
    saturatesG: saturatesG * share,
  };
}
