import { readServings } from '#recipes/selections/amounts.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import type { ChoosingQuestion, Kitchen, KitchenChoice } from '../../data/kitchen/kitchen.ts';

/** Chosen names by the slug of their group, as a generation request sends them. */
export type ChosenNames = Readonly<Record<string, readonly string[]>>;

/** A kitchen choice as it is sent with a generation request. */
export type StandingChoice = {
  question: ChoosingQuestion | 'servings';
  /** The slug of its group; or its label, when the catalogue no longer offers it and the server takes it by name. */
  slug: string;
  name: string;
  isOffered: boolean;
};

/** Labels of hard restrictions (a recipe that breaks one is not served): they stay in force when the catalogue drops them. */
const restricting: readonly string[] = ['Allergens', 'Avoid', 'Dietary Constraints'];

const groupsUnder = (groups: readonly PreferenceGroup[], label: string) =>
  groups.filter(({ constraintLabel }) => constraintLabel === label);

/** Finds the category of a choice by id, with its current name; otherwise by the choice's name. */
function offeredNow(
  { label, name, categoryId }: KitchenChoice,
  groups: readonly PreferenceGroup[],
) {
  const offered = groupsUnder(groups, label).flatMap(({ slug, categories }) =>
    categories.map(({ id, name: called }) => ({ slug, id, name: called })),
  );
  return (
    offered.find(({ id }) => id === categoryId) ?? offered.find((other) => other.name === name)
  );
}

function standingOf(choice: KitchenChoice, groups: readonly PreferenceGroup[]): StandingChoice[] {
  const { question, label, name } = choice;
  const found = offeredNow(choice, groups);
  const now = found ? [{ question, slug: found.slug, name: found.name, isOffered: true }] : [];
  // Renamed, deleted or not offered: the name that the cook chose stays in force, in addition to the current name.
  const isGone = found?.name !== name && restricting.includes(label);
  return isGone ? [...now, { question, slug: label, name, isOffered: false }] : now;
}

function servingsOf({ servings }: Kitchen, groups: readonly PreferenceGroup[]): StandingChoice[] {
  for (const { slug, categories } of groupsUnder(groups, 'Servings')) {
    const found = categories.find(({ name }) => readServings(name) === servings);
    if (found) return [{ question: 'servings', slug, name: found.name, isOffered: true }];
  }
  return [];
}

/** Returns the kitchen's choices as the current catalogue offers them, never-eaten ones first. */
export function standingChoices(
  kitchen: Kitchen,
  groups: readonly PreferenceGroup[],
): StandingChoice[] {
  const of = (question: ChoosingQuestion) =>
    kitchen.choices
      .filter((choice) => choice.question === question)
      .flatMap((choice) => standingOf(choice, groups));
  const all = [...of('never'), ...of('diet'), ...of('rather_not'), ...servingsOf(kitchen, groups)];
  // A choice can be both "never" and "rather not": keep the first one.
  return [...all, ...of('heat')].filter(
    ({ slug, name }, at, list) =>
      list.findIndex((other) => other.slug === slug && other.name === name) === at,
  );
}

/** Only one choice of these groups applies: the kitchen's default gives way to another choice in its group. */
const isDefault = ({ question }: StandingChoice) => question === 'servings' || question === 'heat';

export const isTied = (chosen: ChosenNames, { slug, name }: StandingChoice): boolean =>
  chosen[slug]?.includes(name) ?? false;

function tieOne(chosen: ChosenNames, choice: StandingChoice): ChosenNames {
  const names = chosen[choice.slug] ?? [];
  if (names.includes(choice.name) || (isDefault(choice) && names.length > 0)) return chosen;
  return { ...chosen, [choice.slug]: [...names, choice.name] };
}

/** Returns the selection with the kitchen's choices added. */
export const tie = (chosen: ChosenNames, standing: readonly StandingChoice[]): ChosenNames =>
  standing.reduce(tieOne, chosen);

/** Returns the selection without one kitchen choice, for this recipe. */
export function untie(chosen: ChosenNames, { slug, name }: StandingChoice): ChosenNames {
  const { [slug]: names = [], ...others } = chosen;
  const left = names.filter((other) => other !== name);
  return left.length > 0 ? { ...others, [slug]: left } : others;
}

/**
 * Returns the selection after a manual change. In a group where only one choice applies, the kitchen's default is removed when
 * another choice was added to it.
 */
export function applyManualChoice(
  before: ChosenNames,
  after: ChosenNames,
  standing: readonly StandingChoice[],
): ChosenNames {
  return standing
    .filter((choice) => isDefault(choice) && isTied(before, choice) && isTied(after, choice))
    .filter(({ slug }) => (after[slug]?.length ?? 0) > 1)
    .reduce(untie, after);
}

/** Returns the kitchen choices in a selection: they stay when the rest is cleared. */
export const tiedOf = (chosen: ChosenNames, standing: readonly StandingChoice[]): ChosenNames =>
  tie(
    {},
    standing.filter((choice) => isTied(chosen, choice)),
  );

/** Returns the selection without groups in which the kitchen's default is selected: they have no room for another choice. */
export function besideUsual(
  chosen: ChosenNames,
  tied: ChosenNames,
  standing: readonly StandingChoice[],
): ChosenNames {
  const taken = standing.filter((choice) => isDefault(choice) && isTied(tied, choice));
  return Object.fromEntries(
    Object.entries(chosen).filter(([slug]) => !taken.some((choice) => choice.slug === slug)),
  );
}

/** Returns the selection after the kitchen changed: removed choices are deselected, added ones are selected. */
export function followKitchen(
  chosen: ChosenNames,
  before: readonly StandingChoice[],
  after: readonly StandingChoice[],
): ChosenNames {
  const isIn = (list: readonly StandingChoice[], { slug, name }: StandingChoice) =>
    list.some((other) => other.slug === slug && other.name === name);
  const left = before.filter((choice) => !isIn(after, choice));
  const came = after.filter((choice) => !isIn(before, choice));
  return tie(left.reduce(untie, chosen), came);
}
