import type { LinkMessageCode } from '#contract/link-messages.ts';
import { isBanned } from '../accounts/accounts.ts';
import type { AuthServices } from '../auth-services.ts';
import { hashToken } from '../hash-token.ts';
import { findUsedToken, type TokenType, type UsedTokenRow } from '../queries/one-time-tokens.ts';
import type { UserRow } from '../queries/user-row.ts';
import { findUserById } from '../queries/users.ts';

/** For this long after its use, a link reports that it was used. Later it is refused like an unknown link. */
const usedLinkSeconds = 15 * 60;

/** Message codes by the `type` of the link. The type `email` is not listed because both kinds of tokens use it. */
const codesByType = new Map<string, LinkMessageCode>([
  ['signup', 'signup_link_used'],
  ['invite', 'invite_link_used'],
  ['magiclink', 'magiclink_link_used'],
  ['recovery', 'recovery_link_used'],
  ['email_change', 'email_change_link_used'],
]);

function codeOf(type: string, { token_type: tokenType }: UsedTokenRow) {
  if (type !== 'email') return codesByType.get(type);
  return tokenType === 'confirmation_token' ? 'signup_link_used' : 'magiclink_link_used';
}

/** Returns the message about what the use of a token did; undefined if the account has changed since. */
function messageOf(type: string, token: UsedTokenRow, user: UserRow): LinkMessageCode | undefined {
  if (user.email === token.relates_to) return codeOf(type, token);
  const isHalfDone =
    token.token_type.startsWith('email_change') &&
    user.email_change === token.relates_to &&
    user.email_change_confirm_status === 1;
  return isHalfDone ? 'email_change_half_done' : undefined;
}

/**
 * Returns the message for a link that was used successfully a short time ago. The link does not sign in again.
 * @returns undefined if the link must be refused like an unknown one: it was used too long ago or never, a newer mail has replaced it,
 * or its account is deleted, suspended or at another address
 */
export async function findUsedLink(
  auth: AuthServices,
  link: { token: string; type: string; tokenTypes: TokenType[] },
  now: Date,
): Promise<{ kind: 'message'; code: LinkMessageCode } | undefined> {
  const since = new Date(now.getTime() - usedLinkSeconds * 1000);
  const code = await auth.database.asAuth(async (transaction) => {
    const linkHash = hashToken(link.token);
    const token = await findUsedToken(transaction, linkHash, link.tokenTypes, since);
    const user = token && (await findUserById(transaction, token.user_id));
    if (!user || user.deleted_at || isBanned(user, now)) return undefined;
    return messageOf(link.type, token, user);
  });
  return code && { kind: 'message', code };
}
