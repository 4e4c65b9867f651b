import type { FoundMeasure } from '../find-measures.ts';
import { printNumber } from '../numbers.ts';
import type { KitchenFood, System } from './kitchen-food.ts';
import {
  centimetres,
  cupsAndSpoons,
  gramsOrKilos,
  inches,
  manySpoons,
  millilitresOrLitres,
  ouncesOrPounds,
  sticksOrSpoons,
} from './kitchen-rounding.ts';

/** The context of a measure in its text. A pack's size is given in ounces, never in cups. */
export type Place = {
  food: KitchenFood | undefined;
  isPackSize: boolean;
  /** "A 2 l dish": the measure is the capacity of a vessel. */
  isVessel: boolean;
  /** "2 cm cubes", "a 20 cm tin": the length is directly before the noun that it measures. */
  isBeforeNoun: boolean;
};

const cupMl = 240;
const quartMl = 946;

/** Returns the size of a dish in whole and half quarts: 2 l → "2-quart". */
const quartSize = (millilitres: number): string =>
  `${printNumber(Math.max(0.5, Math.round((millilitres / quartMl) * 2) / 2))}-quart`;

function toUs(base: number, kind: Base, place: Place, isPlain: boolean): string {
  const { food, isPackSize } = place;
  if (kind === 'ml' && place.isVessel && base >= quartMl / 2) return quartSize(base);
  if (kind === 'g') {
    if (isPackSize || !food) return ouncesOrPounds(base);
    if (food.isInSticks) return sticksOrSpoons(base);
    if (!food.isMeasuredInCups) return ouncesOrPounds(base);
    return cupsAndSpoons((base / food.gramsPerCup) * cupMl, isPlain || food.isRoughlyMeasured);
  }
  if (!isPackSize) return cupsAndSpoons(base, isPlain);
  return `${ouncesOrPounds(base * (28.35 / 29.57)).replace(/ (?:oz|lb)$/, '')} fl oz`;
}

type Base = FoundMeasure['unit']['base'];

function toMetric(base: number, kind: Base, unit: string, food: KitchenFood | undefined): string {
  if (kind === 'g') return gramsOrKilos(base);
  const isDry = food !== undefined && !food.isLiquid && unit !== 'fl oz';
  return isDry ? gramsOrKilos((base / cupMl) * food.gramsPerCup) : millilitresOrLitres(base);
}

/** "200 g" and "250 g" → "200–250 g": writes the unit once if both ends have the same unit. */
function asRange(low: string, high: string): string {
  if (low === high) return high;
  const [, lowNumber = '', lowUnit = ''] = /^(\S+) (.+)$/.exec(low) ?? [];
  const [, , highUnit = ''] = /^(\S+) (.+)$/.exec(high) ?? [];
  const isSame = lowUnit.replace(/s$/, '') === highUnit.replace(/s$/, '') && !high.includes('plus');
  return isSame ? `${lowNumber}–${high}` : `${low}–${high}`;
}

function lengthIn(to: System, measure: FoundMeasure, isBeforeNoun: boolean): string {
  const { amount, amountHigh, unit } = measure;
  const one = (value: number) =>
    to === 'us' ? inches(value * unit.factor) : centimetres(value * (unit.factor / 2.54));
  const number = amountHigh === undefined ? one(amount) : `${one(amount)}–${one(amountHigh)}`;
  if (to === 'metric') return `${number} cm`;
  if (isBeforeNoun) return `${number}-inch`;
  return `${number} ${/^[¼½¾⅓⅔⅛1]$/.test(number) ? 'inch' : 'inches'}`;
}

/**
 * Converts a measure to the other system, rounded to kitchen amounts.
 * @returns undefined if the measure already belongs to the wanted system (spoons belong to both)
 */
export function convertMeasure(
  measure: FoundMeasure,
  to: System,
  place: Place,
): string | undefined {
  const { unit, amount, amountHigh } = measure;
  // A US kitchen measures this many spoons in cups. A metric kitchen has no cups, and the weight of the food may be unknown.
  if (to === 'us' && unit.name === 'tbsp' && amount >= manySpoons && amountHigh === undefined)
    return cupsAndSpoons(amount * unit.factor);
  if (unit.system === undefined || unit.system === to) return undefined;
  if (unit.base === 'cm') return lengthIn(to, measure, place.isBeforeNoun);
  const one = (value: number) =>
    to === 'us'
      ? toUs(value * unit.factor, unit.base, place, amountHigh !== undefined)
      : toMetric(value * unit.factor, unit.base, unit.name, place.food);
  return amountHigh === undefined ? one(amount) : asRange(one(amount), one(amountHigh));
}
