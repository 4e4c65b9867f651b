import type { ConstraintLabel, Selections } from '#contract/constraint-labels.ts';
import type { RemixBase, RemixChange } from '#contract/remix.ts';
import { judge } from '../checks/judge.ts';
import type { CheckName, Verdict } from '../recipe.ts';
import { understand } from '../selections/understand.ts';
import { readWanted } from './swapped-food.ts';

const hardLabels = ['Dietary Constraints', 'Allergens', 'Avoid'] as const;
type HardLabel = (typeof hardLabels)[number];

/** Whether choices under a label are kept, or the recipe is not served. */
export const isHardLabel = (label: string): label is HardLabel =>
  hardLabels.some((hard) => hard === label);

/** A diet or an allergen that the catalogue offers, with the label of its group. */
export type DietAsked = { label: 'Dietary Constraints' | 'Allergens'; name: string };

export type BaseChoices = {
  base: RemixBase;
  /** What the base was checked for. */
  checks: readonly Verdict[];
  /** What it was meant to be like, under its labels; hard labels in it are left aside. */
  tastes: Selections;
};

const labelOfCheck: Partial<Record<CheckName, HardLabel>> = {
  dietary: 'Dietary Constraints',
  allergens: 'Allergens',
  avoid: 'Avoid',
};

/**
 * Tastes that go on with the dish. Servings and what was preferred stand in the base itself, and its times with them; a
 * bound that was chosen for one of them holds as long as no other time is asked for.
 */
const lastingTastes: readonly ConstraintLabel[] = [
  'Cuisine',
  'Course',
  'Style',
  'Time Target',
  'Cook Time',
  'Prep Time',
  'Difficulty',
  'Techniques',
  'Spice Level',
  'Macronutrient Targets',
  'Plating',
];

function tastesFor(change: RemixChange, tastes: Selections): Selections {
  const isKept = (label: ConstraintLabel) => change.kind !== 'time' || label !== 'Time Target';
  return Object.fromEntries(
    lastingTastes.flatMap((label) => {
      const names = tastes[label] ?? [];
      return names.length > 0 && isKept(label) ? [[label, [...names]]] : [];
    }),
  );
}

/** The ban of one name, judged on the lines of a recipe: whether they break it. */
function isBroken(label: HardLabel, name: string, judged: Partial<RemixBase>): boolean {
  const understood = understand({ selections: { [label]: [name] }, wish: '' });
  if (!understood.ok) return false;
  const nothing = { title: '', description: '', ingredients: [], instructions: [], tips: [] };
  const verdicts = judge({ ...nothing, ...judged }, understood.requirements.bans);
  return verdicts.some(({ broken }) => broken.length > 0);
}

/**
 * Whether a choice that the base was once checked for is in force. One that its list does not keep any more was changed by
 * hand, and a mere dislike of what the change itself puts in gives way to it; an allergen never does.
 */
function isInForce(label: HardLabel, name: string, base: RemixBase, change: RemixChange): boolean {
  if (label === 'Allergens') return true;
  if (isBroken(label, name, { ingredients: base.ingredients })) return false;
  const wanted = change.kind === 'swap' ? readWanted(change) : undefined;
  return label !== 'Avoid' || !wanted || !isBroken(label, name, { ingredients: [wanted.name] });
}

function heldByChecks({ base, checks }: BaseChoices, change: RemixChange): Selections {
  const held: Selections = {};
  for (const { check, subject, outcome } of checks) {
    const label = labelOfCheck[check];
    if (!label || outcome === 'failed' || !isInForce(label, subject, base, change)) continue;
    held[label] = [...new Set([...(held[label] ?? []), subject])];
  }
  return held;
}

/**
 * What a remix is held to: what its base was checked for and meant to be, what must stay out besides, and a diet that the change adds.
 * @param keptOut under hard labels
 */
export function holdChoices(
  choices: BaseChoices,
  change: RemixChange,
  asked?: DietAsked,
  keptOut: Selections = {},
): Selections {
  const held: Selections = {
    ...tastesFor(change, choices.tastes),
    ...heldByChecks(choices, change),
  };
  for (const label of hardLabels) {
    const added = [...(keptOut[label] ?? []), ...(asked?.label === label ? [asked.name] : [])];
    if (added.length > 0) held[label] = [...new Set([...(held[label] ?? []), ...added])];
  }
  return held;
}

/** Whether the base has passed this very check, and still keeps it: a remix for it would change nothing. */
export function isKeptAlready({ base, checks }: BaseChoices, { label, name }: DietAsked): boolean {
  const passed = checks.some(
    ({ check, subject, outcome }) =>
      labelOfCheck[check] === label && subject === name && outcome === 'passed',
  );
  return passed && !isBroken(label, name, base);
}
