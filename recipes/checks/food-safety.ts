import { ingredient, safeTemperatureOf } from '../pantry/pantry.ts';
import type { Tag } from '../pantry/tags.ts';
import type { Finding, Verdict } from '../recipe.ts';
import { type Food, foodsIn } from './classify.ts';
import type { Judged, Line } from './lines.ts';

/** Foods that must get hot inside: the temperature, or the words that say the same, and the note. */
type Rule = { tag: Tag; minC: number; sign?: RegExp; unless?: readonly Tag[]; note: string };

const RULES: readonly Rule[] = [
  { tag: 'poultry', minC: 74, note: 'Cook poultry to 74 °C in the thickest part.' },
  { tag: 'minced', minC: 71, note: 'Cook minced meat to 71 °C in the middle.' },
  {
    tag: 'whole-cut',
    minC: 63,
    unless: ['fish', 'poultry', 'game'],
    note: 'Cook whole cuts to 63 °C and let them rest for 3 minutes.',
  },
  {
    tag: 'game',
    minC: 71,
    unless: ['poultry', 'minced'],
    note: 'Cook game to 71 °C in the middle.',
  },
  {
    tag: 'offal',
    minC: 71,
    unless: ['poultry', 'minced'],
    note: 'Cook liver and other offal to 71 °C in the middle.',
  },
  {
    tag: 'fish',
    minC: 63,
    sign: /opaque|flak|well hot|piping hot|steaming/i,
    note: 'Cook fish to 63 °C, or until opaque and flaking.',
  },
  {
    tag: 'crustaceans',
    minC: 63,
    sign: /pink|opaque/i,
    note: 'Cook shellfish until pink and opaque all through.',
  },
  {
    tag: 'molluscs',
    minC: 63,
    sign: /opaque|open|firm/i,
    note: 'Cook shellfish through and discard any that stay shut.',
  },
  {
    tag: 'eggs',
    minC: 71,
    sign: /\bset\b|firm|cooked through|hard|bake|boil/i,
    note: 'Cook egg dishes to 71 °C, or until set.',
  },
];
function hottest(text: string): number {
  const celsius = [...text.matchAll(/(\d{2,3})\s*°?\s*C\b/g)].map(([, degrees]) => Number(degrees));
  const fahrenheit = [...text.matchAll(/(\d{3})\s*°?\s*F\b/g)].map(([, degrees]) =>
    Math.round(((Number(degrees) - 32) * 5) / 9),
  );
  // An oven's heat says nothing about the middle of the meat.
  return Math.max(0, ...[...celsius, ...fahrenheit].filter((degrees) => degrees <= 100));
}

const WASHES_POULTRY = /\b(?:rinse|wash)\b[^.]{0,30}\b(?:chicken|turkey|duck|poultry)\b/i;
const WASHING_NOTE =
  'Do not rinse raw poultry: it spreads germs, and cooking is what makes it safe.';
const BEANS_NOTE = 'Boil soaked dried kidney beans hard for 10 minutes before they simmer.';
const RAW_BEANS = /\bdried (?:red )?kidney beans\b/i;

type Listed = { line: string; food: Food };

/** Whether an ingredient is what a rule is about and not sold ready to eat, or a mere trace in a sauce. */
function needsHeat(tag: Tag, id: string): boolean {
  const item = ingredient(id);
  return item.tags.has(tag) && safeTemperatureOf(item)?.readyToEat === false;
}

/** The first listed food that a rule is about. */
function concerned(rule: Rule, listed: readonly Listed[]): Listed | undefined {
  return listed.find(
    ({ food }) =>
      food.contains.has(rule.tag) &&
      !rule.unless?.some((tag) => food.contains.has(tag)) &&
      food.entry.ingredientIds.some((id) => needsHeat(rule.tag, id)),
  );
}

function temperatureFindings(recipe: Judged, steps: string): Finding[] {
  const listed = recipe.ingredients.flatMap((line) =>
    foodsIn(line).map((food) => ({ line, food })),
  );
  const hottestC = hottest(steps);
  return RULES.flatMap((rule) => {
    const item = concerned(rule, listed);
    if (!item || hottestC >= rule.minC || rule.sign?.test(steps)) return [];
    const { line, food } = item;
    return { where: 'instructions' as const, text: line, match: food.text, reason: rule.note };
  });
}

function handlingFindings(recipe: Judged, steps: string): Finding[] {
  const where = 'instructions';
  const washing = WASHES_POULTRY.exec(steps)?.[0];
  const beans = recipe.ingredients.find((line) => RAW_BEANS.test(line));
  const boiled = /boil[^.]*\b10 minutes/i.test(steps);
  return [
    ...(washing ? [{ where, text: washing, match: washing, reason: WASHING_NOTE } as const] : []),
    ...(beans && !boiled
      ? [{ where, text: beans, match: beans, reason: BEANS_NOTE } as const]
      : []),
  ];
}

/**
 * What has to reach a safe temperature and whether the steps say so. What they do not say becomes a
 * note on the recipe, so that the cook sees it beside the steps.
 */
export function checkFoodSafety(recipe: Judged, _lines?: readonly Line[]): Verdict {
  const steps = recipe.instructions.join(' ');
  const findings = [...temperatureFindings(recipe, steps), ...handlingFindings(recipe, steps)];
  return {
    check: 'food-safety',
    subject: 'Safe temperatures and handling',
    outcome: findings.length === 0 ? 'passed' : 'noted',
    findings,
  };
}
