import type { Draft } from '#recipes/reading/read-recipe.ts';
import { readRecipe } from '#recipes/reading/read-recipe.ts';
import { pick, type Random } from '../model-answers/faults/random.ts';
import type { ModelAnswer } from './read-answers.ts';

/** Forbidden foods by choice: the ingredient line (`item`) and the name that a step uses. Written by a cook who has not seen the checks. */
export type ForbiddenFoods = Record<string, readonly { item: string; name: string }[]>;
/** Sentences with `{name}` that add a food to each place of a recipe. */
export type PlantingPhrases = Record<'step' | 'tip' | 'serving' | 'title', readonly string[]>;

export const places = ['list', 'step', 'tip', 'serving', 'title'] as const;
export type Place = (typeof places)[number];

export type Planting = { text: string; choice: string; item: string; name: string; place: Place };

const hardLabels = ['Dietary Constraints', 'Allergens', 'Avoid'] as const;

/** Returns the recipe as markdown in the shape that the prompt asks for. */
function print(draft: Draft): string {
  const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  return [
    `# ${draft.title}`,
    draft.description,
    `## Ingredients\n\n${bullets(draft.ingredients)}`,
    `## Instructions\n\n${draft.instructions.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
    `## Chef's Tips\n\n${bullets(draft.tips)}`,
    `## Meta\n\n- Prep Time: ${draft.prepTimeMinutes} minutes\n- Cook Time: ${draft.cookTimeMinutes} minutes\n- Servings: ${draft.servings}\n- Difficulty: ${draft.difficulty}`,
  ].join('\n\n');
}

function putInto(
  draft: Draft,
  place: Place,
  item: string,
  say: (of: Exclude<Place, 'list'>) => string,
): Draft {
  const { ingredients, instructions, tips } = draft;
  const withStep = (at: number, sentence: string) =>
    instructions.with(at, `${instructions[at]} ${sentence}`);
  const late = Math.max(0, instructions.length - 2);
  switch (place) {
    case 'list':
      return {
        ...draft,
        ingredients: [...ingredients, item],
        instructions: withStep(late, say('step')),
      };
    case 'step':
      return { ...draft, instructions: withStep(late, say('step')) };
    case 'tip':
      return { ...draft, tips: [...tips, say('tip')] };
    case 'serving':
      return { ...draft, instructions: withStep(instructions.length - 1, say('serving')) };
    case 'title':
      return { ...draft, title: `${draft.title} ${say('title')}` };
  }
}

/** Planted amounts are for four servings. For a larger dish the amount is scaled up, since some diets count per serving. */
const forServings = (item: string, servings: number): string =>
  servings <= 4
    ? item
    : item.replace(
        /^\d+(?= ?(?:g|ml)\b)/,
        (amount) => `${Math.round((Number(amount) * servings) / 4)}`,
      );

const widerWord = /^(?:milk|cream|butter|cheese|yoghurt|rice|bread|pasta|noodles|stock|oil)$/i;

/**
 * Adds one food that a choice forbids to one place of an answer. A food in the list is also used by a step.
 * @returns undefined when no restriction was chosen, the answer cannot be read, or it already contains the food
 */
export function plantFood(
  { constraints, text }: ModelAnswer,
  place: Place,
  foods: ForbiddenFoods,
  phrases: PlantingPhrases,
  random: Random,
): Planting | undefined {
  const asked = hardLabels.flatMap((label) => constraints.selections[label] ?? []);
  const choice = pick(
    asked.filter((name) => Object.hasOwn(foods, name)),
    random,
  );
  const food = choice === undefined ? undefined : pick(foods[choice] ?? [], random);
  const reading = readRecipe(text);
  if (choice === undefined || !food || !reading.ok) return undefined;
  const { name } = food;
  const item = forServings(food.item, reading.draft.servings);
  if (text.toLowerCase().includes(name.toLowerCase())) return undefined;
  // "Cod without Salt and Prosciutto" promises no prosciutto.
  if (place === 'title' && /\bwithout\b/i.test(reading.draft.title)) return undefined;
  // "Combine with the milk" is fine when the list has soya drink, so a generic word in a step is not a planted fault.
  if (place === 'step' && widerWord.test(name)) return undefined;
  const say = (of: Exclude<Place, 'list'>) =>
    (pick(phrases[of], random) ?? '').replaceAll('{name}', name);
  return { text: print(putInto(reading.draft, place, item, say)), choice, item, name, place };
}
