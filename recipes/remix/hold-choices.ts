import type { ConstraintLabel, Selections } from '#contract/constraint-labels.ts';
import type { RemixBase, RemixChange } from '#contract/remix.ts';
import { judge } from '../checks/judge.ts';
import type { CheckName, Verdict } from '../recipe.ts';
import { readWanted } from '../selections/swapped-food.ts';
import { understand } from '../selections/understand.ts';

const hardLabels = ['Dietary Constraints', 'Allergens', 'Avoid'] as const;
type HardLabel = (typeof hardLabels)[number];

/** True for a label whose choices must be kept: a recipe that breaks them is not served. */
export const isHardLabel = (label: string): label is HardLabel =>
  hardLabels.some((hard) => hard === label);

/** A diet or an allergen that the catalogue offers, with the label of its group. */
export type DietAsked = { label: 'Dietary Constraints' | 'Allergens'; name: string };

export type BaseChoices = {
  base: RemixBase;
  /** What the base was checked for. */
  checks: readonly Verdict[];
  /** The choices that describe the base, by label. Hard labels in it are ignored. */
  tastes: Selections;
};

const labelOfCheck: Partial<Record<CheckName, HardLabel>> = {
  dietary: 'Dietary Constraints',
  allergens: 'Allergens',
  avoid: 'Avoid',
};

/**
 * Tastes that a remix keeps. Servings, preferred foods and times are already part of the base itself. A chosen time bound
 * stays in force unless the change asks for another time.
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

/** True when the given parts of a recipe break the ban of one name. */
function isBroken(label: HardLabel, name: string, judged: Partial<RemixBase>): boolean {
  const understood = understand({ selections: { [label]: [name] }, wish: '' });
  if (!understood.ok) return false;
  const nothing = { title: '', description: '', ingredients: [], instructions: [], tips: [] };
  const verdicts = judge({ ...nothing, ...judged }, understood.requirements.bans);
  return verdicts.some(({ broken }) => broken.length > 0);
}

/**
 * True when a choice that the base was checked for is still in force. It is not when the base's list breaks it (the list was
 * edited by hand), or when it is only a dislike of the food that the change puts in. An allergen is always in force.
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
 * Returns the choices that a remix must follow: those that its base was checked for, its lasting tastes, additional bans, and a diet
 * that the change adds.
 * @param keptOut additional bans, under hard labels
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

/** True when the base passed this check and still follows it: a remix for it would change nothing. */
export function isKeptAlready({ base, checks }: BaseChoices, { label, name }: DietAsked): boolean {
  const passed = checks.some(
    ({ check, subject, outcome }) =>
      labelOfCheck[check] === label && subject === name && outcome === 'passed',
  );
  return passed && !isBroken(label, name, base);
}
