import { nutritionLines } from '#recipes/nutrition/nutrition-lines.ts';
import { type Dish, printLine, statedNutrition } from './dish.ts';
import { photoPromptOf } from './photo-prompt.ts';
import { capitalise } from './words.ts';

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** Writes a dish as a model would: as the markdown that the prompt asks for (spec §7). */
export function writeMarkdown(dish: Dish): string {
  const meta = [
    `Prep time: ${dish.prepTimeMinutes} minutes`,
    'Cook time: 0 minutes',
    `Servings: ${dish.servings}`,
    'Difficulty: Easy',
    `Course: ${capitalise(dish.course)}`,
  ];
  return [
    `# ${dish.title}`,
    dish.description,
    '## Ingredients',
    bullets(dish.chosen.map(printLine)),
    '## Instructions',
    dish.steps.map(({ text }, index) => `${index + 1}. ${text}`).join('\n'),
    "## Chef's tips",
    bullets(dish.tips),
    '## Nutrition per serving',
    bullets(nutritionLines(statedNutrition(dish))),
    '## Meta',
    bullets(meta),
    '## Photo prompt',
    photoPromptOf(dish),
    '',
  ].join('\n\n');
}
