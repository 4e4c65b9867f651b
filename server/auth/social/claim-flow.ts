import { AuthError } from '../auth-error.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import { hashToken } from '../hash-token.ts';
import { deleteFlowState } from '../queries/flow-states.ts';
import { lockProviderFlow, type ProviderFlowRow } from '../queries/provider-flows.ts';
import { findUserById } from '../queries/users.ts';
import { flowLifeMs, isWhereItBegan } from './browser-binding.ts';
import type { SocialProvider } from './social-provider.ts';

export type Claim =
  | { kind: 'claimed'; flow: ProviderFlowRow; provider: SocialProvider }
  /** The user has to confirm first: this browser did not begin the linking flow. */
  | { kind: 'ask'; provider: SocialProvider; account: string };

function badState(message: string): AuthError {
  return new AuthError(400, 'bad_oauth_state', message);
}

/**
 * Deletes the flow of a state, so that the same answer cannot be used twice, whatever happens next. A browser that did not begin the
 * flow does not use it up, unless the user confirmed the link.
 * @param isConfirmed the user confirmed the link on our page, or there is nothing to link
 * @throws AuthError bad_oauth_state
 */
export async function claimFlow(
  auth: AuthServices,
  c: AuthContext,
  { state, isConfirmed, now }: { state: string; isConfirmed: boolean; now: Date },
): Promise<Claim> {
  return auth.database.asAuth(async (transaction): Promise<Claim> => {
    const flow = await lockProviderFlow(transaction, hashToken(state));
    const provider = flow && auth.providers.get(flow.provider_type);
    if (!flow || !provider) throw badState('OAuth state not found or expired');
    if (now.getTime() - flow.created_at.getTime() > flowLifeMs) {
      throw badState('OAuth state has expired');
    }
    const { linking_target_id: linkTo } = flow;
    if (!isWhereItBegan(auth, c, provider, flow.browser_hash)) {
      if (!linkTo)
        throw badState('The sign-in was begun in another browser, or its cookie is gone');
      if (!isConfirmed) {
        const user = await findUserById(transaction, linkTo);
        return { kind: 'ask', provider, account: user?.email || `+${user?.phone ?? ''}` };
      }
    }
    await deleteFlowState(transaction, flow.id);
    return { kind: 'claimed', flow, provider };
  });
}
