import { judge } from '../checks/judge.ts';
import { cookNotesOf, notesOf } from '../checks/notes.ts';
import type { Recipe, Verdict } from '../recipe.ts';
import type { Ban } from '../selections/requirements.ts';
import type { Candidate } from './attempt-recipe.ts';
import type { GenerationTask } from './outcome.ts';
import { printRecipe } from './print-recipe.ts';

/** Whether the photo prompt names a food that the cook avoids, given this ingredient list. */
function showsWhatIsAvoided(
  photoPrompt: string,
  ingredients: readonly string[],
  bans: readonly Ban[],
): boolean {
  const said = { title: '', description: photoPrompt, ingredients, instructions: [], tips: [] };
  return judge(said, bans).some(({ broken }) =>
    broken.some(({ where }) => where === 'description'),
  );
}

/**
 * Returns the photo prompt, or an empty string if it shows a food that the cook avoids. The prompt is not part of the dish, but the picture
 * must comply too. The list may excuse a short name in the prompt, and is checked only if the prompt alone breaks a ban.
 */
function photoPromptWithin({ photoPrompt, ingredients }: Candidate['draft'], bans: readonly Ban[]) {
  const isBroken =
    showsWhatIsAvoided(photoPrompt, [], bans) && showsWhatIsAvoided(photoPrompt, ingredients, bans);
  return isBroken ? '' : photoPrompt;
}

/** Builds the served recipe from a candidate. A harmless flaw that the repair did not fix becomes a note. */
function recipeOf(
  { draft, nutrition, verdicts, remarks }: Candidate,
  bans: readonly Ban[],
): Recipe {
  const checks: Verdict[] = verdicts.map(({ severity: _severity, ...verdict }) =>
    verdict.outcome === 'failed' ? { ...verdict, outcome: 'noted' } : verdict,
  );
  const photoPrompt = photoPromptWithin(draft, bans);
  const { groups: _groups, ...recipe } = draft;
  return {
    ...recipe,
    photoPrompt,
    nutrition,
    checks,
    notes: notesOf(checks),
    cookNotes: cookNotesOf(checks, remarks.notes),
    notFollowed: [...remarks.notFollowed],
  };
}

/** Builds the served recipe, shows it to the listeners as the last snapshot, and prints it as Markdown. */
export function finishRecipe(
  { constraints, onProgress }: GenerationTask,
  candidate: Candidate,
  bans: readonly Ban[],
): { recipe: Recipe; text: string } {
  const recipe = recipeOf(candidate, bans);
  const { title, description, ingredients, instructions, tips } = recipe;
  onProgress?.({ recipe: { title, description, ingredients, instructions, tips } });
  onProgress?.({ phase: 'finishing' });
  return { recipe, text: printRecipe(recipe, constraints.selections) };
}
