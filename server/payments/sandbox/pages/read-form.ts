import type { Context } from 'hono';
import { ApiError } from '../../../errors.ts';
import type { DoorEnvironment } from '../../../http/environment.ts';

/** Reads the fields of a submitted form. @throws ApiError 400 when the body is not a form */
export async function readForm(
  c: Context<DoorEnvironment>,
): Promise<Record<string, string | File>> {
  return c.req.parseBody().catch((cause: unknown) => {
    throw new ApiError(400, 'bad_request', 'The body is no form.', { cause });
  });
}
