import { type FormEvent, useState } from 'react';
import { deletionWord } from '#contract/account.ts';
import { notices } from '#contract/notices.ts';
import { useCreditsEnabled } from '../../../data/credits/use-credits-enabled.ts';
import type { Cook } from '../../../data/session/cook.ts';
import { ReauthenticatePanel } from '../../../layout/reauthenticate-panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { deleteAccount, signOutAndForgetDevice } from './delete-account.ts';
import { useLossInWords } from './what-goes.ts';

/** Ignores case and surrounding spaces: phone keyboards capitalize the first letter or add a trailing space. */
const isTheWord = (typed: string) => typed.trim().toUpperCase() === deletionWord;

type Step = 'confirm' | 'prove';

/** Deletes the account and signs out, or goes to the step "prove". @returns the reason for a refusal, or null */
function useDeletion(onStep: (step: Step) => void) {
  return async (): Promise<string | null> => {
    const outcome = await deleteAccount();
    if (outcome.kind === 'refused') return outcome.why;
    if (outcome.kind === 'needs-proof') onStep('prove');
    else await signOutAndForgetDevice();
    return null;
  };
}

type DeleteAccountDialogProps = { cook: Cook; onClose: () => void };

/** Lists what will be deleted, requires the confirmation word, and asks for reauthentication if the server demands it. */
export default function DeleteAccountDialog({ cook, onClose }: DeleteAccountDialogProps) {
  const [step, setStep] = useState<Step>('confirm');
  const erase = useDeletion(setStep);
  const loss = useLossInWords(cook.id);
  const hasCredits = useCreditsEnabled();
  return (
    <Dialog open onClose={onClose} title="Delete your account?">
      <div className="dialog-body">
        {step === 'confirm' ? (
          <>
            <p className="soft">
              {loss} will be gone for good, along with your favorites, ratings and sign-ins, on
              every device. This can't be undone{hasCredits && ", and credits aren't refunded"}.
            </p>
            <TypedConfirmation onConfirmed={erase} onCancel={onClose} />
          </>
        ) : (
          <ReauthenticatePanel
            cook={cook}
            purpose="delete_account"
            inOrder="To delete your account"
            submitLabel="Delete my account"
            returnPath="/profile"
            onReauthenticated={erase}
          />
        )}
      </div>
    </Dialog>
  );
}

type TypedConfirmationProps = { onConfirmed: () => Promise<string | null>; onCancel: () => void };

function TypedConfirmation({ onConfirmed, onCancel }: TypedConfirmationProps) {
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isTheWord(typed)) return setMissing(true);
    setBusy(true);
    setFailure(null);
    setFailure(await onConfirmed());
    setBusy(false);
  }

  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      {failure && (
        <NoticeBox tone="tomato" title={notices.accountNotDeleted.title}>
          {failure}
        </NoticeBox>
      )}
      <Field
        label={`Type ${deletionWord} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={missing ? `Type ${deletionWord} to delete your account` : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setMissing(false);
        }}
      />
      <div className="danger-actions">
        <Button onClick={onCancel}>Keep my account</Button>
        <Button type="submit" tone="danger" busy={busy}>
          {busy ? 'Deleting...' : 'Delete my account'}
        </Button>
      </div>
    </form>
  );
}
