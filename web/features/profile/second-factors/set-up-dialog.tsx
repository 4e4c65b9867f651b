import { type FormEvent, type ReactNode, useState } from 'react';
import { callAuth, wordsOf } from '../../../data/session/call-auth.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { notify } from '../../../ui/notify.ts';
import { freeName } from './kinds-in-words.ts';
import type { FactorKind, SecondFactorList } from './second-factor-list.ts';

export type SetUpProps = { list: SecondFactorList; onClose: () => void };

type SetUpDialogProps = SetUpProps & {
  kind: FactorKind;
  title: string;
  about: string;
  /** Additional fields for the first step. */
  fields?: ReactNode;
  /** The factor that waits for verification; null in the first step. */
  enrolledId: string | null;
  /** Runs the first step. @throws Error with a message for the user */
  onNamed: (name: string) => Promise<void>;
  /** The second step; it calls `done` when the factor is verified. */
  children: (done: () => void) => ReactNode;
};

/** Removes unverified factors, which frees their names. Sign-in never asks for them. */
async function takeBack(factorIds: string[]) {
  const { auth } = await getSupabase();
  for (const factorId of factorIds) await callAuth(() => auth.mfa.unenroll({ factorId }));
}

/** Two steps: a name, then the proof. Leaving in between removes the unverified factor. */
export function SetUpDialog(props: SetUpDialogProps) {
  const { kind, list, title, about, fields, enrolledId, onNamed, onClose, children } = props;
  const [name, setName] = useState(() => freeName(kind, list.factors));
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function begin(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setFailure('Enter a name');
    setBusy(true);
    setFailure(null);
    try {
      // A factor from an earlier, interrupted set-up takes up a name and counts towards the limit.
      await takeBack(list.unfinishedIds);
      await onNamed(name.trim());
    } catch (cause) {
      setFailure(wordsOf(cause));
    }
    setBusy(false);
  }

  function leave() {
    onClose();
    if (!enrolledId) return;
    takeBack([enrolledId]).catch((cause: unknown) =>
      console.warn('An unfinished second step was left behind.', cause),
    );
  }

  function finish() {
    notify({ title: 'Two-step sign-in is on', message: `${name.trim()} added.`, tone: 'success' });
    onClose();
  }

  return (
    <Dialog open onClose={leave} title={title}>
      <div className="dialog-body">
        {enrolledId ? (
          children(finish)
        ) : (
          <form className="stack" onSubmit={(event) => void begin(event)} noValidate>
            <p className="soft">{about}</p>
            {failure && (
              <NoticeBox tone="tomato" title="That didn't work">
                {failure}
              </NoticeBox>
            )}
            {fields}
            <Field
              label="Name"
              hint="A name to tell your devices apart."
              autoComplete="off"
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" tone="primary" size="large" block busy={busy}>
              {busy ? 'One moment...' : 'Continue'}
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  );
}
