import type { Selections } from '#contract/constraint-labels.ts';
import { readServings } from '#recipes/selections/amounts.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import type { GivenAnswer } from '../../data/kitchen/answer-kitchen.ts';
import type { Kitchen, KitchenChoice, KitchenQuestion } from '../../data/kitchen/kitchen.ts';
import { labelsOf } from './questions.ts';

type Option = { value: string; label: string; icon?: string | null };

/** A group of chips under one heading. */
export type OptionSection = {
  heading: string;
  /** Identifies the section in `Picked`: a label, "units" or "servings". */
  key: string;
  exclusive: boolean;
  options: Option[];
};

/** The selected values of each section, by section key. */
export type Picked = Readonly<Record<string, readonly string[]>>;

const unitOptions: Option[] = [
  { value: 'metric', label: 'Metric (grams, °C)' },
  { value: 'us', label: 'US (cups, °F)' },
];

function servingsOptions(groups: readonly PreferenceGroup[]): Option[] {
  const counts = groups
    .filter(({ constraintLabel }) => constraintLabel === 'Servings')
    .flatMap(({ categories }) => categories.flatMap(({ name }) => readServings(name) ?? []));
  return [...new Set(counts)]
    .sort((one, other) => one - other)
    .map((count) => ({ value: `${count}`, label: `${count}` }));
}

/** Returns the options of a label, including selected ones that the catalogue no longer offers. */
function optionsUnder(
  label: string,
  chosen: readonly KitchenChoice[],
  groups: readonly PreferenceGroup[],
): Option[] {
  const offered = groups
    .filter(({ constraintLabel }) => constraintLabel === label)
    .flatMap(({ categories }) => categories)
    .map(({ name, icon }) => ({ value: name, label: name, icon }));
  const gone = chosen.filter(
    (choice) => choice.label === label && !offered.some(({ value }) => value === choice.name),
  );
  return [
    ...offered,
    ...gone.map(({ name }) => ({ value: name, label: `${name} (no longer on our list)` })),
  ];
}

/** Returns the options of a question, by section. */
export function optionsOf(
  question: KitchenQuestion,
  kitchen: Kitchen,
  groups: readonly PreferenceGroup[],
): OptionSection[] {
  if (question === 'units') {
    return [{ heading: 'Units', key: 'units', exclusive: true, options: unitOptions }];
  }
  if (question === 'servings') {
    const options = servingsOptions(groups);
    return [{ heading: 'People', key: 'servings', exclusive: true, options }];
  }
  const chosen = kitchen.choices.filter((choice) => choice.question === question);
  return labelsOf[question]
    .map(({ label, heading }) => ({
      heading,
      key: label,
      exclusive: question === 'heat',
      options: optionsUnder(label, chosen, groups),
    }))
    .filter(({ options }) => options.length > 0);
}

/** Returns the selected allergens as a suggestion for what the cook never eats. A diet or an avoided food may be a guest's. */
export const suggestionFor = (question: KitchenQuestion, chosen: Selections): Picked =>
  question === 'never' && chosen.Allergens ? { Allergens: chosen.Allergens } : {};

/** Returns the selection of the saved answer; without one, what the screen's selections suggest. */
export function pickedAtFirst(
  question: KitchenQuestion,
  kitchen: Kitchen,
  chosen: Selections,
): Picked {
  return kitchen.answers[question] === null
    ? suggestionFor(question, chosen)
    : pickedBefore(question, kitchen);
}

/** Returns the selection of the saved answer. */
function pickedBefore(question: KitchenQuestion, kitchen: Kitchen): Picked {
  if (question === 'units') return kitchen.units ? { units: [kitchen.units] } : {};
  if (question === 'servings') {
    return kitchen.servings === null ? {} : { servings: [`${kitchen.servings}`] };
  }
  const picked: Record<string, string[]> = {};
  for (const choice of kitchen.choices.filter((one) => one.question === question)) {
    picked[choice.label] = [...(picked[choice.label] ?? []), choice.name];
  }
  return picked;
}

/** Selects or deselects one chip. */
export function togglePicked(
  picked: Picked,
  { key, exclusive }: Pick<OptionSection, 'key' | 'exclusive'>,
  value: string,
): Picked {
  const before = picked[key] ?? [];
  if (before.includes(value)) {
    return { ...picked, [key]: before.filter((other) => other !== value) };
  }
  return { ...picked, [key]: exclusive ? [value] : [...before, value] };
}

export const countPicked = (picked: Picked): number =>
  Object.values(picked).reduce((count, values) => count + values.length, 0);

/** Converts the selection to an answer. An empty selection is the answer "nothing". */
export function answerOf(question: KitchenQuestion, picked: Picked): GivenAnswer {
  if (countPicked(picked) === 0) return { answer: 'nothing' };
  const [units] = picked.units ?? [];
  if (question === 'units') {
    return { answer: 'these', units: units === 'us' ? 'us' : 'metric' };
  }
  if (question === 'servings') {
    return { answer: 'these', servings: Number(picked.servings?.[0]) };
  }
  const choices = labelsOf[question].flatMap(({ label }) =>
    (picked[label] ?? []).map((name) => ({ label, name })),
  );
  return { answer: 'these', choices };
}
