import type { Context, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { explainConflict, readConstraints } from '#recipes/generate.ts';
import type { Constraints } from '#recipes/models/model.ts';
import { buildPrompt } from '#recipes/prompt/build-prompt.ts';
import { ApiError } from '../errors.ts';
import { callerOf } from '../http/claims.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import { logProblem, toApiError } from '../http/problems.ts';
import type { Services } from '../services.ts';
import { type GenerationRequest, readGenerationRequest } from './generation/read-request.ts';
import {
  cannotHonour,
  generationFailure,
  NoticeError,
  oneIsRunning,
  signedOut,
} from './generation/refusals.ts';
import {
  findGeneration,
  type Generation,
  readBalance,
  refuseAsReservationWould,
  reserveGeneration,
} from './generation/reserve.ts';
import { resolveLabels } from './generation/resolve-labels.ts';
import { runGeneration } from './generation/run-generation.ts';
import { waitForGeneration } from './generation/wait-for-generation.ts';

async function readUserId(request: Request, services: Services): Promise<string> {
  const refuse = ({ message, cause }: { message: string; cause: unknown }) =>
    new ApiError(401, 'invalid_token', message, { cause });
  const caller = await callerOf(request, services, refuse);
  const userId = caller.claims.sub;
  // The anon key is a valid token too: it stands for nobody.
  if (caller.role !== 'authenticated' || typeof userId !== 'string') throw signedOut();
  // The reservation runs as the service, past row security: a second factor has to be asked for here.
  const [factor] = await services.database.asCaller(
    caller,
    (transaction) => transaction<{ given: boolean }[]>`select auth.has_required_aal() as given`,
  );
  if (!factor?.given) {
    throw new ApiError(403, 'insufficient_aal', 'Please confirm with your second factor first.');
  }
  return userId;
}

/** Selections that cannot be honoured are refused last, so that nobody is told to change them and then "no credit". */
async function honour(
  services: Services,
  userId: string,
  chosen: Record<string, string[]>,
  wish: string,
) {
  try {
    const selections = await resolveLabels(services.database, chosen);
    const constraints: Constraints = readConstraints(selections, wish);
    const conflict = explainConflict(constraints, services.models.recipes);
    if (conflict) throw cannotHonour(conflict);
    return constraints;
  } catch (error) {
    if (error instanceof NoticeError) await refuseAsReservationWould(services.database, userId);
    throw error;
  }
}

function answerOf(generation: Generation, balance: number) {
  if (generation.status === 'running') throw oneIsRunning();
  if (generation.status !== 'completed' || !generation.result) {
    throw generationFailure(generation.reason ?? 'unexpected');
  }
  const { recipe, text, imageUrl } = generation.result;
  return {
    text,
    recipe,
    title: recipe.title,
    imageUrl,
    generationId: generation.id,
    model: generation.model,
    checks: recipe.checks,
    balance,
  };
}

/** A failure as the app reads it: the notice's title and message, and a code. */
function printFailure(error: unknown, c: Context<DoorEnvironment>): Response {
  const problem = toApiError(error);
  logProblem(c, problem);
  const title = problem instanceof NoticeError ? { title: problem.title } : {};
  return c.json(
    { error: problem.message, message: problem.message, code: problem.code, ...title },
    problem.status as ContentfulStatusCode,
  );
}

/**
 * Makes one recipe for one credit: reserve, generate, settle. A request with a key that was used before
 * answers the same generation; one that fails costs nothing.
 */
export function generateRecipe(services: Services): Handler<DoorEnvironment> {
  async function openAndRun(
    log: Logger,
    request: { userId: string; idempotencyKey: string; selections: object },
    asked: GenerationRequest,
  ): Promise<Generation> {
    const constraints = await honour(services, request.userId, asked.selections, asked.wish);
    const { generation, openedHere } = await reserveGeneration(services.database, {
      ...request,
      prompt: buildPrompt(constraints),
      model: `${services.models.recipes.provider}:${services.models.recipes.name}`,
    });
    if (!openedHere) return waitForGeneration(services, generation);
    const closed = await runGeneration(services, log, { id: generation.id, constraints });
    return { ...generation, ...closed };
  }

  async function serve(c: Context<DoorEnvironment>): Promise<Response> {
    const userId = await readUserId(c.req.raw, services);
    const asked = await readGenerationRequest(c.req.raw);
    const selections = { selections: asked.selections, q: asked.wish };
    const request = { userId, idempotencyKey: asked.idempotencyKey, selections };
    // Asked for before: its answer stands, whatever is offered or left of the balance by now.
    const known = await findGeneration(services.database, request);
    const closed = known
      ? await waitForGeneration(services, known)
      : await openAndRun(c.get('log'), request, asked);
    return c.json(answerOf(closed, await readBalance(services.database, userId)));
  }
  return (c) => serve(c).catch((error) => printFailure(error, c));
}
