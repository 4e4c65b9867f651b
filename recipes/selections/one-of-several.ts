import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import { difficultyLevels } from '../recipe.ts';
import { readServings, readTimeBound } from './amounts.ts';
import { spiceLevels } from './requirements.ts';
import { readDifficulty, readSpice } from './tastes.ts';

/** Returns the rank of a name; of several names the smallest rank wins. Undefined when the name has no rank. */
type Rank = (name: string) => number | undefined;

const placeIn = <Level extends string>(levels: readonly Level[], level: Level | undefined) =>
  level === undefined ? undefined : levels.indexOf(level);

const byMinutes: Rank = (name) => {
  const bound = readTimeBound(name);
  return bound && (bound.maxMinutes ?? Number.POSITIVE_INFINITY);
};

function byServings(name: string): number | undefined {
  const servings = readServings(name);
  return servings === undefined ? undefined : -servings;
}

/** Labels under which a recipe keeps one choice, ranked in the same way as `understand.ts` reads them. */
const ranks: Partial<Record<ConstraintLabel, Rank>> = {
  'Time Target': byMinutes,
  'Prep Time': byMinutes,
  'Cook Time': byMinutes,
  Servings: byServings,
  Difficulty: (name) => placeIn(difficultyLevels, readDifficulty(name)),
  'Spice Level': (name) => placeIn(spiceLevels, readSpice(name)),
};

/** True when a recipe keeps at most one choice under the label. */
export const keepsOne = (label: ConstraintLabel): boolean => ranks[label] !== undefined;

/**
 * Returns the one of several choices that a recipe keeps: the shortest time, the most servings, the easiest, the mildest.
 * @returns undefined when there are fewer than two choices, when all of them count, or when none has a rank
 */
export function oneOfSeveral(label: ConstraintLabel, names: readonly string[]): string | undefined {
  const rank = ranks[label];
  if (!rank || names.length < 2) return undefined;
  const ranked = names.flatMap((name) => {
    const place = rank(name);
    return place === undefined ? [] : [{ name, place }];
  });
  return ranked.sort((one, other) => one.place - other.place)[0]?.name;
}
