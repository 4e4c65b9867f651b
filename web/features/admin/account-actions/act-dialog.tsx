import { type FormEvent, type ReactNode, useId } from 'react';
import type { AccountState } from '#contract/by-admin.ts';
import { useCook } from '../../../data/session/session-store.ts';
import { ReauthenticatePanel } from '../../../layout/reauthenticate-panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { AccountFailure, AccountSkeleton } from './account-places.tsx';
import { useAccount } from './use-account.ts';
import { type Act, useAct } from './use-act.ts';

type ActDialogProps = {
  userId: string;
  title: string;
  onClose: () => void;
  /** Returns why the action is not possible; null when it is. */
  obstacle?: (account: AccountState) => string | null;
  /** The effects of the action, and the fields to fill in. */
  children: (account: AccountState) => ReactNode;
  submitLabel: (account: AccountState) => string;
  isDanger?: boolean;
  /** Returns the action for a submit; null when input is missing, which the fields then report. */
  plan: (account: AccountState) => Act | null;
};

/** Loads an account, explains an action on it, runs it, and requires reauthentication when the session is old. */
export function ActDialog(props: ActDialogProps) {
  const { userId, title, onClose, obstacle, isDanger = false } = props;
  const formId = useId();
  const account = useAccount(userId);
  const { run, busy, failure, owing } = useAct(onClose);
  const state = account.data;
  const isBlocked = state ? obstacle?.(state) : null;
  const isReady = state && !isBlocked && !owing;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!state || busy) return;
    const act = props.plan(state);
    if (act) void run(act);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        isReady && (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={formId} tone={isDanger ? 'danger' : 'primary'} busy={busy}>
              {props.submitLabel(state)}
            </Button>
          </>
        )
      }
    >
      <div className="dialog-body">
        {account.isError && (
          <AccountFailure why={account.error.message} onTryAgain={() => void account.refetch()} />
        )}
        {account.isPending && <AccountSkeleton />}
        {isBlocked && <p className="soft">{isBlocked}</p>}
        {isReady && (
          <form id={formId} className="stack" onSubmit={submit} noValidate>
            {failure && (
              <NoticeBox tone="tomato" title="Nothing was changed">
                <p>{failure}</p>
              </NoticeBox>
            )}
            {props.children(state)}
          </form>
        )}
        {owing && state && (
          <Proof label={props.submitLabel(state)} onReauthenticated={() => run(owing)} />
        )}
      </div>
    </Dialog>
  );
}

function Proof({
  label,
  onReauthenticated,
}: {
  label: string;
  onReauthenticated: () => Promise<string | null>;
}) {
  const cook = useCook();
  if (!cook) return null;
  return (
    <ReauthenticatePanel
      cook={cook}
      purpose="manage_account"
      inOrder="To continue"
      submitLabel={label}
      returnPath="/admin"
      onReauthenticated={onReauthenticated}
    />
  );
}
