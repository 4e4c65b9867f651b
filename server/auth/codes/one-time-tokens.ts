import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { timingSafeEqualStrings } from '../../http/timing-safe-equal-strings.ts';
import type { AuthServices } from '../auth-services.ts';
import { contactAt } from '../contacts/contact.ts';
import { hashToken } from '../hash-token.ts';
import { insertFlowState } from '../queries/flow-states.ts';
import {
  findTokenByLink,
  type OneTimeTokenRow,
  replaceToken,
  type TokenType,
  takeCodeAttempt,
} from '../queries/one-time-tokens.ts';
import type { Contact } from '../queries/user-row.ts';
import type { Challenge } from './pkce.ts';
import { textedCodeSeconds } from './send-text.ts';
import { hashCode, newCode } from './six-digits.ts';

/** After this many wrong codes, only the link of the mail still works, or a new mail. */
const codeAttemptLimit = 5;

/** The two secrets of one mail: `linkToken` is in its link, `code` in its text. */
export type MintedToken = { linkToken: string; code: string };

export const pkcePrefix = 'pkce_';

/**
 * Mints link and code for a mail; they replace the previous ones of the same type.
 * @param flow with a PKCE challenge the link gives an auth code, which only the requesting client can exchange
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
  const code = newCode();
  await replaceToken(transaction, {
    userId,
    type,
    linkHash: hashToken(linkToken),
    codeHash: hashCode(auth, { ownerId: userId, purpose: type }, code),
    relatesTo: address,
    flowStateId,
    now,
  });
  return { linkToken, code };
}

/** Returns how long a code to this contact is valid. Texted codes expire sooner: lock screens show them, and they are not encrypted. */
function validSeconds(auth: AuthServices, { kind }: Contact): number {
  return kind === 'phone' ? textedCodeSeconds(auth) : auth.settings.auth.oneTimeCodeSeconds;
}

function isFresh(auth: AuthServices, row: OneTimeTokenRow, now: Date): boolean {
  const ageMs = now.getTime() - row.created_at.getTime();
  return ageMs <= validSeconds(auth, contactAt(row.relates_to)) * 1000;
}

/** Returns the unexpired token of a link, without consuming it. */
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

/** Returns the unexpired token of an address and a code. Costs one of the token's attempts, even if the code is right. */
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
    const boundTo = { ownerId: row.user_id, purpose: row.token_type };
    return (
      isFresh(auth, row, now) &&
      timingSafeEqualStrings(hashCode(auth, boundTo, code), row.code_hash ?? '')
    );
  });
}
