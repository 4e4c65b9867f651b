import { isBakedFrom, type Scaling } from '#recipes/measures/scale/how-it-scales.ts';
import {
  type Amount,
  type CookbookDish,
  type DishStep,
  minutesToTableOf,
  type Segment,
} from '../dish.ts';
import { kitchenUnit } from '../units.ts';
import { scaleCounts } from './scale-counts.ts';

/** Finds another dish of the cookbook by its path. */
export type FindDish = (path: string) => CookbookDish | undefined;

/** The unit of a part that is served beside its dish: it is made for as many servings, whatever its file makes. */
export const servingsUnit = 'servings';

/** A step of a dish, or of a dish that is made as a part of it, and how it scales. */
export type ExpandedStep = {
  dish: CookbookDish;
  step: DishStep;
  scaling: Scaling;
  /** Whether it begins a side that is made while the step before it cooks or waits, and towards its end where that takes much longer. */
  beside?: 'meanwhile' | 'towards the end';
};

/** A dish's steps with those of its parts before them, and the times of all. */
export type ExpandedDish = {
  steps: ExpandedStep[];
  prepMinutes: number;
  cookMinutes: number;
  waitMinutes: number;
};

const inSmallest = ({ value, unit }: Amount): { value: number; kind: string } => {
  const known = unit === null ? undefined : kitchenUnit(unit);
  return known && known.base !== 'count'
    ? { value: value * known.factor, kind: known.base }
    : { value, kind: unit ?? '' };
};

/**
 * Returns how much of a part its dish needs, as a share of what the part's file makes.
 * @throws Error when the two are measured in different units, or when the part does not say what it makes
 */
function shareOf(part: CookbookDish, amount: Amount | undefined): number {
  if (!amount) return 1;
  if (amount.unit === servingsUnit) return amount.value / part.servings;
  if (!part.makes) throw new Error(`“${part.path}” has to say what it makes`);
  const [wanted, made] = [inSmallest(amount), inSmallest(part.makes)];
  if (wanted.kind !== made.kind) {
    throw new Error(
      `“${part.path}” makes ${part.makes.value} ${part.makes.unit ?? ''}, which is no measure of ${amount.value} ${amount.unit ?? ''}`,
    );
  }
  return wanted.value / made.value;
}

const isPart = (segment: Segment): segment is Extract<Segment, { kind: 'dish' }> =>
  segment.kind === 'dish';

/** Returns the parts that a dish is made with: its references in the order of its steps, each once. */
function partsOf({ steps }: CookbookDish): Extract<Segment, { kind: 'dish' }>[] {
  const all = steps.flatMap(({ segments }) => segments.filter(isPart));
  return all.filter((one, at) => all.findIndex(({ path }) => path === one.path) === at);
}

/** A part of a dish with its own steps. A side is made after the step of its dish with this index, while that cooks or waits. */
type ExpandedPart = ExpandedDish & { after?: number };

/** The longest time in a step that needs no hands, in minutes. */
const idleMinutesOf = ({ segments }: DishStep): number =>
  Math.max(
    0,
    ...segments.map((one) =>
      one.kind === 'timer' && (one.passes === 'cook' || one.passes === 'wait')
        ? one.highMinutes
        : 0,
    ),
  );

/** Returns the minutes of a step that need no hands, without those of the sides that are made in it. */
const spareMinutesOf = (step: DishStep, sides: readonly ExpandedPart[]): number =>
  sides.reduce((spare, side) => spare - minutesToTableOf(side), idleMinutesOf(step));

/** A pan that is stirred now and then leaves no hands for a side in a shorter time. */
const leastIdleMinutes = 15;
/** A side that is ready so long before its dish is cold. */
const mostEarlyMinutes = 20;

/**
 * Returns the index of the last step of a dish in which its side can be made, besides the sides before it. Undefined when there is none: then
 * the side is made first, like the parts that the dish is made of.
 */
function placeOf(side: ExpandedDish, dish: CookbookDish, before: readonly ExpandedPart[]) {
  const sidesIn = (index: number) => before.filter(({ after }) => after === index);
  const least = Math.max(leastIdleMinutes, minutesToTableOf(side));
  const after = dish.steps.findLastIndex(
    (step, index) => spareMinutesOf(step, sidesIn(index)) >= least,
  );
  return after < 0 ? undefined : after;
}

/** Returns the steps of a dish, each followed by the sides that are made while it cooks. Other parts come first. */
function inTheirPlaces(own: readonly ExpandedStep[], parts: readonly ExpandedPart[]) {
  const beside = ({ step }: ExpandedStep, index: number) => {
    const sides = parts.filter(({ after }) => after === index);
    const isLong = spareMinutesOf(step, sides) > mostEarlyMinutes;
    const when = isLong ? 'towards the end' : 'meanwhile';
    return sides.flatMap((side) =>
      side.steps.map((one, at) => (at === 0 ? ({ ...one, beside: when } as const) : one)),
    );
  };
  return [
    ...parts.filter(({ after }) => after === undefined).flatMap(({ steps }) => steps),
    ...own.flatMap((step, index) => [step, ...beside(step, index)]),
  ];
}

/** From this factor on, cutting takes noticeably longer. */
const muchMore = 1.4;

/**
 * Returns the minutes of handwork for more servings. They grow more slowly than the food, since tools and water are fetched once.
 * A part keeps the minutes of its file.
 */
const workFor = (minutes: number, factor: number): number =>
  factor < muchMore ? minutes : Math.round((minutes * Math.sqrt(factor)) / 5) * 5;

/**
 * Returns a dish with its parts, whose steps come before its own; those of a side come while a step of the dish cooks or waits.
 * @throws Error for a reference to a missing file, an amount that cannot be converted to a share of a part, or circular references
 */
export function expandDish(
  dish: CookbookDish,
  factor: number,
  find: FindDish,
  above: readonly string[] = [],
): ExpandedDish {
  const trail = [...above, dish.path];
  if (above.includes(dish.path))
    throw new Error(`the dishes refer to each other in a circle: ${trail.join(' → ')}`);
  const parts: ExpandedPart[] = [];
  for (const { path, amount } of partsOf(dish)) {
    const part = find(path);
    if (!part) throw new Error(`no file “${path}.cook” stands in the cookbook`);
    const needed = amount && { ...amount, value: amount.value * factor };
    const expanded = expandDish(part, amount ? shareOf(part, needed) : factor, find, trail);
    const after = amount?.unit === servingsUnit ? placeOf(expanded, dish, parts) : undefined;
    parts.push({ ...expanded, ...(after !== undefined && { after }) });
  }
  const names = dish.ingredients.map(({ name }) => name);
  // In a dough and in a brine, salt is a share of the rest.
  const isExact = isBakedFrom(names) || dish.techniques.includes('Pickling');
  const scaling = { factor, isBaked: isExact };
  const counted = scaleCounts(dish.steps, factor);
  const own = counted.steps.map((step) => ({ dish, step, scaling }));
  const sum = (list: readonly ExpandedPart[], minutes: (part: ExpandedDish) => number) =>
    list.reduce((total, part) => total + minutes(part), 0);
  // A side that is made while the dish cooks is work, but the dish takes no longer for its heat and its waits.
  const inTurn = parts.filter(({ after }) => after === undefined);
  return {
    steps: inTheirPlaces(own, parts),
    prepMinutes:
      (above.length > 0 ? dish.prepMinutes : workFor(dish.prepMinutes, factor)) +
      sum(parts, (part) => part.prepMinutes),
    cookMinutes:
      Math.max(0, dish.cookMinutes + counted.minutesMore) + sum(inTurn, (part) => part.cookMinutes),
    waitMinutes: dish.waitMinutes + sum(inTurn, (part) => part.waitMinutes),
  };
}

/** Returns the dishes that the steps come from, each once: the dish and its parts. */
export const dishesIn = ({ steps }: ExpandedDish): CookbookDish[] => [
  ...new Set(steps.map(({ dish }) => dish)),
];
