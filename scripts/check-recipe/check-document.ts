import { ZodError } from 'zod';
import { checkRecipe } from '#recipes/checks/check-recipe.ts';
import { notesOf } from '#recipes/checks/notes.ts';
import { countNutrition } from '#recipes/nutrition/count-nutrition.ts';
import { cleanWish } from '#recipes/prompt/clean-wish.ts';
import type { Nutrition, Verdict } from '#recipes/recipe.ts';
import { refuseWish } from '#recipes/selections/refuse-wish.ts';
import { explainUnknown, understand } from '#recipes/selections/understand.ts';
import { readDocument } from './read-document.ts';

/** The output for one document. `ok` is false if a check failed, or if nothing could be checked. */
export type Checked = {
  ok: boolean;
  verdicts: Verdict[];
  notes: string[];
  nutrition: Nutrition | null;
  error: string | null;
};

const failure = (error: string): Checked => ({
  ok: false,
  verdicts: [],
  notes: [],
  nutrition: null,
  error,
});

function problemOf(error: unknown): string {
  if (!(error instanceof ZodError)) return error instanceof Error ? error.message : String(error);
  return error.issues
    .map(({ path, message }) => `${path.join('.') || 'document'}: ${message}`)
    .join('; ');
}

/** Checks one parsed document as the engine checks a model answer. Never throws. */
export function checkDocument(document: unknown): Checked {
  try {
    const { draft, selections, wish } = readDocument(document);
    const refused = refuseWish(wish);
    if (refused) return failure(refused);
    const understood = understand({ selections, wish: cleanWish(wish) });
    if (!understood.ok) return failure(explainUnknown(understood.unknown));
    const nutrition = countNutrition(draft.ingredients, draft.servings, draft.instructions);
    const verdicts = checkRecipe(draft, nutrition, understood.requirements);
    const ok = verdicts.every(({ outcome }) => outcome !== 'failed');
    return { ok, verdicts, notes: notesOf(verdicts), nutrition, error: null };
  } catch (error) {
    return failure(problemOf(error));
  }
}

/** Checks one JSON text. Invalid JSON is reported in `error`. */
export function checkText(text: string): Checked {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    return failure(`This is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  return checkDocument(document);
}
