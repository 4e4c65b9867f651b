import { Hono } from 'hono';
import { requireApiKey } from '../http/claims.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import { printProblem } from '../http/problems.ts';
import type { Services } from '../services.ts';
import { cancelGeneration } from './cancel-generation.ts';
import { generateRecipe } from './generate-recipe.ts';
import { createRunningGenerations } from './generation/running-generations.ts';

/** The door, and the moment when nothing that it began runs any more. */
export type FunctionsDoor = { door: Hono<DoorEnvironment>; settled: () => Promise<void> };

/** /functions/v1: one function a file. Each says itself who may call it. */
export function createFunctionsDoor(services: Services): FunctionsDoor {
  const running = createRunningGenerations(services);
  const door = new Hono<DoorEnvironment>();
  door.onError(printProblem);
  door.use(async (c, next) => {
    await requireApiKey(c.req.raw, services.keys);
    await next();
  });

  // for signed-in users
  door.post('/generate-recipe', generateRecipe(services, running));
  door.post('/cancel-generation', cancelGeneration(services, running));

  door.all('*', (c) =>
    c.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404),
  );
  return { door, settled: running.settled };
}
