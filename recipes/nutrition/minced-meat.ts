import type { Nutrients } from '../pantry/nutrients.ts';
import type { Ingredient } from '../pantry/pantry.ts';

const fatShare = /\b(\d{1,2})\s?%\s?fat\b/i;
const leanShare = /\b(\d{2})\s?%\s?lean\b|\b(\d{2})\s?\/\s?\d{1,2}\b/i;

/** The fat that a line gives its mince, in percent: "(80/20)", "5% fat", "90% lean". */
function fatPercentOf(line: string): number | undefined {
  const fat = fatShare.exec(line)?.[1];
  if (fat !== undefined) return Number(fat);
  const found = leanShare.exec(line);
  const lean = found?.[1] ?? found?.[2];
  return lean === undefined ? undefined : 100 - Number(lean);
}

/**
 * What 100 g of minced beef hold by the fat that the line states. USDA SR28 gives ground beef from 5 to 30 % fat
 * (23557–23582) on straight lines: 98 + 7.8 kcal and 22.8 − 0.283 g protein for each percent.
 * @returns undefined where it is no minced beef, or the line says nothing of its fat
 */
export function minceByItsFat(line: string, item: Ingredient): Nutrients | undefined {
  if (!item.tags.has('minced') || !item.tags.has('beef')) return undefined;
  const fat = fatPercentOf(line);
  if (fat === undefined || fat < 3 || fat > 35) return undefined;
  return {
    ...item.per100g,
    energyKcal: 98 + 7.8 * fat,
    proteinG: 22.8 - 0.283 * fat,
    fatG: fat,
    saturatesG: 0.27 + 0.366 * fat,
  };
}
