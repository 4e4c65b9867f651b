import { printNumber } from '../numbers.ts';

const cupMl = 240;
const tbspMl = 15;
const tspMl = 5;
/** The relative difference between a level cup and a heaped one. Beyond it, spoons are added. */
const cupTolerance = 0.06;
/** Up to this relative error, the spoons beside a cup are rounded to whole ones instead of halves. */
const spoonTolerance = 0.035;

const toStep = (value: number, step: number): number =>
  Math.max(step, Math.round(value / step) * step);

/** Rounds to the nearest quarter or third, as in a set of measuring cups. */
function nearestPart(value: number): number {
  const whole = Math.floor(value);
  const parts = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1].map((part) => whole + part);
  return parts.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best));
}

const cupsBelow = (cups: number): number =>
  [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4]
    .map((part) => Math.floor(cups) + part)
    .findLast((one) => one <= cups + 0.001) ?? 0;

const inCups = (cups: number): string => `${printNumber(cups)} ${cups > 1.01 ? 'cups' : 'cup'}`;

/**
 * Prints millilitres in spoons and cups: 5 → "1 tsp", 120 → "½ cup", 200 → "¾ cup plus 1 tbsp".
 * @param isPlain prints one measure only, without added spoons: for the end of a range
 */
export function cupsAndSpoons(millilitres: number, isPlain = false): string {
  if (millilitres < tbspMl * 0.9) return `${printNumber(toStep(millilitres / tspMl, 0.25))} tsp`;
  const cups = millilitres / cupMl;
  if (cups < 0.235) return `${printNumber(toStep(millilitres / tbspMl, 0.5))} tbsp`;
  if (cups > 4) return inCups(toStep(cups, 0.25));
  const nearest = nearestPart(cups);
  if (isPlain || Math.abs(nearest - cups) <= cups * cupTolerance) return inCups(nearest);
  if (cups < 1 / 3) return `${printNumber(toStep(millilitres / tbspMl, 0.5))} tbsp`;
  const below = cupsBelow(cups);
  const exact = (millilitres - below * cupMl) / tbspMl;
  const whole = Math.round(exact);
  const isWhole = whole > 0 && Math.abs(whole - exact) * tbspMl <= millilitres * spoonTolerance;
  const spoons = isWhole ? whole : Math.round(exact * 2) / 2;
  if (below === 0 || spoons === 0) return inCups(nearest);
  const more = spoons < 1 ? `${printNumber(spoons * 3)} tsp` : `${printNumber(spoons)} tbsp`;
  return `${inCups(below)} plus ${more}`;
}

const stickG = 113.4;
const butterTbspG = 14.2;
/** From this number on, tablespoons are printed as cups, whatever they were converted from. */
export const manySpoons = 8;

/** Prints butter in whole or half sticks if the amount fits, otherwise in spoons: 225 g → "2 sticks", 50 g → "3½ tbsp". */
export function sticksOrSpoons(grams: number): string {
  const sticks = toStep(grams / stickG, 0.5);
  if (sticks >= 1 && Math.abs(sticks * stickG - grams) <= grams * 0.03) {
    return `${printNumber(sticks)} ${sticks > 1 ? 'sticks' : 'stick'}`;
  }
  const spoons = grams / butterTbspG;
  if (spoons < 0.9) return `${printNumber(toStep(spoons * 3, 0.5))} tsp`;
  return toStep(spoons, 0.5) < manySpoons
    ? `${printNumber(toStep(spoons, 0.5))} tbsp`
    : cupsAndSpoons(spoons * tbspMl);
}

const ozG = 28.35;
const ozInLb = 16;

/** Rounds to the pounds that a scale or a shop uses: quarters and thirds, above four pounds halves. */
function nearestPounds(ounces: number): number {
  const pounds = ounces / ozInLb;
  return pounds > 4 ? toStep(pounds, 0.5) : nearestPart(pounds);
}

/** Prints grams in ounces and pounds: 100 → "3½ oz", 450 → "1 lb", 500 → "18 oz", 750 → "1⅔ lb", 1000 → "2¼ lb". */
export function ouncesOrPounds(grams: number): string {
  const ounces = grams / ozG;
  const pounds = nearestPounds(ounces);
  const isNear = Math.abs(pounds * ozInLb - ounces) <= ounces * 0.04;
  if (ounces > 32 || (pounds >= 1 && isNear)) return `${printNumber(pounds)} lb`;
  const step = ounces < 4 ? 0.25 : ounces < 16 ? 0.5 : 1;
  return `${printNumber(toStep(ounces, step))} oz`;
}

const decimals = (value: number): string => String(Math.round(value * 100) / 100);

/** Rounds grams to what a cook reads on a scale: 113 → "115 g", 454 → "450 g", 907 → "900 g", 1361 → "1.35 kg". */
export function gramsOrKilos(grams: number): string {
  const step = grams < 10 ? 1 : grams < 300 ? 5 : grams < 1000 ? 25 : 50;
  const rounded = toStep(grams, step);
  return rounded < 1000 ? `${rounded} g` : `${decimals(rounded / 1000)} kg`;
}

/** Rounds millilitres to what a cook reads on a measuring jug: 237 → "240 ml", 946 → "950 ml", 1893 → "1.9 l". */
export function millilitresOrLitres(millilitres: number): string {
  const step = millilitres < 10 ? 1 : millilitres < 100 ? 5 : millilitres < 1000 ? 10 : 50;
  const rounded = toStep(millilitres, step);
  return rounded < 1000 ? `${rounded} ml` : `${decimals(rounded / 1000)} l`;
}

/** Prints centimetres in inches, rounded to the usual sizes of tins and pieces: 20 → "8", 2.5 → "1", 1 → "½". */
export function inches(centimetres: number): string {
  const exact = centimetres / 2.54;
  if (exact < 0.19) return '⅛';
  return printNumber(toStep(exact, exact < 2 ? 0.25 : exact < 4 ? 0.5 : 1));
}

/** Prints inches in centimetres: 9 → "23", 1 → "2.5", ½ → "1". */
export function centimetres(inchCount: number): string {
  const exact = inchCount * 2.54;
  return decimals(toStep(exact, exact < 4 ? 0.5 : 1));
}
