import { explainConflict, promptOf, readConstraints } from '#recipes/generate.ts';
import type { Constraints } from '#recipes/models/model.ts';
import type { Services } from '../../services.ts';
import type { SignedInCook } from '../signed-in-cook.ts';
import type { StoredRemix } from './generation.ts';
import type { GenerationRequest } from './read-request.ts';
import { unsatisfiableChoices } from './refusals.ts';
import { planRemix } from './remix/plan-remix.ts';
import { resolveLabels } from './resolve-labels.ts';

/** What is to be generated, with its prompt; `remix` is what is stored about a remix with its result. */
export type GenerationPlan = {
  constraints: Constraints;
  prompt: string;
  remix: StoredRemix | undefined;
};

/**
 * Converts the request to the constraints of the recipe engine.
 * @throws NoticeError 422 when the constraints cannot be honoured
 */
export async function planGeneration(
  { database, models }: Services,
  cook: SignedInCook,
  { selections, wish, remix }: GenerationRequest,
): Promise<GenerationPlan> {
  const isChosen = Object.values(selections).some((names) => names.length > 0);
  // The same rule as on the screen (spec §5), except that a wish alone is enough for other clients.
  if (!remix && !isChosen && wish.trim() === '')
    throw unsatisfiableChoices('Choose at least one preference.');
  const constraints = remix
    ? await planRemix(database, cook, remix, selections)
    : readConstraints(await resolveLabels(database, cook, selections), wish);
  const conflict = await explainConflict(constraints, models.recipes);
  if (conflict) throw unsatisfiableChoices(conflict);
  const base = constraints.remix?.base;
  return {
    constraints,
    prompt: promptOf(constraints),
    remix: remix && base && { base, remix, held: constraints.selections },
  };
}
