import { isBakedFrom, type Scaling } from '#recipes/measures/scale/how-it-scales.ts';
import type { Amount, CookbookDish, DishStep, Segment } from '../dish.ts';
import { kitchenUnit } from '../units.ts';
import { scaleCounts } from './scale-counts.ts';

/** Finds another dish of the cookbook by its path. */
export type FindDish = (path: string) => CookbookDish | undefined;

/** A step of a dish, or of a dish that is made as a part of it, and how it scales. */
export type ExpandedStep = { dish: CookbookDish; step: DishStep; scaling: Scaling };

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

/** From this factor on, cutting takes noticeably longer. */
const muchMore = 1.4;

/**
 * Returns the minutes of handwork for more servings. They grow more slowly than the food, since tools and water are fetched once.
 * A part keeps the minutes of its file.
 */
const workFor = (minutes: number, factor: number): number =>
  factor < muchMore ? minutes : Math.round((minutes * Math.sqrt(factor)) / 5) * 5;

/**
 * Returns a dish with its parts, whose steps come before its own.
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
  const parts = partsOf(dish).map(({ path, amount }) => {
    const part = find(path);
    if (!part) throw new Error(`no file “${path}.cook” stands in the cookbook`);
    const needed = amount && { ...amount, value: amount.value * factor };
    return expandDish(part, amount ? shareOf(part, needed) : factor, find, trail);
  });
  const names = dish.ingredients.map(({ name }) => name);
  // In a dough and in a brine, salt is a share of the rest.
  const isExact = isBakedFrom(names) || dish.techniques.includes('Pickling');
  const scaling = { factor, isBaked: isExact };
  const counted = scaleCounts(dish.steps, factor);
  const own = counted.steps.map((step) => ({ dish, step, scaling }));
  const sum = (minutes: (part: ExpandedDish) => number) =>
    parts.reduce((total, part) => total + minutes(part), 0);
  return {
    steps: [...parts.flatMap(({ steps }) => steps), ...own],
    prepMinutes:
      (above.length > 0 ? dish.prepMinutes : workFor(dish.prepMinutes, factor)) +
      sum((part) => part.prepMinutes),
    cookMinutes:
      Math.max(0, dish.cookMinutes + counted.minutesMore) + sum((part) => part.cookMinutes),
    waitMinutes: dish.waitMinutes + sum((part) => part.waitMinutes),
  };
}

/** Returns the dishes that the steps come from, each once: the dish and its parts. */
export const dishesIn = ({ steps }: ExpandedDish): CookbookDish[] => [
  ...new Set(steps.map(({ dish }) => dish)),
];
