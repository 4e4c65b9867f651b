import { attemptDish } from '#recipes/chef/chef.ts';
import { writeMarkdown } from '#recipes/chef/write-markdown.ts';
import type { Pictured } from '#recipes/photographer/photograph.ts';
import { readRecipe } from '#recipes/reading/read-recipe.ts';
import { readStartingCatalogue } from '../../scripts/chef/starting-catalogue.ts';

/** Dishes of the chef, spread over courses and cuisines, as the photographer sees them: by their words. */
export function recipesToDraw(count: number, seed: string): Pictured[] {
  const { Course = [], Cuisine = [] } = readStartingCatalogue();
  return Array.from({ length: count }, (_, at) => {
    const course = Course[at % Course.length] ?? '';
    const cuisine = Cuisine[(at * 5) % Cuisine.length] ?? '';
    const selections = { Course: [course], Cuisine: [cuisine] };
    const attempt = attemptDish({ selections, wish: '' }, `${seed} picture ${at}`);
    if ('refusal' in attempt) throw new Error(attempt.refusal);
    const reading = readRecipe(writeMarkdown(attempt.dish));
    if (!reading.ok) throw new Error(`The chef's recipe cannot be read: ${reading.problem}`);
    return { ...reading.draft, cuisine, course };
  });
}
