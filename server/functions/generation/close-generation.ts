import type { GenerationOutcome, Usage } from '#recipes/generation/outcome.ts';
import type { TokenCounts, TokenPrice } from '#recipes/models/model.ts';
import { statementAsService } from '../../database/statement-as-service.ts';
import type { Services } from '../../services.ts';
import type { ChosenPicture } from '../pictures/choose-picture.ts';
import type { Generation, StoredRemix, StoredResult } from './reserve.ts';

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

/**
 * Stores the recipe. A generation that was closed meanwhile is left unchanged and returned as it is.
 * @param remix what the recipe was made from, if it is a remix
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
  return row;
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
