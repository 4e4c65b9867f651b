import { type FormEvent, useId, useState } from 'react';
import { textLimits } from '#contract/limits.ts';
import { useCreditsEnabled } from '../../../data/credits/use-credits-enabled.ts';
import { useCook } from '../../../data/session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import type { AdminUser } from '../admin-user.ts';
import { GiveUpRole } from './give-up-role.tsx';
import { type UserDraft, useUserEditing } from './use-user-editing.ts';

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
  const { seen, draft, change, save, isSaving } = useUserEditing(user, onClose);
  const [asking, setAsking] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
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
          <Button type="submit" form={formId} tone="primary" busy={isSaving}>
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
          maxLength={textLimits.userName}
          {...(seen.rawName !== user.rawName && {
            hint: seen.rawName ? `It's now "${seen.rawName}".` : "It's now empty.",
          })}
          onChange={(event) => change({ fullName: event.target.value })}
        />
        {creditsEnabled && <CreditsFields draft={draft} change={change} />}
        <RoleField role={draft.role} onRole={(role) => change({ role })} />
      </form>
      <GiveUpRole
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          save();
        }}
      />
    </Dialog>
  );
}

type CreditsDraft = Pick<UserDraft, 'credits' | 'reason'>;
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
        maxLength={textLimits.reason}
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
