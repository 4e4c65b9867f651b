import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import type { Constraints } from '../models/model.ts';
import { DIFFICULTIES } from '../recipe.ts';
import { readServings, readTimeBound } from './amounts.ts';
import { type Restriction, restrictByAllergen, restrictByAvoid, restrictByDiet } from './bans.ts';
import { readPreferred } from './prefer.ts';
import { type Requirements, SPICE_LEVELS, type UnknownBan } from './requirements.ts';
import { readCourse, readDifficulty, readMacros, readSpice } from './tastes.ts';
import { readWish } from './wish.ts';

export type Understanding =
  | { ok: true; requirements: Requirements }
  | { ok: false; unknown: UnknownBan[] };

const smallest = (values: readonly number[]) =>
  values.length > 0 ? Math.min(...values) : undefined;
const largest = (values: readonly number[]) =>
  values.length > 0 ? Math.max(...values) : undefined;

/**
 * Says what the selections mean. Several values of one label: the smallest time, the largest servings,
 * all diets, allergens and avoids. A diet, allergen or avoid that means nothing to us makes the whole
 * request fail, because ignoring it could hurt somebody; other unknown words are carried along.
 */
export function understand({ selections, wish }: Constraints): Understanding {
  const notUnderstood: Requirements['notUnderstood'] = [];
  const unknown: UnknownBan[] = [];
  const said = readWish(wish);
  const namesOf = (label: ConstraintLabel) => selections[label] ?? [];

  function read<Value>(
    label: ConstraintLabel,
    reader: (name: string) => Value | undefined,
  ): Value[] {
    return namesOf(label).flatMap((name) => {
      const value = reader(name);
      if (value === undefined) notUnderstood.push({ label, name });
      return value === undefined ? [] : [value];
    });
  }
  function restrict(
    label: UnknownBan['label'],
    names: readonly string[],
    reader: (name: string) => Restriction | undefined,
  ): Restriction[] {
    return names.flatMap((name) => {
      const restriction = reader(name);
      if (!restriction) unknown.push({ label, name });
      return restriction ?? [];
    });
  }

  const restrictions = [
    ...restrict(
      'Dietary Constraints',
      [...namesOf('Dietary Constraints'), ...said.diets],
      restrictByDiet,
    ),
    ...restrict('Allergens', namesOf('Allergens'), restrictByAllergen),
    ...restrict('Avoid', [...namesOf('Avoid'), ...said.avoid], restrictByAvoid),
  ];
  if (unknown.length > 0) return { ok: false, unknown };

  const maxMinutes = (label: ConstraintLabel) =>
    smallest(read(label, readTimeBound).flatMap((bound) => bound.maxMinutes ?? []));
  const softGoals = namesOf('Macronutrient Targets').flatMap((name) => {
    const limits = readMacros(name);
    if (!limits) notUnderstood.push({ label: 'Macronutrient Targets', name });
    return limits ? [{ name, limits, hard: false }] : [];
  });
  const prefer = read('Prefer Using', (name) => {
    const ids = readPreferred(name);
    return ids.length > 0 ? ids : undefined;
  });
  const difficulties = read('Difficulty', readDifficulty);
  const spices = read('Spice Level', readSpice);

  return {
    ok: true,
    requirements: {
      course: read('Course', readCourse)[0],
      cuisines: namesOf('Cuisine'),
      styles: namesOf('Style'),
      techniques: namesOf('Techniques'),
      plating: namesOf('Plating'),
      difficulty: DIFFICULTIES.find((level) => difficulties.includes(level)),
      spice: SPICE_LEVELS.find((level) => spices.includes(level)),
      prefer: [...new Set([...prefer.flat(), ...said.prefer])],
      bans: restrictions.flatMap(({ bans }) => bans),
      goals: [...restrictions.flatMap(({ goals }) => goals), ...softGoals],
      noCook: restrictions.some(({ noCook }) => noCook),
      maxTotalMinutes: maxMinutes('Time Target'),
      maxCookMinutes: maxMinutes('Cook Time'),
      maxPrepMinutes: maxMinutes('Prep Time'),
      servings: largest(read('Servings', readServings)),
      notUnderstood,
    },
  };
}

/** Why a request is refused, for the cook: names what we do not know. */
export function explainUnknown(unknown: readonly UnknownBan[]): string {
  const names = unknown.map(({ name, label }) => `“${name}” (${label})`).join(', ');
  return `We cannot check a recipe for ${names}, so nothing was made and no credit was used. Please choose something else or tell us about it.`;
}
