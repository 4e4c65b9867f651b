import { type AnswerParts, withLine, withMore, wordsOf } from './answer-parts.ts';
import { chosen, hasFood, type Planted, type Planter } from './fault.ts';
import { hiddenFoods, nameOf } from './hidden-foods.ts';
import { pick, type Random } from './random.ts';

type Label = keyof typeof hiddenFoods;
type Place = 'list' | 'step' | 'tip' | 'title';

const asTitle = (words: string) => words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

const tips = (food: string) => [
  `A spoonful of ${food} on top makes it richer.`,
  `Try it with a little ${food} for a change.`,
  `Leftovers go well with ${food}.`,
];

/** Adds a food to one place of an answer. A food in the list is also used by a step, so that it is the only fault. */
export function putFood(parts: AnswerParts, line: string, place: Place, random: Random): string {
  const food = nameOf(line);
  if (place === 'tip') return withMore(parts, 'tips', pick(tips(food), random) ?? '');
  if (place === 'title') {
    const at = parts.title[0] ?? 0;
    return withLine(parts, at, `${parts.lines[at]} with ${asTitle(food)}`);
  }
  const at = pick(parts.steps.slice(1), random) ?? 0;
  const step = wordsOf(parts.lines[at] ?? '');
  const number = parts.lines[at]?.match(/^\d+/)?.[0];
  const lines = parts.lines.with(at, `${number}. ${step} Stir in the ${food}.`);
  if (place === 'step') return lines.join('\n');
  return withMore({ ...parts, lines }, 'ingredients', line);
}

function planterOf(what: string, label: Label, place: Place): Planter {
  return {
    kind: `${what}, in the ${place}`,
    calls: place === 'tip' || place === 'title' ? 'cut' : 'refuse',
    isHeldBack: true,
    plant({ text, selections }, parts, random): Planted | undefined {
      const foods = chosen(selections, label).flatMap((name) => hiddenFoods[label][name] ?? []);
      const line = pick(
        foods.filter((food) => !hasFood(text, nameOf(food))),
        random,
      );
      if (!line) return undefined;
      return { text: putFood(parts, line, place, random), words: nameOf(line).toLowerCase() };
    },
  };
}

const places: Place[] = ['list', 'step', 'tip', 'title'];

/** Plants foods that break an allergen, diet or avoid choice, hidden in a compound food, in each place of a recipe. */
export const banPlanters: Planter[] = [
  ...places.map((place) => planterOf('hidden allergen', 'Allergens', place)),
  ...places.map((place) => planterOf('broken diet', 'Dietary Constraints', place)),
  ...places.map((place) => planterOf('avoided food', 'Avoid', place)),
];
