import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { ApiError } from '../../errors.ts';

/** What a cook chose: names of categories under the slug of their group, and a wish in their own words. */
export type GenerationRequest = {
  selections: Record<string, string[]>;
  wish: string;
  idempotencyKey: string;
};

const names = z.array(z.string().trim().min(1).max(80)).max(60);
const selectionsSchema = z.record(z.string().max(80), names);
const optionsSchema = z.union([
  z.object({
    selections: selectionsSchema,
    q: z.string().max(limits.questionMaxLength).nullish(),
  }),
  // The spec's own form: "options (the user's selections)", without a frame around them.
  selectionsSchema.transform((selections) => ({ selections, q: undefined })),
]);
const bodySchema = z.object({ options: optionsSchema.nullish() });
const keyPattern = /^[\x21-\x7e]{1,200}$/;

function badRequest(message: string, cause?: unknown): ApiError {
  return new ApiError(400, 'bad_request', message, { cause });
}

/**
 * Reads the body of a call. The client's own `prompt` is left aside: the server builds it from the options, since our
 * key is not an open model.
 * @throws ApiError 400 naming the first field that cannot be used
 */
export async function readGenerationRequest(request: Request): Promise<GenerationRequest> {
  const body: unknown = await request.json().catch((cause) => {
    throw badRequest('The body is not JSON.', cause);
  });
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw badRequest(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'not usable'}`);
  }
  const key = request.headers.get('idempotency-key') ?? crypto.randomUUID();
  if (!keyPattern.test(key)) {
    throw badRequest('Idempotency-Key: 1 to 200 printable ASCII characters without spaces.');
  }
  const { selections = {}, q } = parsed.data.options ?? {};
  return { selections, wish: q ?? '', idempotencyKey: key };
}
