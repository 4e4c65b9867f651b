import { explainConflict, readConstraints } from '#recipes/generate.ts';
import type { Services } from '../../services.ts';
import { NoticeError } from '../notice-error.ts';
import type { SignedInCook } from '../signed-in-cook.ts';
import { generationCost } from './credits.ts';
import type { GenerationPlan } from './generation-plan.ts';
import type { GenerationRequest } from './read-request.ts';
import { unsatisfiableChoices } from './refusals.ts';
import { planRemix } from './remix/plan-remix.ts';
import { refuseAsReservationWould } from './reserve.ts';
import { resolveLabels } from './resolve-labels.ts';

async function readPlan(
  { database }: Services,
  cook: SignedInCook,
  { selections, wish, remix }: GenerationRequest,
): Promise<GenerationPlan> {
  if (remix) return { constraints: await planRemix(database, cook, remix, selections), remix };
  const isChosen = Object.values(selections).some((names) => names.length > 0);
  // The same rule as on the screen (spec §5), except that a wish alone is enough for other clients.
  if (!isChosen && wish.trim() === '')
    throw unsatisfiableChoices('Choose at least one preference.');
  return { constraints: readConstraints(await resolveLabels(database, cook, selections), wish) };
}

/**
 * Converts the request to the constraints of the recipe engine. The refusals of a reservation take precedence over constraints that cannot be
 * honoured, so that no user is told to choose differently and then gets "no credit".
 * @throws NoticeError
 */
export async function planGeneration(
  services: Services,
  cook: SignedInCook,
  asked: GenerationRequest,
): Promise<GenerationPlan> {
  const { userId } = cook;
  try {
    const plan = await readPlan(services, cook, asked);
    const conflict = await explainConflict(plan.constraints, services.models.recipes);
    if (conflict) throw unsatisfiableChoices(conflict);
    return plan;
  } catch (error) {
    if (error instanceof NoticeError) {
      await refuseAsReservationWould(services.database, { userId, cost: generationCost(services) });
    }
    throw error;
  }
}
