import type { Found, WishWants } from './found.ts';

const smallest = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
};
const largest = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
};

const defined = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== undefined),
  ) as Partial<Value>;

/** Merges all wants: the shortest time, the most eaters, the first course, all list entries. */
export function joinWants(parts: readonly Found[]): WishWants {
  const wants = [...parts].sort((one, other) => one.from - other.from).map((part) => part.wants);
  const all = (
    key:
      | 'cuisines'
      | 'techniques'
      | 'styles'
      | 'occasions'
      | 'with'
      | 'without'
      | 'textures'
      | 'leavesOut'
      | 'macros',
  ) => [...new Set(wants.flatMap((one) => one[key] ?? []))];
  // Children get a mild dish, unless the wish asks for heat in words.
  const heat = parts.find(({ kind }) => kind === 'spice')?.wants.spice;
  const lists = {
    ...{ cuisines: all('cuisines'), techniques: all('techniques'), styles: all('styles') },
    ...{ occasions: all('occasions'), with: all('with'), without: all('without') },
    ...{ textures: all('textures'), macros: all('macros'), leavesOut: all('leavesOut') },
  };
  const single = {
    servings: largest(wants.map(({ servings }) => servings)),
    maxTotalMinutes: smallest(wants.map(({ maxTotalMinutes }) => maxTotalMinutes)),
    leastTotalMinutes: largest(wants.map(({ leastTotalMinutes }) => leastTotalMinutes)),
    maxPrepMinutes: smallest(wants.map(({ maxPrepMinutes }) => maxPrepMinutes)),
    maxCookMinutes: smallest(wants.map(({ maxCookMinutes }) => maxCookMinutes)),
    course: wants.find(({ course }) => course)?.course,
    // "Fancy but easy" means easy.
    difficulty:
      wants.find(({ difficulty }) => difficulty === 'Easy')?.difficulty ??
      wants.find(({ difficulty }) => difficulty)?.difficulty,
    spice: heat ?? wants.find(({ spice }) => spice)?.spice,
  };
  const filled = Object.fromEntries(Object.entries(lists).filter(([, names]) => names.length > 0));
  return { ...defined(single), ...filled };
}
