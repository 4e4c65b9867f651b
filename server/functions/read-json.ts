import type { z } from 'zod';
import { ApiError } from '../errors.ts';

/** Returns the JSON body of a request, parsed by the schema. @throws ApiError 400, which names the field */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  // A body that is not JSON becomes null, which the schema refuses.
  const parsed = schema.safeParse(await request.json().catch(() => null));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiError(400, 'bad_request', `${issue?.path.join('.') || 'body'}: ${issue?.message}`);
}
