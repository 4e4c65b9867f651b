import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import type { AuthServices } from '../auth-services.ts';
import { type Contact, contactAt } from '../contacts/contact.ts';
import { hashToken } from '../hash-token.ts';
import { insertFlowState } from '../queries/flow-states.ts';
import {
  findTokenByLink,
  type OneTimeTokenRow,
  replaceToken,
  type TokenType,
  takeCodeAttempt,
} from '../queries/one-time-tokens.ts';
import type { Challenge } from './pkce.ts';
import { textedCodeSeconds } from './send-text.ts';

/** After so many wrong codes only the link of the mail still works, or a new mail. */
const codeAttemptLimit = 5;

/** The two secrets of one mail: `linkToken` stands in its link, `code` in its text. */
export type MintedToken = { linkToken: string; code: string };

export const pkcePrefix = 'pkce_';

function hashCode(auth: AuthServices, userId: string, type: TokenType, code: string): string {
  return createHmac('sha256', auth.hashKeys.codes)
    .update(`${userId}:${type}:${code}`)
    .digest('hex');
}

/**
 * Makes link and code for a mail, in the place of the last ones of their kind.
 * @param flow with a PKCE challenge the link will give an auth code, which only the asking client can trade in
 */
export async function mintToken(
  auth: AuthServices,
  transaction: Transaction,
  token: { userId: string; type: TokenType; address: string; now: Date },
  flow?: { challenge: Challenge | undefined; method: string },
): Promise<MintedToken> {
  const { userId, type, address, now } = token;
  const flowStateId = flow?.challenge
    ? await insertFlowState(transaction, {
        userId,
        ...flow.challenge,
        authenticationMethod: flow.method,
        now,
      })
    : null;
  const linkToken = `${flowStateId ? pkcePrefix : ''}${randomBytes(28).toString('hex')}`;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await replaceToken(transaction, {
    userId,
    type,
    linkHash: hashToken(linkToken),
    codeHash: hashCode(auth, userId, type, code),
    relatesTo: address,
    flowStateId,
    now,
  });
  return { linkToken, code };
}

/** How long a code to this contact is good for: a texted one stands on locked screens, and travels in the clear. */
function validSeconds(auth: AuthServices, { kind }: Contact): number {
  return kind === 'phone' ? textedCodeSeconds(auth) : auth.settings.auth.oneTimeCodeSeconds;
}

function isFresh(auth: AuthServices, row: OneTimeTokenRow, now: Date): boolean {
  const ageMs = now.getTime() - row.created_at.getTime();
  return ageMs <= validSeconds(auth, contactAt(row.relates_to)) * 1000;
}

/** The unexpired token that a link names. It is not used up yet. */
export async function findByLink(
  auth: AuthServices,
  linkToken: string,
  types: TokenType[],
  now: Date,
): Promise<OneTimeTokenRow | undefined> {
  const row = await auth.database.asAuth((transaction) =>
    findTokenByLink(transaction, hashToken(linkToken), types),
  );
  return row && isFresh(auth, row, now) ? row : undefined;
}

/** The unexpired token that an address and a code name. Costs one of its tries, also when it fits. */
export async function findByCode(
  auth: AuthServices,
  address: string,
  code: string,
  types: TokenType[],
  now: Date,
): Promise<OneTimeTokenRow | undefined> {
  const rows = await auth.database.asAuth((transaction) =>
    takeCodeAttempt(transaction, address, types, codeAttemptLimit),
  );
  return rows.find((row) => {
    const given = Buffer.from(hashCode(auth, row.user_id, row.token_type, code));
    const stored = Buffer.from(row.code_hash ?? '');
    return (
      isFresh(auth, row, now) && given.length === stored.length && timingSafeEqual(given, stored)
    );
  });
}
