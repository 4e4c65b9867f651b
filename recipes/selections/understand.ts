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
import { type ReadWish, readWish } from './wish/read-wish.ts';

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
    Avoid: [...said.avoid, ...(said.leavesOut ?? [])],
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

/** What an occasion says of the mood of the meal. */
const styleOfOccasion: Record<string, string> = {
  'Date night': 'Date Night',
  ...{ Picnic: 'Outdoor', Barbecue: 'Outdoor', Camping: 'Outdoor' },
  ...{ Birthday: 'Festive', Christmas: 'Festive', Easter: 'Festive', Thanksgiving: 'Festive' },
  ...{ 'New Year': 'Festive', Wedding: 'Festive', Anniversary: 'Festive' },
};

const unlessEmpty = (chosen: readonly string[] | undefined, said: readonly string[] = []) =>
  chosen && chosen.length > 0 ? [...chosen] : [...said];

/** The time for the whole: what is chosen under Time Target outranks what is said. */
function readTotal(chosen: readonly string[], bounds: (number | undefined)[], said: ReadWish) {
  if (chosen.length === 0) {
    const { maxTotalMinutes, leastTotalMinutes } = said;
    return { maxTotalMinutes, leastTotalMinutes };
  }
  return {
    maxTotalMinutes: smallest(bounds.flatMap((minutes) => minutes ?? [])),
    leastTotalMinutes: largest(chosen.flatMap((name) => leastMinutesOf(name) ?? [])),
  };
}

/** What the dish should be like, as far as we understand it. What is chosen outranks what is said of the same thing. */
function readTastes(selections: Selections, said: ReadWish, text: string) {
  const unread: Unread = [];
  const read = <Value>(label: ConstraintLabel, reader: (name: string) => Value | undefined) =>
    readLabel(selections, label, reader, unread);
  const boundsOf = (label: ConstraintLabel) =>
    read(label, readTimeBound).map(({ maxMinutes }) => maxMinutes);
  const bound = (label: ConstraintLabel) => smallest(boundsOf(label).flatMap((one) => one ?? []));
  const prefer = read('Prefer Using', (name) => {
    const ids = readPreferred(name);
    return ids.length > 0 ? ids : undefined;
  });
  const difficulties = read('Difficulty', readDifficulty);
  const spices = read('Spice Level', readSpice);
  // "Not too spicy" in the wish outranks a chosen spice level.
  const heats = said.isHeatRuledOut || spices.length === 0 ? [...spices, said.spice] : spices;
  const targetOf = (name: string): NutritionGoal | undefined => {
    const limits = readMacros(name);
    return limits && { name, limits, hard: false };
  };
  const chosenTargets = read('Macronutrient Targets', targetOf);
  const saidTargets = (said.macros ?? []).flatMap((name) => targetOf(name) ?? []);
  const occasionStyles = (said.occasions ?? []).flatMap((name) => styleOfOccasion[name] ?? []);
  const styles = [...(selections.Style ?? []), ...(said.styles ?? []), ...occasionStyles];
  const tastes = {
    course: read('Course', readCourse)[0] ?? said.course,
    cuisines: unlessEmpty(selections.Cuisine, said.cuisines),
    styles: [...new Set(styles)],
    techniques: unlessEmpty(selections.Techniques, said.techniques),
    plating: selections.Plating ?? [],
    difficulty: difficultyLevels.find((level) => difficulties.includes(level)) ?? said.difficulty,
    spice: spiceLevels.find((level) => heats.includes(level)),
    prefer: [...new Set([...prefer.flat(), ...said.prefer])],
    ...readTotal(selections['Time Target'] ?? [], boundsOf('Time Target'), said),
    maxCookMinutes: bound('Cook Time') ?? said.maxCookMinutes,
    maxPrepMinutes: bound('Prep Time') ?? said.maxPrepMinutes,
    servings: largest(read('Servings', readServings)) ?? said.servings,
    notUnderstood: unread,
    wants: {
      occasions: said.occasions ?? [],
      equipment: { with: said.with ?? [], without: said.without ?? [] },
      textures: said.textures ?? [],
      useUp: said.useUp,
      dishWords: said.dishWords,
      spareWords: said.spareWords,
      mentioned: said.mentioned,
      notKinds: said.notKinds ?? [],
      diets: said.diets,
      text: text.trim(),
    },
  };
  return { tastes, targets: chosenTargets.length > 0 ? chosenTargets : saidTargets };
}

/**
 * Says what the selections mean. Several values of one label: the smallest time, the largest servings,
 * all diets, allergens and avoids. A diet, allergen or avoid that means nothing to us makes the whole
 * request fail, because ignoring it could hurt somebody; other unknown words are carried along.
 */
export function understand({ selections, wish, remix }: Constraints): Understanding {
  // What a remix is to be like stands in its base: of its wish, foods and heat alone are read.
  const said = remix ? asChange(readWish(wish)) : readWish(wish);
  const { restrictions, unknown } = readRestrictions(selections, said);
  if (unknown.length > 0) return { ok: false, unknown };
  const { tastes, targets } = readTastes(selections, said, wish);
  const requirements = {
    ...tastes,
    bans: restrictions.flatMap(({ bans }) => bans),
    goals: [...restrictions.flatMap(({ goals }) => goals), ...targets],
  };
  return { ok: true, requirements: remix ? withRemix(requirements, remix) : requirements };
}

/** A wish that changes a dish: only what it says of foods, restrictions and "spicier" or "milder". */
function asChange({
  diets,
  allergens,
  avoid,
  prefer,
  useUp,
  unknown,
  left,
  parts,
  ...said
}: ReadWish): ReadWish {
  const { spice, isHeatRuledOut, dishWords, spareWords, mentioned } = said;
  const words = { left, parts, dishWords, spareWords, mentioned };
  const kept = { diets, allergens, avoid, prefer, useUp, unknown, ...words };
  return { ...kept, isHeatRuledOut, ...(spice ? { spice } : {}) };
}

/** Why a request is refused, for the cook: names what we do not know. */
export function explainUnknown(unknown: readonly UnknownBan[]): string {
  const names = unknown.map(({ name, label }) => `“${name}” (${label})`).join(', ');
  return `We cannot check a recipe for ${names}, so nothing was made and no credit was used. Please choose something else or tell us about it.`;
}
