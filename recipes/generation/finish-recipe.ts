import { judge } from '../checks/judge.ts';
import { cookNotesOf, notesOf } from '../checks/notes.ts';
import type { Recipe, Verdict } from '../recipe.ts';
import type { Ban } from '../selections/requirements.ts';
import type { Candidate } from './attempt-recipe.ts';

/** Whether the sentence for the picture names what the cook avoids, beside this list. */
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
 * The sentence for the picture is no part of the dish, but a picture of what the cook avoids is none of it either. The list
 * may excuse a short name in it, and is asked only then.
 */
function photoPromptWithin({ photoPrompt, ingredients }: Candidate['draft'], bans: readonly Ban[]) {
  const isBroken =
    showsWhatIsAvoided(photoPrompt, [], bans) && showsWhatIsAvoided(photoPrompt, ingredients, bans);
  return isBroken ? '' : photoPrompt;
}

/** A candidate as it is served: what a repair could not mend, and does no harm, stands in it as a note. */
export function finishRecipe(
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
