import type { Nutrients } from '../pantry/nutrients.ts';
import type { Ingredient } from '../pantry/pantry.ts';

const fatShare = /\b(\d{1,2})\s?%\s?fat\b/i;
const leanShare = /\b(\d{2})\s?%\s?lean\b|\b(\d{2})\s?\/\s?\d{1,2}\b/i;
/** The most fat, in percent, that EU and UK labels allow for "lean" and "extra lean" mince. */
const leanPercent = 10;
const extraLeanPercent = 5;

/** Returns the percent of fat that the line states for its mince: "(80/20)", "5% fat", "90% lean", "lean". */
function fatPercentOf(line: string, plainPercent: number): number | undefined {
  const fat = fatShare.exec(line)?.[1];
  if (fat !== undefined) return Number(fat);
  const found = leanShare.exec(line);
  const lean = found?.[1] ?? found?.[2];
  if (lean !== undefined) return 100 - Number(lean);
  if (!/\blean\b/i.test(line)) return undefined;
  return Math.min(plainPercent, /\bextra[- ]lean\b/i.test(line) ? extraLeanPercent : leanPercent);
}

/** Change per percent of fat that replaces lean meat. In USDA SR28, ground beef with 5 to 30 % fat (23557–23582) is linear. */
const energyKcalAPercent = 7.8;
const proteinGAPercent = -0.283;

/**
 * Returns the nutrients of 100 g of raw mince with the fat that the line states: the pantry's mince of that animal, adjusted
 * linearly as USDA's minces of one animal change with their fat.
 * @returns undefined when the item is not plain mince, or when the line does not state its fat
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
