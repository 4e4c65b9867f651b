import type { Context } from 'hono';
import { ApiError } from '../../../errors.ts';
import type { DoorEnvironment } from '../../../http/environment.ts';

/** The fields of a form that was sent. @throws ApiError 400 where the body is none */
export async function readForm(
  c: Context<DoorEnvironment>,
): Promise<Record<string, string | File>> {
  return c.req.parseBody().catch((cause: unknown) => {
    throw new ApiError(400, 'bad_request', 'The body is no form.', { cause });
  });
}
