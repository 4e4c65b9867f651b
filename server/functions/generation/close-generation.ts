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

/** What the engine made: a recipe with its picture, or no recipe with the reason. `remix` is what a remix was made from. */
export type Made =
  | {
      outcome: GenerationOutcome & { ok: true };
      picture: ChosenPicture;
      remix: StoredRemix | undefined;
    }
  | { outcome: GenerationOutcome & { ok: false }; reason: string };

/**
 * Stores the recipe with its picture.
 * @returns undefined when another request or process has closed the generation meanwhile, which is then left unchanged
 */
async function completeGeneration(
  { database, models }: Services,
  id: string,
  { outcome, picture, remix }: Extract<Made, { picture: ChosenPicture }>,
): Promise<Closed | undefined> {
  const { recipe, text, timings, tokens, repaired } = outcome;
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

/** Fails a generation that has no recipe, or whose recipe came after it was closed. Its usage is recorded in both cases. */
function failWithoutRecipe(
  services: Services,
  { id, model }: Generation,
  made: Made,
): Promise<Closed | undefined> {
  const { tokens, timings, repaired } = made.outcome;
  const usage = { tokens, timings, repaired };
  const late = 'The recipe came too late.';
  const { reason, detail, note, err } =
    'reason' in made
      ? {
          reason: made.reason,
          detail: made.outcome.message,
          note: made.outcome.note,
          err: described(made.outcome.cause),
        }
      : { reason: 'cancelled', detail: late, note: late, err: undefined };
  services.log.warn({ generationId: id, model, reason, ...usage, err }, 'generation failed');
  return failGeneration(services, id, { reason, detail, note, usage });
}

/** Fails a generation after an unexpected error: the log gets the full error, the admin a pointer to the log, the client whether to retry. */
async function failUnexpectedly(
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

/**
 * Closes a generation with its recipe, or without one when there is none, or when making or storing it failed.
 * @returns the closed generation, completed or failed
 */
export async function closeGeneration(
  services: Services,
  generation: Generation,
  making: Promise<Made>,
): Promise<Generation> {
  try {
    const made = await making;
    const completed =
      'picture' in made ? await completeGeneration(services, generation.id, made) : undefined;
    const closed = completed ?? (await failWithoutRecipe(services, generation, made));
    return { ...generation, ...closed };
  } catch (error) {
    return failUnexpectedly(services, generation, error);
  }
}
