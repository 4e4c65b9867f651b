import { readNumber } from './numbers.ts';
import { type Unit, unitOf } from './units.ts';

const numberPattern = String.raw`(?:\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?(?: ?[¼½¾⅓⅔⅛⅜⅝⅞])?|[¼½¾⅓⅔⅛⅜⅝⅞])`;
const sizeUnit = 'kg|g|grams?|ml|cl|l|litres?|liters?|floz|oz|ounces?|lbs?|pounds?';
const pack =
  'tins?|cans?|jars?|packs?|packets?|packages?|bags?|pouch(?:es)?|cartons?|blocks?|bottles?|tubs?|pots?|box(?:es)?|containers?|sachets?';
const sizedPattern = new RegExp(
  String.raw`^(?:(${numberPattern})(\s*[x×]\s*|\s+))?(${numberPattern})(?:\s*-\s*|\s*)(${sizeUnit})\b\.?(?:\s*\/\s*${numberPattern}\s*(?:${sizeUnit})\b\.?)?[\s-]*(?:(?:large|small)\s+)?(${pack})?(?![\p{L}])\s*`,
  'iu',
);

/** The amount of a line that counts packs by their size, and the text after it. */
export type Pack = { amount: number; unit: Unit; tinGrams?: number; rest: string };

/**
 * Reads packs: "2 × 400 g tins …", "1 14-oz can …", "400g tin …", "4 x 150g …". Tins keep their count and the weight of one
 * tin, because their liquid may have to be subtracted; for all other packs the amount is the total of all packs.
 */
export function readPack(text: string): Pack | undefined {
  const found = sizedPattern.exec(text);
  if (!found) return undefined;
  const [whole, count, times = '', size = '', unitWord = '', packWord] = found;
  const counted = count === undefined ? 1 : (readNumber(count) ?? 1);
  const isTimes = /[x×]/i.test(times);
  const isMixedNumber = count !== undefined && !isTimes && !/^\d+(?:\.\d+)?$/.test(size);
  if (isMixedNumber) return undefined;
  const isMany = count !== undefined;
  const unit = unitOf(unitWord);
  const sized = readNumber(size);
  if (!unit || sized === undefined || !(isMany || packWord)) return undefined;
  const rest = text.slice(whole.length).trim();
  if (rest === '') return undefined;
  if (packWord && unitOf(packWord)?.name === 'tin') {
    const tin = unitOf('tin');
    return tin && { amount: counted, unit: tin, tinGrams: sized * unit.factor, rest };
  }
  return { amount: counted * sized, unit, rest };
}
