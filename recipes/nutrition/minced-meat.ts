import type { Nutrients } from '../pantry/nutrients.ts';
import type { Ingredient } from '../pantry/pantry.ts';

const fatShare = /\b(\d{1,2})\s?%\s?fat\b/i;
const leanShare = /\b(\d{2})\s?%\s?lean\b|\b(\d{2})\s?\/\s?\d{1,2}\b/i;
/** "Lean" and "extra lean" of a mince that is sold fatter: the most fat that labels in the EU and UK allow by these words. */
const leanPercent = 10;
const extraLeanPercent = 5;

/** The fat that a line gives its mince, in percent: "(80/20)", "5% fat", "90% lean", "lean". */
function fatPercentOf(line: string, plainPercent: number): number | undefined {
  const fat = fatShare.exec(line)?.[1];
  if (fat !== undefined) return Number(fat);
  const found = leanShare.exec(line);
  const lean = found?.[1] ?? found?.[2];
  if (lean !== undefined) return 100 - Number(lean);
  if (!/\blean\b/i.test(line)) return undefined;
  return Math.min(plainPercent, /\bextra[- ]lean\b/i.test(line) ? extraLeanPercent : leanPercent);
}

/** What one percent of fat in place of lean meat adds: USDA SR28 gives ground beef from 5 to 30 % fat (23557–23582) on straight lines. */
const energyKcalAPercent = 7.8;
const proteinGAPercent = -0.283;

/**
 * What 100 g of raw mince hold by the fat that the line states: the pantry's mince of that animal, moved along the lines on which
 * USDA's minces of one animal lie.
 * @returns undefined where it is no plain mince, or the line says nothing of its fat
 */
export function minceByItsFat(line: string, item: Ingredient): Nutrients | undefined {
  const { per100g, tags } = item;
  const { energyKcal, proteinG, fatG: plainG, saturatesG } = per100g;
  if (!tags.has('minced') || tags.has('processed-meat')) return undefined;
  if (energyKcal === null || proteinG === null || plainG === null || saturatesG === null)
    return undefined;
  const fatG = fatPercentOf(line, plainG);
  if (fatG === undefined || fatG < 1 || fatG > 35) return undefined;
  const more = fatG - plainG;
  return {
    ...per100g,
    energyKcal: energyKcal + energyKcalAPercent * more,
    proteinG: proteinG + proteinGAPercent * more,
    fatG,
    saturatesG: (saturatesG * fatG) / plainG,
  };
}
