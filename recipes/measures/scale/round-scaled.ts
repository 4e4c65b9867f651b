import { printNumber } from '../numbers.ts';
import type { Unit } from '../units.ts';

/** A rounded amount; `unit` is set where it may have changed ("1.2 kg" for 1200 g, "2 tbsp" for ⅛ cup). */
export type Rounded = { amount: number; text: string; unit?: string };

const toStep = (value: number, step: number): number =>
  Math.max(step, Math.round(value / step) * step);
const decimals = (value: number): string => String(Math.round(value * 100) / 100);
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

/** Rounds grams and millilitres in steps of 1, 5, 10, 25 or 50. A multiple of 5 below 1000 stays exact. */
function byScale(value: number, unit: 'g' | 'ml'): Rounded {
  const even = Math.round(value / 5) * 5;
  const step = value < 10 ? 1 : value < 100 ? 5 : value < 500 ? 10 : value < 1000 ? 25 : 50;
  const rounded = isNear(value, even) && even > 0 && value < 1000 ? even : toStep(value, step);
  if (rounded < 1000) return { amount: rounded, text: decimals(rounded), unit };
  return {
    amount: rounded / 1000,
    text: decimals(rounded / 1000),
    unit: unit === 'g' ? 'kg' : 'l',
  };
}

const cupParts = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

function byCups(cups: number): Rounded {
  if (cups < 0.23) return { ...bySpoons(cups * 16), unit: bySpoons(cups * 16).unit ?? 'tbsp' };
  const parts = cupParts.map((part) => Math.floor(cups) + part);
  const nearest = parts.reduce((best, one) =>
    Math.abs(one - cups) < Math.abs(best - cups) ? one : best,
  );
  return { amount: nearest, text: printNumber(nearest) };
}

const maxHalved = 6;

function bySpoons(tablespoons: number): Rounded {
  if (tablespoons < 0.9) return { unit: 'tsp', ...byTeaspoons(tablespoons * 3) };
  // From six spoons on, round to whole ones: cooks pour that many instead of counting to 7½.
  const amount = toStep(tablespoons, tablespoons < maxHalved ? 0.5 : 1);
  return { amount, text: printNumber(amount) };
}

function byTeaspoons(teaspoons: number): Rounded {
  const tablespoons = toStep(teaspoons / 3, 0.5);
  if (teaspoons > 2.75 && Math.abs(tablespoons * 3 - teaspoons) < 0.25) {
    return { amount: tablespoons, text: printNumber(tablespoons), unit: 'tbsp' };
  }
  const amount = toStep(teaspoons, 0.25);
  return { amount, text: printNumber(amount) };
}

const steps = (value: number, step: number): Rounded => {
  const amount = toStep(value, step);
  return { amount, text: printNumber(amount) };
};

/** Rounds pieces that are never cut: eggs, cloves, leaves. Half an egg is rounded up. */
export function roundWhole(value: number): Rounded {
  const amount = Math.max(1, Math.floor(value + 0.5));
  return { amount, text: String(amount) };
}

/** Rounds pieces that can be cut: to quarters below one, halves below four, whole ones above. */
export const roundPieces = (value: number): Rounded =>
  steps(value, value < 0.9 ? 0.25 : value < 4 ? 0.5 : 1);

/** Rounds an amount of a unit to what a kitchen measures; never to zero. */
export function roundMeasure(value: number, unit: Unit): Rounded {
  switch (unit.name) {
    case 'g':
    case 'kg':
      return byScale(value * unit.factor, 'g');
    case 'ml':
    case 'l':
      return byScale(value * unit.factor, 'ml');
    case 'cup':
      return byCups(value);
    case 'tbsp':
      return bySpoons(value);
    case 'tsp':
      return byTeaspoons(value);
    case 'oz':
    case 'fl oz':
    case 'lb':
      return steps(value, value < 4 ? 0.25 : 0.5);
    case 'dl':
      return steps(value, value < 2 ? 0.25 : 0.5);
    case 'cl':
    case 'cm':
    case 'inch':
      return steps(value, 0.5);
    case 'clove':
    case 'sprig':
    case 'slice':
    case 'sheet':
    case 'piece':
      return roundWhole(value);
    default:
      return steps(value, 0.5);
  }
}
