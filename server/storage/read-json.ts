import type { Context } from 'hono';
import type { z } from 'zod';
import type { DoorEnvironment } from '../http/environment.ts';
import { badRequest } from './problems.ts';

/** Parses the body of a call with its schema. @throws StorageProblem 400, which names the field */
export async function readJson<T extends z.ZodType>(
  c: Context<DoorEnvironment>,
  schema: T,
): Promise<z.infer<T>> {
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch (cause) {
    if (cause instanceof SyntaxError) throw badRequest('The body is no JSON.', cause);
    throw cause;
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badRequest(`body/${issue?.path.join('/') ?? ''}: ${issue?.message ?? 'cannot be read'}`);
}
