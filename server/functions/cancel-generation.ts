import type { Handler } from 'hono';
import { z } from 'zod';
import { ApiError } from '../errors.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import type { Generation } from './generation/generation.ts';
import { refusalOf } from './generation/refusals.ts';
import type { RunningGenerations } from './generation/running-generations.ts';
import { printFailure } from './print-failure.ts';
import { balanceOf } from './read-balance.ts';
import { readSignedInCook } from './signed-in-cook.ts';

const bodySchema = z.object({ generationId: z.uuid() });

async function readGenerationId(request: Request): Promise<string> {
  const body: unknown = await request.json().catch((cause) => {
    throw new ApiError(400, 'bad_request', 'The body is not JSON.', { cause });
  });
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) throw new ApiError(400, 'bad_request', 'generationId: not an id');
  return parsed.data.generationId;
}

/** Cancels a generation, as long as no part of the recipe has been sent: the database decides which of the two came first. */
export function cancelGeneration(
  services: Services,
  running: RunningGenerations,
): Handler<DoorEnvironment> {
  async function cancel(userId: string, id: string) {
    try {
      const [row] = await services.database.asService(
        (transaction) => transaction<Pick<Generation, 'id' | 'status' | 'reason'>[]>`
          select id, status, reason from private.cancel_generation(${userId}, ${id})`,
      );
      return row;
    } catch (error) {
      throw refusalOf(error);
    }
  }

  return async (c) => {
    try {
      const userId = await readSignedInCook(c.req.raw, services);
      const generationId = await readGenerationId(c.req.raw);
      const cancelled = await cancel(userId, generationId);
      running.underway.get(generationId)?.stop();
      const { status, reason } = cancelled ?? {};
      return c.json({ generationId, status, reason, ...(await balanceOf(services, userId)) });
    } catch (error) {
      return printFailure(error, c);
    }
  };
}
