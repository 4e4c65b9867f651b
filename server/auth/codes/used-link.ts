import type { LinkMessageCode } from '#contract/link-messages.ts';
import { isBanned } from '../accounts/accounts.ts';
import type { AuthServices } from '../auth-services.ts';
import { hashToken } from '../hash-token.ts';
import { findUsedToken, type TokenType, type UsedTokenRow } from '../queries/one-time-tokens.ts';
import type { UserRow } from '../queries/user-row.ts';
import { findUserById } from '../queries/users.ts';

/** For how long after its use a link says that it was used. Later it reads like one that never existed. */
const usedLinkSeconds = 15 * 60;

/** By the `type` that the link brings along. `email` is the type of both kinds of tokens. */
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

/** What the use of a token left behind, where that is still so; undefined where the account has gone on since. */
function messageOf(type: string, token: UsedTokenRow, user: UserRow): LinkMessageCode | undefined {
  if (user.email === token.relates_to) return codeOf(type, token);
  const isHalfDone =
    token.token_type.startsWith('email_change') &&
    user.email_change === token.relates_to &&
    user.email_change_confirm_status === 1;
  return isHalfDone ? 'email_change_half_done' : undefined;
}

/**
 * What to say to somebody who opens a link that was used successfully a short time ago. It opens nothing.
 * @returns undefined where the link is to be refused like an unknown one: it was used too long ago or never, a newer mail has replaced
 * it, or its account is deleted, suspended or at another address
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
