import type { GenerationOutcome, Usage } from '#recipes/generation/outcome.ts';
import type { TokenCounts, TokenPrice } from '#recipes/models/model.ts';
import { statementAsService } from '../../database/statement-as-service.ts';
import { sqlStateOf } from '../../errors.ts';
import { toApiError } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import type { ChosenPicture } from '../pictures/choose-picture.ts';
import type { Generation, StoredRemix, StoredResult } from './generation.ts';

type Closed = Pick<Generation, 'status' | 'result' | 'reason' | 'detail'>;

const closedWith = statementAsService<Closed>(
  `select status, result, reason, detail from private.complete_generation($1::uuid,
     $2::jsonb, $3::jsonb, $4::int, $5::int, $6::numeric, $7::boolean)`,
);
const closedWithout = statementAsService<Closed>(
  `select status, result, reason, detail from private.fail_generation($1::uuid,
     $2, $3, $4::jsonb, $5::int, $6::int, $7::numeric, $8::boolean, $9)`,
);

const perPrice = 1_000_000;

/** Returns the provider's price for these tokens in US dollars; null when the price is unknown. */
function costOf(tokens: TokenCounts, price: TokenPrice | undefined): number | null {
  if (!price) return null;
  const { inputUsdPerMillionTokens, outputUsdPerMillionTokens } = price;
  const input = (tokens.inputTokens * inputUsdPerMillionTokens) / perPrice;
  return input + (tokens.outputTokens * outputUsdPerMillionTokens) / perPrice;
}

/** Returns the addresses, and in `details` the plate with the address of its picture: a saved recipe may show another picture. */
function storedPicture(
  picture: ChosenPicture,
): Pick<StoredResult, 'imageUrl' | 'thumbnailUrl' | 'details'> {
  if (!('plate' in picture) || !picture.plate) return picture;
  const { plate, ...addresses } = picture;
  return { ...addresses, details: { picture: { url: addresses.imageUrl, plate } } };
}

/** Returns the loggable part of an error. A provider's error may carry the request with its prompt and API key: these are left out. */
function described(cause: unknown): object | undefined {
  if (cause === undefined) return undefined;
  if (!(cause instanceof Error)) return { message: String(cause) };
  return { type: cause.name, message: cause.message, stack: cause.stack };
}

/**
 * Stores the recipe with its picture.
 * @param remix what the recipe was made from, if it is a remix
 * @returns undefined when another request or process has closed the generation meanwhile, which is then left unchanged
 */
export async function completeGeneration(
  { database, models }: Services,
  id: string,
  { recipe, text, timings, tokens, repaired }: GenerationOutcome & { ok: true },
  { picture, remix }: { picture: ChosenPicture; remix: StoredRemix | undefined },
): Promise<Closed | undefined> {
  const result: StoredResult = { recipe, text, ...storedPicture(picture), ...remix, timings };
  const [row] = await closedWith(database, [
    id,
    JSON.stringify(result),
    JSON.stringify(timings),
    tokens.inputTokens,
    tokens.outputTokens,
    costOf(tokens, models.price),
    repaired,
  ]);
  return row?.status === 'completed' ? row : undefined;
}

type Failed = {
  reason: string;
  /** For the operator. */
  detail: string;
  /** For admins: contains no text of the cook or of the recipe. */
  note?: string | undefined;
  usage?: Usage;
};

/** Closes a generation without a recipe. The credit is refunded once, however many callers try. */
export async function failGeneration(
  { database, models }: Services,
  id: string,
  { reason, detail, note, usage }: Failed,
): Promise<Closed | undefined> {
  const { timings = null, tokens, repaired = false } = usage ?? {};
  const { inputTokens = null, outputTokens = null } = tokens ?? {};
  const costUsd = tokens ? costOf(tokens, models.price) : null;
  const [row] = await closedWithout(database, [
    ...[id, reason, detail, timings && JSON.stringify(timings)],
    ...[inputTokens, outputTokens, costUsd, repaired, note ?? null],
  ]);
  return row;
}

/**
 * Fails a generation that has no recipe, or whose recipe came after it was closed. Its usage is recorded in both cases.
 * @param abortReason why the engine was aborted: it takes precedence over the reason that the engine reports
 */
export function failWithoutRecipe(
  services: Services,
  { id, model }: Generation,
  outcome: GenerationOutcome,
  abortReason: string | undefined,
): Promise<Closed | undefined> {
  const { tokens, timings, repaired } = outcome;
  const usage = { tokens, timings, repaired };
  const reason = outcome.ok ? 'cancelled' : (abortReason ?? outcome.reason);
  const detail = outcome.ok ? 'The recipe came too late.' : outcome.message;
  const note = outcome.ok ? detail : outcome.note;
  const err = outcome.ok ? undefined : described(outcome.cause);
  services.log.warn({ generationId: id, model, reason, ...usage, err }, 'generation failed');
  return failGeneration(services, id, { reason, detail, note, usage });
}

/** Fails a generation after an unexpected error: the log gets the full error, the admin a pointer to the log, the client whether to retry. */
export async function failUnexpectedly(
  services: Services,
  generation: Generation,
  error: unknown,
): Promise<Generation> {
  const { id } = generation;
  if (sqlStateOf(error) === 'STNTF') {
    // The account was deleted, and with it the generation's row and its credit: there is nothing to close.
    const detail = 'The account was deleted.';
    return { ...generation, status: 'failed', result: null, reason: 'cancelled', detail };
  }
  services.log.error({ generationId: id, err: described(error) }, 'generation crashed');
  const closed = await failGeneration(services, id, {
    // Treat a transient database outage as retryable.
    reason: toApiError(error).status === 503 ? 'interrupted' : 'unexpected',
    detail: String(error),
    note: `${error instanceof Error ? error.name : 'Error'}: see the log.`,
  });
  return { ...generation, ...closed };
}
