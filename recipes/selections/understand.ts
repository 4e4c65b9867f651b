import type { ConstraintLabel, Selections } from '#contract/constraint-labels.ts';
import type { Constraints } from '../models/model.ts';
import { difficultyLevels } from '../recipe.ts';
import { withRemix } from '../remix/read-remix.ts';
import { leastMinutesOf, readServings, readTimeBound } from './amounts.ts';
import { type Restriction, restrictByAllergen, restrictByAvoid, restrictByDiet } from './bans.ts';
import { readPreferred } from './prefer.ts';
import {
  type Ban,
  type NutritionGoal,
  type Requirements,
  spiceLevels,
  type UnknownBan,
} from './requirements.ts';
import { readCourse, readDifficulty, readMacros, readSpice } from './tastes.ts';
import { type ReadWish, readWish } from './wish.ts';

export type Understanding =
  | { ok: true; requirements: Requirements }
  | { ok: false; unknown: UnknownBan[] };

const smallest = (values: readonly number[]) =>
  values.length > 0 ? Math.min(...values) : undefined;
const largest = (values: readonly number[]) =>
  values.length > 0 ? Math.max(...values) : undefined;

type Unread = Requirements['notUnderstood'];

/** Reads every name under a label; what means nothing is put with the unread. */
function readLabel<Value>(
  selections: Selections,
  label: ConstraintLabel,
  reader: (name: string) => Value | undefined,
  unread: Unread,
): Value[] {
  return (selections[label] ?? []).flatMap((name) => {
    const value = reader(name);
    if (value === undefined) unread.push({ label, name });
    return value === undefined ? [] : [value];
  });
}

const hardLabels: readonly [Ban['label'], (name: string) => Restriction | undefined][] = [
  ['Dietary Constraints', restrictByDiet],
  ['Allergens', restrictByAllergen],
  ['Avoid', restrictByAvoid],
];

/** What may not be in the dish, chosen or said in words, and what of it means nothing to us. */
function readRestrictions(selections: Selections, said: ReadWish) {
  const unknown: UnknownBan[] = said.unknown.map((name) => ({ label: 'your wish', name }));
  const inWords = {
    'Dietary Constraints': said.diets,
    Allergens: said.allergens,
    Avoid: said.avoid,
  };
  const restrictions = hardLabels.flatMap(([label, restrict]) =>
    [...(selections[label] ?? []), ...inWords[label]].flatMap((name) => {
      const restriction = restrict(name);
      if (!restriction) unknown.push({ label, name });
      return restriction ?? [];
    }),
  );
  return { restrictions, unknown };
}

/** What the dish should be like, as far as we understand it. */
function readTastes(selections: Selections, said: ReadWish) {
  const unread: Unread = [];
  const read = <Value>(label: ConstraintLabel, reader: (name: string) => Value | undefined) =>
    readLabel(selections, label, reader, unread);
  const bound = (label: ConstraintLabel) =>
    smallest(read(label, readTimeBound).flatMap(({ maxMinutes }) => maxMinutes ?? []));
  const prefer = read('Prefer Using', (name) => {
    const ids = readPreferred(name);
    return ids.length > 0 ? ids : undefined;
  });
  const difficulties = read('Difficulty', readDifficulty);
  const spices = [...read('Spice Level', readSpice), ...(said.spice ? [said.spice] : [])];
  const targets: NutritionGoal[] = read('Macronutrient Targets', (name) => {
    const limits = readMacros(name);
    return limits && { name, limits, hard: false };
  });
  const tastes = {
    course: read('Course', readCourse)[0],
    cuisines: selections.Cuisine ?? [],
    styles: selections.Style ?? [],
    techniques: selections.Techniques ?? [],
    plating: selections.Plating ?? [],
    difficulty: difficultyLevels.find((level) => difficulties.includes(level)),
    spice: spiceLevels.find((level) => spices.includes(level)),
    prefer: [...new Set([...prefer.flat(), ...said.prefer])],
    maxTotalMinutes: bound('Time Target'),
    leastTotalMinutes: largest(
      (selections['Time Target'] ?? []).flatMap((name) => leastMinutesOf(name) ?? []),
    ),
    maxCookMinutes: bound('Cook Time'),
    maxPrepMinutes: bound('Prep Time'),
    servings: largest(read('Servings', readServings)),
    notUnderstood: unread,
  };
  return { tastes, targets };
}

/**
 * Says what the selections mean. Several values of one label: the smallest time, the largest servings,
 * all diets, allergens and avoids. A diet, allergen or avoid that means nothing to us makes the whole
 * request fail, because ignoring it could hurt somebody; other unknown words are carried along.
 */
export function understand({ selections, wish, remix }: Constraints): Understanding {
  const said = readWish(wish);
  const { restrictions, unknown } = readRestrictions(selections, said);
  if (unknown.length > 0) return { ok: false, unknown };
  const { tastes, targets } = readTastes(selections, said);
  const requirements = {
    ...tastes,
    bans: restrictions.flatMap(({ bans }) => bans),
    goals: [...restrictions.flatMap(({ goals }) => goals), ...targets],
  };
  return { ok: true, requirements: remix ? withRemix(requirements, remix) : requirements };
}

/** Why a request is refused, for the cook: names what we do not know. */
export function explainUnknown(unknown: readonly UnknownBan[]): string {
  const names = unknown.map(({ name, label }) => `“${name}” (${label})`).join(', ');
  return `We cannot check a recipe for ${names}, so nothing was made and no credit was used. Please choose something else or tell us about it.`;
}
