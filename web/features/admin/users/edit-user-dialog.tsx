import { type FormEvent, useId, useState } from 'react';
import { useCreditsEnabled } from '../../../data/credits/use-credits-enabled.ts';
import { useCook } from '../../../data/session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import type { AdminUser } from './admin-user.ts';
import { GiveUpRole } from './give-up-role.tsx';
import { parseCredits } from './parse-credits.ts';
import { type UserValues, useEditUser } from './use-edit-user.ts';

type EditUserDialogProps = {
  /** The user as it was when the dialog opened: a save writes only what differs. */
  user: AdminUser;
  onClose: () => void;
};

/** Edits Full Name, Credits with an optional reason, and Role (spec §2). */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const formId = useId();
  const cook = useCook();
  const creditsEnabled = useCreditsEnabled();
  const [asking, setAsking] = useState(false);
  const [seen, setSeen] = useState<UserValues>(user);
  const [draft, setDraft] = useState({
    fullName: user.storedName,
    credits: String(user.credits),
    reason: '',
    role: user.role,
  });
  const { mutate, isPending } = useEditUser();
  const change = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }));

  function save() {
    setAsking(false);
    const { role } = draft;
    const [fullName, reason] = [draft.fullName.trim(), draft.reason.trim()];
    const credits = parseCredits(draft.credits);
    const same = fullName === seen.storedName && credits === seen.credits && role === seen.role;
    if (same) return onClose();
    mutate(
      { userId: user.id, seen, fullName, credits, reason, role },
      {
        onSuccess: ({ raced, now }) => {
          if (!raced) return onClose();
          setSeen({ ...seen, ...now });
          if (raced === 'credits') change({ credits: String(now.credits) });
        },
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (cook?.id === user.id && seen.role === 'admin' && draft.role === 'user') setAsking(true);
    else save();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Edit ${user.fullName}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="primary" busy={isPending}>
            Save Changes
          </Button>
        </>
      }
    >
      <form id={formId} className="dialog-body" onSubmit={submit} noValidate>
        <p className="small soft">{user.email}</p>
        <Field
          label="Full Name"
          value={draft.fullName}
          maxLength={120}
          {...(seen.rawName !== user.rawName && {
            hint: seen.rawName ? `It's now "${seen.rawName}".` : "It's now empty.",
          })}
          onChange={(event) => change({ fullName: event.target.value })}
        />
        {creditsEnabled && <CreditsFields draft={draft} change={change} />}
        <RoleField role={draft.role} onRole={(role) => change({ role })} />
      </form>
      <GiveUpRole open={asking} onCancel={() => setAsking(false)} onConfirm={save} />
    </Dialog>
  );
}

type CreditsDraft = { credits: string; reason: string };
type CreditsFieldsProps = { draft: CreditsDraft; change: (part: Partial<CreditsDraft>) => void };

function CreditsFields({ draft, change }: CreditsFieldsProps) {
  return (
    <>
      <Field
        label="Credits"
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        value={draft.credits}
        onChange={(event) => change({ credits: event.target.value })}
      />
      <Field
        label="Reason for the credit change"
        hint="Optional. Shown with your name in the user's credit history."
        value={draft.reason}
        maxLength={500}
        onChange={(event) => change({ reason: event.target.value })}
      />
    </>
  );
}

type RoleFieldProps = { role: AdminUser['role']; onRole: (role: AdminUser['role']) => void };

function RoleField({ role, onRole }: RoleFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Role</label>
      <select
        id={id}
        className="input"
        value={role}
        onChange={(event) => onRole(event.target.value === 'admin' ? 'admin' : 'user')}
      >
        <option value="user">user</option>
        <option value="admin">admin</option>
      </select>
    </div>
  );
}
