import type { Services } from '../../services.ts';
import { balanceOf } from './credits.ts';
import { generationFailure } from './failures.ts';
import { oneIsRunning } from './refusals.ts';
import type { Generation } from './reserve.ts';

/**
 * Returns the response for a closed generation, plain or as the last event of a stream.
 * @throws NoticeError with the reason of a failed generation; 409 for one that still runs
 */
export async function answerGeneration(
  services: Pick<Services, 'settings' | 'database'>,
  userId: string,
  generation: Generation,
) {
  if (generation.status === 'running') throw oneIsRunning();
  if (generation.status !== 'completed' || !generation.result) {
    throw generationFailure(generation.reason ?? 'unexpected', generation.cost);
  }
  const { recipe, text, imageUrl, thumbnailUrl, base, remix } = generation.result;
  return {
    text,
    recipe,
    title: recipe.title,
    imageUrl,
    ...(thumbnailUrl ? { thumbnailUrl } : {}),
    generationId: generation.id,
    model: generation.model,
    checks: recipe.checks,
    ...(base && remix ? { base, remix } : {}),
    ...(await balanceOf(services, userId)),
  };
}
