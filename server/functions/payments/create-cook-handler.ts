import type { Context, Handler } from 'hono';
import type { z } from 'zod';
import { ApiError } from '../../errors.ts';
import type { DoorEnvironment } from '../../http/environment.ts';
import { createLimiter, type Rule } from '../../http/limiter.ts';
import type { PaymentServices } from '../../payments/payment-services.ts';
import { toProviderProblem } from '../../payments/provider-problem.ts';
import type { Services } from '../../services.ts';
import { printFailure } from '../print-failure.ts';
import { tooOften } from '../too-often.ts';
import { type PayingCook, readPayingCook } from './paying-cook.ts';
import { paymentRefusalOf } from './refusals.ts';

/** A function for signed-in cooks: its body schema, its rate limit and its answer. */
type CookFunction<Body> = {
  name: string;
  /** Undefined when the body is ignored. */
  body?: z.ZodType<Body>;
  /** Rate limit per cook. */
  limit: Rule;
  answer(services: PaymentServices, cook: PayingCook, body: Body): Promise<object>;
};

async function readBody<Body>(request: Request, schema: z.ZodType<Body>): Promise<Body> {
  const body: unknown = await request.json().catch((cause: unknown) => {
    throw new ApiError(400, 'bad_request', 'The body is not JSON.', { cause });
  });
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const message = `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'not usable'}`;
  throw new ApiError(400, 'bad_request', message);
}

function print(error: unknown, c: Context<DoorEnvironment>): Response {
  return printFailure(paymentRefusalOf(toProviderProblem(error)), c);
}

/** Returns a handler for signed-in cooks with a rate limit per cook. It prints refusals in the format that the app reads. */
export function createCookHandler<Body>(
  services: Services,
  { name, body: schema, limit, answer }: CookFunction<Body>,
): Handler<DoorEnvironment> {
  const limiter = createLimiter(services, name, limit);
  return async (c) => {
    try {
      const cook = await readPayingCook(c.req.raw, services);
      const waitMs = await limiter.take(cook.id);
      if (waitMs !== undefined) throw tooOften(waitMs);
      const body = schema ? await readBody(c.req.raw, schema) : (undefined as Body);
      return c.json(await answer({ ...services, log: c.get('log') }, cook, body));
    } catch (error) {
      return print(error, c);
    }
  };
}
