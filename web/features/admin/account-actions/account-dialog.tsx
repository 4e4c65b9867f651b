import type { ReactNode } from 'react';
import type { AccountState } from '#contract/by-admin.ts';
import { countOf, dateAndTime } from '#contract/in-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { AdminUser } from '../admin-user.ts';
import { AccountFailure, AccountSkeleton } from './account-places.tsx';
import { secondSteps, signInWays, standing } from './in-words.ts';
import { useAccount } from './use-account.ts';

type AccountDialogProps = { user: AdminUser; onClose: () => void };

/** Shows the state, sign-in methods and devices of an account, and counts of its data. */
export function AccountDialog({ user, onClose }: AccountDialogProps) {
  const { data, isError, isPending, error, refetch } = useAccount(user.id);
  return (
    <Dialog open onClose={onClose} title={`Account of ${user.fullName}`}>
      <div className="dialog-body">
        {isError && <AccountFailure why={error.message} onTryAgain={() => void refetch()} />}
        {isPending && <AccountSkeleton />}
        {data && <AccountFacts account={data} />}
      </div>
    </Dialog>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function stateTone({ suspendedUntil, isConfirmed }: AccountState) {
  if (suspendedUntil) return 'tomato';
  return isConfirmed ? 'herb' : 'butter';
}

function AccountFacts({ account }: { account: AccountState }) {
  const { sessions, passkeys, lastSignInAt, recoveryCodesLeft } = account;
  const steps = secondSteps(account);
  const lastSeen = sessions.lastSeenAt && `, last seen ${dateAndTime(sessions.lastSeenAt)}`;
  return (
    <dl className="purchase-facts">
      <Fact name="State">
        <Badge tone={stateTone(account)} className="account-state">
          {standing(account)}
        </Badge>
      </Fact>
      <Fact name="Reached at">{account.confirmation}</Fact>
      <Fact name="Joined">{dateAndTime(account.createdAt)}</Fact>
      <Fact name="Last sign-in">{lastSignInAt ? dateAndTime(lastSignInAt) : 'Never'}</Fact>
      <Fact name="Signs in by">{signInWays(account)}</Fact>
      <Fact name="Second steps">{steps.length > 0 ? steps.join('; ') : 'None'}</Fact>
      {recoveryCodesLeft !== null && (
        <Fact name="Recovery codes">{`${recoveryCodesLeft} left`}</Fact>
      )}
      <Fact name="Passkeys">{passkeys.length > 0 ? String(passkeys.length) : 'None'}</Fact>
      <Fact name="Devices">
        {sessions.count > 0
          ? `${countOf(sessions.count, 'device')} signed in${lastSeen || ''}`
          : 'None signed in'}
      </Fact>
      <Fact name="Keeps">
        {`${countOf(account.recipes, 'recipe')}, ${countOf(account.favorites, 'favorite')}, ${countOf(account.ratings, 'rating')}, ${countOf(account.purchases, 'purchase')}`}
      </Fact>
    </dl>
  );
}
