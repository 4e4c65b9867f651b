import type { z } from 'zod';
import { ApiError } from '../errors.ts';

/** The body of a call, as its schema has it. @throws ApiError 400, which names the field */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  // What is no JSON is refused by the schema, as what lacks every field.
  const parsed = schema.safeParse(await request.json().catch(() => null));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiError(400, 'bad_request', `${issue?.path.join('.') || 'body'}: ${issue?.message}`);
}
