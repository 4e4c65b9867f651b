import { readServings } from '#recipes/selections/amounts.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import type { ChoosingQuestion, Kitchen, KitchenChoice } from '../../data/kitchen/kitchen.ts';

/** Chosen names by the slug of their group, as a generation is asked for. */
export type ChosenNames = Readonly<Record<string, readonly string[]>>;

/** A choice of the kitchen as it enters a generation. */
export type StandingChoice = {
  question: ChoosingQuestion | 'servings';
  /** The slug of its group; its label, where the catalogue does not offer it any more and the server takes it by name. */
  slug: string;
  name: string;
  isOffered: boolean;
};

/** Labels whose choices are kept or the recipe is not served: they stay in force when the catalogue lets them go. */
const restricting: readonly string[] = ['Allergens', 'Avoid', 'Dietary Constraints'];

const groupsUnder = (groups: readonly PreferenceGroup[], label: string) =>
  groups.filter(({ constraintLabel }) => constraintLabel === label);

/** The category that a choice refers to, by what it is called now; else the one that has its name. */
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
  // Renamed, deleted or not offered: what the cook said holds by its own words, beside what it is called now.
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

/** What stands in a kitchen, as the catalogue of the day offers it: what is never eaten first. */
export function standingChoices(
  kitchen: Kitchen,
  groups: readonly PreferenceGroup[],
): StandingChoice[] {
  const of = (question: ChoosingQuestion) =>
    kitchen.choices
      .filter((choice) => choice.question === question)
      .flatMap((choice) => standingOf(choice, groups));
  const all = [...of('never'), ...of('diet'), ...of('rather_not'), ...servingsOf(kitchen, groups)];
  // What is never eaten and rather not eaten may be the same.
  return [...all, ...of('heat')].filter(
    ({ slug, name }, at, list) =>
      list.findIndex((other) => other.slug === slug && other.name === name) === at,
  );
}

/** Of such choices one holds: a default gives way to what is chosen in its group. */
const isDefault = ({ question }: StandingChoice) => question === 'servings' || question === 'heat';

export const isTied = (chosen: ChosenNames, { slug, name }: StandingChoice): boolean =>
  chosen[slug]?.includes(name) ?? false;

function tieOne(chosen: ChosenNames, choice: StandingChoice): ChosenNames {
  const names = chosen[choice.slug] ?? [];
  if (names.includes(choice.name) || (isDefault(choice) && names.length > 0)) return chosen;
  return { ...chosen, [choice.slug]: [...names, choice.name] };
}

/** The choices with those of the kitchen. */
export const tie = (chosen: ChosenNames, standing: readonly StandingChoice[]): ChosenNames =>
  standing.reduce(tieOne, chosen);

/** The choices without one of the kitchen: for this recipe. */
export function untie(chosen: ChosenNames, { slug, name }: StandingChoice): ChosenNames {
  const { [slug]: names = [], ...others } = chosen;
  const left = names.filter((other) => other !== name);
  return left.length > 0 ? { ...others, [slug]: left } : others;
}

/**
 * What was chosen by hand, from one state to the next. In a group where one choice holds, the kitchen's own gives way to what was added
 * beside it.
 */
export function giveWay(
  before: ChosenNames,
  after: ChosenNames,
  standing: readonly StandingChoice[],
): ChosenNames {
  return standing
    .filter((choice) => isDefault(choice) && isTied(before, choice) && isTied(after, choice))
    .filter(({ slug }) => (after[slug]?.length ?? 0) > 1)
    .reduce(untie, after);
}

/** What of the kitchen a selection has: what stays when the rest of it is cleared. */
export const tiedOf = (chosen: ChosenNames, standing: readonly StandingChoice[]): ChosenNames =>
  tie(
    {},
    standing.filter((choice) => isTied(chosen, choice)),
  );

/** A selection without the groups in which the kitchen has its usual choice: there is no room for another one. */
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

/** The selection after the kitchen itself changed: what left it is untied, what came into it is tied. */
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
