import { type FormEvent, useState } from 'react';
import { wordsOf } from '../../../data/session/call-auth.ts';
import { callPasskeys } from '../../../data/session/call-passkeys.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { type ListedPasskey, reloadPasskeys } from './passkey-list.ts';

/** @throws Error with a user-facing message */
async function rename(passkeyId: string, friendlyName: string) {
  const { auth } = await getSupabase();
  await callPasskeys(() => auth.passkey.update({ passkeyId, friendlyName }));
}

type RenamePasskeyProps = { cookId: string; passkey: ListedPasskey; onClose: () => void };

/** Renames a passkey, so that the user can tell the one on the laptop from the one on the phone. */
export function RenamePasskey({ cookId, passkey, onClose }: RenamePasskeyProps) {
  const [name, setName] = useState(passkey.name);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setFailure('Enter a name');
    setBusy(true);
    try {
      await rename(passkey.id, name.trim());
      await reloadPasskeys(cookId);
      onClose();
    } catch (cause) {
      setFailure(wordsOf(cause));
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title="Rename passkey">
      <form className="dialog-body stack" onSubmit={(event) => void save(event)} noValidate>
        <Field
          label="Name"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={failure ?? undefined}
        />
        <Button type="submit" tone="primary" size="large" block busy={busy}>
          {busy ? 'One moment...' : 'Save'}
        </Button>
      </form>
    </Dialog>
  );
}
