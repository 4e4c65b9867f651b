import { gramsOf } from '#recipes/measures/grams-of.ts';
import { printNumber } from '#recipes/measures/numbers.ts';
import { growthOf, type Scaling, seasonsAnyPot } from '#recipes/measures/scale/how-it-scales.ts';
import { plural } from '#recipes/measures/scale/plural.ts';
import { roundMeasure, roundWhole } from '#recipes/measures/scale/round-scaled.ts';
import type { Unit } from '#recipes/measures/units.ts';
import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import type { Amount, DishIngredient } from '../dish.ts';
import { kitchenUnit, type Pack, packOf } from '../units.ts';

/** Foods that are never halved: half an egg becomes a whole one. */
const uncutPattern =
  /\b(?:eggs?|yolks?|whites|egg white|cloves?|lea(?:f|ves)|tortillas?|wrappers?|sheets?|rolls?|buns?|prawns?|anise|pods?|fillets?|thighs?|drumsticks?|breasts?|sausages?|sprigs?|berr(?:y|ies)|dried limes?|cinnamon (?:sticks?|quills?)|dried .*mushrooms?|spring onions?|passion fruit|trotters?|hocks?)\b/i;
const isUncutUnit = (unit: Unit): boolean => unit.name === 'handful' || unit.name === 'knob';

/** Above this many tins, half a tin more or less cannot be tasted. */
const fewTins = 2.2;
const isNearWhole = (tins: number): boolean => Math.abs(tins - Math.round(tins)) < 0.2;

/**
 * Rounds to whole tins, since tins are opened whole: half of one becomes a smaller one ("200 g tin"), one and a half become three
 * of those.
 * @param wanted how many tins of this size the servings need
 */
function roundTins(wanted: number, pack: Pack): { value: number; unit: string } {
  const { size, sizeUnit, unit } = pack;
  const isWhole = wanted > fewTins || (wanted > 0.8 && isNearWhole(wanted));
  if (isWhole)
    return { value: roundWhole(wanted).amount, unit: `${size} ${sizeUnit} ${unit.name}` };
  return {
    value: roundWhole(wanted * 2).amount,
    unit: `${Math.round(size / 2)} ${sizeUnit} ${unit.name}`,
  };
}

/** Below this weight a kitchen scale is read to the gram, since a fifth more salt or yeast can be tasted. */
const finelyWeighedG = 30;

/** Foods of which a few grams more can be tasted, even where nothing is baked. */
const exactPattern = /\b(?:salt|yeast|gelatine|agar|powder|soda|sugar|starch|cornflour)\b/i;

function roundFor(
  unit: Unit,
  wanted: number,
  name: string,
  isBaked: boolean,
): { amount: number; unit?: string } {
  const isExact = isBaked || wanted < 10 || exactPattern.test(name);
  const isFine = isExact && wanted * unit.factor < finelyWeighedG;
  if (isFine && (unit.name === 'g' || unit.name === 'ml'))
    return { amount: wanted < 3 ? Math.max(0.5, Math.round(wanted * 2) / 2) : Math.round(wanted) };
  return roundMeasure(wanted, unit);
}

/** Foods that are so large, or so often pressed for juice, that a cook readily uses a quarter. */
const quarteredPattern =
  /\b(?:cabbages?|cauliflowers?|celeriac|cucumbers?|melons?|pineapples?|pumpkins?|squash|swedes?|lemons?|limes?|oranges?|baguettes?|lettuces?|radicchio|fennel)\b/i;

/** Foods so small that the other half would be thrown away. */
const smallPattern = /\b(?:chill(?:i|ies)|celery sticks?|shallots?|jalapeños?)\b/i;

/** Rounds a count: onions, tomatoes and peppers are cut in half at most, and from two on only whole ones are used. */
function roundCounted(wanted: number, name: string): number {
  if (wanted < 0.35 && quarteredPattern.test(name)) return 0.25;
  if (wanted < 0.8) return 0.5;
  if (wanted < 1.25) return 1;
  return wanted < 1.7 && !smallPattern.test(name) ? 1.5 : Math.round(wanted);
}

/** Above this many spoons, a cook stops counting them. */
const mostSpoons = 8;
const pouredPattern =
  /\b(?:oil|juice|sauce|vinegar|water|milk|cream|stock|wine|syrup|honey|mirin|sake|sherry|rum|brandy|whisky|liqueur|passata|beer|ale|stout|cider|prosecco|tea|coffee|espresso|aminos|molasses|dressing)\b/i;

const dryPattern = /\b(?:instant|powder|ground|leaves|beans|granules)\b/i;

/** Converts many spoons to millilitres for pouring or to grams for weighing. */
function spoonsAsMeasured(spoons: number, name: string, pantryId: string | undefined) {
  if (pouredPattern.test(name) && !dryPattern.test(name))
    return { value: Math.round(spoons * 1.5) * 10, unit: 'ml' };
  const food = pantryId === undefined ? undefined : ingredient(pantryId);
  const grams = food && gramsOfOne({ value: spoons, unit: 'tbsp' }, food);
  return grams === undefined || grams < 20
    ? undefined
    : { value: Math.round(grams / 5) * 5, unit: 'g' };
}

/**
 * Returns how much an amount grows. In a dough everything grows alike: its salt and yeast are shares of the flour. The seasoning
 * of a pot grows more slowly.
 */
const growthFor = (name: string, unit: Unit | undefined, scaling: Scaling): number => {
  const growth = growthOf(name, unit?.name, scaling);
  return scaling.isBaked && growth !== 1 && !seasonsAnyPot(name) ? scaling.factor : growth;
};

/** Scales an amount to more or fewer servings, rounded as a kitchen measures it. At the written servings it stays as it is. */
export function scaleAmount(
  amount: Amount,
  { name, pantryId }: { name: string; pantryId?: string },
  scaling: Scaling,
): Amount {
  if (amount.isFixed || scaling.factor === 1) return amount;
  const pack = amount.unit === null ? undefined : packOf(amount.unit);
  const unit = amount.unit === null ? undefined : (pack?.unit ?? kitchenUnit(amount.unit));
  const wanted = amount.value * growthFor(name, unit, scaling);
  if (wanted === amount.value) return amount;
  if (!unit) {
    const isWhole = uncutPattern.test(name);
    return { ...amount, value: isWhole ? roundWhole(wanted).amount : roundCounted(wanted, name) };
  }
  if (pack) return { ...amount, ...roundTins(wanted, pack) };
  if (isUncutUnit(unit)) return { ...amount, value: roundWhole(wanted).amount };
  if (unit.name === 'tbsp' && wanted > mostSpoons) {
    const measured = spoonsAsMeasured(wanted, name, pantryId);
    if (measured) return { ...amount, ...measured };
  }
  const rounded = roundFor(unit, wanted, name, scaling.isBaked);
  return { ...amount, value: rounded.amount, unit: rounded.unit ?? amount.unit };
}

type Measured = { value: number; unit: string | null };
type Base = { base: string; value: number };

/** Converts an amount to the smallest unit of its kind. Counts and packs are separate kinds. */
function inBase({ value, unit }: Measured): Base {
  const known = unit === null || packOf(unit) ? undefined : kitchenUnit(unit);
  if (!known || known.base === 'count' || known.base === 'cm')
    return { base: `count ${unit ?? ''}`, value };
  const isSpoon = known.name === 'tsp' || known.name === 'tbsp';
  return { base: isSpoon ? 'spoon' : known.base, value: value * known.factor };
}

const tidy = (value: number): number => Math.round(value * 100) / 100;

/** Sums of at least this many grams or millilitres are rounded. */
const roundlyMeasured = 50;
const roundly = (value: number): number =>
  value < roundlyMeasured
    ? value
    : value < 1000
      ? Math.round(value / 5) * 5
      : Math.round(value / 50) * 50;

function fromBase({ base, value }: Base): Measured[] {
  if (base === 'g')
    return [
      value >= 1000 ? { value: tidy(value / 1000), unit: 'kg' } : { value: tidy(value), unit: 'g' },
    ];
  if (base === 'ml')
    return [
      value >= 1000 ? { value: tidy(value / 1000), unit: 'l' } : { value: tidy(value), unit: 'ml' },
    ];
  if (base !== 'spoon') return [{ value, unit: base.slice('count '.length) || null }];
  // Half tablespoons can be measured; the remainder is printed in teaspoons.
  const halves = Math.floor(value / 7.5 + 0.01);
  const rest = value - halves * 7.5;
  if (rest < 0.1)
    return value < 7.5 * 2
      ? [{ value: value / 5, unit: 'tsp' }]
      : [{ value: halves / 2, unit: 'tbsp' }];
  const tablespoons = Math.floor(value / 15 + 0.01);
  const teaspoons = { value: (value - tablespoons * 15) / 5, unit: 'tsp' };
  return tablespoons === 0 ? [teaspoons] : [{ value: tablespoons, unit: 'tbsp' }, teaspoons];
}

/** Returns the weight of an amount of a food in grams, or undefined when the pantry does not know its unit. */
export const gramsOfOne = ({ value, unit }: Measured, food: Ingredient): number | undefined => {
  const pack = unit === null ? undefined : packOf(unit);
  const known = unit === null ? undefined : (pack?.unit ?? kitchenUnit(unit));
  const line = { amount: value, unit: known, name: food.one, food: food.one };
  return gramsOf(pack ? { ...line, tinGrams: pack.size } : line, food);
};

const pinches = 'count pinch';

/**
 * Adds up what the steps take of one food: one amount, or a tablespoon "plus" teaspoons.
 * @returns undefined when the amounts cannot be added up: cloves and a bunch of a food for which the pantry has no weights in
 * these units
 */
export function sumAmounts(amounts: readonly Amount[], food: Ingredient): Measured[] | undefined {
  const [only] = amounts;
  if (only && amounts.length === 1) return [only];
  const bases = amounts.map(inBase);
  const kinds = new Set(bases.map(({ base }) => base));
  const total = bases.reduce((sum, { value }) => sum + value, 0);
  const [kind] = kinds;
  if (kind !== undefined && kinds.size === 1) {
    const value = kind === 'g' || kind === 'ml' ? roundly(total) : total;
    return fromBase({ base: kind, value });
  }
  if ([...kinds].every((one) => one === 'spoon' || one === 'ml')) {
    return fromBase({ base: 'ml', value: roundly(Math.round(total)) });
  }
  if ([...kinds].every((one) => one === 'spoon' || one === pinches)) {
    const spoons = bases.filter(({ base }) => base === 'spoon');
    const value = spoons.reduce((sum, one) => sum + one.value, 0);
    return [...fromBase({ base: 'spoon', value }), { value: 1, unit: 'pinch' }];
  }
  const grams = amounts.map((amount) => gramsOfOne(amount, food));
  const sum = grams.reduce<number | undefined>(
    (all, one) => (all === undefined || one === undefined ? undefined : all + one),
    0,
  );
  return sum === undefined ? undefined : fromBase({ base: 'g', value: Math.round(sum) });
}

/** Returns the grams of an ingredient in all steps; amounts that cannot be weighed count as 0. */
export const gramsUsed = ({ pantryId, uses }: Pick<DishIngredient, 'pantryId' | 'uses'>): number =>
  uses.reduce(
    (sum, { amount }) => sum + (amount ? (gramsOfOne(amount, ingredient(pantryId)) ?? 0) : 0),
    0,
  );

const vagueUnits = new Set(['pinch', 'handful', 'splash', 'knob', 'squeeze', 'drop', 'bunch']);

/** Prints an amount before its food. In a list "of" is left out after sprigs and slices; in a sentence it is printed. */
export function printAmount({ value, unit }: Measured, where: 'list' | 'step'): string {
  if (unit === null) return printNumber(value);
  const pack = packOf(unit);
  if (pack) {
    const size = `${pack.size} ${pack.sizeUnit}`;
    const kind = value > 1 ? plural(pack.unit.name) : pack.unit.name;
    const of = where === 'step' ? ' of' : '';
    if (value === 1) return `${where === 'step' ? 'a ' : ''}${size} ${kind}${of}`;
    return `${printNumber(value)} × ${size} ${kind}${of}`;
  }
  const known = kitchenUnit(unit);
  if (known?.name === 'l') return `${decimals(value)} ${value > 1 ? 'litres' : 'litre'}`;
  if (known?.base === 'g' || known?.name === 'ml') return `${decimals(value)} ${known.name}`;
  if (known?.base === 'cm') return `${printNumber(value)} ${known.name} piece of`;
  if (known?.base !== 'count') return `${printNumber(value)} ${unit}`;
  const isVague = vagueUnits.has(known.name);
  const word = value > 1 ? plural(known.name) : known.name;
  const of = where === 'step' || isVague ? ' of' : '';
  return value === 1 && (isVague || where === 'step')
    ? `a ${word}${of}`
    : `${printNumber(value)} ${word}${of}`;
}

const decimals = (value: number): string => String(tidy(value));
