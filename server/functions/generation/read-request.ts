import { z } from 'zod';
import { limits, textLimits } from '#contract/limits.ts';
import { type Remix, remixSchema } from '#contract/remix.ts';
import { ApiError } from '../../errors.ts';

/** What a cook chose: names of categories under the slug of their group, and a wish in their own words. */
export type GenerationRequest = {
  selections: Record<string, string[]>;
  wish: string;
  /** With a remix there is no wish, and `selections` are only what must stay out of it: a remix takes its tastes from its base. */
  remix?: Remix;
  idempotencyKey: string;
};

/** Text that the database can store. */
const text = z.string().refine((value) => value.isWellFormed() && !value.includes('\0'), {
  error: 'holds a character that no text may have (NUL, or half of a surrogate pair)',
});
const names = z.array(text.trim().min(1).max(textLimits.catalogueName)).max(60);
const selectionsSchema = z.record(text.max(textLimits.slug), names);
/** The spec's own form, "options (the user's selections)", has the selections without a frame; a frame has room for a wish. */
const isFramed = (options: object): boolean =>
  ('selections' in options && !Array.isArray(options.selections)) ||
  ('remix' in options && !Array.isArray(options.remix));
const inFrame = (options: unknown): unknown =>
  typeof options !== 'object' || options === null || Array.isArray(options) || isFramed(options)
    ? options
    : { selections: options };
const frameSchema = z.object({
  selections: selectionsSchema.optional(),
  q: text.max(limits.questionMaxLength).nullish(),
  remix: remixSchema.nullish(),
});
const remixWithoutWish = ({ remix, q }: z.infer<typeof frameSchema>): boolean => !remix || !q;
const optionsSchema = z.preprocess(
  inFrame,
  frameSchema
    .refine(remixWithoutWish, {
      path: ['remix'],
      error: 'a remix takes its tastes from its base: there is no wish beside its change',
    })
    .nullish(),
);
const bodySchema = z.object({ options: optionsSchema });
const keyPattern = /^[\x21-\x7e]{1,200}$/;

function badRequest(message: string, cause?: unknown): ApiError {
  return new ApiError(400, 'bad_request', message, { cause });
}

/**
 * Reads the body of a request. The client's own `prompt` is ignored: the server builds the prompt from the options, since our
 * key must not give open access to the model.
 * @throws ApiError 400 that names the first invalid field
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
  const { selections = {}, q, remix } = parsed.data.options ?? {};
  const asked = { selections, wish: q ?? '', idempotencyKey: key };
  return remix ? { ...asked, remix } : asked;
}
