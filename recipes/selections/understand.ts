import { LRUCache } from 'lru-cache';
import type { ConstraintLabel, Selections } from '#contract/constraint-labels.ts';
import type { Constraints } from '../models/model.ts';
import { difficultyLevels } from '../recipe.ts';
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
import { withRemix } from './with-remix.ts';

export type Understanding =
  | { ok: true; requirements: Requirements }
  | { ok: false; unknown: UnknownBan[] };

const smallest = (values: readonly number[]) =>
  values.length > 0 ? Math.min(...values) : undefined;
const largest = (values: readonly number[]) =>
  values.length > 0 ? Math.max(...values) : undefined;

type Unread = Requirements['notUnderstood'];

/** Reads every name under a label. Names that are not understood go to `unread`. */
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

/** Reads what the dish must not contain, from choices and the wish, and which of these names are unknown. */
function readRestrictions(selections: Selections, said: ReadWish) {
  const isChosen = hardLabels.some(([label]) => (selections[label] ?? []).length > 0);
  const unsaid = isChosen ? [] : said.unnamedAllergies;
  const unknown: UnknownBan[] = [...said.unknown, ...unsaid].map((name) => ({
    label: 'your wish',
    name,
  }));
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

/** The style of meal that an occasion implies. */
const styleOfOccasion: Record<string, string> = {
  'Date night': 'Date Night',
  ...{ Picnic: 'Outdoor', Barbecue: 'Outdoor', Camping: 'Outdoor' },
  ...{ Birthday: 'Festive', Christmas: 'Festive', Easter: 'Festive', Thanksgiving: 'Festive' },
  ...{ 'New Year': 'Festive', Wedding: 'Festive', Anniversary: 'Festive' },
};

const unlessEmpty = (chosen: readonly string[] | undefined, said: readonly string[] = []) =>
  chosen && chosen.length > 0 ? [...chosen] : [...said];

/** Reads the total time: a choice under Time Target overrides the wish. */
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

/** Returns what the wish asks for beyond the choices. */
function wantsOf(said: ReadWish, text: string): Requirements['wants'] {
  return {
    occasions: said.occasions ?? [],
    equipment: { with: said.with ?? [], without: said.without ?? [] },
    textures: said.textures ?? [],
    useUp: said.useUp,
    dishWords: said.dishWords,
    spareWords: said.spareWords,
    wantedText: said.wantedText.trim(),
    mentioned: said.mentioned,
    notKinds: said.notKinds ?? [],
    diets: said.diets,
    text: text.trim(),
  };
}

/** Reads what the dish should be like, as far as it is understood. A choice overrides what the wish says about the same thing. */
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
  // "Not too spicy" in the wish overrides a chosen spice level.
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
    wants: wantsOf(said, text),
  };
  return { tastes, targets: chosenTargets.length > 0 ? chosenTargets : saidTargets };
}

/** The latest requests. One request is read before the charge, by its author and when it is judged. */
const latest = new LRUCache<string, Understanding>({ max: 32 });

/** Returns what the selections mean, as the same object for the same request while it is among the latest. */
export function understand(constraints: Constraints): Understanding {
  const key = JSON.stringify(constraints);
  const understood = latest.get(key) ?? readRequirements(constraints);
  latest.set(key, understood);
  return understood;
}

/**
 * Returns what the selections mean. Several values of one label: the shortest time, the most servings, all diets,
 * allergens and avoids. An unknown diet, allergen or avoid makes the whole request fail, because ignoring it could harm an
 * eater; other unknown words are passed on.
 */
function readRequirements({ selections, wish, remix }: Constraints): Understanding {
  // The base of a remix already says what the dish is like, so only foods, restrictions and heat are read from its wish.
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

/** Keeps only what a remix wish says about foods, restrictions and "spicier" or "milder". */
function asChange({
  diets,
  allergens,
  avoid,
  prefer,
  useUp,
  unknown,
  unnamedAllergies,
  left,
  parts,
  ...said
}: ReadWish): ReadWish {
  const { spice, isHeatRuledOut, dishWords, spareWords, wantedText, mentioned } = said;
  const words = { left, parts, dishWords, spareWords, wantedText, mentioned };
  const kept = { diets, allergens, avoid, prefer, useUp, unknown, unnamedAllergies, ...words };
  return { ...kept, isHeatRuledOut, ...(spice ? { spice } : {}) };
}

/** Returns why a request is refused, for the cook. Lists the unknown names. */
export function explainUnknown(unknown: readonly UnknownBan[]): string {
  const names = unknown.map(({ name, label }) => `“${name}” (${label})`).join(', ');
  return `We cannot check a recipe for ${names}, so nothing was made and no credit was used. Please choose something else or tell us about it.`;
}
